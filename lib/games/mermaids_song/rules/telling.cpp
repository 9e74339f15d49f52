// What everybody sees of an event, moved on the position that is shown while it is told.
#include <initializer_list>

#include "games/mermaids_song/rules/state.h"

namespace seaglass::mermaids_song {

namespace {

/// Of a hand that whoever looks may not know, only the size changes.
void take_from(Hand& hand, Card card) {
  if (hand.size == 0) return;
  if (hand.hidden)
    --hand.size;
  else if (is_card(card) && hand.holds(card))
    hand.remove(card);
}

void give_to(Hand& hand, Card card) {
  if (hand.size == hand_max) return;
  if (hand.hidden)
    ++hand.size;
  else if (is_card(card))
    hand.add(card);
}

/// An event names a creature by its rating.
Creature creature_rated(int points) {
  for (int i = 0; i < creature_kinds; ++i)
    if (rating(creature_at(i)) == points) return creature_at(i);
  return Creature::unknown;
}

void take_creature(Creatures& creatures, int points) {
  std::uint8_t& count = creatures.count[index(creature_rated(points))];
  if (count > 0) --count;
}

void give_creature(Creatures& creatures, int points) {
  ++creatures.count[index(creature_rated(points))];
}

void put_on_discard(State& state, Card card, int count = 1) {
  state.discard[index(card)] = static_cast<std::uint8_t>(state.discard[index(card)] + count);
  state.idle_turns = 0;
}

/// With everything that was sung to her.
void discard_mermaid(State& state, Seat owner, int slot) {
  Mermaid& mermaid = state.areas[owner].slot[slot];
  if (!mermaid.here) return;
  put_on_discard(state, Card::mermaid);
  for (int i = 0; i < melody_kinds; ++i)
    put_on_discard(state, card_at(first_melody + i), mermaid.melodies[i]);
  mermaid = Mermaid();
}

void play_from(State& state, Seat seat, Card card) {
  state.phase = Phase::action;
  state.idle_turns = 0;
  take_from(state.hands[seat], card);
}

void begin_turn(State& state, Seat seat) {
  state.phase = Phase::hand_choice;
  state.turn = seat;
  ++state.turns;
  if (state.hands[seat].size == hand_max) ++state.idle_turns;
}

void replace_deck(State& state, int cards) {
  for (auto& n : state.discard) n = 0;
  state.deck.clear();
  for (int i = 0; i < cards && !state.deck.full(); ++i) state.deck.push_back(Card::unknown);
}

/// To the Kraken.
void note_loss(State& state, Seat owner) {
  state.kraken_pending.remove(owner);
  if (state.kraken_pending.empty()) state.phase = Phase::action;
}

}  // namespace

void State::depart(const Event& event) {
  switch (happening(event)) {
    case Happening::drew:
      if (!deck.empty()) deck.pop_back();
      return;
    case Happening::discarded_hand:
      for (const int card : {event.a, event.b, event.c}) take_from(hands[event.seat], card_at(card));
      return;
    case Happening::placed: return play_from(*this, event.seat, Card::mermaid);
    case Happening::sang: return play_from(*this, event.seat, card_at(event.a));
    case Happening::enticed:
      phase = Phase::action;
      row[event.c] = Creature::unknown;
      return;
    case Happening::turned:
      if (!creature_deck.empty()) creature_deck.pop_back();
      return;
    case Happening::kraken: return play_from(*this, event.seat, Card::kraken);
    case Happening::lost: return discard_mermaid(*this, event.seat, event.a);
    case Happening::stole:
      play_from(*this, event.seat, Card::treasure);
      put_on_discard(*this, Card::treasure);
      return take_creature(creatures[Seat(event.a)], event.b);
    case Happening::no_creature: return play_from(*this, event.seat, Card::treasure);
    default: return;
  }
}

void State::arrive(const Event& event) {
  switch (happening(event)) {
    case Happening::turn: return begin_turn(*this, event.seat);
    case Happening::reshuffled: return replace_deck(*this, event.a);
    case Happening::drew: idle_turns = 0; return give_to(hands[event.seat], card_at(event.a));
    case Happening::discarded_hand:
      for (const int card : {event.a, event.b, event.c}) put_on_discard(*this, card_at(card));
      return;
    case Happening::placed: areas[event.seat].slot[event.a].here = true; return;
    case Happening::sang: {
      Mermaid& mermaid = areas[Seat(event.b)].slot[event.c];
      if (mermaid.here) mermaid.attach(card_at(event.a));
      return;
    }
    case Happening::enticed:
      discard_mermaid(*this, event.seat, event.b);
      return give_creature(creatures[event.seat], event.a);
    case Happening::turned: row[event.b] = creature_rated(event.a); return;
    case Happening::kraken: return put_on_discard(*this, Card::kraken);
    case Happening::lost: return note_loss(*this, event.seat);
    case Happening::must_choose:
      kraken_pending.insert(event.seat);
      phase = Phase::kraken;
      return;
    case Happening::stole: return give_creature(creatures[event.seat], event.b);
    case Happening::no_creature: return put_on_discard(*this, Card::treasure);
    case Happening::over:
      phase = Phase::over;
      turn = Seat(0);
      return;
    case Happening::power:
    case Happening::won: return;
  }
}

}  // namespace seaglass::mermaids_song
