#include "console/game_page.h"

#include "console/card_foot.h"
#include "console/figure.h"
#include "console/hint.h"
#include "console/motion.h"
#include "console/status.h"
#include "console/tables.h"
#include "content/art.h"
#include "ink/text.h"
#include "words/words.h"

namespace seaglass {

using namespace ink;
namespace art = content::art;

static_assert(flow_knows(ScreenName::game_page, GamePage::outcomes));

namespace {

constexpr int margin = card_margin;
constexpr int width = screen_width - 2 * margin;
constexpr int rise_full = 88;  // up to the middle of the scene, which makes room by going up too
constexpr int scene_rise = 44;
constexpr int players_max = 6;  // at any game's table

// Rows below the upper edge of the water.
constexpr int about_below = 48;
constexpr int places_below = 96;
constexpr int hint_below = 124;

Word about(GameName game) {
  switch (game) {
    case GameName::mermaid_rain: return Word::about_mermaid_rain;
    case GameName::mirage: return Word::about_mirage;
    case GameName::mermaid_beach: return Word::about_mermaid_beach;
    case GameName::mermaids_song: return Word::about_mermaids_song;
  }
  return Word::about_mermaid_rain;
}

/// Six places at the table: those that must be taken, those that may be, and those that there are not.
void draw_places(Painter& painter, const GameCard& card, Point at) {
  constexpr int spacing = 22, unused_opacity = 60;
  for (int i = 0; i < players_max; ++i) {
    const Point place = at + Point{i * spacing, 0};
    if (i < card.players_min)
      painter.sprite(art::player, place, palette::sun);
    else if (i < card.players_max)
      painter.sprite(art::player, place, palette::sea_glass);
    else
      painter.sprite(art::player, place, Tint(palette::foam, unused_opacity));
  }
}

/// From the right: "60 minutes", and a clock before it.
void draw_minutes(Painter& painter, const GameCard& card, Language language, int y) {
  constexpr int gap = 6, icon_side = 18;
  const Text unit = word(Word::minutes, language);
  int x = screen_width - margin - text_width(unit, TextSize::child);
  text(painter, {x, y}, unit, TextSize::child, palette::foam);
  const Figure minutes(card.minutes);
  x -= gap + text_width(minutes.text(), TextSize::child);
  text(painter, {x, y}, minutes.text(), TextSize::child, palette::foam);
  painter.sprite(art::clock, {x - gap - icon_side, y - 2}, palette::sea_glass);
}

}  // namespace

void GamePage::enter(Milliseconds now) {
  entered_at_ = now;
  rise_ = unit_.calm() ? rise_full : 0;
}

Outcome GamePage::handle(Press press, Milliseconds) {
  if (press.button == Button::b) return Outcome::back;
  if (press.button == Button::a) return sit_down();
  if (!has_help()) return Outcome::stay;
  unit_.helped = unit_.preferences.game;
  unit_.help_over_table = false;
  return Outcome::help_opened;
}

Outcome GamePage::sit_down() {
  if (screen_of(unit_.preferences.game) == nullptr) {
    unit_.sound.play(Motif::refuse);
    return Outcome::stay;
  }
  if (!can_carry_on()) return Outcome::table_wanted;
  return unit_.table.resume(unit_.preferences.game).found == Saved::table ? Outcome::dealt
                                                                          : Outcome::table_wanted;
}

bool GamePage::has_help() const {
  const GameScreen* screen = screen_of(unit_.preferences.game);
  return screen != nullptr && screen->lessons().count > 0;
}

bool GamePage::can_carry_on() const {
  return unit_.shelf.has_table(number_of(unit_.preferences.game));
}

Tick GamePage::tick(Milliseconds now) {
  const int before = rise_;
  if (rise_ < rise_full) rise_ = rise_full * eased_out(progress(now - entered_at_, rise_ms)) / whole;
  const Tick tick{drawn_ && rise_ == before ? no_rows : all_rows, rise_ < rise_full ? 0 : forever_ms};
  drawn_ = true;
  return tick;
}

void GamePage::draw(Painter& painter) const {
  const GameCard& card = card_of(unit_.preferences.game);
  {
    const Clipped clipped(painter, {0, 0, screen_width, Water::rows.bottom - rise_});
    painter.image(card.scene, {0, -scene_rise * rise_ / rise_full});
  }
  water_.draw(painter, card.water, 0, rise_);
  draw_battery(painter, unit_.battery);
  const Shifted shifted(painter, {0, Water::rows.top - rise_});
  text(painter, {margin, title_below_water}, card.title, TextSize::title, palette::foam);
  draw_words(painter);
}

/// In rows below the upper edge of the water.
void GamePage::draw_words(Painter& painter) const {
  const GameName game = unit_.preferences.game;
  const Language language = unit_.preferences.language;
  const GameCard& card = card_of(game);
  paragraph(painter, {margin, about_below, width, screen_height}, word(about(game), language),
            TextSize::child, palette::foam, Align::left, 2);
  draw_places(painter, card, {margin, places_below});
  draw_minutes(painter, card, language, places_below + 2);
  if (screen_of(game) != nullptr) {
    const Word play = can_carry_on() ? Word::carry_on : Word::play;
    const int next_x = draw_hint(painter, {margin, hint_below}, "A", word(play, language));
    const int help_x = draw_hint(painter, {next_x, hint_below}, "B", word(Word::back, language));
    if (has_help()) draw_hint(painter, {help_x, hint_below}, "?", word(Word::rules, language));
    return;
  }
  const int x = draw_hint(painter, {margin, hint_below}, "B", word(Word::back, language));
  text_in(painter, {x, hint_below, screen_width - margin - x, hint_height},
          word(Word::no_table_yet, language), TextSize::body, palette::sand, Align::right);
}

}  // namespace seaglass
