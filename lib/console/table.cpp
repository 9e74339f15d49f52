#include "console/table.h"

namespace seaglass {

void Table::begin(GameName name, const Setup& setup) {
  name_ = name;
  CHECK(game().facts().choices_max <= choices_max);
  sitting_.emplace(game(), state_, journal_);
  sitting_->begin(setup);
  captions_.clear();
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
  captions_.clear();
  while (!news_[seat].empty()) tell(news_[seat].pop(), SeatSet(seat));
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
  view.players = players();
  view.near = near_;
  view.open = open_;
  view.language = language;
  view.calm = calm;
  return view;
}

void Table::tell(const Event& event, SeatSet audience) {
  static_cast<void>(captions_.push(game().mask(event, audience)));
}

void Table::decide(Choice choice) {
  CHECK(open_);
  FixedVector<Event, captions_max> happened;
  const auto played = sitting_->play(near_, choice, [&happened](const Event& event) {
    if (!happened.full()) happened.push_back(event);
  });
  CHECK(played);
  open_ = game().to_act(state_).contains(near_);
  const SeatSet audience = open_ ? SeatSet(near_) : SeatSet();
  for (const Event& event : happened) {
    tell(event, audience);
    for (Seat seat : all_seats(players())) {
      const bool sees_it_now = audience.contains(seat);
      const bool is_secret = !(game().mask(event, SeatSet(seat)) == game().mask(event, SeatSet()));
      if (is_secret && !sees_it_now) {
        if (news_[seat].full()) news_[seat].pop();
        static_cast<void>(news_[seat].push(event));
      }
    }
  }
  look();
}

void Table::take_back() {
  CHECK(can_take_back());
  sitting_->undo();
  captions_.clear();
  close();
}

}  // namespace seaglass
