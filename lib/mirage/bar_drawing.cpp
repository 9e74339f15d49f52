// The bar below the map: the tile in hand, who decides, and what the choice under the cursor would do.
#include "ink/text.h"
#include "mirage/drawing.h"
#include "mirage/pieces.h"
#include "mirage/retelling.h"

namespace seaglass::mirage::drawing {

using namespace ink;

void draw_bar(Painter& painter, const View& view, const ChoiceWalk* walk, const Ahead& ahead) {
  if (!painter.shows(layout::bar)) return;
  const State& state = view.state->as<State>();
  painter.rectangle(layout::bar, palette::night);
  if (is_tile(state.tile)) {
    const Choice choice = walk != nullptr ? walk->choice() : Choice();
    const bool laid = walk != nullptr && verb_of(choice) == Verb::survey;
    pieces::draw_survey(painter, layout::hand.top_left(), 19, state.tile,
                        laid ? face_at(state.map, elbow_of(choice)) : Terrain::land, laid ? choice.c : 0);
  }
  if (walk == nullptr) return;
  Rect words = layout::words;
  text_in(painter, take_top(words, 15), view.name(view.near), TextSize::body, palette::sun, Align::left);
  const Phrase proposed = proposal(view, *walk, ahead);
  paragraph(painter, words, proposed.text(), TextSize::body, palette::foam, Align::left, 2);
}

}  // namespace seaglass::mirage::drawing
