#include "console/new_table.h"

#include "console/figure.h"
#include "console/hint.h"
#include "console/status.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::new_table, NewTable::outcomes));

namespace {

constexpr int margin = 16;
constexpr int first_line_y = 44;
constexpr int line_pitch = 37;
constexpr Rect line_area{margin - 6, first_line_y, screen_width - 2 * margin + 12, 34};
constexpr Rect meaning_area{margin, 192, screen_width - 2 * margin, 18};
constexpr int hints_y = 213;
constexpr Color unlit(0x1d4866);

void draw_switch(Painter& painter, int right, int y, bool on) {
  const Rect track{right - 44, y, 44, 22};
  painter.rounded(track, 11, on ? palette::sea_glass : unlit);
  painter.circle({fine(on ? track.right() - 11 : track.x + 11), fine(y + 11)}, fine(8),
                 on ? palette::night : palette::foam);
}

}  // namespace

void NewTable::enter(Milliseconds) {
  setup_.players = facts().players_min;
  for (int i = 0; i < facts().option_count; ++i) setup_.options.values[i] = facts().options[i].standard;
}

Outcome NewTable::handle(Press press, Milliseconds) {
  changed_ = all_rows;
  switch (press.button) {
    case Button::up: line_ = (line_ + line_count() - 1) % line_count(); break;
    case Button::down: line_ = (line_ + 1) % line_count(); break;
    case Button::left: change(-1); break;
    case Button::right: change(1); break;
    case Button::a:
      if (!is_start(line_)) {
        ++line_;  // with three buttons, the only way down
        break;
      }
      setup_.seed = unit_.seed();
      unit_.table.begin(unit_.preferences.game, setup_);
      return Outcome::dealt;
    case Button::b:
    case Button::menu: return Outcome::back;
  }
  return Outcome::stay;
}

/// A game may ask more of its options than a range: what it does not take is passed over, round and round,
/// and so is what looks the same.
void NewTable::change(int by) {
  if (is_start(line_)) return;
  if (line_ == 0) {
    const int players = within(facts().players_min, setup_.players + by, facts().players_max);
    setup_.players = static_cast<std::uint8_t>(players);
    for (int i = 0; i < facts().option_count; ++i)
      if (!game_of(unit_.preferences.game).allows(setup_))
        setup_.options.values[i] = facts().options[i].standard;
    return;
  }
  const Option& option = facts().options[line_ - 1];
  std::uint8_t& value = setup_.options.values[line_ - 1];
  const int before = shown_value(line_);
  const int values = option.high - option.low + 1;
  for (int i = 0; i < values; ++i) {
    value = static_cast<std::uint8_t>(option.low + (value - option.low + by + values) % values);
    if (shown_value(line_) != before && game_of(unit_.preferences.game).allows(setup_)) return;
  }
}

Tick NewTable::tick(Milliseconds) {
  const Tick tick{changed_};
  changed_ = no_rows;
  return tick;
}

void NewTable::draw(Painter& painter) const {
  const Language language = unit_.preferences.language;
  painter.fill(palette::deep);
  text(painter, {margin, 13}, card_of(unit_.preferences.game).title, TextSize::title, palette::foam);
  for (int line = 0; line < line_count(); ++line) draw_line(painter, line);
  if (line_ > 0 && !is_start(line_))
    text_in(painter, meaning_area, word(option(line_).meaning, language), TextSize::body, palette::sand,
            Align::left);
  const Word what = is_start(line_) ? Word::deal : Word::next;
  const int x = draw_hint(painter, {margin, hints_y}, "A", word(what, language));
  draw_hint(painter, {x, hints_y}, "B", word(Word::back, language));
  draw_battery(painter, unit_.battery);
}

void NewTable::draw_line(Painter& painter, int line) const {
  const Rect area = line_area.moved({0, line * line_pitch});
  if (!painter.shows(area)) return;
  const Language language = unit_.preferences.language;
  const bool chosen = line == line_;
  if (is_start(line)) {
    painter.rounded(area, 10, chosen ? palette::sun : palette::shadow);
    text_in(painter, area, word(Word::start, language), TextSize::child,
            chosen ? palette::night : palette::foam);
    return;
  }
  if (chosen) painter.rounded(area, 10, palette::tide);
  const Rect words{area.x + 8, area.y, area.width, area.height};
  text_in(painter, words, word(line == 0 ? Word::players : option(line).name, language), TextSize::child,
          palette::foam, Align::left);
  draw_value(painter, line, inset(area, 8, 0));
}

void NewTable::draw_value(Painter& painter, int line, Rect area) const {
  if (line > 0) {
    const Option& option = facts().options[line - 1];
    const int value = shown_value(line);
    if (option.low == 0 && option.high == 1)
      return draw_switch(painter, area.right(), area.y + 6, value != 0);
    const Figure figure(value);
    text_in(painter, area, figure.text(), TextSize::child, palette::sun, Align::right);
    return;
  }
  constexpr int spacing = 28, unused_opacity = 60;
  const int x = area.right() - facts().players_max * spacing + spacing - 24;
  for (Seat seat : all_seats(facts().players_max)) {
    const Face& face = face_of(seat);
    const bool plays = seat.index() < setup_.players;
    painter.sprite(face.small, {x + seat.index() * spacing, area.y + 5},
                   Tint(face.color, plays ? 255 : unused_opacity));
  }
}

}  // namespace seaglass
