// What makes a position impossible. The same check stands behind a state that came by radio, out of flash or
// from somebody's script; a masked state is judged by what is known of it.
#include <initializer_list>

#include "core/reason.h"
#include "games/mermaid_rain/rules/cards/inventory.h"
#include "games/mermaid_rain/rules/state.h"

namespace seaglass::mermaid_rain {

namespace {

bool has_turn(Phase phase) {
  return phase != Phase::meld && phase != Phase::keep && phase != Phase::over;
}

const char* flaw_in_table(const State& state) {
  if (state.players < players_min || state.players > players_max)
    return REASON("Mermaid Rain is for 3 to 6 players");
  if (static_cast<int>(state.phase) >= phase_count) return REASON("there is no such phase");
  if (state.round < 1 || state.round > rounds) return REASON("there are rounds 1 to 5");
  if (state.dealer.index() >= state.players) return REASON("nobody has the Prince");
  if (state.turn.index() >= state.players) return REASON("it is nobody's turn");
  if (!has_turn(state.phase) && state.turn != Seat(0))
    return REASON("it is nobody's turn where all decide at once");
  for (Seat seat : all_seats(state.players))
    if (state.scores[seat] < 0 || state.scores[seat] > score_max) return REASON("no score can be like that");
  return nullptr;
}

const char* flaw_in_empty_seats(const State& state) {
  for (Seat seat : all_seats(players_max)) {
    if (seat.index() < state.players) continue;
    if (state.hands[seat].size + state.melds[seat].size() + state.held[seat].size() > 0 ||
        state.face_up[seat].size() + state.face_down[seat].size > 0 || state.scores[seat] != 0 ||
        !state.mermaids[seat].nowhere() || state.committed[seat].made() || state.ranks[seat] != Rank::none)
      return REASON("an empty seat has something");
  }
  return nullptr;
}

// ---------------------------------------------------------------------------------------------------- cards

const char* flaw_in_hands(const State& state) {
  const int dealt_max = state.round == 1 ? cards_dealt : hand_max;
  for (Seat seat : all_seats(state.players)) {
    const int hand = state.hands[seat].size, shown = state.melds[seat].size();
    if (state.phase != Phase::meld && shown > 0)
      return REASON("melds lie on the table only while they are shown");
    if (state.phase == Phase::meld && (hand + shown < cards_dealt || hand + shown > dealt_max))
      return REASON("a hand has seven cards dealt and at most two kept");
    if (state.phase != Phase::meld && hand > dealt_max - meld_min)
      return REASON("a hand is too large after a meld");
  }
  return nullptr;
}

const char* flaw_in_melds(const State& state) {
  const int shown = cards_shown(state);
  if (shown == 1 || shown >= meld_max) return REASON("no meld can have so many cards and go on");
  for (Seat seat : all_seats(state.players))
    if (shown > 0 && state.melds[seat].size() < meld_min) return REASON("a meld has at least two cards");
  return nullptr;
}

/// A hidden choice stands for a hidden hand; an open one names cards of an open hand, in order.
bool can_have_chosen(const State& state, Seat seat) {
  const Commitment chosen = state.committed[seat];
  const Hand& hand = state.hands[seat];
  if (hand.hidden) return chosen.first == Card::unknown && chosen.second == Card::none;
  if (state.phase == Phase::meld && cards_shown(state) > 0) {
    if (chosen.second != Card::none) return false;
    return chosen.first == Card::princess || (is_adventure(chosen.first) && hand.holds(chosen.first));
  }
  if (!is_adventure(chosen.first) || !is_adventure(chosen.second) || chosen.second < chosen.first)
    return false;
  return hand.holds(chosen.first) && hand.of(chosen.second) > (chosen.first == chosen.second ? 1 : 0);
}

const char* flaw_in_commitments(const State& state) {
  for (Seat seat : all_seats(state.players)) {
    const Commitment chosen = state.committed[seat];
    if (!chosen.made()) {
      if (chosen.second != Card::none) return REASON("a choice without its first card");
      continue;
    }
    if (state.phase != Phase::meld && state.phase != Phase::keep)
      return REASON("there is nothing to choose at once now");
    if (state.phase == Phase::meld ? has_stopped(state, seat) : !must_keep(state, seat))
      return REASON("somebody has chosen who had nothing to choose");
    if (!can_have_chosen(state, seat)) return REASON("what was chosen is not in the hand");
  }
  return nullptr;
}

// ---------------------------------------------------------------------------------------------------- order

const char* flaw_in_order(const State& state) {
  if (state.phase == Phase::meld) {
    for (Seat seat : all_seats(state.players))
      if (state.ranks[seat] != Rank::none) return REASON("melds are ranked when all are shown");
    return state.order.empty() ? nullptr : REASON("there is no order before the melds are ranked");
  }
  SeatSet in_order;
  for (Seat seat : state.order) in_order.insert(seat);
  if (state.order.size() != state.players || in_order != SeatSet::all(state.players))
    return REASON("the order names every seat once");
  for (Seat seat : state.order)
    if (state.ranks[seat] == Rank::none || index(state.ranks[seat]) >= rank_count)
      return REASON("a meld has no rank");
  for (int i = 1; i < state.order.size(); ++i)
    if (state.ranks[state.order[i]] > state.ranks[state.order[i - 1]])
      return REASON("a better meld comes first");
  const bool prince_passed = state.phase > Phase::blind;
  if (prince_passed && state.dealer != state.order[0])
    return REASON("the Prince is with the first in the order");
  if (!prince_passed && state.order != player_order(state.ranks, state.dealer, state.players))
    return REASON("equal melds go by nearness to the dealer");
  return nullptr;
}

// ---------------------------------------------------------------------------------------------------- tiles

/// The one that the seat in turn drew blind and no longer holds lies face-down until all its tiles lie.
bool some_tile_lies_face_down(const State& state) {
  if (state.phase != Phase::place || bonus_of(state.ranks[state.turn]) != Bonus::tile) return false;
  for (const HeldTile& held : state.held[state.turn])
    if (held.blind) return false;
  return true;
}

const char* flaw_in_surf(const State& state) {
  HexSet water = open_ocean(area_of(state));
  int face_down = 0;
  for (const PlacedTile& placed : state.surf) {
    if (placed.face_down && (++face_down > 1 || !some_tile_lies_face_down(state)))
      return REASON("a tile lies face-down only while its owner places");
    if (index(placed.anchor) >= hex_count || placed.rotation >= rotations_of(placed.shape))
      return REASON("a tile lies nowhere");
    const Footprint hexes = footprint(placed);
    if (!fits(hexes, water)) return REASON("a tile lies where none can lie");
    for (Hex hex : hexes) water.remove(hex);
    if (!is_riding(state.phase) && !state.over() && is_dark(placed.tile))
      return REASON("dark tiles leave at the end of their round");
  }
  if (face_down == 0 && some_tile_lies_face_down(state))
    return REASON("the tile drawn blind has turned up too early");
  return nullptr;
}

/// How many have picked a tile in this round.
int picks(const State& state) {
  if (state.phase == Phase::meld) return 0;
  const int before = state.order.index_of(state.turn);
  if (state.phase == Phase::pick) return before;
  return state.phase == Phase::blind ? before + 1 : state.players;
}

/// How many have had their chance to draw one blind.
int blind_draws(const State& state) {
  return state.phase == Phase::blind ? picks(state) - 1 : picks(state);
}

const char* flaw_in_offer(const State& state) {
  if (state.offer.count() != state.players - picks(state))
    return REASON("the offer has a tile for everybody who has none");
  int of_shape[shape_count] = {};
  for (int i = 0; i < tile_count; ++i)
    if (state.offer.contains(i)) ++of_shape[index(shape_of(tile_at(i)))];
  const auto& column = content::undercurrents[state.undercurrent - 1][state.players - players_min];
  for (int shape = 0; shape < shape_count; ++shape)
    if (of_shape[shape] > column[shape])
      return REASON("the offer has more tiles of a shape than the card shows");
  return nullptr;
}

struct HeldCount {
  int open = 0;
  int blind = 0;
};

HeldCount held_by(const State& state, Seat seat) {
  HeldCount count;
  for (const HeldTile& tile : state.held[seat]) ++(tile.blind ? count.blind : count.open);
  return count;
}

/// What a seat picked and drew in this round.
HeldCount gained_by(const State& state, Seat seat) {
  if (state.order.empty()) return {};
  const int own = state.order.index_of(seat);
  const bool draws = bonus_of(state.ranks[seat]) == Bonus::tile;
  return {own < picks(state) ? 1 : 0, draws && own < blind_draws(state) ? 1 : 0};
}

/// Before its own placing a seat holds exactly what it gained; then less and less, and after the clean-up
/// nothing.
bool holds_all_it_gained(const State& state, Seat seat) {
  if (!is_riding(state.phase)) return !state.over();
  const int own = state.order.index_of(seat), now = state.order.index_of(state.turn);
  return own > now || (own == now && state.phase == Phase::start);
}

const char* flaw_in_held(const State& state) {
  const bool cleaned = state.phase == Phase::drift || state.phase == Phase::keep;
  for (Seat seat : all_seats(state.players)) {
    const HeldCount held = held_by(state, seat);
    const HeldCount gained = cleaned ? HeldCount() : gained_by(state, seat);
    if (state.held[seat].size() == 2 && !state.held[seat][1].blind)
      return REASON("the tile drawn blind is held after the other");
    if (held.open > gained.open || held.blind > gained.blind)
      return REASON("somebody holds more tiles than were picked and drawn");
    if (holds_all_it_gained(state, seat) && (held.open < gained.open || held.blind < gained.blind))
      return REASON("somebody has lost a tile");
  }
  return nullptr;
}

/// Dark tiles leave with their round, so all of them are among those that were placed in this one.
const char* flaw_in_placed(const State& state) {
  int placed = 0;
  for (Seat seat : all_seats(state.players)) {
    const HeldCount gained = gained_by(state, seat);
    placed += gained.open + gained.blind - state.held[seat].size();
  }
  for (const PlacedTile& tile : state.surf)
    if ((tile.face_down || is_dark(tile.tile)) && --placed < 0)
      return REASON("more dark tiles lie than were placed in this round");
  return nullptr;
}

// ------------------------------------------------------------------------------------------------- winnings

/// Whether the bonus of this round was paid.
bool bonus_is_paid(const State& state, Seat seat) {
  if (state.phase == Phase::meld) return false;
  if (state.phase != Phase::pick && state.phase != Phase::blind) return true;
  return state.order.index_of(seat) <= state.order.index_of(state.turn);
}

/// Treasure that the cards given away so far have paid for: that of an Ocean March until its owner's pick, of
/// a warp, and of the space just entered.
int treasure_to_come(const State& state, Seat seat) {
  if (state.phase == Phase::meld) return 0;
  const bool march = bonus_of(state.ranks[seat]) == Bonus::token && !bonus_is_paid(state, seat);
  const bool entry = state.phase == Phase::take && seat == state.turn;
  return (march ? 1 : 0) + (warp_is_owed(state, seat) ? 1 : 0) + (entry ? 1 : 0);
}

/// Of the cards dealt two go into each meld, and every treasure costs one of the others, as the bound of
/// tokens_per_player_max says. What keeps to this in one round cannot break that bound in a later one.
const char* flaw_in_winnings(const State& state) {
  for (Seat seat : all_seats(state.players)) {
    const int treasure = state.face_up[seat].size() + state.face_down[seat].size;
    const int cards = state.hands[seat].size + state.melds[seat].size();
    const int melds = state.round - (state.phase == Phase::meld ? 1 : 0);
    if (treasure + treasure_to_come(state, seat) + cards > cards_dealt * state.round - meld_min * melds)
      return REASON("so much treasure takes more cards than were dealt");
    const int bonuses = state.round - (bonus_is_paid(state, seat) ? 0 : 1);
    if (state.scores[seat] > treasure * content::points_gained + bonuses * meld_points_max())
      return REASON("so many points take more treasure");
  }
  return nullptr;
}

// ------------------------------------------------------------------------------------------------- mermaids

bool tile_lies(const State& state, Tile tile) {
  for (const PlacedTile& placed : state.surf)
    if (placed.tile == tile && !placed.face_down) return true;
  return false;
}

bool place_exists(const State& state, Place place) {
  if (place.is_space()) return space_in_use(place.space(), area_of(state));
  if (place.is_start()) return start_in_use(place.start(), area_of(state));
  return place.is_tile() && tile_lies(state, place.tile());
}

/// In the first round each comes to the ocean when its own ride begins; after that only drifting mermaids are
/// nowhere, from the seat in turn on.
bool is_nowhere_now(const State& state, Seat seat) {
  if (state.phase == Phase::drift) return false;
  if (state.round > 1 || state.phase == Phase::keep || state.phase == Phase::over) return false;
  if (!is_riding(state.phase)) return true;
  const int own = state.order.index_of(seat), now = state.order.index_of(state.turn);
  return own > now || (own == now && state.phase == Phase::start);
}

const char* flaw_in_mermaids(const State& state) {
  for (Seat seat : all_seats(state.players)) {
    const Place place = state.mermaids[seat];
    if (!place.nowhere() && !place_exists(state, place)) return REASON("a mermaid is where no place is");
    if (state.phase != Phase::drift && place.nowhere() != is_nowhere_now(state, seat))
      return REASON("a mermaid is missing, or too early on the ocean");
  }
  if (state.phase != Phase::drift) return nullptr;
  for (Seat seat : state.order)
    if (state.mermaids[seat].nowhere())
      return seat == state.turn ? nullptr : REASON("mermaids drift in the order of the round");
  return REASON("nobody is adrift");
}

// --------------------------------------------------------------------------------------------------- phases

bool some_tile_fits(const State& state, Seat seat) {
  for (const HeldTile& held : state.held[seat])
    if (fits_anywhere(held.shape, free_water(state))) return true;
  return false;
}

const char* flaw_in_entered(const State& state) {
  if (state.phase != Phase::move && state.phase != Phase::take)
    return state.entered.empty() ? nullptr : REASON("spaces are entered while somebody moves");
  for (int i = 0; i < space_count; ++i)
    if (state.entered.contains(i) && !space_in_use(i, area_of(state)))
      return REASON("that space is not in use");
  if (state.phase != Phase::take) return nullptr;
  const Place place = state.mermaids[state.turn];
  if (!place.is_space() || !state.entered.contains(place.space())) return REASON("no space was entered");
  return space_entered(state).empty() ? REASON("there is no treasure to take") : nullptr;
}

const char* flaw_in_phase(const State& state) {
  switch (state.phase) {
    case Phase::meld:
    case Phase::keep:
      if (state.to_act().empty()) return REASON("everybody has chosen, so the game goes on");
      if (const char* flaw = flaw_in_melds(state)) return flaw;
      break;
    case Phase::blind:
      if (bonus_of(state.ranks[state.turn]) != Bonus::tile) return REASON("only a waltz brings a blind tile");
      break;
    case Phase::start:
      if (state.round != 1) return REASON("starting spaces are chosen in the first round");
      break;
    case Phase::place:
      if (!some_tile_fits(state, state.turn)) return REASON("no tile is left to place");
      break;
    case Phase::warp:
      if (!warp_is_owed(state, state.turn)) return REASON("there is no warp to use");
      break;
    case Phase::move:
      if (state.hands[state.turn].size == 0) return REASON("without cards the ride is over");
      break;
    case Phase::over:
      if (state.round != rounds) return REASON("the game has five rounds");
      break;
    case Phase::pick:
    case Phase::take:
    case Phase::drift: break;
  }
  if (state.round == rounds && (state.phase == Phase::drift || state.phase == Phase::keep))
    return REASON("nothing follows the last ride");
  return flaw_in_entered(state);
}

}  // namespace

const char* State::flaw() const {
  for (const auto check : {flaw_in_table, flaw_in_empty_seats, flaw_in_order, flaw_in_inventory,
                           flaw_in_hands, flaw_in_commitments, flaw_in_surf, flaw_in_offer, flaw_in_held,
                           flaw_in_placed, flaw_in_winnings, flaw_in_mermaids, flaw_in_phase})
    if (const char* flaw = check(*this)) return flaw;
  return nullptr;
}

}  // namespace seaglass::mermaid_rain
