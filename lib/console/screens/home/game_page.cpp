#include "console/screens/home/game_page.h"

#include "console/parts/motion.h"
#include "console/parts/status.h"
#include "console/screens/home/card_foot.h"
#include "content/art.h"
#include "games/cards.h"
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

// Rows below the upper edge of the water.
constexpr int about_below = 48;
constexpr int places_below = 96;
constexpr int things_below = 122;

/// Six places at the table: those that must be taken, those that may be, and those that there are not.
void draw_places(Painter& painter, const GameFacts& facts, Point at) {
  constexpr int spacing = 22, unused_opacity = 60;
  for (int i = 0; i < seats_max; ++i) {
    const Point place = at + Point{i * spacing, 0};
    if (i < facts.players_min)
      painter.sprite(art::player, place, palette::sun);
    else if (i < facts.players_max)
      painter.sprite(art::player, place, palette::sea_glass);
    else
      painter.sprite(art::player, place, Tint(palette::foam, unused_opacity));
  }
}

/// From the right: "60 minutes", and a clock before it.
void draw_minutes(Painter& painter, const GameCard& card, Language language, int y) {
  constexpr int gap = 6, icon_side = 18;
  const Text unit = word(of_count(card.minutes, Word::minute, Word::minutes), language);
  int x = screen_width - margin - text_width(unit, TextSize::child);
  text(painter, {x, y}, unit, TextSize::child, palette::foam);
  const Phrase minutes = Phrase().add(card.minutes);
  x -= gap + text_width(minutes.text(), TextSize::child);
  text(painter, {x, y}, minutes.text(), TextSize::child, palette::foam);
  painter.sprite(art::clock, {x - gap - icon_side, y - 2}, palette::sea_glass);
}

/// What can be done: the chosen one in the sun.
int draw_thing(Painter& painter, Point at, Text what, bool chosen) {
  constexpr int height = 24, padding = 11, gap = 8;
  const Rect area{at.x, at.y, text_width(what, TextSize::body) + 2 * padding, height};
  painter.rounded(area, height / 2, chosen ? palette::sun : palette::shadow);
  text_in(painter, area, what, TextSize::body, chosen ? palette::night : palette::foam);
  return area.right() + gap;
}

int draw_icon(Painter& painter, Point at, const content::Sprite& icon, bool chosen) {
  constexpr int icon_width = 34, height = 24, icon_side = 18, gap = 8;
  painter.rounded({at.x, at.y, icon_width, height}, height / 2, chosen ? palette::sun : palette::shadow);
  painter.sprite(icon, {at.x + (icon_width - icon_side) / 2, at.y + (height - icon_side) / 2},
                 chosen ? palette::night : palette::foam);
  return at.x + icon_width + gap;
}

}  // namespace

void GamePage::enter(Milliseconds now) {
  entered_at_ = now;
  rise_ = unit_.calm() ? rise_full : 0;
  look();
}

void GamePage::look() {
  saved_ = Saved::nothing;
  chosen_ = 0;
  things_.clear();
  Table& table = unit_.table;
  if (table.is_set() && !table.over() && table.name() == game())
    saved_ = Saved::table;  // it lies there as it was left
  else if (unit_.shelf.has_table(id_of(game())))
    saved_ = table.resume(game()).found;
  if (saved_ == Saved::table && table.over()) saved_ = Saved::nothing;
  if (saved_ == Saved::table) next_ = table.next();
  if (is_broken()) {
    things_.push_back(Thing::go_back);
    things_.push_back(Thing::discard);
    return;
  }
  if (saved_ == Saved::table) things_.push_back(Thing::carry_on);
  things_.push_back(saved_ == Saved::table ? Thing::new_game : Thing::play);
  things_.push_back(Thing::rules);
  if (unit_.shelf.past_count() > 0) things_.push_back(Thing::past_games);
  if (unit_.shelf.finished_count() > 0) things_.push_back(Thing::players);
}

