// Before the first round: treasure on the ocean, decks and piles shuffled.
#include "mermaid_rain/steps.h"

namespace seaglass::mermaid_rain {

namespace {

using Box = FixedVector<Treasure, token_count>;

Tokens all_tokens() {
  Tokens all;
  for (int i = 0; i < treasure_kinds; ++i) all.count[i] = content::tokens[i];
  return all;
}

Tokens published_face_up(int players) {
  Tokens face_up;
  for (int i = 0; i < treasure_kinds; ++i) face_up.count[i] = content::face_up[players - players_min][i];
  return face_up;
}

Box shuffled(const Tokens& tokens, GameRandom& random) {
  Box box;
  for (int i = 0; i < treasure_kinds; ++i)
    for (int n = 0; n < tokens.count[i]; ++n) box.push_back(treasure_at(i));
  random.shuffle(box);
  return box;
}

/// Takes the token out of what is left, too.
void lay_from(Box& box, TokensOnSpace& tokens, Tokens& left) {
  const Treasure token = box.pop_back();
  left.remove(token);
  lay(tokens, token);
}

}  // namespace

void lay_out_treasure(State& state) {
  const int column = state.players - players_min;
  Tokens left = all_tokens();
  Box box = shuffled(state.free_setup ? left : published_face_up(state.players), state.random);
  for (int i = 0; i < space_count; ++i)
    for (int n = 0; n < content::spaces[i].face_up[column]; ++n) lay_from(box, state.spaces[i].face_up, left);
  box = shuffled(left, state.random);
  for (int i = 0; i < space_count; ++i)
    for (int n = 0; n < content::spaces[i].face_down[column]; ++n)
      lay_from(box, state.spaces[i].face_down, left);
  for (int i = 0; i < treasure_kinds; ++i)
    for (int n = 0; n < left.count[i]; ++n) state.pool.add(treasure_at(i));
}

void shuffle_decks(State& state) {
  for (int i = 0; i < card_kinds; ++i)
    for (int n = 0; n < content::cards[i]; ++n) state.deck.push_back(card_at(i));
  state.random.shuffle(state.deck);
  for (int i = 1; i <= undercurrent_count; ++i) state.undercurrents.push_back(static_cast<Undercurrent>(i));
  state.random.shuffle(state.undercurrents);
  for (int shape = 0; shape < shape_count; ++shape) {
    for (int i = 0; i < tiles_of(shape_at(shape)); ++i)
      state.piles[shape].push_back(tile_of(shape_at(shape), i));
    state.random.shuffle(state.piles[shape]);
  }
}

}  // namespace seaglass::mermaid_rain
