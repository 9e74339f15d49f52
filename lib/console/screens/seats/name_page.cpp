#include "console/screens/seats/name_page.h"

#include "console/parts/hint.h"
#include "console/parts/place.h"
#include "console/parts/status.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::names, NamePage::outcomes));

namespace {

constexpr int margin = 16;
constexpr int columns = 2;
constexpr Rect names_area{margin - 6, place_top + 2, screen_width - 2 * margin + 12, 160};
constexpr Color idle_words(0x93aebd);

}  // namespace

Outcome NamePage::handle(Press press, Milliseconds) {
  changed_ = all_rows;
  if (typing_.is_open()) {
    typing_.handle(press.button);
    return Outcome::stay;
  }
  const auto walk = [this](int by) { emblem_ = (emblem_ + by + emblem_count) % emblem_count; };
  switch (press.button) {
    case Button::up: walk(-columns); break;
    case Button::down: walk(columns); break;
    case Button::left: walk(-1); break;
    case Button::right: walk(1); break;
    case Button::a: typing_.open(emblem_, face_of(emblem_).color); break;
    case Button::b:
    case Button::menu: return Outcome::back;
  }
  return Outcome::stay;
}

void NamePage::draw(Painter& painter) const {
  const bool types = typing_.is_open();
  if (types) {
    painter.fill(palette::deep);
    typing_.draw(painter);
  } else {
    draw_list(painter);
  }
  const Language language = unit_.preferences.language;
  const int x = draw_hint(painter, {margin, 213}, "A", word(types ? Word::choose : Word::change, language));
  draw_hint(painter, {x, 213}, unit_.back_button(), word(types ? Word::erase : Word::back, language));
  draw_battery(painter, unit_.battery);
}

void NamePage::draw_list(Painter& painter) const {
  const Language language = unit_.preferences.language;
  draw_place(painter, unit_.preferences.game, word(Word::names, language));
  for (int emblem = 0; emblem < emblem_count; ++emblem) {
    const Rect area =
        cell(names_area, emblem % columns, columns, emblem / columns, emblem_count / columns, 2);
    if (!painter.shows(area)) continue;
    const bool chosen = emblem == emblem_;
    if (chosen) painter.rounded(area, 8, palette::lagoon);
    const Face face = face_of(emblem);
    painter.sprite(face.small, {area.x + 5, area.y}, face.color);
    const Name& typed = unit_.names.of_emblem[emblem];
    text_in(painter, {area.x + 34, area.y, area.width - 36, area.height}, shown_name(typed, emblem, language),
            TextSize::child, typed.empty() && !chosen ? idle_words : palette::foam, Align::left);
  }
}

}  // namespace seaglass
