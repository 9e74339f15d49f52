// The bar below the map: what is in hand, who decides, and what the choice under the cursor would do.
#include "content/art.h"
#include "games/mirage/table/choice_keys.h"
#include "games/mirage/table/drawing.h"
#include "games/mirage/table/pieces.h"
#include "games/mirage/table/retelling.h"
#include "ink/text.h"
#include "stage/number.h"

namespace seaglass::mirage::drawing {

using namespace ink;
using ScreenPoint = ink::Point;

namespace {

constexpr Color tray_color(0x0b333d);
constexpr Rect hand = layout::hand;
constexpr ScreenPoint hand_centre{hand.x + hand.width / 2, hand.y + hand.height / 2};

/// The four turns within the same squares; those that do not fit are crossed out.
void draw_turns(Painter& painter, const State& state, const ChoiceWalk& walk) {
  constexpr int cell = 20, side = 8;
  const Point frame = point_of_key(walk.picked(0));
  for (int rotation = 0; rotation < rotation_count; ++rotation) {
    const Rect area{hand.x + rotation % 2 * cell, hand.y + rotation / 2 * cell, cell, cell};
    const ScreenPoint corner = area.top_left() + ScreenPoint{2, 2};
    const Elbow elbow = elbow_in(frame, rotation);
    if (survey_rule(state.map, elbow, is_uniform(state.tile)) != Rule::allowed) {
      pieces::draw_survey(painter, corner, side, state.tile, face_at(state.map, elbow), rotation);
      painter.rectangle(area, Paint(palette::night, 150));
      painter.line(fine(corner), fine(corner + ScreenPoint{16, 16}), fine(2), palette::coral);
      painter.line(fine(corner + ScreenPoint{16, 0}), fine(corner + ScreenPoint{0, 16}), fine(2),
                   palette::coral);
      continue;
    }
    if (walk.chosen_at(1) == rotation) painter.rounded(area, 4, Color(0x8dff9a));
    pieces::draw_survey(painter, corner, side, state.tile, face_at(state.map, elbow), rotation);
  }
}

void draw_tile(Painter& painter, const State& state, const ChoiceWalk& walk) {
  if (walk.step() > 0) return draw_turns(painter, state, walk);
  const Elbow elbow = elbow_of(walk.choice());
  pieces::draw_survey(painter, hand.top_left(), hand.width / 2, state.tile, face_at(state.map, elbow),
                      elbow.rotation);
}

void draw_coast(Painter& painter, Choice choice) {
  const CoastPlay play = coast_of(choice);
  pieces::draw_ground(painter, inset(hand, 3),
                      Ground::coast(play.spot.rotation, tone_of(play.pattern, play.face, Terrain::land),
                                    tone_of(play.pattern, play.face, Terrain::water)));
}

/// As many trees of a colour as the cursor is on, or the one or two that are planted.
void draw_trees(Painter& painter, const ChoiceWalk& walk) {
  painter.rounded(inset(hand, -2), 8, pieces::oasis);
  const Trees trees = trees_of(walk.choice());
  const int wanted = trees.count();
  if (wanted > trees_in_one_step_max && walk.step() < tree_colors) {
    constexpr Rect badge{hand.right() - 18, hand.bottom() - 22, 20, 24};
    pieces::draw_large_tree(painter, hand_centre - ScreenPoint{4, 0}, walk.step());
    painter.rounded(badge, 8, palette::night);
    return draw_number(painter, badge, trees.of[walk.step()], TextSize::child, palette::sun);
  }
  int place = 0;
  for (int color = 0; color < tree_colors; ++color)
    for (int n = 0; n < trees.of[color]; ++n, ++place) {
      if (wanted == 1) return pieces::draw_large_tree(painter, hand_centre, color);
      painter.sprite(seaglass::content::art::palm_20,
                     hand.top_left() + ScreenPoint{place % 2 * 20, (wanted == 2 ? 10 : place / 2 % 2 * 20)},
                     pieces::tree_color(color));
    }
}

void draw_in_hand(Painter& painter, const View& view, const ChoiceWalk& walk, const ShownMap& shown) {
  const State& state = view.state->as<State>();
  const Choice choice = walk.choice();
  switch (verb_of(choice)) {
    case Verb::survey: return draw_tile(painter, state, walk);
    case Verb::coast: return draw_coast(painter, choice);
    case Verb::type:
      return pieces::draw_survey(painter, hand.top_left(), hand.width / 2, survey_type(choice.a),
                                 Terrain::land, 0);
    case Verb::explorers:
      return pieces::draw_large_explorer(painter, view, hand_centre,
                                         Explorer(view.near, explorer_for(state.surveys.back().face)));
    case Verb::coast_explorer:
    case Verb::keep_supply:
      return pieces::draw_large_explorer(painter, view, hand_centre,
                                         Explorer(view.near, static_cast<ExplorerKind>(choice.a)));
    case Verb::keep_map:
      return pieces::draw_large_explorer(painter, view, hand_centre,
                                         state.map.at(point_of(choice))->explorer);
    case Verb::leader: return pieces::draw_large_tent(painter, view, hand_centre, Seat(choice.a));
    case Verb::move_tent: return pieces::draw_large_tent(painter, view, hand_centre, view.near);
    case Verb::gap:
      if (shown.leading.count() != 1) return painter.rounded(inset(hand, 6), 4, pieces::bare_gap);
      return pieces::draw_large_tent(painter, view, hand_centre, shown.leading.first());
    case Verb::keep_nobody: return painter.rounded(inset(hand, 6), 4, pieces::bare_gap);
    case Verb::trees: return draw_trees(painter, walk);
  }
}

/// Returns where it begins.
int draw_count(Painter& painter, const View& view, int right, int y, Seat seat, int count, Color color) {
  constexpr int pitch = 25;
  pieces::draw_plate(painter, view, {right - pitch + 8, y + 6}, 11, seat);
  Phrase figure;
  figure.add(count);
  text(painter, {right - pitch + 15, y + 1}, figure.text(), TextSize::body, color);
  return right - pitch;
}

/// Those of the region itself: counting begins with its first patch and would go on to the last region.
Explorers explorers_in_region(const ShownMap& shown, int region) {
  Explorers explorers = explorers_in(shown.map, shown.regions, shown.first_patches[region]);
  if (region + 1 == shown.first_patches.size()) return explorers;
  const Explorers others = explorers_in(shown.map, shown.regions, shown.first_patches[region + 1]);
  for (Seat seat : all_seats(players_max))
    explorers[seat] = static_cast<std::uint8_t>(explorers[seat] - others[seat]);
  return explorers;
}

/// How many trees of each colour are left in the supply.
void draw_trees_left(Painter& painter, int right, int y, const Trees& left) {
  constexpr int pitch = 24;
  for (int color = 0; color < tree_colors; ++color) {
    const int x = right - (tree_colors - color) * pitch;
    painter.rounded({x - 2, y - 1, 16, 15}, 4, pieces::oasis);
    painter.sprite(seaglass::content::art::palm_12, {x, y}, pieces::tree_color(color));
    Phrase figure;
    figure.add(static_cast<int>(left.of[color]));
    text(painter, {x + 15, y + 1}, figure.text(), TextSize::body, palette::foam);
  }
}

}  // namespace

void draw_standing(Painter& painter, const View& view, int right, int y, const ShownMap& shown, Color color) {
  constexpr int icon_pitch = 15;
  int x = right;
  const auto draw_seats = [&](SeatSet seats, const Explorers& explorers, pieces::Icon icon) {
    for (int i = players_max - 1; i >= 0; --i)
      if (seats.contains(Seat(i))) x = draw_count(painter, view, x, y, Seat(i), explorers[Seat(i)], color);
    pieces::draw_icon(painter, {x -= icon_pitch, y}, icon);
  };
  if (shown.first_patches.empty()) {
    SeatSet there;
    for (Seat seat : all_seats(players_max))
      if (shown.explorers[seat] > 0) there.insert(seat);
    if (!there.empty()) draw_seats(there, shown.explorers, pieces::Icon::tent);
    return;
  }
  for (int region = 0; region < shown.first_patches.size(); ++region) {
    const Explorers explorers = explorers_in_region(shown, region);
    const SeatSet holders = leaders(explorers);
    if (holders.empty()) continue;
    const Terrain terrain = shown.regions[shown.first_patches[region]].terrain;
    draw_seats(holders, explorers, terrain == Terrain::land ? pieces::Icon::camel : pieces::Icon::ship);
  }
}

namespace {

/// With a tray for what is in hand.
void draw_empty_bar(Painter& painter) {
  painter.rectangle(layout::bar, pieces::frame);
  painter.rounded(inset(hand, -2), 5, tray_color);
  painter.rectangle({layout::bar.x, layout::bar.y, layout::bar.width, 2}, palette::sand);
}

}  // namespace

void draw_who_looks(Painter& painter, const View& view) {
  constexpr int side = 24;
  draw_empty_bar(painter);
  if (!view.open || !painter.shows(hand)) return;
  const Face& face = view.face(view.near);
  painter.sprite(face.small, hand_centre - ScreenPoint{side / 2, side / 2}, face.color);
}

namespace {

/// What stands or lies there, large; returns whose it is.
Owner draw_found(Painter& painter, const View& view, int place) {
  const State& state = view.state->as<State>();
  if (place >= state.map.size()) {
    const Gap& gap = state.gaps[place - state.map.size()];
    painter.rounded(inset(hand, -1), 6, gap.tent.somebody() ? pieces::oasis : pieces::bare_gap);
    if (gap.tent.somebody()) pieces::draw_large_tent(painter, view, hand_centre, gap.tent.seat());
    return gap.tent;
  }
  const Square& square = state.map[place];
  pieces::draw_ground(painter, hand, square.ground);
  if (!square.explorer.here()) return Owner();
  pieces::draw_large_explorer(painter, view, hand_centre, square.explorer);
  return Owner(square.explorer.seat());
}

}  // namespace

void draw_place_bar(Painter& painter, const View& view, int place, const ShownMap& shown) {
  if (!painter.shows(layout::bar)) return;
  draw_empty_bar(painter);
  const Owner owner = draw_found(painter, view, place);
  if (owner.somebody())
    text(painter, layout::name_line.top_left() + ScreenPoint{0, 2}, view.name(owner.seat()), TextSize::body,
         palette::sun);
  draw_standing(painter, view, layout::name_line.right(), layout::name_line.y + 2, shown, palette::foam);
  paragraph(painter, layout::words, described(view, place).text(), TextSize::body, palette::foam, Align::left,
            2);
}

void draw_bar(Painter& painter, const View& view, const ChoiceWalk& walk, const ShownMap& shown) {
  if (!painter.shows(layout::bar)) return;
  draw_empty_bar(painter);
  draw_in_hand(painter, view, walk, shown);
  text(painter, layout::name_line.top_left() + ScreenPoint{0, 2}, view.name(view.near), TextSize::body,
       palette::sun);
  const int right = layout::name_line.right(), y = layout::name_line.y + 2;
  if (verb_of(walk.choice()) == Verb::trees)
    draw_trees_left(painter, right, y, view.state->as<State>().trees_left);
  else
    draw_standing(painter, view, right, y, shown, palette::foam);
  Rect words = layout::words;
  const Phrase proposed = proposal(view, walk, shown);
  const Phrase objected = shown.closes_gap() ? Phrase() : objection(view, walk);
  if (!objected.empty())
    text_in(painter, take_bottom(words, 14), objected.text(), TextSize::body, palette::coral, Align::left);
  const TextSize most = objected.empty() ? TextSize::child : TextSize::body;
  const TextSize usual = largest_fitting(proposed.text(), most, words.width);
  const TextSize size = enlarged(painter, proposed.text(), usual, words.width, words.height);
  paragraph(painter, words, proposed.text(), size, palette::foam, Align::left,
            objected.empty() && size == TextSize::body ? 2 : 1);
}

void draw_stacks(Painter& painter, const State& state, const ChoiceWalk& walk) {
  constexpr int side = 10, pitch = 29;
  const Rect area = layout::stacks;
  if (!painter.shows(area)) return;
  painter.rounded(area, 8, pieces::frame);
  for (int i = 0; i < survey_type_count; ++i) {
    const Rect place{area.x + 3 + i * pitch, area.y + 2, pitch - 2, area.height - 4};
    if (walk.chosen_at(0) == i) painter.rounded(place, 6, palette::tide);
    if (walk.chosen_at(0) == i) painter.rounded_outline(place, 6, 2, palette::sun);
    const ScreenPoint at{place.x + 4, place.y + 3};
    if (state.stacks[i] == 0) continue;
    pieces::draw_survey(painter, at, side, survey_type(i), Terrain::land, 0);
    pieces::draw_survey(painter, at + ScreenPoint{0, 20}, side, survey_type(i), Terrain::water, 2);
    Phrase figure;
    figure.add(static_cast<int>(state.stacks[i]));
    text(painter, {place.x + place.width / 2, place.y + 45}, figure.text(), TextSize::body, palette::foam,
         Align::centre);
  }
}

}  // namespace seaglass::mirage::drawing
