// Mermaid Rain: what a choice brings in tenths of a point. Cards are worth most as moves, so a meld must pay
// for them; tiles, moves and warps are judged by the treasure that they bring within reach (voyage.h).
#include "bots/adviser.h"
#include "yardstick/voyage.h"

namespace seaglass::yardstick {

namespace {

using namespace mermaid_rain;

constexpr int point = 10;
constexpr int card_in_a_meld = 30;  // what the ride loses by it; found by playing against other numbers

// -------------------------------------------------------------------------------------------------- melding

int worth_of_rank(Rank rank) {
  constexpr int earlier = 4, a_token = 70, a_blind_tile = 15, a_warp = 60;
  int worth = index(rank) * earlier + points_of(rank) * point;
  if (bonus_of(rank) == Bonus::token) worth += a_token;
  if (bonus_of(rank) == Bonus::tile) worth += a_blind_tile;
  if (bonus_of(rank) == Bonus::warp) worth += a_warp;
  return worth;
}

/// The best that can still become of the cards shown, with those left in the hand.
int worth_of_meld(const Cards& shown, const Cards& hand) {
  int best = -1000;
  for (int dolphins = 0; dolphins <= hand.count[0]; ++dolphins)
    for (int gulls = 0; gulls <= hand.count[1]; ++gulls)
      for (int turtles = 0; turtles <= hand.count[2]; ++turtles) {
        const int more = dolphins + gulls + turtles;
        if (shown.size() + more > meld_max) break;
        Cards meld = shown;
        meld.count[0] = static_cast<std::uint8_t>(meld.count[0] + dolphins);
        meld.count[1] = static_cast<std::uint8_t>(meld.count[1] + gulls);
        meld.count[2] = static_cast<std::uint8_t>(meld.count[2] + turtles);
        const int worth = worth_of_rank(rank_of(meld)) - more * card_in_a_meld;
        if (worth > best) best = worth;
      }
  return best;
}

int worth_of_showing(const State& state, Seat seat, Choice choice) {
  Cards shown = state.melds[seat], hand = state.hands[seat].known;
  int more = 0;
  for (const int card : {int{choice.a}, int{choice.b}}) {
    if (!is_adventure(card_at(card)) || (more > 0 && cards_shown(state) > 0)) continue;
    shown.add(card_at(card));
    hand.remove(card_at(card));
    ++more;
  }
  return worth_of_meld(shown, hand) - more * card_in_a_meld;
}

// -------------------------------------------------------------------------------------------------- picking

int worth_of_shape(Shape shape) {
  switch (shape) {
    case Shape::long_: return 22;
    case Shape::curved: return 20;
    case Shape::triangular: return 12;
    case Shape::short_: return 0;
  }
  return 0;
}

int worth_of_picking(const State& state, Seat seat, Tile tile) {
  constexpr int any_card = 35, a_card = 10, enough = 3, lasting = 2;
  const int matching = is_mermaid(tile) ? 0 : state.hands[seat].of(entry_card(tile));
  const int entry = is_mermaid(tile) ? any_card : a_card * (matching < enough ? matching : enough);
  return entry + worth_of_shape(shape_of(tile)) + (is_dark(tile) ? 0 : lasting);
}

// --------------------------------------------------------------------------------------------------- riding

int steps_between(Hex a, Hex b) {
  const int half_columns = 2 * (column_of(a) - column_of(b)) + row_of(a) % 2 - row_of(b) % 2;
  const int across = half_columns < 0 ? -half_columns : half_columns;
  const int down = row_of(a) < row_of(b) ? row_of(b) - row_of(a) : row_of(a) - row_of(b);
  return across > down ? down + (across - down) / 2 : down;
}

/// The treasure within a tile's length, the nearer the better.
int worth_of_starting(const State& state, Seat seat, int start) {
  constexpr int a_tile_away = 4;
  const TokenWorth tokens(state, seat);
  int sum = 0;
  for (int i = 0; i < space_count; ++i) {
    if (!space_in_use(i, area_of(state))) continue;
    const int steps = steps_between(hex_of_start(start), hex_of_space(i));
    if (steps <= a_tile_away) sum += tokens.of(state.spaces[i]) / steps;
  }
  return sum;
}

/// A tile that nobody has seen could be any of its shape: one that does not lie on the ocean.
Tile stand_in(const State& state, Shape shape) {
  for (int which = 0; which < tiles_of(shape); ++which) {
    bool lies = false;
    for (const PlacedTile& placed : state.surf) lies = lies || placed.tile == tile_of(shape, which);
    if (!lies) return tile_of(shape, which);
  }
  return tile_of(shape, 0);
}

int worth_of_place(const State& state, Seat seat, const Surf& surf) {
  const TokenWorth tokens(state, seat);
  const Chart chart(surf, area_of(state));
  return Voyage{state, chart, tokens}.haul(state.mermaids[seat], state.hands[seat].known);
}

int worth_of_placing(const State& state, Seat seat, Choice choice) {
  const HeldTile laid = tile_named(choice.a);
  const Tile tile = laid.blind ? stand_in(state, laid.shape) : laid.tile;
  Surf surf = state.surf;
  surf.push_back({tile, laid.shape, hex_at(choice.b), choice.c, false});
  for (PlacedTile& placed : surf)
    if (placed.tile == unknown_tile) placed.face_down = true;  // laid before, and still unseen
  return worth_of_place(state, seat, surf);
}

/// The token that waits there, and what the cards that are left can bring from there on.
int worth_of_being_at(const State& state, Seat seat, Place place, const Cards& hand) {
  const TokenWorth tokens(state, seat);
  const Chart chart = chart_of(state);
  const bool gains = place.is_space() && !state.entered.contains(place.space());
  return (gains ? tokens.of(state.spaces[place.space()]) : 0) +
         Voyage{state, chart, tokens}.haul(place, hand);
}

/// Two cards stay for the next round, if there is one.
int worth_of_keeping(const State& state, int cards) {
  constexpr int a_card = 12;
  return state.round == rounds ? 0 : a_card * (cards < cards_kept ? cards : cards_kept);
}

int worth_of_moving(const State& state, Seat seat, Choice choice) {
  Cards hand = state.hands[seat].known;
  hand.remove(card_at(choice.b));
  if (card_at(choice.c) != Card::none) hand.remove(card_at(choice.c));
  const int there = worth_of_being_at(state, seat, Place::at(choice.a), hand);
  return there == 0 ? -1 : there + worth_of_keeping(state, hand.size());
}

int worth_of_staying(const State& state, Seat seat) {
  return worth_of_being_at(state, seat, state.mermaids[seat], state.hands[seat].known);
}

class RainAdviser final : public bots::Adviser {
 public:
  int weighed_in_a_step() const override { return 32; }

