// Mermaid Beach, section 6 of its rules (who knows what) and section 1 (what is in the box).
#include "conformance/conformance.h"
#include "core/fixed_vector.h"
#include "games/door.h"
#include "games/mermaid_beach/rules/state.h"

namespace seaglass::conformance::mermaid_beach {

using namespace seaglass::mermaid_beach;

namespace {

namespace box = seaglass::mermaid_beach::content;

constexpr int card_kinds = box::kind_count, monster = card_kinds - 1;
constexpr int shell_kinds = box::shell_values + 2;  // with both kinds of Starfish
constexpr int all_cards = [] {
  int sum = 0;
  for (int n : box::beach_cards) sum += n;
  return sum;
}();
constexpr int hand_max = 22;                      // section 8
constexpr int hand_max_free_ask = all_cards - 1;  // everybody else holds a card
constexpr int attempts_max = 50;

using Cards = FixedVector<Kind, all_cards>;

/// Hand: its owner. Deck orders: nobody. Everything else lies open.
void collect_hidden_cards(State& state, SeatSet viewers, Cards& pool) {
  for (Seat seat : all_seats(state.players)) {
    if (viewers.contains(seat) || state.phase == Phase::over) continue;
    for (int kind = 0; kind < card_kinds; ++kind)
      for (int n = 0; n < state.hands[seat].count[kind]; ++n) pool.push_back(static_cast<Kind>(kind));
  }
  for (Kind card : state.beach_deck) pool.push_back(card);
}

void deal_again(State& state, SeatSet viewers, Cards& pool) {
  for (Seat seat : all_seats(state.players)) {
    if (viewers.contains(seat) || state.phase == Phase::over) continue;
    const int size = state.hands[seat].size;
    state.hands[seat] = Hand();
    for (int n = 0; n < size; ++n) {
      state.hands[seat].add(pool.pop_back());
    }
  }
  for (Kind& card : state.beach_deck) card = pool.pop_back();
}

bool somebody_is_out(const State& state) {
  for (Seat seat : all_seats(state.players)) {
    const Hand& hand = state.hands[seat];
    if (hand.size == 0 || (hand.size == 1 && hand.count[monster] == 1)) return true;
  }
  return false;
}

Kind some_card(const Hand& hand, Random& random) {
  FixedVector<Kind, card_kinds> cards;
  for (int kind = 0; kind < card_kinds; ++kind)
    if (hand.count[kind] > 0) cards.push_back(static_cast<Kind>(kind));
  return cards[random.below(cards.size())];
}

/// What a viewer can tell about the end while hands are passed: it is plain if a hand is empty, if he holds
/// the Monster himself, or if no other hand is a single card. Then the scrambled position must agree with it.
bool end_is_plain(const State& state, SeatSet viewers) {
  bool single_elsewhere = false;
  for (Seat seat : all_seats(state.players)) {
    const Hand& hand = state.hands[seat];
    if (hand.size == 0) return true;
    if (viewers.contains(seat) && hand.count[monster] == 1) return true;
    if (!viewers.contains(seat) && hand.size == 1) single_elsewhere = true;
  }
  return !single_elsewhere;
}

bool acceptable(const State& scrambled, const State& state, SeatSet viewers) {
  if (state.phase == Phase::over) return true;
  const bool out = somebody_is_out(scrambled);
  if (state.phase != Phase::pass) return !out;
  return !end_is_plain(state, viewers) || out == (state.ending == Ending::yes);
}

void scramble(AnyState& any, SeatSet viewers, Random& random) {
  State& state = any.as<State>();
  const State before = state;
  Cards pool;
  collect_hidden_cards(state, viewers, pool);
  for (int attempt = 0; attempt < attempts_max; ++attempt) {
    state = before;
    Cards shuffled = pool;
    random.shuffle(shuffled);
    deal_again(state, viewers, shuffled);
    if (acceptable(state, before, viewers)) break;
    state = before;
  }
  if (state.phase == Phase::play_drawn && !viewers.contains(state.turn))
    state.drawn = some_card(state.hands[state.turn], random);
  if (state.phase == Phase::pass) {
    for (Seat seat : all_seats(state.players))
      if (!viewers.contains(seat) && state.committed[seat] != Kind::none)
        state.committed[seat] = some_card(state.hands[seat], random);
    state.ending = somebody_is_out(state) ? Ending::yes : Ending::no;
  }
  random.shuffle(state.shell_deck);
  state.random = another_generator(random);
}

const char* audit(const AnyState& any) {
  const State& state = any.as<State>();
  const auto& in_box = state.younger ? box::beach_cards_younger : box::beach_cards;
  int beach[card_kinds] = {};
  for (Kind card : state.beach_deck) ++beach[static_cast<int>(card)];
  for (int kind = 0; kind < card_kinds; ++kind) {
    beach[kind] += state.beach_discard[kind];
    for (Seat seat : all_seats(state.players)) beach[kind] += state.hands[seat].count[kind];
    if (beach[kind] != in_box[kind]) return "a Beach card is lost or doubled";
    if (kind < box::item_count && state.beach_discard[kind] % 2 != 0) return "an item was discarded alone";
  }
  for (Seat seat : all_seats(state.players))
    if (state.hands[seat].size > (state.free_ask ? hand_max_free_ask : hand_max))
      return "a hand is larger than its bound";
  int shells[shell_kinds] = {};
  for (ShellCard card : state.shell_deck) ++shells[static_cast<int>(card)];
  for (int card = 0; card < shell_kinds; ++card) {
    shells[card] += state.shell_discard[card];
    if (card < box::shell_values)
      for (Seat seat : all_seats(state.players)) shells[card] += state.shells[seat].count[card];
    const int starfish = card == box::shell_values ? box::starfish_left : box::starfish_right;
    if (shells[card] != (card < box::shell_values ? box::shell_cards[card] : starfish))
      return "a Shell card is lost or doubled";
  }
  return nullptr;
}

}  // namespace

}  // namespace seaglass::conformance::mermaid_beach

namespace seaglass::mermaid_beach {

conformance::Subject subject() {
  return {game(), conformance::guess_in<State>, conformance::mermaid_beach::scramble,
          conformance::mermaid_beach::audit, list_figures};
}

}  // namespace seaglass::mermaid_beach
