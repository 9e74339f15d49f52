#include "console/screens/table/replay.h"

#include "console/parts/status.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::replay, Replay::outcomes));

namespace {

constexpr int lines_max = 3;
constexpr Rect box{4, 168, screen_width - 8, 68};   // for so many lines
constexpr Rect way{14, 228, screen_width - 28, 4};  // how far the game has come
constexpr int count_width = 76;
constexpr int hurries_after = 8, hurried_choices = 5;

}  // namespace

void Replay::enter(Milliseconds) {
  go(0);
}

Outcome Replay::handle(Press press, Milliseconds) {
  changed_ = all_rows;
  hurry_ = press.repeated ? hurry_ + 1 : 0;
  const int step = hurry_ < hurries_after ? 1 : hurried_choices;
  switch (press.button) {
    case Button::left: go(-step); break;
    case Button::right: go(step); break;
    case Button::up: look_from_next(-1); break;
    case Button::down: look_from_next(1); break;
    case Button::a: explained_ = !explained_; break;
    case Button::b:
    case Button::menu: return Outcome::back;
  }
  return Outcome::stay;
}

void Replay::go(int by) {
  at_ = within(0, at_ + by, unit_.table.past_length());
  unit_.table.show_past(at_);
  if (chair_ != follows) unit_.table.look_from(Seat(chair_));
}

void Replay::look_from_next(int by) {
  const int players = unit_.table.players();
  chair_ = (unit_.view().near.index() + by + players) % players;
  unit_.table.look_from(Seat(chair_));
}

/// The first thing worth telling of what the last choice did; else whose turn has come.
Phrase Replay::words() const {
  const View view = unit_.view();
  Phrase said;
  for (int i = 0; i < view.told_count && said.empty(); ++i)
    said = unit_.table.screen().caption(view, view.told[i]);
  if (!said.empty()) return said;
  if (at_ == 0) return said.add(word(Word::dealt_now, view.language));
  const Game& game = unit_.table.game();
  if (game.over(*view.state)) return said;
  return phrase(Word::is_next, view.language, view.name(game.to_act(*view.state).first()));
}

void Replay::draw(Painter& painter) const {
  unit_.table.screen().draw(painter, unit_.view(), nullptr);
  draw_battery(painter, unit_.battery);
  if (explained_ && painter.shows(box)) draw_words(painter);
}

void Replay::draw_words(Painter& painter) const {
  const Phrase said = words();
  const int width = box.width - 24 - count_width;
  const int lines = within(1, line_count(said.text(), TextSize::body, width), lines_max);
  const int spare = (lines_max - lines) * line_height(TextSize::body);
  const Rect area{box.x, box.y + spare, box.width, box.height - spare};
  painter.rounded(area, 10, palette::foam);
  paragraph(painter, {area.x + 10, area.y + 7, width, area.height}, said.text(), TextSize::body,
            palette::night, Align::left, lines_max);
  Phrase count;
  count.add(at_).add(" / ").add(unit_.table.past_length());
  text(painter, {area.right() - 10, area.y + 7}, count.text(), TextSize::body, palette::night, Align::right);
  painter.rounded(way, 2, palette::sea_glass);
  const int length = larger(1, unit_.table.past_length());
  painter.rounded({way.x, way.y, way.width * at_ / length, way.height}, 2, palette::night);
}

}  // namespace seaglass
