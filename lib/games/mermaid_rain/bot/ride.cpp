#include "games/mermaid_rain/bot/ride.h"

namespace seaglass::mermaid_rain {

void Ride::prepare(const State& state, const TokenWorth& worth, int moves_ahead) {
  worth_ = &worth;
  moves_ahead_ = moves_ahead < moves_max ? moves_ahead : moves_max;
  is_last_round_ = state.round == rounds;
  entered_before_ = 0;
  for (int i = 0; i < space_count; ++i) {
    tokens_[i] = Tokens();
    for (Treasure token : state.spaces[i].face_up) ++tokens_[i].open[index(token)];
    tokens_[i].hidden = static_cast<std::uint8_t>(state.spaces[i].face_down.size());
    if (state.entered.contains(i)) entered_before_ |= 1u << i;
  }
}

int Ride::worth_of_keeping(int cards) const {
  const int kept = is_last_round_ ? 0 : cards < cards_kept ? cards : cards_kept;
  return worth_->any_card * cards + worth_->a_kept_card * kept;
}

void Ride::begin(const Cards& hand, int floor) {
  for (int i = 0; i < card_kinds; ++i) cards_[i] = hand.count[i];
  for (int i = 0; i < treasure_kinds; ++i) own_[i] = worth_->own(i);
  entered_ = entered_before_;
  best_ = floor;
  first_move_ = begun_by_ = Move();
  tries_left_ = tries_max;
}

int Ride::best_from(int place, const Cards& hand, int floor) {
  begin(hand, floor);
  ride(place, 0, 0, 0);
  return best_;
}

int Ride::best_entering(int place, const Cards& hand, int floor) {
  begin(hand, floor);
  int kind = nothing_known;
  const int gain = gain_at(place, kind);
  if (gain > 0) entered_ |= 1u << place;
  if (gain > 0 && kind != nothing_known) {
    ++own_[kind];
    --tokens_[place].open[kind];
  }
  ride(place, 0, 0, gain);
  if (gain > 0 && kind != nothing_known) ++tokens_[place].open[kind];
  return best_;
}

int Ride::gain_at(int place, int& kind) const {
  if (place >= space_count || is_entered(place)) return 0;
  const Tokens& tokens = tokens_[place];
  int best = 0;
  kind = nothing_known;
  for (int i = 0; i < treasure_kinds; ++i) {
    if (tokens.open[i] == 0 || worth_->of(i, own_[i]) <= best) continue;
    best = worth_->of(i, own_[i]);
    kind = i;
  }
  if (tokens.hidden == 0) return best;
  const int hidden = worth_->of_hidden(tokens.hidden, best > 0);
  if (hidden <= best) return best;
  kind = nothing_known;
  return hidden;
}

/// `sum` was gained on the way. Between two gains no place is visited twice: those since the last one are
/// from `since` on. Only where the ride begins something may still lie: to stand there was no entry, to come
/// back is one.
void Ride::ride(int place, int depth, int since, int sum) {
  const int cards = cards_[0] + cards_[1] + cards_[2];
  static_assert(card_kinds == 3);
  if (const int all = sum + worth_of_keeping(cards) - worth_->a_move * depth; all > best_) {
    best_ = all;
    first_move_ = begun_by_;
  }
  if (cards == 0 || depth >= moves_ahead_) return;
  if (sum + cards * worth_->most() <= best_) return;
  way_[depth] = static_cast<std::uint8_t>(place);
  for (int to : links.beside(place)) {
    if (tries_left_ == 0) return;
    if (was_here(to, depth, since) && !may_bring_something(to)) continue;
    const Place there = Place::at(to);
    if (any_card_enters(there)) {
      for (int card = 0; card < card_kinds; ++card) step(to, card, -1, depth, since, sum);
      continue;
    }
    const int fee = index(entry_card(there));
    if (cards_[fee] > 0) {
      step(to, fee, -1, depth, since, sum);
      continue;
    }
    for (int first = 0; first < card_kinds; ++first)
      for (int second = first; second < card_kinds; ++second)
        if (first != fee && second != fee) step(to, first, second, depth, since, sum);
  }
}

bool Ride::was_here(int place, int depth, int since) const {
  for (int i = since; i < depth; ++i)
    if (way_[i] == place) return true;
  return false;
}

bool Ride::may_bring_something(int place) const {
  int kind = nothing_known;
  return gain_at(place, kind) > 0;
}

void Ride::step(int to, int first, int second, int depth, int since, int sum) {
  if (cards_[first] == 0 || (second >= 0 && cards_[second] < (first == second ? 2 : 1))) return;
  int kind = nothing_known;
  const int gain = gain_at(to, kind);
  const int fee = second < 0 ? 1 : 2;
  if (gain == 0 && cards_[0] + cards_[1] + cards_[2] == fee) return;  // the last cards for nothing
  ++tried_;
  --tries_left_;
  --cards_[first];
  if (second >= 0) --cards_[second];
  if (depth == 0) begun_by_ = {to, first, second};
  if (gain > 0) entered_ |= 1u << to;
  if (gain > 0 && kind != nothing_known) {
    ++own_[kind];
    --tokens_[to].open[kind];
  }
  ride(to, depth + 1, gain > 0 ? depth + 1 : since, sum + gain);
  if (gain > 0) entered_ &= ~(1u << to);
  if (gain > 0 && kind != nothing_known) {
    --own_[kind];
    ++tokens_[to].open[kind];
  }
  ++cards_[first];
  if (second >= 0) ++cards_[second];
}

}  // namespace seaglass::mermaid_rain
