// What can be done and what happened, in words.
#include "games/mermaids_song/table/retelling.h"

namespace seaglass::mermaids_song {

namespace {

Phrase name_of(Card melody, Language language) {
  const int number = index(melody) - first_melody;
  return phrase(number < song_values ? Word::song_card_song : Word::song_card_silence, language,
                number % song_values + 1);
}

Text name_of_creature(int points, Language language) {
  static constexpr Word names[creature_kinds] = {Word::creature_jelly, Word::creature_fish,
                                                 Word::creature_ray, Word::creature_shark,
                                                 Word::creature_serpent};
  int kind = 0;
  while (rating(creature_at(kind)) != points) ++kind;
  return word(names[kind], language);
}

bool any_mermaid(const State& state) {
  for (Seat seat : all_seats(state.players))
    for (const Mermaid& mermaid : state.areas[seat].slot)
      if (mermaid.here) return true;
  return false;
}

bool holds_melody(const Hand& hand) {
  for (int i = first_melody; is_melody(i); ++i)
    if (hand.count[i] > 0) return true;
  return false;
}

bool can_entice_any(const State& state, Seat seat) {
  for (int slot = 0; slot < slots; ++slot)
    for (int place = 0; place < row_size; ++place)
      if (state.areas[seat].slot[slot].here && can_entice(state, seat, slot, place)) return true;
  return false;
}

Word reason_in_action(const State& state, Seat seat) {
  const Hand& hand = state.hands[seat];
  if (rule_against_ending(state, seat) == Rule::kraken_must_be_played) return Word::song_why_kraken;
  if (rule_against_ending(state, seat) == Rule::treasure_must_be_played) return Word::song_why_treasure;
  if (hand.holds(Card::mermaid) && state.areas[seat].free_slot() < 0) return Word::song_why_full;
  if (holds_melody(hand) && !any_mermaid(state)) return Word::song_why_nobody;
  return Word::song_why_weak;
}

Word told_ending(Ending ending) {
  switch (ending) {
    case Ending::no_card: return Word::song_told_no_card;
    case Ending::idle_turns: return Word::song_told_stalled;
    default: return Word::song_told_long_enough;
  }
}

/// Who draws the Kraken or the Treasure has to be told that it cannot wait.
Phrase told_draw(const View& view, const Event& event) {
  if (!view.open || event.seat != view.near) return {};
  const Card card = card_at(event.a);
  if (card == Card::kraken) return phrase(Word::song_told_kraken_drawn, view.language);
  return card == Card::treasure ? phrase(Word::song_told_treasure_drawn, view.language) : Phrase();
}

/// Where it is told, the song is on its way to her; where it is told later, what is told next says it.
int power_after(const View& view, const Event& sang) {
  const Seat owner(sang.b);
  bool is_sung = false;
  for (int i = 0; i < view.told_count; ++i) {
    const Event& told = view.told[i];
    const bool is_hers = happening(told) == Happening::power && told.seat == owner && told.a == sang.c;
    if (is_sung && is_hers) return told.b;
    is_sung = is_sung || &told == &sang;
  }
  Mermaid mermaid = view.state->as<State>().areas[owner].slot[sang.c];
  if (mermaid.here) mermaid.attach(card_at(sang.a));
  return mermaid.power();
}

Phrase told_song(const View& view, const Event& event) {
  const Seat owner(event.b);
  const int power = power_after(view, event);
  const Text who = view.name(event.seat);
  return owner == event.seat ? phrase(Word::song_told_sang_own, view.language, who, power)
                             : phrase(Word::song_told_sang, view.language, who, view.name(owner), power);
}

}  // namespace

Phrase proposal(const View& view, Choice choice, int step) {
  const State& state = view.state->as<State>();
  const Language language = view.language;
  const auto say = [language](Word words) { return phrase(words, language); };
  const auto own_power = [&] { return state.areas[view.near].slot[choice.a].power(); };
  switch (verb_of(choice)) {
    case Verb::act: return say(Word::song_do_act);
    case Verb::discard_hand: return say(Word::song_do_discard);
    case Verb::mermaid: return say(Word::song_do_place);
    case Verb::sing:
      if (step > 0) return phrase(Word::song_do_sing_whom, language, view.name(Seat(choice.b)));
      return phrase(Word::song_do_sing, language, name_of(card_at(choice.a), language).text());
    case Verb::entice: {
      if (step > 0) return phrase(Word::song_do_entice_with, language, own_power());
      static_assert(content::creature_ratings[0] > 1,
                    "one point would want a word of its own (words/words.h)");
      const int points = rating(state.row[choice.b]);
      return phrase(Word::song_do_entice, language, name_of_creature(points, language), points);
    }
    case Verb::kraken: return say(Word::song_do_kraken);
    case Verb::treasure:
      return step == 0 ? say(Word::song_do_treasure)
                       : phrase(Word::song_do_treasure_whom, language, view.name(Seat(choice.a)));
    case Verb::end:
      return say(state.hands[view.near].holds(Card::treasure) ? Word::song_do_end_treasure
                                                              : Word::song_do_end);
    case Verb::lose: return phrase(Word::song_do_lose, language, own_power());
  }
  return {};
}

Phrase refused(const View& view) {
  const State& state = view.state->as<State>();
  if (!view.open || !state.to_act().contains(view.near)) return {};
  const auto say = [&view](Word reason) { return phrase(reason, view.language); };
  switch (state.phase) {
    case Phase::hand_choice: return can_discard_hand(state, view.near) ? Phrase() : say(Word::song_why_keep);
    case Phase::action: {
      const Word reason = reason_in_action(state, view.near);
      return reason == Word::song_why_weak && can_entice_any(state, view.near) ? Phrase() : say(reason);
    }
    case Phase::kraken: return say(Word::song_why_strongest);
    case Phase::over: break;
  }
  return {};
}

Phrase retold(const View& view, const Event& event) {
  const Language language = view.language;
  const Text who = view.name(event.seat);
  switch (happening(event)) {
    case Happening::drew: return told_draw(view, event);
    case Happening::reshuffled: return phrase(Word::song_told_reshuffled, language);
    case Happening::discarded_hand: return phrase(Word::song_told_discarded, language, who);
    case Happening::placed: return phrase(Word::song_told_placed, language, who);
    case Happening::sang: return told_song(view, event);
    case Happening::enticed:
      return phrase(Word::song_told_enticed, language, who, name_of_creature(event.a, language),
                    int{event.a});
    case Happening::turned:
      return phrase(Word::song_told_turned, language, name_of_creature(event.a, language), int{event.a});
    case Happening::kraken: return phrase(Word::song_told_kraken, language, who);
    case Happening::lost: return phrase(Word::song_told_lost, language, who, int{event.b});
    case Happening::must_choose: return phrase(Word::song_told_must_choose, language, who);
    case Happening::stole:
      return phrase(Word::song_told_stole, language, who, view.name(Seat(event.a)),
                    name_of_creature(event.b, language));
    case Happening::no_creature: return phrase(Word::song_told_no_creature, language, who);
    case Happening::won: return phrase(Word::song_told_won, language, who, int{event.a});
    case Happening::over: {
      const Ending ending = static_cast<Ending>(event.a);
      return ending == Ending::target ? Phrase() : phrase(told_ending(ending), language);
    }
    case Happening::turn:   // the curtain says it
    case Happening::power:  // told with what was sung
      return {};
  }
  return {};
}

bool happened_to(Seat seat, const Event& event) {
  switch (happening(event)) {
    case Happening::sang: return event.b == seat.index() && event.seat != seat;
    case Happening::stole: return event.a == seat.index();
    case Happening::lost: return event.seat == seat;
    default: return false;
  }
}

}  // namespace seaglass::mermaids_song
