#include "console/session/table_view.h"

#include "core/check.h"

namespace seaglass {

/// Skips what was told before this unit came to the table.
void TableView::begin_to_look() {
  heard_ = 0;
  for (ToldEvent told; role_->next_told(heard_, told);) continue;
  refused_ = false;
  for (Seat seat : all_seats(seats_max)) {
    explained_[seat] = 0;
    recollections_[seat] = {};
  }
  open_ = false;
  log_.clear();
  log_anew();
  look();
  lies_open_ = game().is_open_to(seen_, SeatSet::all(players()));
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
  open_ = is_held_ = true;
  forget_captions();
  if (newest_revision() != revision_) take_in(false);
  look();
  forget_captions();
  decisions_ = role_->decisions_of(seat);
}

/// What is newer than the captions is not shown before they are. After a game everything lies open: then the
/// captions and the position stay as they are, with what the count has revealed.
void TableView::close() {
  open_ = is_held_ = false;
  if (!over()) mask_what_is_told();
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
  view.state = is_telling() ? &shown_.state() : &seen_;
  view.told = told_.begin();
  view.told_count = is_telling() ? telling_ + 1 : told_.size();
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

void TableView::depart() {
  if (has_caption()) shown_.depart(game(), caption());
}

void TableView::arrive() {
  if (has_caption()) shown_.arrive(game(), caption());
}

void TableView::next_caption() {
  CHECK(has_caption());
  arrive();
  shown_.go_on();
  ++telling_;
  if (!has_caption() && open_ && newest_revision() == revision_) go_on_looking();
}

int TableView::told_of_log() const {
  const int untold = captions_left() - (is_caption_begun() ? 1 : 0);
  return untold < log_.size() ? log_.size() - untold : 0;
}

/// Without captions, what is shown is the position now.
void TableView::forget_captions() {
  told_.clear();
  telling_ = 0;
  shown_.begin(seen_, true);
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

/// What has happened is to be known; whether it is told, or listed only.
void TableView::take_in(bool tells) {
  // A lying host can send events that do not fit the newest position.
  if (!role_->has_told_all(heard_, revision_)) {
    shown_.note_missed();
    log_.note_missed();
  }
  for (ToldEvent told; role_->next_told(heard_, told);) {
    if (told.revision <= revision_) continue;
    const bool is_known = game().knows(newest(), told.event);
    if (is_known) log_.add(told.event);
    if (tells && is_known && !told_.full())
      told_.push_back(told.event);
    else
      shown_.note_missed();
  }
  role_->take_in();
  note_shown();
}

/// Shows the newest position; what happened since becomes captions.
void TableView::catch_up() {
  take_in(true);
  go_on_looking();
}

/// From the journal, where there is one; else nothing is known of what was before. Who decided then had been
/// told what was before.
void TableView::log_anew() {
  log_.forget();
  if (!is_cleared() && role_->is_set() &&
      !role_->retell(
          seen_, [this](const Event& event) { log_.add(event); },
          [this](Seat seat) { log_.note_told(seat); }) &&
      newest_revision() > 0)
    log_.note_missed();
  log_.note_filled();
}

/// Who looks goes on looking until all has been told: that they stop would tell who is next. Then too, if
/// nobody else here has to decide before.
void TableView::go_on_looking() {
  mask_what_is_told();
  if (!has_caption()) {
    note_told();
    open_ = open_ && (is_alone() || game().to_act(newest()).contains(near_));
  }
  look();
}

/// For the person who looks. Position and events are masked for the same audience: else they do not fit.
void TableView::mask_what_is_told() {
  if (!has_caption()) return;
  const SeatSet audience = open_ ? SeatSet(near_) : SeatSet();
  if (!open_) shown_.hide(game());
  for (Event& event : told_) event = game().mask(event, audience);
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
      shown_.begin(seen_, !told_.full());
      for (const Event& event : told_) log_.add(event);
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
  // Where the flash refuses, it stays as it is.
  if (role_->undo()) log_anew();
  close();
  forget_captions();
}

}  // namespace seaglass