Outcome GamePage::handle(Press press, Milliseconds now) {
  if (press.button == Button::b) return Outcome::back;
  if (press.button == Button::menu) return help();
  const int step = press.button == Button::left ? -1 : press.button == Button::right ? 1 : 0;
  if (step != 0) {
    chosen_ = (chosen_ + step + things_.size()) % things_.size();
    changed_ = all_rows;
  }
  return press.button == Button::a ? act(now) : Outcome::stay;
}

Outcome GamePage::help() {
  unit_.helped = game();
  unit_.over_table = false;
  return Outcome::help_opened;
}

Outcome GamePage::act(Milliseconds now) {
  switch (chosen()) {
    case Thing::carry_on:
      unit_.table.sit_down();
      if (unit_.table.was_on_air()) static_cast<void>(unit_.gathering.host_again(now));
      return Outcome::dealt;
    case Thing::play:
    case Thing::new_game: return Outcome::table_wanted;
    case Thing::go_back: return Outcome::back;
    case Thing::rules: return help();
    case Thing::past_games: return Outcome::past_wanted;
    case Thing::players: return Outcome::players_wanted;
    case Thing::discard:
      unit_.table.discard(game());
      look();
      changed_ = all_rows;
  }
  return Outcome::stay;
}

Tick GamePage::tick(Milliseconds now) {
  const int before = rise_;
  if (rise_ < rise_full) rise_ = rise_full * eased_out(progress(now - entered_at_, rise_ms)) / whole;
  if (rise_ != before) changed_ = all_rows;
  return what_changed(rise_ < rise_full ? 0 : forever_ms);
}

void GamePage::draw(Painter& painter) const {
  const GameCard& card = card_of(game());
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
  const Language language = unit_.preferences.language;
  const GameCard& card = card_of(game());
  const Rect room{margin, about_below, width, screen_height};
  if (saved_ == Saved::damaged)
    paragraph(painter, room, word(Word::saved_damaged, language), TextSize::child, palette::sand, Align::left,
              2);
  else if (saved_ == Saved::other_version)
    paragraph(painter, room, word(Word::saved_by_other, language), TextSize::child, palette::sand,
              Align::left, 2);
  else if (!things_.empty() && (chosen() == Thing::past_games || chosen() == Thing::players))
    paragraph(painter, room,
              word(chosen() == Thing::players ? Word::record_title : Word::past_games, language),
              TextSize::child, palette::sand, Align::left, 2);
  else if (saved_ == Saved::table && chosen() == Thing::new_game)
    paragraph(painter, room, word(Word::new_ends_saved, language), TextSize::child, palette::sand,
              Align::left, 2);
  else if (saved_ == Saved::table)
    paragraph(painter, room, phrase(Word::is_next, language, unit_.view().name(next_)).text(),
              TextSize::child, palette::foam, Align::left, 2);
  else
    paragraph(painter, room, word(card.about, language), TextSize::child, palette::foam, Align::left, 2);
  if (saved_ == Saved::table)
    draw_people(painter);
  else
    draw_places(painter, game_of(game()).facts(), {margin, places_below});
  draw_minutes(painter, card, language, places_below + 2);
  draw_things(painter);
}

void GamePage::draw_people(Painter& painter) const {
  constexpr int spacing = 30;
  for (Seat seat : all_seats(unit_.table.players())) {
    const Face face = unit_.view().face(seat);
    painter.sprite(face.small, {margin + seat.index() * spacing, places_below - 3}, face.color);
  }
}

void GamePage::draw_things(Painter& painter) const {
  constexpr Word names[] = {Word::play, Word::carry_on, Word::new_game,
                            Word::back, Word::discard,  Word::rules};
  const Language language = unit_.preferences.language;
  int x = margin;
  for (int i = 0; i < things_.size(); ++i) {
    const Point at{x, things_below};
    if (things_[i] == Thing::past_games)
      x = draw_icon(painter, at, art::clock, i == chosen_);
    else if (things_[i] == Thing::players)
      x = draw_icon(painter, at, art::player, i == chosen_);
    else
      x = draw_thing(painter, at, word(names[static_cast<int>(things_[i])], language), i == chosen_);
  }
}

}  // namespace seaglass
