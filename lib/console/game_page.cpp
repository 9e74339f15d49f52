#include "console/game_page.h"

#include "console/figure.h"
#include "console/hint.h"
#include "console/status.h"
#include "console/words.h"
#include "content/art.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;
namespace art = content::art;

static_assert(flow_knows(ScreenName::game_page, GamePage::outcomes));

namespace {

constexpr int margin = 16;
constexpr int width = screen_width - 2 * margin;
constexpr int players_max = 6;  // at any game's table

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
  constexpr int spacing = 24;
  for (int i = 0; i < players_max; ++i) {
    const Point place = at + Point{i * spacing, 0};
    if (i < card.players_min)
      painter.sprite(art::player, place, palette::sun);
    else if (i < card.players_max)
      painter.sprite(art::player, place, palette::sea_glass);
    else
      painter.sprite(art::player, place, Tint(palette::foam, 60));
  }
}

}  // namespace

Outcome GamePage::handle(Press press, Milliseconds) {
  return press.button == Button::b ? Outcome::back : Outcome::stay;
}

Tick GamePage::tick(Milliseconds) {
  const Tick tick{drawn_ ? no_rows : all_rows};
  drawn_ = true;
  return tick;
}

void GamePage::draw(Painter& painter) const {
  const GameName game = unit_.preferences.game;
  const Language language = unit_.preferences.language;
  const GameCard& card = card_of(game);
  painter.image(card.scene, {0, 0});
  painter.fill(Paint(mixed(card.water.deep, palette::night, 100), 215));

  text(painter, {margin, 44}, card.title, TextSize::title, palette::foam);
  paragraph(painter, {margin, 80, width, 40}, word(about(game), language), TextSize::child, palette::foam);

  draw_places(painter, card, {margin, 130});
  const Figure players(card.players_min, card.players_max);
  text(painter, {margin + 156, 132}, players.text(), TextSize::child, palette::foam);
  text(painter, {margin + 162 + text_width(players.text(), TextSize::child), 132},
       word(Word::players, language), TextSize::child, palette::foam);
  painter.sprite(art::clock, {margin, 158}, palette::sea_glass);
  const Figure minutes(card.minutes);
  text(painter, {margin + 26, 160}, minutes.text(), TextSize::child, palette::foam);
  text(painter, {margin + 32 + text_width(minutes.text(), TextSize::child), 160},
       word(Word::minutes, language), TextSize::child, palette::foam);

  paragraph(painter, {margin, 190, width, 20}, word(Word::no_table_yet, language), TextSize::body,
            palette::sand);
  draw_hint(painter, {margin, 212}, "B", word(Word::back, language));
  draw_battery(painter, unit_.battery);
}

}  // namespace seaglass
