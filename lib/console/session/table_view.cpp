#include "console/session/table_view.h"

#include "core/check.h"

namespace seaglass {

/// Skips what was told before this unit came to the table.
void TableView::begin_to_look() {
  heard_ = 0;
  for (ToldEvent told; role_->next_told(heard_, told);) continue;
  refused_ = false;
  for (Seat seat : all_seats(seats_max)) {
    news_[seat].clear();
    explained_[seat] = 0;
    recollections_[seat] = {};
  }
  open_ = false;
  look();
  near_ = over() ? Seat(0) : game().to_act(newest()).first();
  forget_captions();
  note_shown();
}

void TableView::look_from_here() {
  begin_to_look();
  if (people().empty()) return;
  near_ = people().first();
  note_shown();
}

void TableView::note_shown() {
  revision_ = newest_revision();
  decisions_ = role_->decisions_of(near_);
}

Seat TableView::next() const {
  const SeatSet here = deciding();
  if (here.empty()) return near_;
  Seat seat = near_;
  while (!here.contains(seat)) seat = left_of(seat, players());
  return seat;
}

/// A bot decides also for a person on another handheld that this unit has lost.
bool TableView::bot_is_next() const {
  return !deciding().empty() && !people().contains(next());
}

void TableView::open(Seat seat) {
  near_ = seat;
  open_ = true;
  forget_captions();
  if (newest_revision() != revision_)
    catch_up();
  else
    look();
  if (told_.empty()) before_ = seen_;
  decisions_ = role_->decisions_of(seat);
  while (!news_[seat].empty() && !told_.full()) {
    const Event event = game().mask(news_[seat].pop(), SeatSet(seat));
    if (game().knows(seen_, event)) told_.push_back(event);  // it may be long ago
  }
}

/// What is newer than the captions is not shown before they are.
void TableView::close() {
  open_ = false;
  if (newest_revision() == revision_) return look();
  ++sight_;
  game().mask(seen_, SeatSet());
}

void TableView::look() {
  ++sight_;
  seen_ = newest();
  game().mask(seen_, open_ ? SeatSet(near_) : SeatSet());
}

View TableView::view(Language language, bool calm) const {
  View view;
  view.state = &seen_;
  view.before = &before_;
  view.told = told_.begin();
  view.told_count = told_.size();
  view.players = players();
  view.company = &role_->company();
  view.near = near_;
  view.open = open_;
  view.recollection = open_ ? &recollections_[near_] : nullptr;
  view.language = language;
  view.calm = calm;
  return view;
}

bool TableView::explain(int number) {
  CHECK(number < Advice::numbers_max);
  const std::uint32_t bit = 1u << number;
  const bool is_new = (explained_[near_] & bit) == 0;
  explained_[near_] |= bit;
  return is_new;
}

void TableView::next_caption() {
  CHECK(has_caption());
  ++telling_;
}

/// Without captions, the position before is the position now.
void TableView::forget_captions() {
  told_.clear();
  telling_ = 0;
  before_ = seen_;
}

void TableView::take_in_end() {
  if (!is_set() || !has_caption() || newest_revision() == revision_ || !game().over(newest())) return;
  for (int i = told_.size() - 1; i >= 0; --i)
    if (i < telling_ || !game().knows(newest(), told_[i])) told_.erase(i);
  telling_ = 0;
  catch_up();
}

bool TableView::follow() {
  if (has_caption() || newest_revision() == revision_) return false;
  // What others decide at the same time changes nothing for the person who is choosing.
  if (may_decide() && role_->decisions_of(near_) == decisions_) return false;
  forget_captions();
  catch_up();
  return true;
}

/// Shows the newest position; what happened since becomes captions.
void TableView::catch_up() {
  // A lying host can send events that do not fit the newest position.
  for (ToldEvent told; role_->next_told(heard_, told);)
    if (told.revision > revision_ && !told_.full() && game().knows(newest(), told.event))
      told_.push_back(told.event);
  role_->take_in();
  note_shown();
  go_on_looking();
}

/// The person who looks goes on looking, if nobody else here has to decide before.
void TableView::go_on_looking() {
  open_ = open_ && (is_alone() || game().to_act(newest()).contains(near_));
  mask_what_is_told();
  look();
}

/// Masks the captions for the person who looks; what only others here may know is kept for them.
void TableView::mask_what_is_told() {
  const SeatSet audience = open_ ? SeatSet(near_) : SeatSet();
  if (!open_) game().mask(before_, audience);
  for (Event& event : told_) {
    keep_for_later(event, audience);
    event = game().mask(event, audience);
  }
}

/// What only this seat may know, and did not see happen.
void TableView::keep_for_later(const Event& event, SeatSet audience) {
  for (Seat seat : all_seats(players())) {
    const bool is_secret = !(game().mask(event, SeatSet(seat)) == game().mask(event, SeatSet()));
    if (!is_secret || audience.contains(seat)) continue;
    if (news_[seat].full()) news_[seat].pop();
    static_cast<void>(news_[seat].push(event));
  }
}

void TableView::decide(Choice choice) {
  CHECK(open_);
  screen().remember(view(Language::english, true), choice, recollections_[near_]);
  say(near_, choice);
}

void TableView::decide_for_bot(Choice choice) {
  CHECK(bot_is_next());
  say(next(), choice);
}

void TableView::say(Seat seat, Choice choice) {
  using Answer = TableRole::Answer;
  const Answer what = role_->decide({seat, choice, seen_, decisions_}, told_);
  refused_ = what == Answer::not_played || what == Answer::overdue;
  switch (what) {
    case Answer::played:
      telling_ = 0;
      before_ = seen_;
      return go_on_looking();
    case Answer::hosted:
    case Answer::not_played: decisions_ = decided; return;
    case Answer::sent:
      if (!is_alone()) close();
      return;
    case Answer::overdue: return;
  }
}

bool TableView::was_refused() {
  const bool refused = refused_;
  refused_ = false;
  return role_->take_refusal() || refused;
}

void TableView::take_back() {
  CHECK(can_take_back());
  // Where the flash refuses, it stays as it is. What is kept for whoever decided is of that choice: all
  // before it they were told when they looked.
  if (role_->undo()) news_[near_].clear();
  close();
  forget_captions();
}

}  // namespace seaglass
