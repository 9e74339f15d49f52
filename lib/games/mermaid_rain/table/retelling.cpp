// What can be done and what happened, in words.
#include "games/mermaid_rain/table/retelling.h"

#include "games/mermaid_rain/table/pieces.h"

namespace seaglass::mermaid_rain {

Word name_of(Place place) {
  if (place.is_start()) return Word::rain_start;
  if (place.is_tile()) return look_of(place.tile()).surf;
  return place.is_space() ? look_of_space(place.space()).name : Word::rain_start;
}

namespace {

Text name(Card card, Language language) {
  return word(look_of(card).name, language);
}

/// The meld that a choice would make of what is shown.
Rank rank_with(const State& state, Seat seat, Choice choice) {
  Cards shown = state.melds[seat];
  if (verb_of(choice) == Verb::meld) {
    shown.add(card_at(choice.a));
    if (choice.b < card_kinds) shown.add(card_at(choice.b));
  }
  return rank_of(shown);
}

Phrase proposed_meld(const View& view, Choice choice) {
  const State& state = view.state->as<State>();
  const Language language = view.language;
  const Text rank = word(name_of(rank_with(state, view.near, choice)), language);
  if (verb_of(choice) == Verb::stop) return phrase(Word::rain_do_stop, language, rank);
  const Text first = name(card_at(choice.a), language);
  if (choice.b >= card_kinds) return phrase(Word::rain_do_add, language, first, rank);
  return phrase(Word::rain_do_meld, language, first, name(card_at(choice.b), language), rank);
}

Phrase proposed_tile(Language language, int tile) {
  if (tile_named(tile).blind) return phrase(Word::rain_do_lift, language);
  const Word words = is_dark(tile_at(tile)) ? Word::rain_do_pick_dark : Word::rain_do_pick_light;
  return phrase(words, language, word(look_of(tile_at(tile)).surf, language));
}

Phrase proposed_move(const View& view, Choice choice, int step) {
  const Language language = view.language;
  if (step == 0) {
    // A single card that enters would have been visited first.
    const Word words = choice.c < card_kinds ? Word::rain_do_dive : Word::rain_do_move;
    return phrase(words, language, word(name_of(Place::at(choice.a)), language));
  }
  const Text first = name(card_at(choice.b), language);
  if (choice.c >= card_kinds) return phrase(Word::rain_do_pay, language, first);
  return phrase(Word::rain_do_deep_sea, language, first, name(card_at(choice.c), language));
}

}  // namespace

Phrase proposal(const View& view, Choice choice, int step) {
  const Language language = view.language;
  const auto say = [language](Word words) { return phrase(words, language); };
  switch (verb_of(choice)) {
    case Verb::meld:
    case Verb::stop: return proposed_meld(view, choice);
    case Verb::pick: return proposed_tile(language, choice.a);
    case Verb::blind: return say(Word::rain_do_blind);
    case Verb::start: return say(Word::rain_do_start);
    case Verb::place:
      return say(step == 0 ? Word::rain_do_lift : step == 1 ? Word::rain_do_place : Word::rain_do_turn);
    case Verb::placed: return say(Word::rain_do_placed);
    case Verb::warp:
      return phrase(Word::rain_do_warp, language, word(name_of(Place::at(choice.a)), language));
    case Verb::stay: return say(Word::rain_do_stay);
    case Verb::move: return proposed_move(view, choice, step);
    case Verb::end: return say(Word::rain_do_end);
    case Verb::take: {
      const bool up = choice.b == static_cast<int>(Face::up);
      return phrase(up ? Word::rain_do_take : Word::rain_do_take_hidden, language,
                    word(look_of(treasure_at(choice.a)).name, language));
    }
    case Verb::leave: return say(Word::rain_do_leave);
    case Verb::drift: return say(Word::rain_do_drift);
    case Verb::keep:
      return phrase(Word::rain_do_keep, language, name(card_at(choice.a), language),
                    name(card_at(choice.b), language));
  }
  return {};
}

Phrase refused(const View& view) {
  const State& state = view.state->as<State>();
  if (!view.open || !state.to_act().contains(view.near)) return {};
  const auto say = [&view](Word reason) { return phrase(reason, view.language); };
  switch (state.phase) {
    case Phase::meld: return cards_shown(state) == 0 ? say(Word::rain_why_meld) : Phrase();
    case Phase::start:
    case Phase::drift: return say(Word::rain_why_start);
    case Phase::place: return say(Word::rain_why_place);
    case Phase::move: return say(Word::rain_why_move);
    default: return {};
  }
}

// --------------------------------------------------------------------------------------------- what happened

bool is_first_told(const View& view, const Event& event) {
  for (int i = 0; i < view.told_count; ++i)
    if (view.told[i].what == event.what) return view.told[i] == event;
  return true;
}

namespace {

Phrase retold_bonus(const View& view, const Event& event) {
  const Rank rank = static_cast<Rank>(event.a);
  const Text who = view.name(event.seat);
  const Text meld = word(name_of(rank), view.language);
  switch (bonus_of(rank)) {
    case Bonus::nothing: return {};
    case Bonus::points: return phrase(Word::rain_told_points, view.language, who, meld, points_of(rank));
    case Bonus::tile: return phrase(Word::rain_told_tile, view.language, who, meld);
    case Bonus::token: return phrase(Word::rain_told_token, view.language, who, meld);
    case Bonus::warp: return phrase(Word::rain_told_warp, view.language, who, meld);
  }
  return {};
}

/// What somebody decided: who did it knows.
Phrase retold_deed(const View& view, const Event& event) {
  const Language language = view.language;
  const Text who = view.name(event.seat);
  const auto say = [&](Word words) { return phrase(words, language, who); };
  const auto where = [&] { return word(name_of(Place::at(event.a)), language); };
  switch (happening(event)) {
    case Happening::picked:
      return phrase(Word::rain_told_picked, language, who, word(look_of(tile_at(event.a)).surf, language));
    case Happening::drew_blind: return say(Word::rain_told_blind);
    case Happening::started: return say(Word::rain_told_started);
    case Happening::placed: return say(Word::rain_told_placed);
    case Happening::warped: return phrase(Word::rain_told_warped, language, who, where());
    case Happening::moved: return phrase(Word::rain_told_moved, language, who, where());
    case Happening::looked: return event.b > 0 ? say(Word::rain_told_looked) : Phrase();
    case Happening::took:
      if (treasure_at(event.a) == Treasure::unknown) return say(Word::rain_told_took_hidden);
      return phrase(Word::rain_told_took, language, who, word(look_of(treasure_at(event.a)).name, language));
    case Happening::left: return say(Word::rain_told_left);
    case Happening::ended: return say(Word::rain_told_ended);
    case Happening::drifted: return say(Word::rain_told_drifted);
    default: return {};
  }
}

}  // namespace

Phrase retold(const View& view, const Event& event) {
  const Language language = view.language;
  const auto say = [&](Word words) {
    return is_first_told(view, event) ? phrase(words, language, view.name(event.seat)) : Phrase();
  };
  switch (happening(event)) {
    case Happening::round: return phrase(Word::rain_told_round, language, int{event.a});
    case Happening::deck_rebuilt: return say(Word::rain_told_deck);
    case Happening::bonus: return retold_bonus(view, event);
    case Happening::march_token:
      return phrase(Word::rain_told_march, language, view.name(event.seat),
                    word(look_of(treasure_at(event.a)).name, language));
    case Happening::prince: return say(Word::rain_told_prince);
    case Happening::turned_up:
      return phrase(Word::rain_told_turned_up, language, word(look_of(tile_at(event.a)).surf, language));
    case Happening::drained: return say(Word::rain_told_drained);
    case Happening::adrift: return phrase(Word::rain_told_adrift, language, view.name(event.seat));
    case Happening::kept: return say(Word::rain_told_kept);
    case Happening::over: return say(Word::rain_told_over);
    default: {
      const bool is_own = event.seat == view.near && view.telling == &event;  // who did it knows
      return is_own ? Phrase() : retold_deed(view, event);
    }
  }
}

bool happened_to(Seat seat, const Event& event) {
  return happening(event) == Happening::adrift && event.seat == seat;
}

}  // namespace seaglass::mermaid_rain
