// Positions for the examples: put the cards where the rulebook's picture has them, and the rest of the box
// follows by itself.
#pragma once

#include <initializer_list>

#include "games/mermaids_song/rules/state.h"

namespace seaglass::mermaids_song {

constexpr Card song1 = song(1), song2 = song(2), song3 = song(3);
constexpr Card silence1 = silence(1), silence2 = silence(2), silence3 = silence(3);
constexpr Seat A{0}, B{1}, C{2}, D{3};

constexpr Creature creature_of(int points) {
  int i = 0;
  while (rating(creature_at(i)) != points) ++i;
  return creature_at(i);
}

class Table {
 public:
  /// It is A's turn, and A acts. Everybody has had a turn before.
  explicit Table(int players, int target = 0) {
    state_.players = static_cast<std::uint8_t>(players);
    state_.target = static_cast<std::uint8_t>(target);
    state_.phase = Phase::action;
    state_.turns = state_.players;
    state_.random = GameRandom(1);
    row(4, 7, 9);
  }
  Table& hand(Seat seat, std::initializer_list<Card> cards) {
    for (Card card : cards) state_.hands[seat].add(card);
    return *this;
  }
  /// In the next free place, with what was sung to her.
  Table& mermaid(Seat seat, std::initializer_list<Card> melodies) {
    Area& area = state_.areas[seat];
    Mermaid& placed = area.slot[area.free_slot()];
    placed.here = true;
    for (Card melody : melodies) placed.attach(melody);
    return *this;
  }
  Table& creatures(Seat seat, std::initializer_list<int> ratings) {
    for (int points : ratings) ++state_.creatures[seat].count[index(creature_of(points))];
    return *this;
  }
  Table& row(int first, int second, int third) {
    state_.row[0] = creature_of(first);
    state_.row[1] = creature_of(second);
    state_.row[2] = creature_of(third);
    return *this;
  }
  /// The next creature that is turned up.
  Table& turns_up(int points) {
    next_creature_ = creature_of(points);
    return *this;
  }
  /// The next cards of the deck, first drawn first.
  Table& deck(std::initializer_list<Card> cards) {
    for (Card card : cards) deck_.push_back(card);
    return *this;
  }
  /// What is named nowhere was discarded, and does not lie in the deck.
  Table& rest_discarded() {
    rest_ = Rest::discarded;
    return *this;
  }
  /// Songs and Silences that are named nowhere were sung to A's first mermaid.
  Table& rest_sung() {
    rest_ = Rest::sung;
    return *this;
  }
  Table& turn(Seat seat, Phase phase = Phase::action) {
    state_.turn = seat;
    state_.phase = phase;
    return *this;
  }
  Table& turns(int completed, int idle = 0) {
    state_.turns = static_cast<std::uint16_t>(completed);
    state_.idle_turns = static_cast<std::uint8_t>(idle);
    return *this;
  }

  State build() const {
    State state = state_;
    lay_out_cards(state);
    lay_out_creatures(state);
    return state;
  }

 private:
  enum class Rest { deck, discarded, sung };

  void lay_out_cards(State& state) const {
    const SeenCards seen = seen_cards(state);
    for (int i = 0; i < kind_count; ++i) {
      int left = cards_of(card_at(i), state.players) - seen.count[i];
      for (Card card : deck_) left -= card == card_at(i) ? 1 : 0;
      for (; left > 0; --left) {
        if (rest_ == Rest::deck)
          state.deck.push_back(card_at(i));
        else if (rest_ == Rest::sung && is_melody(i))
          state.areas[A].slot[0].attach(card_at(i));
        else
          ++state.discard[i];
      }
    }
    for (int i = deck_.size() - 1; i >= 0; --i) state.deck.push_back(deck_[i]);
  }
  void lay_out_creatures(State& state) const {
    const SeenCreatures seen = seen_creatures(state);
    for (int i = 0; i < creature_kinds; ++i) {
      int left = cards_of(creature_at(i)) - seen.count[i] - (next_creature_ == creature_at(i) ? 1 : 0);
      for (; left > 0; --left) state.creature_deck.push_back(creature_at(i));
    }
    if (is_creature(next_creature_)) state.creature_deck.push_back(next_creature_);
  }

  State state_;
  FixedVector<Card, deck_max> deck_;
  Rest rest_ = Rest::deck;
  Creature next_creature_ = Creature::unknown;
};

}  // namespace seaglass::mermaids_song
