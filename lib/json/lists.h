// Lists that every game has: cards that are counted, and decks, which a state keeps with the next card last
// and JSON with the next card first.
#pragma once

#include <vector>

#include "json/reading.h"

namespace seaglass::json {

/// So many of each kind, in the order of the kinds.
template <int kinds>
Json counted_json(const std::uint8_t (&count)[kinds], const char* const (&names)[kinds]) {
  Json list = Json::array();
  for (int i = 0; i < kinds; ++i)
    for (int n = 0; n < count[i]; ++n) list.push_back(names[i]);
  return list;
}

template <int kinds>
void read_counted(const Json& json, int length_max, std::uint8_t (&count)[kinds],
                  const char* const (&names)[kinds], const char* where) {
  for (const Json& name : list(json, 0, length_max, where)) ++count[word(name, names, where)];
}

/// Of a hidden hand the size alone.
template <typename Hand, int kinds>
Json hand_json(const Hand& hand, const char* const (&names)[kinds]) {
  return hand.hidden ? Json(std::vector<Json>(hand.size, nullptr)) : counted_json(hand.count, names);
}

template <typename Hand, int kinds>
void read_hand(const Json& json, int length_max, Hand& hand, const char* const (&names)[kinds]) {
  read_counted(json, length_max, hand.count, names, "hands");
  hand.size = static_cast<std::uint8_t>(json.size());
}

template <typename Deck, typename Write>
Json deck_json(const Deck& deck, const Write& write) {
  Json cards = Json::array();
  for (int i = deck.size() - 1; i >= 0; --i) cards.push_back(write(deck[i]));
  return cards;
}

template <typename Deck, typename Read>
void read_deck(const Json& json, Deck& deck, const char* where, const Read& read) {
  list(json, 0, Deck::capacity(), where);
  for (auto card = json.rbegin(); card != json.rend(); ++card) deck.push_back(read(*card, where));
}

/// One entry of a list that has one for every seat.
inline const Json& of_seat(const Json& list, Seat seat) {
  return list[static_cast<std::size_t>(seat.index())];
}

inline const Json& per_seat_field(const Json& object, const char* name, int players) {
  return list(field(object, name), players, players, name);
}

}  // namespace seaglass::json
