// A state in as few bits as its ranges need. Deck lengths are not packed: they are what is left of all cards.
//
// Small counts are tallied: a 1 for each card, then a 0, which is left out where all the cards of a kind are
// tallied. That is shorter than any fixed width where few of many cards can lie in one place, since all
// places together cost one bit for each card and at most one for each place. The largest masked state has all
// six hands known (six people around one unit), in the Kraken's phase; its bits are added up below.
//
// A masked state goes over the air, where others hear how long it is. It must not tell them who holds all of
// a kind, the Kraken or the Treasure first of all: what the tallies of the hands left out is made up for at
// the end.
#include "mermaids_song/state.h"

namespace seaglass::mermaids_song {

namespace {

constexpr int idle_turns_count = idle_rounds_max * players_max + 1;
constexpr int players_count = players_max - players_min + 1;
constexpr int mermaids_max = cards_in_box(Card::mermaid);

constexpr std::uint32_t discard_range() {
  std::uint32_t range = 1;
  for (int i = 0; i < kind_count; ++i) range *= static_cast<std::uint32_t>(cards_in_box(card_at(i)) + 1);
  return range;
}
constexpr std::uint32_t row_range() {
  std::uint32_t range = 1;
  for (int i = 0; i < row_size; ++i) range *= creature_kinds;
  return range;
}

constexpr int phase_bits = bits_for(players_count) + bits_for(highest_target() + 1) + bits_for(phase_count) +
                           bits_for(players_max) + players_max /* the Kraken's */ +
                           bits_for(idle_turns_count) + bits_for(turns_max + 1);                   //  33
constexpr int hands_bits = players_max * (1 + kind_count + hand_max);                              //  78
constexpr int areas_bits = players_max * slots + mermaids_max * melody_kinds + melodies_in_box();  // 152
constexpr int creatures_bits = players_max * creature_kinds + creature_deck_max;                   //  57
constexpr int open_cards_bits = bits_for(discard_range()) + bits_for(row_range());                 //  32
constexpr int masked_bits = phase_bits + hands_bits + areas_bits + creatures_bits + open_cards_bits +
                            3 /* both decks and the random generator are hidden */;  // 355
static_assert(masked_bits <= 8 * State::masked_bytes_max);
static_assert(masked_bits + deck_max * bits_for(kind_count) + creature_deck_max * bits_for(creature_kinds) +
                  GameRandom::packed_bits_max <=
              8 * State::whole_bytes_max);

int smaller(int x, int y) {
  return x < y ? x : y;
}

// ------------------------------------------------------------------------------------------------- writing

int most_in_hand(Card card) {
  return smaller(hand_max, cards_in_box(card));
}

void pack_hand(const Hand& hand, BitWriter& writer) {
  writer.write_flag(hand.hidden);
  if (hand.hidden) return writer.write_below(hand.size, hand_max + 1);
  for (int i = 0; i < kind_count; ++i) writer.write_tally(hand.count[i], most_in_hand(card_at(i)));
}

/// Bits that the tallies of known hands left out.
int bits_left_out(const State& state) {
  int bits = 0;
  for (Seat seat : all_seats(state.players))
    for (int i = 0; i < kind_count; ++i)
      bits += state.hands[seat].count[i] == most_in_hand(card_at(i)) ? 1 : 0;
  return bits;
}

void pack_area(const Area& area, BitWriter& writer) {
  for (const Mermaid& mermaid : area.slot) {
    writer.write_flag(mermaid.here);
    for (int i = 0; mermaid.here && i < melody_kinds; ++i)
      writer.write_tally(mermaid.melodies[i], cards_in_box(card_at(first_melody + i)));
  }
}

void pack_creatures(const Creatures& creatures, BitWriter& writer) {
  for (int i = 0; i < creature_kinds; ++i) writer.write_tally(creatures.count[i], cards_of(creature_at(i)));
}

void pack_open_cards(const State& state, BitWriter& writer) {
  Digits discards;
  for (int i = 0; i < kind_count; ++i) discards.add(state.discard[i], cards_in_box(card_at(i)) + 1);
  discards.write_to(writer);
  Digits row;
  for (const Creature creature : state.row) row.add(index(creature), creature_kinds);
  row.write_to(writer);
}

template <typename Deck>
void pack_deck(const Deck& deck, int kinds, BitWriter& writer) {
  const bool hidden = !deck.empty() && deck.back() == Deck::value_type::unknown;
  writer.write_flag(hidden);
  if (hidden) return;
  for (const auto card : deck) writer.write_below(index(card), kinds);
}

// ------------------------------------------------------------------------------------------------- reading

std::uint8_t read_tally(BitReader& reader, int most) {
  return static_cast<std::uint8_t>(reader.read_tally(most));
}

Hand unpack_hand(BitReader& reader) {
  Hand hand;
  hand.hidden = reader.read_flag();
  if (hand.hidden) {
    hand.size = static_cast<std::uint8_t>(reader.read_below(hand_max + 1));
    return hand;
  }
  for (int i = 0; i < kind_count; ++i) {
    hand.count[i] = read_tally(reader, most_in_hand(card_at(i)));
    hand.size = static_cast<std::uint8_t>(hand.size + hand.count[i]);
  }
  return hand;
}

Area unpack_area(BitReader& reader) {
  Area area;
  for (Mermaid& mermaid : area.slot) {
    mermaid.here = reader.read_flag();
    for (int i = 0; mermaid.here && i < melody_kinds; ++i)
      mermaid.melodies[i] = read_tally(reader, cards_in_box(card_at(first_melody + i)));
  }
  return area;
}

Creatures unpack_creatures(BitReader& reader) {
  Creatures creatures;
  for (int i = 0; i < creature_kinds; ++i) creatures.count[i] = read_tally(reader, cards_of(creature_at(i)));
  return creatures;
}

void unpack_open_cards(State& state, BitReader& reader) {
  DigitsReader discards(reader, discard_range());
  for (int i = 0; i < kind_count; ++i)
    state.discard[i] = static_cast<std::uint8_t>(discards.take(cards_in_box(card_at(i)) + 1));
  DigitsReader row(reader, row_range());
  for (Creature& creature : state.row) creature = creature_at(row.take(creature_kinds));
}

int cards_left_for_deck(const State& state) {
  int left = 0;
  for (int i = 0; i < kind_count; ++i) left += cards_of(card_at(i), state.players) - state.discard[i];
  for (Seat seat : all_seats(state.players)) {
    left -= state.hands[seat].size;
    for (const Mermaid& mermaid : state.areas[seat].slot) left -= mermaid.cards();
  }
  return left;
}

int creatures_left_for_deck(const State& state) {
  int left = all_creatures() - row_size;
  for (Seat seat : all_seats(state.players)) left -= state.creatures[seat].cards();
  return left;
}

template <typename Deck>
bool unpack_deck(Deck& deck, int size, int kinds, BitReader& reader) {
  if (size < 0 || size > Deck::capacity()) return false;
  using Item = typename Deck::value_type;
  const bool hidden = reader.read_flag();
  if (hidden && size == 0) return false;
  deck.resize(size);
  for (Item& item : deck) item = hidden ? Item::unknown : static_cast<Item>(reader.read_below(kinds));
  return reader.ok();
}

}  // namespace

void State::pack(BitWriter& writer) const {
  writer.write_below(players - players_min, players_count);
  writer.write_below(target, highest_target() + 1);
  writer.write_below(static_cast<int>(phase), phase_count);
  writer.write_below(turn.index(), players_max);
  if (phase == Phase::kraken) writer.write(kraken_pending.bits(), players_max);
  writer.write_below(idle_turns, idle_turns_count);
  writer.write_below(turns, turns_max + 1);
  for (Seat seat : all_seats(players)) pack_hand(hands[seat], writer);
  for (Seat seat : all_seats(players)) pack_area(areas[seat], writer);
  for (Seat seat : all_seats(players)) pack_creatures(creatures[seat], writer);
  pack_open_cards(*this, writer);
  pack_deck(deck, kind_count, writer);
  pack_deck(creature_deck, creature_kinds, writer);
  pack_random(random, writer);
  if (!random.forgotten()) return;
  for (int left = bits_left_out(*this); left > 0; --left) writer.write_flag(false);
}

bool State::unpack(BitReader& reader) {
  players = static_cast<std::uint8_t>(players_min + reader.read_below(players_count));
  target = static_cast<std::uint8_t>(reader.read_below(highest_target() + 1));
  phase = static_cast<Phase>(reader.read_below(phase_count));
  turn = Seat(reader.read_below(players_max));
  if (phase == Phase::kraken) kraken_pending = SeatSet::from_bits(reader.read(players_max));
  idle_turns = static_cast<std::uint8_t>(reader.read_below(idle_turns_count));
  turns = static_cast<std::uint16_t>(reader.read_below(turns_max + 1));
  for (Seat seat : all_seats(players)) hands[seat] = unpack_hand(reader);
  for (Seat seat : all_seats(players)) areas[seat] = unpack_area(reader);
  for (Seat seat : all_seats(players)) creatures[seat] = unpack_creatures(reader);
  unpack_open_cards(*this, reader);
  if (!reader.ok()) return false;
  if (!unpack_deck(deck, cards_left_for_deck(*this), kind_count, reader)) return false;
  if (!unpack_deck(creature_deck, creatures_left_for_deck(*this), creature_kinds, reader)) return false;
  random = unpack_random(reader);
  if (!random.forgotten()) return reader.ok();
  for (int left = bits_left_out(*this); left > 0; --left)
    if (reader.read_flag()) reader.refuse();
  return reader.ok();
}

}  // namespace seaglass::mermaids_song
