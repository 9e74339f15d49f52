#include "console/screens/home/air_help.h"

#include "console/parts/hint.h"
#include "console/parts/leafing.h"
#include "console/parts/place.h"
#include "console/parts/status.h"
#include "console/screens/table/fairness_mark.h"
#include "content/art.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;
namespace art = content::art;

static_assert(flow_knows(ScreenName::air_help, AirHelp::outcomes));

namespace {

constexpr int margin = 12;
constexpr int hints_y = 214;
constexpr Point sign_middle{250, 17};
constexpr Rect words_area{16, 58, 288, 150};
constexpr int gap = 14;

enum class Page : std::uint8_t { pictures, sealed, fair, away, handing, without, disturbed };

struct PageWords {
  Word title;
  Word protects_from;
  Word not_from;
};

constexpr PageWords pages[AirHelp::page_count] = {
    {Word::air_pictures, Word::air_pictures_for, Word::air_pictures_not},
    {Word::air_sealed, Word::air_sealed_for, Word::air_sealed_not},
    {Word::air_fair, Word::air_fair_for, Word::air_fair_not},
    {Word::air_away, Word::air_away_for, Word::air_away_not},
    {Word::air_handing, Word::air_handing_for, Word::air_handing_not},
    {Word::air_without, Word::air_without_for, Word::air_without_not},
    {Word::air_disturbed, Word::air_disturbed_for, Word::air_disturbed_not},
};

}  // namespace

std::uint32_t AirHelp::situation() const {
  std::uint32_t sum = static_cast<std::uint32_t>(unit_.air.role().meeting_number());
  sum = sum * air_part_count + static_cast<std::uint32_t>(unit_.air.part());
  sum = sum * stage_count + static_cast<std::uint32_t>(unit_.air.roster().stage);
  return sum * 2 + (unit_.gathering.is_parted() ? 1 : 0);
}

Outcome AirHelp::closed() const {
  return unit_.air.role().meeting() == AirRole::Meeting::looking ? Outcome::back : Outcome::waits;
}

Outcome AirHelp::handle(Press press, Milliseconds) {
  const int page = page_after(press.button, page_, page_count);
  if (page >= page_count) return closed();
  page_ = page;
  changed_ = all_rows;
  return Outcome::stay;
}

Tick AirHelp::tick(Milliseconds) {
  if (situation() != situation_) return {no_rows, 0, closed()};
  return what_changed();
}

void AirHelp::draw(Painter& painter) const {
  const Language language = unit_.preferences.language;
  const PageWords& page = pages[page_];
  draw_place(painter, unit_.preferences.game, word(page.title, language));
  painter.circle(fine(sign_middle), fine(14), Paint(palette::night, 200));
  draw_sign(painter);
  const Text protects = word(page.protects_from, language);
  paragraph(painter, words_area, protects, TextSize::child, palette::foam, Align::left, 5);
  const int below = words_area.y + paragraph_height(protects, TextSize::child, words_area.width) + gap;
  paragraph(painter, {words_area.x, below, words_area.width, words_area.bottom() - below},
            word(page.not_from, language), TextSize::body, palette::sand, Align::left, 3);
  const int x = draw_hint(painter, {margin, hints_y}, "A", word(Word::claim_go_on, language));
  draw_hint(painter, {x, hints_y}, unit_.back_button(), word(Word::back, language));
  text_in(painter, {screen_width - margin - 60, hints_y, 60, hint_height},
          page_number(page_, page_count).text(), TextSize::body, palette::sand, Align::right);
  draw_battery(painter, unit_.battery, unit_.air_bars);
}

/// A picture before the words.
void AirHelp::draw_sign(Painter& painter) const {
  const auto draw = [&painter](const content::Sprite& sprite, const Tint& tint) {
    painter.sprite(sprite, sign_middle - Point{sprite.width / 2, sprite.height / 2}, tint);
  };
  switch (static_cast<Page>(page_)) {
    case Page::pictures: return draw(art::seahorse_24, seat_color(Seat(1)));
    case Page::sealed: return draw_waves(painter, sign_middle, palette::sea_glass);
    case Page::fair: return draw_fairness_mark(painter, sign_middle, Fairness::fair, palette::sea_glass);
    case Page::away: return draw(art::battery, palette::coral);
    case Page::handing: return draw(art::player, palette::sun);
    case Page::without: return draw_fairness_mark(painter, sign_middle, Fairness::untrue, palette::coral);
    case Page::disturbed: return draw_waves(painter, sign_middle, palette::coral);
  }
}

}  // namespace seaglass
