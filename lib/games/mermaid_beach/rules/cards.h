// The cards of Mermaid Beach and a hand of them. How many there are of each is data
// (data/mermaid_beach/cards.txt); the rules know the five kinds that act by name, and every other is an item.
#pragma once

#include <cstdint>

#include "content/games/mermaid_beach.h"
#include "core/check.h"

namespace seaglass::mermaid_beach {

using content::item_count;
using content::kind_count;
using content::shell_values;

enum class Kind : std::uint8_t {
  // 0 … item_count − 1: the items
  nice = item_count,
  mean,
  seaweed,
  wave,
  monster,
  none,     // no card
  unknown,  // a card that whoever looks may not know
};
static_assert(static_cast<int>(Kind::monster) == kind_count - 1);

constexpr int index(Kind kind) {
  return static_cast<int>(kind);
}
constexpr Kind kind_at(int index) {
  return static_cast<Kind>(index);
}
constexpr bool is_card(Kind kind) {
  return index(kind) < kind_count;
}
constexpr bool is_item(Kind kind) {
  return index(kind) < item_count;
}

/// How many cards of this kind a game is played with.
constexpr int cards_of(Kind kind, bool younger) {
  return younger ? content::beach_cards_younger[index(kind)] : content::beach_cards[index(kind)];
}
constexpr int all_beach_cards(bool younger) {
  int count = 0;
  for (int i = 0; i < kind_count; ++i) count += cards_of(kind_at(i), younger);
  return count;
}

/// 0 … shell_values − 1: a shell worth 1, 2, 3, …; then the Starfish, which tells where hands are passed.
enum class ShellCard : std::uint8_t { left = shell_values, right, unknown };
constexpr int shell_card_kinds = shell_values + 2;

constexpr ShellCard shell_worth(int value) {
  return static_cast<ShellCard>(value - 1);
}
constexpr int index(ShellCard card) {
  return static_cast<int>(card);
}
constexpr bool is_starfish(ShellCard card) {
  return card == ShellCard::left || card == ShellCard::right;
}
constexpr int value_of(ShellCard shell) {
  return index(shell) + 1;
}
constexpr int cards_of(ShellCard card) {
  if (card == ShellCard::left) return content::starfish_left;
  if (card == ShellCard::right) return content::starfish_right;
  return content::shell_cards[index(card)];
}
constexpr int all_shell_cards() {
  int count = 0;
  for (int i = 0; i < shell_card_kinds; ++i) count += cards_of(static_cast<ShellCard>(i));
  return count;
}

constexpr int all_shell_points() {
  int points = 0;
  for (int value = 1; value <= shell_values; ++value) points += value * cards_of(shell_worth(value));
  return points;
}

/// The Beach cards of one seat. Its order means nothing, so it is counted. Of a hidden hand only the size is
/// known.
struct Hand {
  alignas(std::uint32_t) std::uint8_t count[kind_count] = {};  // the items' are whole words
  std::uint8_t size = 0;
  bool hidden = false;
  std::uint8_t filler[4 - (kind_count + 2) % 4] = {};

  constexpr int of(Kind kind) const { return count[index(kind)]; }
  constexpr bool holds(Kind kind) const { return of(kind) > 0; }
  constexpr void add(Kind kind) {
    if (!hidden) ++count[index(kind)];
    ++size;
  }
  constexpr void remove(Kind kind) {
    CHECK(size > 0 && (hidden || holds(kind)));
    if (!hidden) --count[index(kind)];
    --size;
  }
  constexpr void hide() {
    for (auto& n : count) n = 0;
    hidden = true;
  }
  bool has_pair() const { return (items() & ~one_of_each) != 0; }
  bool has_item() const { return items() != 0; }
  /// Nothing is left, or nothing but the Sea Monster.
  constexpr bool ends_the_game() const { return size == 0 || (size == 1 && holds(Kind::monster)); }

 private:
  static_assert(item_count == 8, "two words of four items each");
  static constexpr std::uint32_t one_of_each = 0x01010101;

  std::uint32_t four_items_from(int item) const {
    std::uint32_t counts = 0;
    __builtin_memcpy(&counts, count + item, sizeof counts);
    return counts;
  }
  /// A byte for every fourth item, with the bits that any of their counts has.
  std::uint32_t items() const { return four_items_from(0) | four_items_from(4); }
};

/// The shells that lie open in front of a seat: how many are worth 1, 2, 3, …
struct Shells {
  std::uint8_t count[shell_values] = {};

  constexpr int of(int value) const { return count[value - 1]; }
  constexpr bool any() const { return cards() > 0; }
  constexpr int cards() const {
    int sum = 0;
    for (int n : count) sum += n;
    return sum;
  }
  constexpr int points() const {
    int sum = 0;
    for (int value = 1; value <= shell_values; ++value) sum += value * of(value);
    return sum;
  }
  /// The highest value among them, 0 without any.
  constexpr int highest() const {
    for (int value = shell_values; value > 0; --value)
      if (of(value) > 0) return value;
    return 0;
  }
};

}  // namespace seaglass::mermaid_beach
