// What can be done and what happened, in words.
#include "games/mermaid_rain/table/retelling.h"

#include "games/mermaid_rain/table/pieces.h"
#include "games/mermaid_rain/table/recollections.h"

namespace seaglass::mermaid_rain {

Word name_of(Place place) {
  if (place.is_start()) return Word::rain_start;
  if (place.is_tile()) return look_of(place.tile()).surf;
  return place.is_space() ? look_of_space(place.space()).name : Word::rain_start;
}

Phrase bonus_words(Rank rank, Language language) {
  switch (bonus_of(rank)) {
    case Bonus::nothing: return phrase(Word::rain_bonus_none, language);
    case Bonus::points: return phrase(Word::rain_bonus_points, language, points_of(rank));
    case Bonus::tile: return phrase(Word::rain_bonus_tile, language);
    case Bonus::token: return phrase(Word::rain_bonus_token, language);
    case Bonus::warp: return phrase(Word::rain_bonus_warp, language);
  }
  return {};
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

/// How high it ranks, and what it brings.
Phrase add_promise(Phrase words, Rank rank, Language language) {
  return words.add(" (").add(index(rank)).add(", ").add(bonus_words(rank, language).text()).add(")");
}

Phrase proposed_meld(const View& view, Choice choice) {
  const Language language = view.language;
  const Rank ranked = rank_with(view.state->as<State>(), view.near, choice);
  const Text rank = word(name_of(ranked), language);
  if (verb_of(choice) == Verb::stop)
    return add_promise(phrase(Word::rain_do_stop, language, rank), ranked, language);
  const Text first = name(card_at(choice.a), language);
  if (choice.b >= card_kinds)
    return add_promise(phrase(Word::rain_do_add, language, first, rank), ranked, language);
  return add_promise(phrase(Word::rain_do_meld, language, first, name(card_at(choice.b), language), rank),
                     ranked, language);
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

Phrase meld_promised(const View& view, Choice choice) {
  const Rank rank = rank_with(view.state->as<State>(), view.near, choice);
  return add_promise(phrase(name_of(rank), view.language), rank, view.language);
}

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

namespace {

/// What is left there, as far as who looks knows.
void add_treasure(Phrase& words, const View& view, int space) {
  const Space& left = view.state->as<State>().spaces[space];
  if (left.empty()) return (void)words.add(word(Word::rain_look_empty, view.language));
  bool first = true;
  const auto add = [&](Text text) {
    words.add(first ? "" : ", ").add(text);
    first = false;
  };
  for (Treasure token : left.face_up) add(word(look_of(token).name, view.language));
  for (Treasure token : hidden_treasure(view, space))
    add(word(token == Treasure::unknown ? Word::rain_look_hidden : look_of(token).name, view.language));
}

Phrase described_place(const View& view, Place place) {
  const Language language = view.language;
  if (place.is_start()) return phrase(Word::rain_look_start, language);
  if (place.is_tile()) return proposed_tile(language, index(place.tile()));
  Phrase words = phrase(Word::rain_look_space, language, word(name_of(place), language),
                        name(entry_card_of_space(place.space()), language));
  add_treasure(words.add(" "), view, place.space());
  return words;
}

}  // namespace

Phrase described(const View& view, Hex hex) {
  const State& state = view.state->as<State>();
  const Place place = chart_of(state).at(hex);
  if (!place.nowhere()) return described_place(view, place);
  if (content::hexes[index(hex)].ground == content::Ground::rock)
    return phrase(Word::rain_look_rock, view.language);
  const bool free = free_water(state).contains(hex);
  return phrase(free ? Word::rain_look_water : Word::rain_look_face_down, view.language);
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
    case Bonus::points:
      return phrase(of_count(points_of(rank), Word::rain_told_point, Word::rain_told_points), view.language,
                    who, meld, points_of(rank));
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
