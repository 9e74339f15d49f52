// The cards of Mermaid's Song, a hand of them, a mermaid with what was sung to her, and the sea creatures.
// How many there are of each is data (data/mermaids_song/cards.txt).
#pragma once

#include <cstdint>

#include "content/games/mermaids_song.h"
#include "core/check.h"

namespace seaglass::mermaids_song {

using content::creature_kinds;
using content::kind_count;
using content::song_values;

enum class Card : std::uint8_t {
  mermaid,
  // 1 … song_values: the Songs of the Sea by their value; then the Silences of the Deep
  kraken = 1 + 2 * song_values,
  treasure,
  unknown,  // a card that whoever looks may not know
};
static_assert(static_cast<int>(Card::treasure) == kind_count - 1);

constexpr int index(Card card) {
  return static_cast<int>(card);
}
constexpr Card card_at(int index) {
  return static_cast<Card>(index);
}
constexpr bool is_card(Card card) {
  return index(card) < kind_count;
}

/// Songs and Silences together: what is sung to a mermaid. The first is the Song of value 1.
constexpr int melody_kinds = 2 * song_values;
constexpr int first_melody = 1;

constexpr Card song(int value) {
  return card_at(value);
}
constexpr Card silence(int value) {
  return card_at(song_values + value);
}
constexpr bool is_melody(int index) {
  return index >= first_melody && index < first_melody + melody_kinds;
}
constexpr bool is_melody(Card card) {
  return is_melody(index(card));
}
/// The Kraken and the Treasure of the Deep must be played in the turn in which they are drawn.
constexpr bool is_urgent(Card card) {
  return card == Card::kraken || card == Card::treasure;
}

/// How many cards of this kind a game for so many is played with.
constexpr int cards_of(Card card, int players) {
  return content::deck_cards[index(card)] - (card == Card::mermaid ? content::mermaids_removed[players] : 0);
}
/// How many lie in the box.
constexpr int cards_in_box(Card card) {
  return content::deck_cards[index(card)];
}
constexpr int all_cards_in_box() {
  int count = 0;
  for (int i = 0; i < kind_count; ++i) count += cards_in_box(card_at(i));
  return count;
}
constexpr int melodies_in_box() {
  int count = 0;
  for (int i = 0; i < melody_kinds; ++i) count += cards_in_box(card_at(first_melody + i));
  return count;
}

constexpr int cards_dealt = 2;  // before the first turn: a mermaid and another
constexpr int hand_max = 3;     // drawing stops at three, and nothing else gives cards

/// The cards of one seat. Their order means nothing, so they are counted. Of a hidden hand only the size is
/// known.
struct Hand {
  std::uint8_t count[kind_count] = {};
  std::uint8_t size = 0;
  bool hidden = false;

  constexpr int of(Card card) const { return count[index(card)]; }
  constexpr bool holds(Card card) const { return of(card) > 0; }
  constexpr bool holds_urgent() const { return holds(Card::kraken) || holds(Card::treasure); }
  constexpr void add(Card card) {
    CHECK(!hidden && size < hand_max);
    ++count[index(card)];
    ++size;
  }
  constexpr void remove(Card card) {
    CHECK(holds(card));
    --count[index(card)];
    --size;
  }
  constexpr void hide() {
    for (auto& n : count) n = 0;
    hidden = true;
  }
};

/// A mermaid in play and what was sung to her. Whether equal parts are tucked away changes nothing (rulings
/// A4 to A7): her power is the difference.
struct Mermaid {
  bool here = false;
  std::uint8_t melodies[melody_kinds] = {};  // how many Songs worth 1, 2, 3, …, then how many Silences

  constexpr void attach(Card melody) {
    CHECK(here && is_melody(melody));
    ++melodies[index(melody) - first_melody];
  }
  /// Herself and what was sung to her.
  constexpr int cards() const {
    int sum = here ? 1 : 0;
    for (int n : melodies) sum += n;
    return sum;
  }
  /// What is left of the Songs when the Silences have been taken away: below 0 the Silences prevail.
  constexpr int surplus() const {
    int sum = 0;
    for (int value = 1; value <= song_values; ++value)
      sum += value * (melodies[value - 1] - melodies[song_values + value - 1]);
    return sum;
  }
  constexpr int power() const {
    const int songs_left = surplus();
    return songs_left < 0 ? -songs_left : songs_left;
  }
};

constexpr int slots = 3;  // at most three mermaids in front of a seat

/// The mermaids in front of a seat. Each keeps her place.
struct Area {
  Mermaid slot[slots];

  /// The lowest free place, or −1.
  constexpr int free_slot() const {
    for (int i = 0; i < slots; ++i)
      if (!slot[i].here) return i;
    return -1;
  }
  constexpr int largest_power() const {
    int largest = 0;
    for (const Mermaid& mermaid : slot)
      if (mermaid.power() > largest) largest = mermaid.power();
    return largest;
  }
  constexpr int how_many_of_power(int power) const {
    int count = 0;
    for (const Mermaid& mermaid : slot) count += mermaid.here && mermaid.power() == power ? 1 : 0;
    return count;
  }
};

/// 0 … creature_kinds − 1: by rising rating.
enum class Creature : std::uint8_t { unknown = creature_kinds };

constexpr int index(Creature creature) {
  return static_cast<int>(creature);
}
constexpr Creature creature_at(int index) {
  return static_cast<Creature>(index);
}
constexpr bool is_creature(Creature creature) {
  return index(creature) < creature_kinds;
}
/// The power that it takes to entice it, and the points that it brings.
constexpr int rating(Creature creature) {
  return content::creature_ratings[index(creature)];
}
constexpr int cards_of(Creature creature) {
  return content::creature_cards[index(creature)];
}
constexpr int all_creatures() {
  int count = 0;
  for (int i = 0; i < creature_kinds; ++i) count += cards_of(creature_at(i));
  return count;
}

/// The creatures that a seat has won.
struct Creatures {
  std::uint8_t count[creature_kinds] = {};

  constexpr bool any() const { return cards() > 0; }
  constexpr int cards() const {
    int sum = 0;
    for (int n : count) sum += n;
    return sum;
  }
  constexpr int points() const {
    int sum = 0;
    for (int i = 0; i < creature_kinds; ++i) sum += count[i] * rating(creature_at(i));
    return sum;
  }
};

}  // namespace seaglass::mermaids_song
