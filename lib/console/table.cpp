#include "console/table.h"

namespace seaglass {

void Table::begin(GameName name, const Setup& setup) {
  name_ = name;
  CHECK(game().facts().choices_max <= choices_max);
  sitting_.emplace(game(), state_, journal_);
  sitting_->begin(setup);
  forget_captions();
  for (Seat seat : all_seats(seats_max)) news_[seat].clear();
  near_ = game().to_act(state_).first();
  close();
}

void Table::rematch(std::uint64_t seed) {
  Setup setup = sitting_->setup();
  setup.seed = seed;
  begin(name_, setup);
}

Seat Table::next() const {
  const SeatSet deciding = game().to_act(state_);
  Seat seat = near_;
  while (!deciding.contains(seat)) seat = left_of(seat, players());
  return seat;
}

void Table::open(Seat seat) {
  near_ = seat;
  open_ = true;
  look();
  before_ = seen_;
  forget_captions();
  while (!news_[seat].empty()) told_.push_back(game().mask(news_[seat].pop(), SeatSet(seat)));
}

void Table::close() {
  open_ = false;
  look();
}

void Table::look() {
  sitting_->view(open_ ? SeatSet(near_) : SeatSet(), seen_);
}

View Table::view(Language language, bool calm) const {
  View view;
  view.state = &seen_;
  view.before = &before_;
  view.told = told_.begin();
  view.told_count = told_.size();
  view.players = players();
  view.near = near_;
  view.open = open_;
  view.language = language;
  view.calm = calm;
  return view;
}

void Table::forget_captions() {
  told_.clear();
  telling_ = 0;
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
  before_ = seen_;
  forget_captions();
  const auto played = sitting_->play(near_, choice, [this](const Event& event) {
    if (!told_.full()) told_.push_back(event);
  });
  CHECK(played);
  open_ = game().to_act(state_).contains(near_);
  const SeatSet audience = open_ ? SeatSet(near_) : SeatSet();
  if (!open_) game().mask(before_, audience);
  for (Event& event : told_) {
    keep_for_later(event, audience);
    event = game().mask(event, audience);
  }
  look();
}

void Table::take_back() {
  CHECK(can_take_back());
  sitting_->undo();
  forget_captions();
  close();
}

}  // namespace seaglass
