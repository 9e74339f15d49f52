// What can be said of a saved table in a few numbers: how far it has come, what may be chosen next, and how
// it ends if whoever is next always chooses by the same rule. The end depends on everything that nobody sees:
// hands, decks, the game's chance. None of it depends on how a state lies in memory or is packed.
#pragma once

#include <algorithm>
#include <vector>

#include "core/crc32.h"
#include "tabletop/sitting.h"

namespace seaglass {

struct Position {
  int players = 0;
  int length = 0;                       // choices in the journal
  std::uint32_t journal = 0;            // a checksum over all of them
  unsigned to_act = 0;                  // seats, a bit for each
  int choices = 0;                      // which they have together
  std::uint32_t choices_sum = 0;        // a checksum over those, sorted
  std::int16_t totals[seats_max] = {};  // at the end
  unsigned winners = 0;
};

namespace position {

using Bytes5 = std::vector<std::uint8_t>;

inline void add(Bytes5& bytes, Seat seat, Choice choice) {
  for (const int byte : {seat.index(), int{choice.verb}, int{choice.a}, int{choice.b}, int{choice.c}})
    bytes.push_back(static_cast<std::uint8_t>(byte));
}

inline std::uint32_t sum_of(const Bytes5& bytes) {
  return crc32({bytes.data(), static_cast<int>(bytes.size())});
}

inline bool comes_before(Choice x, Choice y) {
  if (x.verb != y.verb) return x.verb < y.verb;
  if (x.a != y.a) return x.a < y.a;
  return x.b != y.b ? x.b < y.b : x.c < y.c;
}

inline std::vector<Choice> sorted_choices(const Game& game, const AnyState& state, Seat seat) {
  std::vector<Choice> choices;
  game.choices(state, seat, [&](Choice choice) { choices.push_back(choice); });
  std::sort(choices.begin(), choices.end(), comes_before);
  return choices;
}

}  // namespace position

/// Where the sitting is now, without its end.
inline Position position_of(const Sitting& sitting) {
  Position now;
  now.players = sitting.setup().players;
  now.length = sitting.journal().size();
  position::Bytes5 journal, choices;
  for (int i = 0; i < now.length; ++i)
    position::add(journal, sitting.journal().at(i).seat, sitting.journal().at(i).choice);
  now.journal = position::sum_of(journal);
  if (sitting.game().over(sitting.state())) return now;
  const SeatSet deciding = sitting.game().to_act(sitting.state());
  now.to_act = deciding.bits();
  for (Seat seat : all_seats(now.players)) {
    if (!deciding.contains(seat)) continue;
    for (const Choice choice : position::sorted_choices(sitting.game(), sitting.state(), seat)) {
      position::add(choices, seat, choice);
      ++now.choices;
    }
  }
  now.choices_sum = position::sum_of(choices);
  return now;
}

inline void note_end(const Sitting& sitting, Position& position) {
  const Score score = sitting.game().score(sitting.state());
  for (Seat seat : all_seats(position.players)) position.totals[seat.index()] = score.totals[seat];
  position.winners = score.winners.bits();
}

/// Plays on to the end, by a rule that knows no chance but its own. False: a choice that is legal was refused
/// or not kept.
inline bool play_to_the_end(Sitting& sitting) {
  std::uint32_t dice = 475147;
  while (!sitting.game().over(sitting.state())) {
    const Seat seat = sitting.game().to_act(sitting.state()).first();
    const auto choices = position::sorted_choices(sitting.game(), sitting.state(), seat);
    dice = dice * 1664525 + 1013904223;
    if (choices.empty() || !sitting.play(seat, choices[(dice >> 16) % choices.size()], no_events))
      return false;
  }
  return true;
}

}  // namespace seaglass
