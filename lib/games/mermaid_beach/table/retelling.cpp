// What can be done and what happened, in words.
#include "games/mermaid_beach/table/retelling.h"

namespace seaglass::mermaid_beach {

Word name_of(Kind kind) {
  static constexpr Word names[kind_count] = {
      Word::card_sun,     Word::card_umbrella,  Word::card_castle, Word::card_sailboat, Word::card_sunglasses,
      Word::card_ball,    Word::card_surfboard, Word::card_pail,   Word::card_nice,     Word::card_mean,
      Word::card_seaweed, Word::card_wave,      Word::card_monster};
  CHECK(is_card(kind));
  return names[index(kind)];
}

Phrase proposal(const View& view, Choice choice, int step) {
  const Language language = view.language;
  const auto card = [language](int kind) { return word(name_of(kind_at(kind)), language); };
  const auto whom = [&view, choice] { return view.name(Seat(choice.a)); };
  switch (verb_of(choice)) {
    case Verb::nice: return phrase(Word::do_nice, language);
    case Verb::mean:
      return step == 0 ? phrase(Word::do_mean, language)
                       : phrase(Word::do_mean_whom, language, whom(), int{choice.b});
    case Verb::pair: return phrase(Word::do_pair, language, card(choice.a));
    case Verb::ask:
      return step == 0 ? phrase(Word::do_ask, language, card(choice.b))
                       : phrase(Word::do_ask_whom, language, whom(), card(choice.b));
    case Verb::wave:
      return step == 0 ? phrase(Word::do_wave, language)
                       : phrase(Word::do_wave_whom, language, whom(), int{choice.b});
    case Verb::seaweed:
      return step == 0 ? phrase(Word::do_seaweed, language) : phrase(Word::do_seaweed_whom, language, whom());
    case Verb::dump: return phrase(Word::do_dump, language, card(choice.a));
    case Verb::stop: return phrase(Word::do_stop, language);
    case Verb::keep: return phrase(Word::do_keep, language);
    case Verb::pass: {
      const State& state = view.state->as<State>();
      const Seat to = state.direction == Direction::left ? left_of(view.near, view.players)
                                                         : right_of(view.near, view.players);
      return phrase(Word::do_pass, language, view.name(to), card(choice.a));
    }
  }
  return {};
}

Phrase refused(const View& view) {
  const State& state = view.state->as<State>();
  const Seat seat = view.near;
  const auto say = [&view](Word reason) { return phrase(reason, view.language); };
  if (!view.open || !state.to_act().contains(seat)) return {};
  if (state.phase == Phase::play_drawn)
    return say(can_play_drawn(state, seat) ? Word::only_the_drawn_card : Word::drawn_does_not_fit);
  if (state.phase != Phase::action) return {};
  const Hand& hand = state.hands[seat];
  if (hand.has_item() && !can_ask(state, seat)) {
    if (can_play_nice(state, seat)) return say(Word::mermaid_first);
    return say(can_play_mean(state, seat) ? Word::meanie_first : Word::pair_first);
  }
  const bool wants_shells = hand.holds(Kind::mean) || hand.holds(Kind::wave);
  if (wants_shells && !others_have_shells(state, seat)) return say(Word::no_shell_to_take);
  return {};
}

Phrase retold(const View& view, const Event& event) {
  const Language language = view.language;
  const Text who = view.name(event.seat);
  const bool known = is_card(kind_at(event.a));
  const auto card = [language](int kind) { return word(name_of(kind_at(kind)), language); };
  switch (happening(event)) {
    case Happening::played: return phrase(Word::told_played, language, who, card(event.a));
    case Happening::took_shell:
      return phrase(Word::told_took, language, who, view.name(Seat(event.a)), int{event.b});
    case Happening::washed_away:
      return phrase(Word::told_washed, language, view.name(Seat(event.a)), int{event.b});
    case Happening::asked:
      return phrase(event.c != 0 ? Word::told_asked_yes : Word::told_asked_no, language, who,
                    view.name(Seat(event.a)), card(event.b));
    case Happening::drew:
      return known ? phrase(Word::told_drew_what, language, who, card(event.a))
                   : phrase(Word::told_drew, language, who);
    case Happening::beach_empty: return phrase(Word::told_beach_empty, language, who);
    case Happening::turned_shell: return phrase(Word::told_shell, language, who, int{event.a});
    case Happening::turned_star:
      return phrase(event.a == 0 ? Word::told_star_left : Word::told_star_right, language, who);
    case Happening::passed:
      return view.open && known && Seat(event.b) == view.near
                 ? phrase(Word::told_passed, language, who, card(event.a))
                 : Phrase();
    case Happening::dumped: return phrase(Word::told_dumped, language, who, card(event.a));
    case Happening::bonus_turn: return phrase(Word::told_bonus, language, who);
    case Happening::over: return phrase(Word::told_over, language, who);
    case Happening::chose_pass:
    case Happening::stopped:
    case Happening::kept:
    case Happening::turn: return {};  // the curtain says it, or who did it knows
  }
  return {};
}

bool happened_to(Seat seat, const Event& event) {
  switch (happening(event)) {
    case Happening::took_shell:
    case Happening::washed_away: return event.a == seat.index();
    case Happening::asked: return event.a == seat.index() && event.c != 0;
    case Happening::passed: return event.b == seat.index();
    case Happening::drew: return event.seat == seat && event.b == 0;
    default: return false;
  }
}

}  // namespace seaglass::mermaid_beach
