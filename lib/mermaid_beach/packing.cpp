// A state in as few bits as its ranges need. Deck lengths are not packed: they are what is left of all cards.
//
// The largest masked state has all five hands known (five people around one unit), in a pass; its bits are
// added up below.
#include "mermaid_beach/state.h"

namespace seaglass::mermaid_beach {

namespace {

constexpr int players_min = 2;
constexpr int players_count = players_max - players_min + 1;
constexpr int ending_count = 3;
constexpr int beach_card_values = kind_count + 2;  // with none and unknown
constexpr int failed_asks_limit = 3 * players_max + 1;

constexpr int counts_of(Kind kind) {
  return cards_of(kind, false) + 1;
}
constexpr std::uint32_t hand_range() {
  std::uint32_t range = 1;
  for (int i = 0; i < kind_count; ++i) range *= static_cast<std::uint32_t>(counts_of(kind_at(i)));
  return range;
}
/// In the discards items lie in pairs.
constexpr int discard_unit(Kind kind) {
  return is_item(kind) ? 2 : 1;
}
constexpr int discard_radix(Kind kind) {
  return cards_of(kind, false) / discard_unit(kind) + 1;
}
constexpr std::uint32_t discard_range() {
  std::uint32_t range = 1;
  for (int i = 0; i < kind_count; ++i) range *= static_cast<std::uint32_t>(discard_radix(kind_at(i)));
  return range;
}
constexpr int shell_radix(int card) {
  return cards_of(static_cast<ShellCard>(card)) + 1;
}
constexpr std::uint32_t shell_range(int cards) {
  std::uint32_t range = 1;
  for (int i = 0; i < cards; ++i) range *= static_cast<std::uint32_t>(shell_radix(i));
  return range;
}

constexpr int phase_bits = bits_for(players_count) + 2 /* options */ + bits_for(phase_count) +
                           bits_for(players_max) + 1 /* bonus */ + bits_for(ending_count) +
                           bits_for(failed_asks_limit);                                             //  16
constexpr int hands_bits = players_max * (1 + bits_for(hand_range()));                              // 150
constexpr int shells_bits = players_max * bits_for(shell_range(shell_values));                      //  55
constexpr int discards_bits = bits_for(discard_range()) + bits_for(shell_range(shell_card_kinds));  //  38
constexpr int pass_bits = 1 /* direction */ + players_max * bits_for(beach_card_values);            //  21
constexpr int masked_bits = phase_bits + hands_bits + shells_bits + discards_bits + pass_bits +
                            3 /* both decks and the random generator are hidden */;  // 283
static_assert(masked_bits <= 8 * State::masked_bytes_max);
static_assert(masked_bits + beach_deck_max * bits_for(kind_count) +
                  shell_deck_max * bits_for(shell_card_kinds) + GameRandom::packed_bits_max <=
              8 * State::whole_bytes_max);

// ------------------------------------------------------------------------------------------------- writing

void pack_hand(const Hand& hand, BitWriter& writer) {
  writer.write_flag(hand.hidden);
  if (hand.hidden) return writer.write_below(hand.size, beach_cards_max + 1);
  Digits counts;
  for (int i = 0; i < kind_count; ++i) counts.add(hand.count[i], counts_of(kind_at(i)));
  counts.write_to(writer);
}

void pack_discards(const State& state, BitWriter& writer) {
  Digits beach;
  for (int i = 0; i < kind_count; ++i)
    beach.add(state.beach_discard[i] / discard_unit(kind_at(i)), discard_radix(kind_at(i)));
  beach.write_to(writer);
  Digits shell;
  for (int i = 0; i < shell_card_kinds; ++i) shell.add(state.shell_discard[i], shell_radix(i));
  shell.write_to(writer);
}

void pack_shells(const Shells& shells, BitWriter& writer) {
  Digits counts;
  for (int i = 0; i < shell_values; ++i) counts.add(shells.count[i], shell_radix(i));
  counts.write_to(writer);
}

template <typename Deck>
bool is_hidden(const Deck& deck) {
  return !deck.empty() && deck.back() == Deck::value_type::unknown;
}

template <typename Deck>
void pack_deck(const Deck& deck, int kinds, BitWriter& writer) {
  writer.write_flag(is_hidden(deck));
  if (is_hidden(deck)) return;
  for (const auto card : deck) writer.write_below(index(card), kinds);
}

// ------------------------------------------------------------------------------------------------- reading

Hand unpack_hand(BitReader& reader) {
  Hand hand;
  hand.hidden = reader.read_flag();
  if (hand.hidden) {
    hand.size = static_cast<std::uint8_t>(reader.read_below(beach_cards_max + 1));
    return hand;
  }
  DigitsReader counts(reader, hand_range());
  for (int i = 0; i < kind_count; ++i) {
    hand.count[i] = static_cast<std::uint8_t>(counts.take(counts_of(kind_at(i))));
    hand.size = static_cast<std::uint8_t>(hand.size + hand.count[i]);
  }
  return hand;
}

void unpack_discards(State& state, BitReader& reader) {
  DigitsReader beach(reader, discard_range());
  for (int i = 0; i < kind_count; ++i)
    state.beach_discard[i] =
        static_cast<std::uint8_t>(beach.take(discard_radix(kind_at(i))) * discard_unit(kind_at(i)));
  DigitsReader shell(reader, shell_range(shell_card_kinds));
  for (int i = 0; i < shell_card_kinds; ++i)
    state.shell_discard[i] = static_cast<std::uint8_t>(shell.take(shell_radix(i)));
}

Shells unpack_shells(BitReader& reader) {
  Shells shells;
  DigitsReader counts(reader, shell_range(shell_values));
  for (int i = 0; i < shell_values; ++i)
    shells.count[i] = static_cast<std::uint8_t>(counts.take(shell_radix(i)));
  return shells;
}

int cards_left_for_beach_deck(const State& state) {
  int left = all_beach_cards(state.younger);
  for (int n : state.beach_discard) left -= n;
  for (Seat seat : all_seats(state.players)) left -= state.hands[seat].size;
  return left;
}

int cards_left_for_shell_deck(const State& state) {
  int left = all_shell_cards();
  for (int n : state.shell_discard) left -= n;
  for (Seat seat : all_seats(state.players)) left -= state.shells[seat].cards();
  return left;
}

template <typename Deck>
bool unpack_deck(Deck& deck, int size, int kinds, BitReader& reader) {
  if (size < 0 || size > Deck::capacity()) return false;
  using Card = typename Deck::value_type;
  const bool hidden = reader.read_flag();
  if (hidden && size == 0) return false;
  for (int i = 0; i < size; ++i)
    deck.push_back(hidden ? Card::unknown : static_cast<Card>(reader.read_below(kinds)));
  return reader.ok();
}

}  // namespace

void State::pack(BitWriter& writer) const {
  writer.write_below(players - players_min, players_count);
  writer.write_flag(younger);
  writer.write_flag(free_ask);
  writer.write_below(static_cast<int>(phase), phase_count);
  writer.write_below(turn.index(), players_max);
  writer.write_flag(bonus);
  writer.write_below(static_cast<int>(ending), ending_count);
  for (Seat seat : all_seats(players)) pack_hand(hands[seat], writer);
  pack_discards(*this, writer);
  for (Seat seat : all_seats(players)) pack_shells(shells[seat], writer);
  writer.write_below(failed_asks, failed_asks_limit);
  if (phase == Phase::play_drawn) writer.write_below(index(drawn), beach_card_values);
  if (phase == Phase::pass) {
    writer.write_flag(direction == Direction::right);
    for (Seat seat : all_seats(players)) writer.write_below(index(committed[seat]), beach_card_values);
  }
  pack_deck(beach_deck, kind_count, writer);
  pack_deck(shell_deck, shell_card_kinds, writer);
  pack_random(random, writer);
}

bool State::unpack(BitReader& reader) {
  players = static_cast<std::uint8_t>(players_min + reader.read_below(players_count));
  younger = reader.read_flag();
  free_ask = reader.read_flag();
  phase = static_cast<Phase>(reader.read_below(phase_count));
  turn = Seat(reader.read_below(players_max));
  bonus = reader.read_flag();
  ending = static_cast<Ending>(reader.read_below(ending_count));
  for (Seat seat : all_seats(players)) hands[seat] = unpack_hand(reader);
  unpack_discards(*this, reader);
  for (Seat seat : all_seats(players)) shells[seat] = unpack_shells(reader);
  failed_asks = static_cast<std::uint8_t>(reader.read_below(failed_asks_limit));
  if (phase == Phase::play_drawn) drawn = kind_at(reader.read_below(beach_card_values));
  if (phase == Phase::pass) {
    direction = reader.read_flag() ? Direction::right : Direction::left;
    for (Seat seat : all_seats(players)) committed[seat] = kind_at(reader.read_below(beach_card_values));
  }
  if (!unpack_deck(beach_deck, cards_left_for_beach_deck(*this), kind_count, reader)) return false;
  if (!unpack_deck(shell_deck, cards_left_for_shell_deck(*this), shell_card_kinds, reader)) return false;
  random = unpack_random(reader);
  return reader.ok();
}

}  // namespace seaglass::mermaid_beach
