#include "console/screens/home/help.h"

#include "console/parts/leafing.h"
#include "console/screens/table/speech.h"
#include "games/screens.h"
#include "ink/layout.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::help, Help::outcomes));

void Help::turn_to(int page) {
  const Game& game = game_of(unit_.helped);
  lessons_ = screen_of(unit_.helped).lessons();
  page_ = page;
  changed_ = all_rows;
  play_to(game, lesson(), state_);
  const Seat near(lesson().near);
  game.mask(state_, SeatSet(near));
  decides_ = game.to_act(state_).contains(near);
  if (decides_) walk_.begin(game, screen_of(unit_.helped), view());
}

Outcome Help::handle(Press press, Milliseconds) {
  const int page = page_after(press.button, page_, lessons_.count);
  if (page >= lessons_.count) return closed();
  if (page != page_) turn_to(page);
  return Outcome::stay;
}

View Help::view() const {
  View view;
  view.language = unit_.preferences.language;
  view.calm = unit_.calm();
  view.state = &state_;
  view.players = lesson().players;
  view.near = Seat(lesson().near);
  view.open = true;
  return view;
}

void Help::draw(Painter& painter) const {
  const GameScreen& screen = screen_of(unit_.helped);
  const View shown = view();
  if (lesson().overview >= 0)
    screen.draw_overview(painter, shown, lesson().overview);
  else
    screen.draw(painter, shown, decides_ ? &walk_ : nullptr);
  const Rect focus = lesson().focus != nullptr ? lesson().focus(shown) : Rect{};
  if (focus.width > 0) painter.rounded_outline(inset(focus, -4), 8, 3, palette::coral);
  draw_text(painter, focus);
}

Rect Help::words_area(const Lesson& lesson, Rect focus, Language language) {
  return speech_area(word(lesson.text, language), focus);
}

void Help::draw_text(Painter& painter, Rect focus) const {
  const Language language = unit_.preferences.language;
  draw_speech(painter, words_area(lesson(), focus, language), word(lesson().text, language),
              page_number(page_, lessons_.count).text());
}

}  // namespace seaglass
