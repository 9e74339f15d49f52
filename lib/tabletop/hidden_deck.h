// A deck is known as a whole or, to whoever it is masked for, not at all: then every card in it is
// `Card::unknown`. Its length is not packed: it is what is left of all cards.
#pragma once

#include "core/bits.h"

namespace seaglass {

template <typename Deck>
bool is_hidden(const Deck& deck) {
  return !deck.empty() && deck.back() == Deck::value_type::unknown;
}

template <typename Deck>
void hide(Deck& deck) {
  for (auto& card : deck) card = Deck::value_type::unknown;
}

/// `kinds` is how many kinds of cards there are.
template <typename Deck>
void pack_deck(const Deck& deck, int kinds, BitWriter& writer) {
  writer.write_flag(is_hidden(deck));
  if (is_hidden(deck)) return;
  for (const auto card : deck) writer.write_below(index(card), kinds);
}

/// Into an empty deck. False: no deck can have this size, or none at all was hidden.
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

}  // namespace seaglass
