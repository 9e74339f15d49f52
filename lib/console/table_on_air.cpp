// A table on the air, as the screens see it.
#include "console/table.h"

namespace seaglass {

namespace {

constexpr int decided = -1;  // and what came of it is still to be shown

}  // namespace

Sitting& Table::lay(GameName name) {
  set(name);
  journal_on_air_.emplace(shelf_, *journal_, number_of(name));
  sitting_.emplace(game(), state_, *journal_on_air_);
  return *sitting_;
}

Journal& Table::home(GameName name) {
  name_ = name;
  journal_.emplace(shelf_.table(number_of(name_)));
  journal_on_air_.emplace(shelf_, *journal_, number_of(name_));
  return *journal_on_air_;
}

void Table::follow(TableHost& hosted) {
  hosted_ = &hosted;
  begin_to_follow();
}

void Table::follow(TableGuest& joined) {
  CHECK(joined.has_state());
  sitting_.reset();
  name_ = static_cast<GameName>(joined.roster().game);
  company_ = joined.roster().company();
  players_ = joined.roster().players;
  deal_ = joined.deal();
  hosted_ = nullptr;
  joined_ = &joined;
  begin_to_follow();
}

/// What was told before nobody here has missed.
void Table::begin_to_follow() {
  ToldEvent told;
  heard_ = 0;
  while (told_on_air().next(heard_, told)) continue;
  refused_ = false;
  open_ = false;
  look();
  clear();
  if (!people().empty()) near_ = people().first();
  revision_ = newest_revision();
  decisions_ = decisions_of(near_);
}

int Table::newest_revision() const {
  if (is_cleared()) return revision_;
  return joined_ != nullptr ? joined_->revision() : hosted_->revision();
}

/// Nobody else decides for a person of the unit that hosts.
int Table::decisions_of(Seat seat) const {
  return joined_ != nullptr ? joined_->decisions_of(seat) : 0;
}

const ToldEvents& Table::told_on_air() const {
  return joined_ != nullptr ? joined_->events() : hosted_->events();
}

/// By what is shown and by what has come since.
SeatSet Table::owed_by_people() const {
  SeatSet owed;
  if (!on_air() || over() || (hosted_ != nullptr && !hosted_->takes_decisions())) return owed;
  const SeatSet shown = game().to_act(seen_), now = game().to_act(newest());
  for (Seat seat : all_seats(players())) {
    if (people().contains(seat) && shown.contains(seat) && now.contains(seat) && may_now(seat))
      owed.insert(seat);
  }
  return owed;
}

bool Table::is_waited_for() const {
  if (!on_air() || game().over(newest())) return false;
  const SeatSet deciding = game().to_act(newest()), here = people();
  for (Seat seat : all_seats(players()))
    if (deciding.contains(seat) && here.contains(seat) && may_now(seat)) return true;
  return false;
}

/// Nothing that was decided here is on its way to the host.
bool Table::may_now(Seat seat) const {
  return joined_ == nullptr || joined_->may_decide(seat);
}

SeatSet Table::owed_by_bots() const {
  return hosted_ != nullptr ? hosted_->waits_for_bots() : SeatSet();
}

SeatSet Table::owed_here() const {
  const SeatSet people = owed_by_people();
  return people.empty() ? owed_by_bots() : people;
}

void Table::take_in_end() {
  if (!on_air() || !has_caption() || newest_revision() == revision_ || !game().over(newest())) return;
  for (int i = told_.size() - 1; i >= 0; --i)
    if (i < telling_ || !game().knows(newest(), told_[i])) told_.erase(i);
  telling_ = 0;
  catch_up();
}

bool Table::follow() {
  if (!on_air() || has_caption() || newest_revision() == revision_) return false;
  // What others commit at the same time changes nothing for who is choosing.
  if (may_decide() && decisions_of(near_) == decisions_) return false;
  forget_captions();
  catch_up();
  return true;
}

/// With what happened since as captions.
void Table::catch_up() {
  if (joined_ != nullptr && !is_cleared()) company_ = joined_->roster().company();
  // Between two looks a host that lies can have told of what a later position knows nothing of.
  for (ToldEvent told; told_on_air().next(heard_, told);)
    if (told.revision > revision_ && !told_.full() && game().knows(newest(), told.event))
      told_.push_back(told.event);
  revision_ = newest_revision();
  decisions_ = decisions_of(near_);
  if (hosted_ != nullptr && game().over(state_) && shelf_.has_table(number_of(name_)))
    static_cast<void>(shelf_.finish_table(number_of(name_), score().winners));
  open_ = open_ && (is_alone() || game().to_act(newest()).contains(near_));
  mask_what_is_told();
  look();
}

/// By then somebody else may have decided for this seat.
void Table::say(Seat seat, Choice choice) {
  const bool is_owed = owed_by_people().contains(seat) || owed_by_bots().contains(seat);
  // Of a guest's seat: a bot has decided what is shown, and what comes next is another decision.
  const bool is_another = joined_ != nullptr && decisions_of(seat) != decisions_;
  if (!is_owed || is_another) {
    refused_ = true;
  } else if (joined_ != nullptr) {
    joined_->decide(seat, choice);
    if (!is_alone()) close();
  } else {
    refused_ = !hosted_->decide(seat, choice);
    decisions_ = decided;
  }
}

bool Table::was_refused() {
  bool refused = refused_;
  refused_ = false;
  TableGuest::Answer answer;
  while (joined_ != nullptr && joined_->next_answer(answer))
    refused = refused || answer.outcome != TableGuest::Outcome::played;
  return refused;
}

}  // namespace seaglass
