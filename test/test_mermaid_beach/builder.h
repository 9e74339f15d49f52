// Positions for the examples: put the cards where the rulebook's picture has them, and the rest of the box
// follows by itself.
#pragma once

#include <initializer_list>

#include "games/mermaid_beach/rules/state.h"

namespace seaglass::mermaid_beach {

constexpr Kind sun = kind_at(0), umbrella = kind_at(1), castle = kind_at(2), sailboat = kind_at(3),
               ball = kind_at(5);
constexpr Kind monster = Kind::monster;
constexpr Seat A{0}, B{1}, C{2}, D{3};

class Table {
 public:
  explicit Table(int players, bool younger = false, bool free_ask = false) {
    state_.players = static_cast<std::uint8_t>(players);
    state_.younger = younger;
    state_.free_ask = free_ask;
    state_.random = GameRandom(1);
  }
  Table& hand(Seat seat, std::initializer_list<Kind> cards) {
    for (Kind card : cards) state_.hands[seat].add(card);
    return *this;
  }
  Table& shells(Seat seat, std::initializer_list<int> values) {
    for (int value : values) ++state_.shells[seat].count[value - 1];
    return *this;
  }
  /// The next cards of the Beach deck, first drawn first.
  Table& beach(std::initializer_list<Kind> cards) {
    for (Kind card : cards) beach_.push_back(card);
    return *this;
  }
  Table& no_beach_deck() {
    empty_beach_ = true;
    return *this;
  }
  /// The next Shell card.
  Table& turns(int value) { return turns(shell_worth(value)); }
  Table& turns(ShellCard card) {
    shell_ = card;
    return *this;
  }
  Table& turn(Seat seat, bool bonus = false) {
    state_.turn = seat;
    state_.bonus = bonus;
    return *this;
  }

  State build() {
    State state = state_;
    for (int i = 0; i < kind_count; ++i) {
      int left = cards_of(kind_at(i), state.younger);
      for (Seat seat : all_seats(state.players)) left -= state.hands[seat].count[i];
      for (Kind card : beach_) left -= card == kind_at(i) ? 1 : 0;
      // What is in no hand lies in the deck, below the named cards, as far as there is room; else it is
      // discarded.
      for (; left > 0; --left) {
        if (!empty_beach_ && state.beach_deck.size() + beach_.size() < beach_deck_max)
          state.beach_deck.push_back(kind_at(i));
        else
          ++state.beach_discard[i];
      }
    }
    for (int i = beach_.size() - 1; i >= 0; --i) state.beach_deck.push_back(beach_[i]);
    for (int i = 0; i < shell_card_kinds; ++i) {
      const auto card = static_cast<ShellCard>(i);
      int left = cards_of(card) - (card == shell_ ? 1 : 0);
      if (i < shell_values)
        for (Seat seat : all_seats(state.players)) left -= state.shells[seat].count[i];
      for (; left > 0; --left) state.shell_deck.push_back(card);
    }
    if (shell_ != ShellCard::unknown) state.shell_deck.push_back(shell_);
    return state;
  }

 private:
  State state_;
  FixedVector<Kind, beach_deck_max> beach_;
  bool empty_beach_ = false;
  ShellCard shell_ = ShellCard::unknown;
};

}  // namespace seaglass::mermaid_beach
