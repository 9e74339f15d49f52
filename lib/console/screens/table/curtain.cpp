#include "console/screens/table/curtain.h"

#include "console/parts/hint.h"
#include "console/parts/motion.h"
#include "console/parts/place.h"
#include "console/parts/status.h"
#include "console/screens/home/card_foot.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::curtain, Curtain::outcomes));

namespace {

constexpr int middle_x = 78, margin = card_margin;
constexpr int emblem_y = 104;
constexpr FinePoint emblem_middle{fine(middle_x), fine(emblem_y)};
constexpr int plate_radius = 46, ring_radius = 54, ring_thickness = 7;

}  // namespace

void Curtain::enter(Milliseconds) {
  unit_.table.close();
  seat_ = unit_.table.is_alone() ? unit_.table.people().first() : unit_.table.next();
  if (!opens_by_itself()) unit_.sound.play(motif_of(unit_.view().emblem(seat_)));
}

Outcome Curtain::handle(Press press, Milliseconds now) {
  if (unit_.gathering.is_parted()) return Outcome::parted;
  if (press.button == Button::b || press.button == Button::menu) return Outcome::back;
  if (press.button == Button::a) {
    holding_ = true;
    held_since_ = now;
  }
  return Outcome::stay;
}

Tick Curtain::tick(Milliseconds now) {
  if (unit_.gathering.is_parted()) return {no_rows, 0, Outcome::parted};
  if (opens_by_itself()) {
    // Who waits for others is told first what those have done.
    const bool is_theirs = unit_.table.is_alone() || !unit_.table.waits_for_others();
    if (is_for_all() && is_theirs && unit_.table.people().contains(seat_)) unit_.table.open(seat_);
    Tick tick;
    tick.outcome = Outcome::opened;
    return tick;
  }
  const bool let_go = holding_ && !unit_.held.contains(Button::a);
  too_short_ = too_short_ || let_go;
  holding_ = holding_ && !let_go;
  const int before = held_;
  held_ = holding_ ? progress(now - held_since_, hold_ms) : 0;
  Tick tick{drawn_ && held_ == before && !let_go ? no_rows : all_rows, holding_ ? 0 : forever_ms};
  drawn_ = true;
  if (held_ == whole) {
    unit_.table.open(seat_);
    tick.outcome = Outcome::opened;
  }
  return tick;
}

void Curtain::draw(Painter& painter) const {
  const Language language = unit_.preferences.language;
  const View view = unit_.view();
  const Face& face = view.face(seat_);
  draw_whole_card(painter, unit_.table.name());
  const Text pass = word(Word::pass_to, language);
  draw_plate(painter, {8, 6, text_width(pass, TextSize::child) + 26, 26}, pass);
  painter.circle(emblem_middle, fine(ring_radius), palette::night);
  painter.circle(emblem_middle, fine(plate_radius), palette::deep);
  painter.ring(emblem_middle, fine(ring_radius), fine(ring_thickness), palette::shadow);
  if (held_ > 0)
    painter.arc(emblem_middle, fine(ring_radius), fine(ring_thickness), 0,
                static_cast<Turn>(held_ * 65535 / whole), palette::sun);
  painter.sprite(face.large, {middle_x - 28, emblem_y - 28}, face.color);
  text(painter, {margin, 191}, view.name(seat_), TextSize::title, palette::foam);
  const Text hold = word(Word::hold_to_look, language);
  constexpr int hint_y = 218, beside = 3;
  const int hint_width = hint_height + 6 + text_width(hold, TextSize::body);
  if (too_short_)  // whoever taps is told apart from whoever holds
    painter.rounded({margin - beside, hint_y - 1, hint_width + 5 * beside, hint_height + 2},
                    hint_height / 2 + 1, palette::sun);
  draw_hint(painter, {margin, hint_y}, "A", hold, too_short_ ? palette::night : palette::foam);
  draw_battery(painter, unit_.battery, unit_.air_bars);
}

}  // namespace seaglass
