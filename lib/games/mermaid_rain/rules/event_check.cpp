// Whether an event can have happened: what comes from outside may be a lie.
#include "games/mermaid_rain/rules/state.h"

namespace seaglass::mermaid_rain {

namespace {

constexpr bool is_face(int number) {
  return number <= static_cast<int>(Face::down);
}
/// Two cards, or one and none.
constexpr bool are_cards(int first, int second) {
  return is_adventure(card_at(first)) && (is_adventure(card_at(second)) || card_at(second) == Card::none);
}
/// Those that were chosen, or what others know of them.
constexpr bool are_chosen(int first, int second) {
  return first <= index(Card::unknown) && second <= index(Card::unknown);
}

/// So many dolphins and gulls among so many cards, or nobody knows.
constexpr bool are_dealt(int cards, int dolphins, int gulls) {
  const bool is_hidden = dolphins == hidden_cards && gulls == hidden_cards;
  return cards <= cards_dealt && (is_hidden || dolphins + gulls <= cards);
}
/// As packed_secret packs so many.
constexpr bool is_seen(int face_down, int packed) {
  const int first = packed % 8, second = packed / 8;
  if (face_down > content::tokens_per_space || first > treasure_kinds || second > treasure_kinds)
    return false;
  return packed == 0 || (first != 0 && (second != 0) == (face_down == 2) && face_down > 0);
}

}  // namespace

/// In the order of Happening.
bool State::knows(const Event& event) const {
  const bool is_known_treasure = event.a < treasure_kinds;
  switch (happening(event)) {
    case Happening::round: return event.a >= 1 && event.a <= rounds;
    case Happening::undercurrent: return event.a >= 1 && event.a <= undercurrent_count;
    case Happening::pile_rebuilt:
    case Happening::drew_blind: return event.a < shape_count;
    case Happening::offered:
    case Happening::picked:
    case Happening::turned_up:
    case Happening::drained:
    case Happening::discarded_tile: return event.a < tile_count;
    case Happening::chose_meld:
    case Happening::chose_keep: return are_chosen(event.a, event.b);
    case Happening::showed: return are_cards(event.a, event.b);
    case Happening::ranked: return event.a >= 1 && event.a < rank_count && event.b < players;
    case Happening::bonus: return event.a >= 1 && event.a < rank_count;
    case Happening::march_token:
    case Happening::type_points: return is_known_treasure;
    case Happening::started:
    case Happening::drifted: return event.a < start_count;
    case Happening::placed: return event.a < tile_names && event.b < hex_count && event.c < rotations_max;
    case Happening::warped: return event.a < place_count;
    case Happening::moved: return event.a < place_count && are_cards(event.b, event.c);
    case Happening::dealt: return are_dealt(event.a, event.b, event.c);
    case Happening::looked: return event.a < space_count && is_seen(event.b, event.c);
    case Happening::took:
      return (is_known_treasure || (treasure_at(event.a) == Treasure::unknown && is_face(event.b))) &&
             event.c < space_count;
    case Happening::revealed: return event.b < treasure_kinds;
    case Happening::deck_rebuilt:
    case Happening::stopped:
    case Happening::turn:
    case Happening::scored:
    case Happening::prince:
    case Happening::stayed:
    case Happening::left:
    case Happening::ended:
    case Happening::adrift:
    case Happening::kept:
    case Happening::tribute:
    case Happening::over: return true;
  }
  return false;
}

}  // namespace seaglass::mermaid_rain
