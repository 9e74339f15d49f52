#include "console/table.h"

namespace seaglass {

void Table::set(GameName name) {
  name_ = name;
  hosted_ = nullptr;
  joined_ = nullptr;
  journal_.emplace(shelf_.table(number_of(name)));
  sitting_.emplace(game(), state_, *journal_);
}

/// A table at which nobody has been told anything, or looks.
void Table::clear() {
  for (Seat seat : all_seats(seats_max)) {
    news_[seat].clear();
    explained_[seat] = 0;
    recollections_[seat] = {};
  }
  near_ = over() ? Seat(0) : game().to_act(newest()).first();
  close();
  forget_captions();
}

void Table::begin(GameName name, const Setup& setup) {
  set(name);
  if (!shelf_.begin_table(number_of(name), *journal_, setup)) journal_->keep_no_more();
  sitting_->deal(setup);
  clear();
}

Table::Resumed Table::resume(GameName name) {
  set(name);
  Setup setup;
  Resumed resumed;
  resumed.found = journal_->find(setup);
  if (resumed.found == Saved::table) {
    if (!setup.company.seats_of(SitterKind::elsewhere, setup.players).empty()) static_cast<void>(lay(name));
    const Result<bool> played = sitting_->resume(setup);
    if (!played) resumed = {Saved::damaged, played.why()};
  }
  if (resumed.found != Saved::table) {
    sitting_.reset();
    return resumed;
  }
  if (over()) static_cast<void>(shelf_.finish_table(number_of(name), score().winners));
  clear();
  if (screen().has_recollections()) recollect();
  return resumed;
}

/// What everybody here saw since the table was opened, by playing it once more.
void Table::recollect() {
  sitting_->look_back(0, spare_);
  View view;
  view.state = &spare_;
  view.players = players();
  view.open = true;
  for (int i = 0; i < sitting_->journal().size(); ++i) {
    const JournalEntry entry = sitting_->journal().at(i);
    view.near = entry.seat;
    screen().remember(view, entry.choice, recollections_[entry.seat]);
    CHECK(!game().play(spare_, entry.seat, entry.choice, no_events));
  }
}

bool Table::lay_past(int i) {
  name_ = static_cast<GameName>(shelf_.past_game(i));
  journal_.emplace(shelf_.past(i));
  sitting_.emplace(game(), state_, *journal_);
  Setup setup;
  if (journal_->find(setup) != Saved::table || !sitting_->resume(setup) || !over()) {
    sitting_.reset();
    return false;
  }
  clear();
  show_past(past_length());
  return true;
}

void Table::show_past(int choices) {
  CHECK(over() && choices >= 0 && choices <= past_length());
  ++sight_;
  forget_captions();
  open_ = true;
  if (choices == 0) {
    sitting_->look_back(0, seen_);
    before_ = seen_;
    return;
  }
  sitting_->look_back(choices - 1, before_);
  seen_ = before_;
  const JournalEntry entry = journal_->at(choices - 1);
  near_ = entry.seat;
  CHECK(!game().play(seen_, entry.seat, entry.choice, [this](const Event& event) {
    if (!told_.full()) told_.push_back(event);
  }));
}

void Table::sit_down() {
  if (journal_->keeps()) static_cast<void>(shelf_.sit_down(number_of(name_)));
}

void Table::discard(GameName name) {
  if (is_set() && name == name_) sitting_.reset();
  if (shelf_.has_table(number_of(name))) static_cast<void>(shelf_.discard_table(number_of(name)));
}

void Table::leave() {
  // Whoever comes back to a table on the air reads it from the journal; and one that was laid for a waiting
  // room where nothing was dealt is no game: another one's position lies there.
  if (on_air() || !is_set()) {
    sitting_.reset();
    open_ = false;
  } else {
    close();
  }
  hosted_ = nullptr;
  joined_ = nullptr;
  static_cast<void>(shelf_.stand_up());
}

void Table::rematch(const Seed& seed) {
  Setup setup = sitting_->setup();
  setup.seed = seed;
  begin(name_, setup);
}

SeatSet Table::people() const {
  if (joined_ != nullptr) return is_cleared() ? SeatSet() : joined_->seats();
  return company().seats_of(SitterKind::person, players());
}

Seat Table::next() const {
  if (!on_air()) return next_of(game().to_act(state_));
  const SeatSet people = owed_by_people();
  const SeatSet here = people.empty() ? owed_by_bots() : people;
  return here.empty() ? near_ : next_of(here);
}

bool Table::bot_is_next() const {
  if (on_air()) return owed_by_people().empty() && !owed_by_bots().empty();
  // Where the air is gone, bots play for who was on another handheld.
  return !over() && company().sitters[next()].kind != SitterKind::person;
}

Seat Table::next_of(SeatSet deciding) const {
  Seat seat = near_;
  while (!deciding.contains(seat)) seat = left_of(seat, players());
  return seat;
}

void Table::open(Seat seat) {
  near_ = seat;
  open_ = true;
  forget_captions();
  if (on_air() && newest_revision() != revision_)
    catch_up();
  else
    look();
  if (told_.empty()) before_ = seen_;
  if (on_air()) decisions_ = decisions_of(seat);
  while (!news_[seat].empty() && !told_.full()) {
    const Event event = game().mask(news_[seat].pop(), SeatSet(seat));
    if (game().knows(seen_, event)) told_.push_back(event);  // it may be long ago
  }
}

/// What came since over the air is still to be told: it is not shown before.
void Table::close() {
  open_ = false;
  ++sight_;
  if (on_air())
    game().mask(seen_, SeatSet());
  else
    look();
}

void Table::look() {
  ++sight_;
  seen_ = newest();
  game().mask(seen_, open_ ? SeatSet(near_) : SeatSet());
}

View Table::view(Language language, bool calm) const {
  View view;
  view.state = &seen_;
  view.before = &before_;
  view.told = told_.begin();
  view.told_count = told_.size();
  view.players = players();
  view.company = &company();
  view.near = near_;
  view.open = open_;
  view.recollection = open_ ? &recollections_[near_] : nullptr;
  view.language = language;
  view.calm = calm;
  return view;
}

bool Table::explain(int number) {
  CHECK(number < Advice::numbers_max);
  const std::uint32_t bit = 1u << number;
  const bool is_new = (explained_[near_] & bit) == 0;
  explained_[near_] |= bit;
  return is_new;
}

/// Until more happens, the table was before as it is now.
void Table::forget_captions() {
  told_.clear();
  telling_ = 0;
  before_ = seen_;
}

/// What only this seat may know, and did not see happen.
void Table::keep_for_later(const Event& event, SeatSet audience) {
  for (Seat seat : all_seats(players())) {
    const bool is_secret = !(game().mask(event, SeatSet(seat)) == game().mask(event, SeatSet()));
    if (!is_secret || audience.contains(seat)) continue;
    if (news_[seat].full()) news_[seat].pop();
    static_cast<void>(news_[seat].push(event));
  }
}

void Table::decide(Choice choice) {
  CHECK(open_);
  screen().remember(view(Language::english, true), choice, recollections_[near_]);
  if (on_air()) return say(near_, choice);
  play(near_, choice);
}

void Table::decide_for_bot(Choice choice) {
  CHECK(bot_is_next());
  if (on_air()) return say(next(), choice);
  play(next(), choice);
}

void Table::play(Seat seat, Choice choice) {
  const auto try_it = [this, seat, choice] {
    forget_captions();
    return sitting_->play(seat, choice, [this](const Event& event) {
      if (!told_.full()) told_.push_back(event);
    });
  };
  Sitting::Played played = try_it();
  while (played.not_kept) {
    if (!shelf_.make_room()) journal_->keep_no_more();
    played = try_it();
  }
  CHECK(played);
  if (over() && journal_->keeps()) static_cast<void>(shelf_.finish_table(number_of(name_), score().winners));
  open_ = open_ && (is_alone() || game().to_act(state_).contains(near_));
  mask_what_is_told();
  look();
}

/// For who looks now; what others here may know of it is kept for them.
void Table::mask_what_is_told() {
  const SeatSet audience = open_ ? SeatSet(near_) : SeatSet();
  if (!open_) game().mask(before_, audience);
  for (Event& event : told_) {
    keep_for_later(event, audience);
    event = game().mask(event, audience);
  }
}

void Table::take_back() {
  CHECK(can_take_back());
  // Where the flash refuses, it stays as it is. What is kept for whoever decided is of that choice: all
  // before it they were told when they looked.
  if (sitting_->undo()) news_[near_].clear();
  close();
  forget_captions();
}

}  // namespace seaglass
