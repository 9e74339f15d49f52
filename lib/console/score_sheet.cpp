#include "console/score_sheet.h"

#include "console/hint.h"
#include "console/status.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::score, ScoreSheet::outcomes));

namespace {

constexpr int margin = 12;
constexpr int first_row_y = 58;
constexpr int row_pitch = 26;  // six of them
constexpr int parts_right = 264;
/// Few parts leave room for names; many have pictures over them.
constexpr int words_max = 3;
constexpr Rect parts_area(int count) {
  const int x = count > words_max ? 44 : 136;
  return {x, 0, parts_right - x, screen_height};
}
constexpr Rect part_area(int number, int count, int y, int height) {
  Rect area = column(parts_area(count), number, count, 2);
  area.y = y;
  area.height = height;
  return area;
}
constexpr int total_right = screen_width - margin - 6;

}  // namespace

void ScoreSheet::enter(Milliseconds) {
  unit_.sound.play(Motif::win);
  unit_.count_games();
  score_ = unit_.table.score();
  for (Seat seat : all_seats(unit_.table.players())) {
    int place = 0;
    while (place < ranking_.size()) {
      const Seat other = ranking_[place];
      const bool wins_more = score_.winners.contains(seat) && !score_.winners.contains(other);
      if (wins_more || score_.totals[seat] > score_.totals[other]) break;
      ++place;
    }
    ranking_.insert(place, seat);
  }
}

Outcome ScoreSheet::handle(Press press, Milliseconds now) {
  const bool on_air = unit_.table.on_air();
  if (press.button == Button::b) {
    if (on_air) unit_.leave_table(now);
    return Outcome::back;
  }
  if (press.button != Button::a || unit_.air.visits()) return Outcome::stay;
  if (on_air) {
    unit_.air.hosted().open_again(unit_.table.lay(unit_.table.name()));
    return Outcome::waits;
  }
  unit_.table.rematch(unit_.seed());
  return Outcome::dealt;
}

Fairness ScoreSheet::fairness() const {
  return unit_.air.visits() ? unit_.air.joined().table().fairness() : Fairness::unknown;
}

Tick ScoreSheet::tick(Milliseconds) {
  const Stage stage = unit_.air.roster().stage;
  if (unit_.air.visits() && may_go_ && stage != Stage::over && stage != Stage::closed) {
    unit_.table.leave();
    return {no_rows, 0, Outcome::waits};
  }
  may_go_ = may_go_ || stage == Stage::over;
  if (fairness() != fairness_) changed_ = all_rows;
  fairness_ = fairness();
  const Tick tick{changed_};
  changed_ = no_rows;
  return tick;
}

void ScoreSheet::draw(Painter& painter) const {
  const Language language = unit_.preferences.language;
  const Table& table = unit_.table;
  painter.fill(palette::deep);
  text(painter, {margin, 12}, word(Word::score, language), TextSize::title, palette::foam);
  const int parts = table.game().facts().part_count;
  for (int i = 0; i < parts; ++i) {
    const Rect head = part_area(i, parts, 38, 18);
    if (parts <= words_max || !table.screen().draw_part(painter, i, head))
      text_in(painter, head, word(table.screen().part(i), language), TextSize::body, palette::sand);
  }
  for (int place = 0; place < ranking_.size(); ++place) draw_row(painter, place);
  int x = margin;
  draw_fairness(painter);
  if (!unit_.air.visits()) x = draw_hint(painter, {x, 216}, "A", word(Word::once_more, language));
  draw_hint(painter, {x, 216}, "B", word(Word::leave_table, language));
  draw_battery(painter, unit_.battery);
}

/// The mark is a tick, a question or a cross, beside its words.
void ScoreSheet::draw_fairness(Painter& painter) const {
  if (!unit_.air.visits()) return;
  constexpr Rect area{130, 214, screen_width - 130 - margin, 22};
  constexpr Word words[] = {Word::deal_checked, Word::deal_fair, Word::deal_not_provable, Word::deal_untrue};
  constexpr Color colors[] = {palette::sand, palette::sea_glass, palette::sand, palette::coral};
  const int i = static_cast<int>(fairness_);
  text_in(painter, area, word(words[i], unit_.preferences.language), TextSize::body, colors[i], Align::right);
}

void ScoreSheet::draw_row(Painter& painter, int place) const {
  const Seat seat = ranking_[place];
  const Rect area{margin - 4, first_row_y + place * row_pitch, screen_width - 2 * margin + 8, row_pitch - 2};
  if (!painter.shows(area)) return;
  const bool wins = score_.winners.contains(seat);
  painter.rounded(area, 8, wins ? palette::tide : palette::shadow);
  const View view = unit_.view();
  const Face& face = view.face(seat);
  painter.sprite(face.small, {area.x + 4, area.y}, face.color);
  const int parts = unit_.table.game().facts().part_count;
  if (parts <= words_max) {
    const Rect name{area.x + 32, area.y, parts_area(parts).x - area.x - 34, area.height};
    text_in(painter, name, view.name(seat), TextSize::body, palette::foam, Align::left);
  }
  for (int i = 0; i < parts; ++i) {
    Phrase points;
    points.add(static_cast<int>(score_.parts[i][seat]));
    text_in(painter, part_area(i, parts, area.y, area.height), points.text(), TextSize::body, palette::foam);
  }
  Phrase total;
  total.add(static_cast<int>(score_.totals[seat]));
  text_in(painter, {total_right - 50, area.y, 50, area.height}, total.text(), TextSize::child,
          wins ? palette::sun : palette::foam, Align::right);
}

}  // namespace seaglass