  int worth(const AnyState& seen, Seat seat, Choice choice, AnyState&) const override {
    const State& state = seen.as<State>();
    switch (verb_of(choice)) {
      case Verb::meld: return worth_of_showing(state, seat, choice);
      case Verb::stop: return worth_of_rank(rank_of(state.melds[seat]));
      case Verb::pick: return worth_of_picking(state, seat, tile_at(choice.a));
      case Verb::blind: return worth_of_shape(shape_at(choice.a));
      case Verb::start:
      case Verb::drift: return worth_of_starting(state, seat, choice.a);
      case Verb::place: return worth_of_placing(state, seat, choice);
      case Verb::placed: return worth_of_place(state, seat, state.surf);
      case Verb::warp: return worth_of_being_at(state, seat, Place::at(choice.a), state.hands[seat].known);
      case Verb::stay: return worth_of_staying(state, seat);
      case Verb::move: return worth_of_moving(state, seat, choice);
      case Verb::end: return worth_of_keeping(state, state.hands[seat].size);
      case Verb::take: return TokenWorth(state, seat).of(treasure_at(choice.a));
      case Verb::leave: return 0;
      case Verb::keep: return choice.a == choice.b ? 1 : 0;  // two of a kind begin the next meld
    }
    return 0;
  }
};

}  // namespace

const bots::Adviser& mermaid_rain_adviser() {
  static constexpr RainAdviser adviser;
  return adviser;
}

}  // namespace seaglass::yardstick
