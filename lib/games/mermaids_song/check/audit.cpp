// Mermaid's Song, section 7 of its rules (who knows what) and section 1 (what is in the box).
#include <utility>

#include "conformance/conformance.h"
#include "core/fixed_vector.h"
#include "games/door.h"
#include "games/mermaids_song/rules/state.h"

namespace seaglass::conformance::mermaids_song {

using namespace seaglass::mermaids_song;

namespace {

namespace box = seaglass::mermaids_song::content;

constexpr int sum_of(const std::uint8_t* counts, int kinds) {
  int sum = 0;
  for (int i = 0; i < kinds; ++i) sum += counts[i];
  return sum;
}

constexpr int card_kinds = box::kind_count, melodies = 2 * box::song_values;
constexpr int mermaid_card = 0, first_melody_card = 1;
constexpr int kraken_card = first_melody_card + melodies, treasure_card = kraken_card + 1;
constexpr int all_cards = sum_of(box::deck_cards, card_kinds);
constexpr int all_creature_cards = sum_of(box::creature_cards, box::creature_kinds);
// Section 9.
constexpr int cards_in_hand = 3, creatures_each_max = 9, creatures_won_max = 23, turns_limit = 400;
constexpr int open_creatures = 3;

/// A place where a card lies hidden: in a hand or, without one, in the deck.
struct Place {
  std::int8_t hand = -1;  // −1: the deck
  bool urgent_may_lie_here = false;
};
using Places = FixedVector<Place, all_cards>;
using Cards = FixedVector<Card, all_cards>;

bool is_urgent_card(Card card) {
  return static_cast<int>(card) == kraken_card || static_cast<int>(card) == treasure_card;
}

/// Hand: its owner. Deck orders: nobody. Everything else lies open. Who has just drawn may hold Kraken and
/// Treasure, whoever else had them has played them; a turn that began with three cards drew nothing.
Places hidden_places(const State& state, SeatSet viewers) {
  Places places;
  for (Seat seat : all_seats(state.players)) {
    if (viewers.contains(seat) || state.phase == Phase::over) continue;
    const bool has_just_drawn = seat == state.turn && state.idle_turns == 0;
    for (int n = 0; n < state.hands[seat].size; ++n)
      places.push_back({static_cast<std::int8_t>(seat.index()), has_just_drawn});
  }
  for (int n = 0; n < state.deck.size(); ++n) places.push_back({-1, true});
  return places;
}

/// What lies in these places, in their order.
Cards hidden_cards(const State& state, const Places& places) {
  Cards cards;
  int last_hand = -1;
  int in_deck = 0;
  for (const Place& place : places) {
    if (place.hand < 0) {
      cards.push_back(state.deck[in_deck++]);
    } else if (place.hand != last_hand) {
      last_hand = place.hand;
      for (int kind = 0; kind < card_kinds; ++kind)
        for (int n = 0; n < state.hands[Seat(place.hand)].count[kind]; ++n)
          cards.push_back(static_cast<Card>(kind));
    }
  }
  return cards;
}

/// Every card changes places with some other, unless Kraken or Treasure came where they cannot be.
void mix(Cards& cards, const Places& places, Random& random) {
  for (int x = 0; x < cards.size(); ++x) {
    const int y = random.below(cards.size());
    if (is_urgent_card(cards[x]) && !places[y].urgent_may_lie_here) continue;
    if (is_urgent_card(cards[y]) && !places[x].urgent_may_lie_here) continue;
    std::swap(cards[x], cards[y]);
  }
}

void lay_back(State& state, const Cards& cards, const Places& places) {
  for (const Place& place : places)
    if (place.hand >= 0) state.hands[Seat(place.hand)] = Hand();
  int in_deck = 0;
  for (int i = 0; i < cards.size(); ++i) {
    if (places[i].hand >= 0)
      state.hands[Seat(places[i].hand)].add(cards[i]);
    else
      state.deck[in_deck++] = cards[i];
  }
}

int worth(const Creatures& creatures) {
  int points = 0;
  for (int i = 0; i < box::creature_kinds; ++i) points += box::creature_ratings[i] * creatures.count[i];
  return points;
}

const char* audit_cards(const State& state) {
  int found[card_kinds] = {};
  for (Card card : state.deck) ++found[static_cast<int>(card)];
  for (Seat seat : all_seats(state.players))
    for (const Mermaid& mermaid : state.areas[seat].slot) {
      if (mermaid.here) ++found[mermaid_card];
      for (int kind = 0; kind < melodies; ++kind) found[first_melody_card + kind] += mermaid.melodies[kind];
    }
  for (int kind = 0; kind < card_kinds; ++kind) {
    found[kind] += state.discard[kind];
    for (Seat seat : all_seats(state.players)) found[kind] += state.hands[seat].count[kind];
    const int removed = kind == mermaid_card ? box::mermaids_removed[state.players] : 0;
    if (found[kind] != box::deck_cards[kind] - removed) return "a card is lost or doubled";
  }
  return nullptr;
}

const char* audit_creatures(const State& state) {
  int found[box::creature_kinds] = {};
  for (Creature creature : state.row) ++found[static_cast<int>(creature)];
  for (Creature creature : state.creature_deck) ++found[static_cast<int>(creature)];
  int cards = open_creatures + state.creature_deck.size();
  int won = 0;
  for (Seat seat : all_seats(state.players)) {
    int count = 0;
    for (int i = 0; i < box::creature_kinds; ++i) {
      found[i] += state.creatures[seat].count[i];
      count += state.creatures[seat].count[i];
    }
    if (count > creatures_each_max) return "a seat has more creatures than its bound";
    won += count;
    cards += count;
  }
  for (int i = 0; i < box::creature_kinds; ++i)
    if (found[i] != box::creature_cards[i]) return "a creature is lost or doubled";
  if (won > creatures_won_max) return "more creatures are won than their bound";
  return cards == all_creature_cards ? nullptr : "there are not as many creatures as in the box";
}

const char* audit_hands(const State& state) {
  for (Seat seat : all_seats(state.players)) {
    const Hand& hand = state.hands[seat];
    if (hand.size > cards_in_hand) return "a hand is larger than its bound";
    const bool urgent = hand.count[kraken_card] + hand.count[treasure_card] > 0;
    if (urgent && state.phase != Phase::over && seat != state.turn)
      return "Kraken or Treasure wait in a hand between turns";
    if (state.phase == Phase::hand_choice && seat == state.turn && hand.size != cards_in_hand)
      return "a turn does not begin with three cards";
  }
  return nullptr;
}

const char* audit_winning(const State& state) {
  const int target = state.target != 0 ? state.target : box::targets[state.players];
  int winners = 0;
  for (Seat seat : all_seats(state.players)) winners += worth(state.creatures[seat]) >= target ? 1 : 0;
  if (winners > 1) return "two have won";
  if (winners == 1 && state.phase != Phase::over) return "somebody has won and the game goes on";
  if (state.phase != Phase::over && state.turns >= turns_limit) return "the game has no end";
  return nullptr;
}

void scramble(AnyState& any, SeatSet viewers, Random& random) {
  State& state = any.as<State>();
  const Places places = hidden_places(state, viewers);
  Cards cards = hidden_cards(state, places);
  mix(cards, places, random);
  lay_back(state, cards, places);
  random.shuffle(state.creature_deck);
  state.random = another_generator(random);
}

const char* audit(const AnyState& any) {
  const State& state = any.as<State>();
  for (const auto check : {audit_cards, audit_creatures, audit_hands, audit_winning})
    if (const char* wrong = check(state)) return wrong;
  return nullptr;
}

}  // namespace

}  // namespace seaglass::conformance::mermaids_song

namespace seaglass::mermaids_song {

conformance::Subject subject() {
  return {game(), conformance::guess_in<State>, conformance::mermaids_song::scramble,
          conformance::mermaids_song::audit, list_figures};
}

}  // namespace seaglass::mermaids_song
