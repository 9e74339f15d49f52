// Somebody with a handheld: reads what the screen shows, a while later, and presses, a while after that; now
// and then at the wrong moment. Says that pictures are the same only if somebody else reads the same ones.
#pragma once

#include <string>
#include <vector>

#include "console/app/handheld.h"
#include "core/random.h"
#include "ink/text_watch.h"
#include "picture/plain_text.h"
#include "simulator/room.h"

namespace seaglass::siege {

class Person {
 public:
  Person(simulator::SimulatedRoom& room, int unit, GameName game, bool hosts, std::uint64_t seed)
      : room_(room), unit_(unit), game_(game), hosts_(hosts), mind_(seed) {}

  /// Says yes to whatever pictures come up.
  bool trusts = false;
  /// Seats a bot for whoever keeps all waiting while the cards are dealt, who is out of the game then.
  bool seats_bots = true;
  /// Somebody else presses its buttons.
  bool rests = false;
  /// How often it wants to go on without its host, once that stays away, and lets others do so.
  int claims_percent = 0;

  simulator::SimulatedHandheld& handheld() { return room_[unit_]; }
  ScreenName showing() { return handheld().handheld().showing(); }
  /// The pictures on the screen, by their names, as long as they are to be compared; empty: none.
  const std::string& pictures() const { return pictures_; }
  const std::string& words() const { return all_; }
  bool is_at_table() {
    if (!handheld().is_running()) return false;
    const ScreenName screen = showing();
    return screen == ScreenName::play || screen == ScreenName::curtain || screen == ScreenName::score ||
           screen == ScreenName::table_menu;
  }

  /// What is on the panel now, if it was sent anything since.
  void look() {
    if (!handheld().is_running()) {
      pictures_.clear();
      return;
    }
    if (handheld().panel.sends() == seen_sends_) return;
    seen_sends_ = handheld().panel.sends();
    pictures_.clear();
    all_.clear();
    if (showing() != ScreenName::waiting_room && showing() != ScreenName::table_menu) return;
    Reader reader(*this);
    handheld().handheld().show_words(reader);
    is_asked_ = says(Word::yes_same);
    if (!is_asked_ && all_.find(looks_still) == std::string::npos) pictures_.clear();
  }

  /// `same`: whether somebody else reads the same pictures; `others`: whether anybody has other ones.
  void act(Milliseconds now, bool same, bool others) {
    if (!handheld().is_running()) return;
    let_go(now);
    if (rests || !has_come(next_at_, now) || is_pressing_) return;
    next_at_ = now + 120 + static_cast<Milliseconds>(mind_.below(900));
    if (is_asked_ && !pictures_.empty()) return compare(now, same, others);
    compares_since_ = now;
    reads_ms_ = static_cast<Milliseconds>(mind_.below(7000));
    if (showing() != ScreenName::nearby) nearby_since_ = now;
    Button button = Button::b;
    if (!plan_.empty()) {
      button = plan_.front();
      plan_.erase(plan_.begin());
      press(now, button);
    } else if (wants(button, now)) {
      press(now, button);
    }
  }

 private:
  static constexpr Milliseconds asks_around_ms = 12000;
  static constexpr Milliseconds waits_ms = 15000;
  static constexpr const char* looks_still = "is still looking";

  class Reader final : public ink::TextWatch {
   public:
    explicit Reader(Person& person) : person_(person) {}
    void words(ink::Text words, ink::Color, int, ink::Rect area, const ink::Pixel*) override {
      constexpr int names_top = 100, names_bottom = 140;  // below the pictures
      const std::string line = simulator::plain(words);
      if (line == last_) return;  // it goes on in the next strip
      last_ = line;
      person_.all_ += line + " ";
      if (area.y >= names_top && area.y < names_bottom) person_.pictures_ += line + " ";
    }

   private:
    Person& person_;
    std::string last_;
  };
  bool says(Word words) const {
    return all_.find(phrase(words, Language::english).text()) != std::string::npos;
  }

  void compare(Milliseconds now, bool same, bool others) {
    if ((same || trusts) && has_come(compares_since_ + reads_ms_, now)) return press(now, Button::a);
    if (others && has_come(compares_since_ + asks_around_ms / 3, now)) return press(now, Button::b);
    if (has_come(compares_since_ + asks_around_ms, now)) press(now, Button::b);
  }

  /// What leads on, mostly. False: nothing, it waits.
  bool wants(Button& button, Milliseconds now) {
    switch (showing()) {
      case ScreenName::launcher: button = hosts_ ? on_the_way_to_its_game() : Button::b; return true;
      case ScreenName::game_page:
      case ScreenName::sit_down:
      case ScreenName::new_table:
        button = hosts_ ? Button::a : Button::b;
        return true;  // as it was set up last
      case ScreenName::nearby: return chooses_a_table(button, now);
      case ScreenName::waiting_room: return leaves_waiting_room(button, now);
      case ScreenName::curtain: button = Button::a; return true;
      case ScreenName::play: button = anything(60); return true;
      case ScreenName::table_menu: button = in_the_menu(); return true;
      case ScreenName::score: return false;
      default: button = Button::b; return true;
    }
  }
  Button on_the_way_to_its_game() {
    return handheld().handheld().preferences().game == game_ ? Button::a : Button::right;
  }
  /// Above the tables stand the people who would sit down: they stay as they are.
  bool chooses_a_table(Button& button, Milliseconds now) {
    constexpr Milliseconds looks_ms = 2500;
    if (now - nearby_since_ < looks_ms) {
      downs_ = mind_.below(2) * mind_.below(4);  // mostly the first, where the cursor stands
      return false;
    }
    button = downs_ > 0 ? Button::down : downs_ == 0 ? Button::a : Button::b;
    --downs_;
    return true;
  }
  bool leaves_waiting_room(Button& button, Milliseconds now) {
    if (!says(Word::seat_bot)) waits_since_ = now;
    if (says(Word::claim_go_on)) return answers_claim(button);
    const bool is_told = says(Word::understood) || says(Word::compare_anew);
    const bool keeps_table = !is_told && says(Word::who_is_here);  // that was to go
    const bool comes_again = says(Word::seat_is_free);             // to play there, and not to watch
    const bool is_own = !hosts_ && says(Word::wait_for_people);    // opened in place of joining the other
    button = keeps_table || comes_again || is_own ? Button::b : Button::a;
    return is_told || keeps_table || comes_again || is_own || (hosts_ && says(Word::all_are_here)) ||
           loses_patience(now);
  }
  bool loses_patience(Milliseconds now) {
    return hosts_ && seats_bots && has_come(waits_since_ + waits_ms, now);
  }
  /// Its own claim, or somebody else's, which can be refused.
  bool answers_claim(Button& button) {
    const bool wants = mind_.below(100) < claims_percent;
    if (!wants && !says(Word::no_different)) return false;
    button = wants ? Button::a : Button::b;
    return true;
  }
  /// Lets bots step in where there is somebody to play for, or goes on without the host; that is the fourth
  /// line from below.
  Button in_the_menu() {
    const bool can_claim = says(Word::without_host) && mind_.below(100) < claims_percent;
    if (can_claim || (says(Word::bots_step_in) && mind_.below(2) == 0))
      plan_ = {Button::up, Button::up, Button::up, Button::a};
    if (plan_.empty() && hosts_ && mind_.below(4) == 0) plan_ = {Button::up, Button::up, Button::a};
    if (!plan_.empty()) return Button::up;
    return mind_.below(8) == 0 ? Button::down : Button::b;
  }
  Button anything(int a_percent) {
    if (mind_.below(100) < a_percent) return Button::a;
    return mind_.below(20) == 0 ? Button::menu : static_cast<Button>(mind_.below(6));
  }

  void press(Milliseconds now, Button button) {
    button_ = button;
    is_pressing_ = true;
    handheld().press(button);
    const bool holds = showing() == ScreenName::curtain && button == Button::a;
    released_at_ = now + (holds ? 750 : 40 + static_cast<Milliseconds>(mind_.below(60)));
  }
  void let_go(Milliseconds now) {
    if (!is_pressing_ || !has_come(released_at_, now)) return;
    is_pressing_ = false;
    handheld().release(button_);
  }

  simulator::SimulatedRoom& room_;
  int unit_;
  GameName game_;
  bool hosts_;
  Random mind_;
  int seen_sends_ = -1;
  std::string all_, pictures_;
  bool is_asked_ = false;
  Milliseconds next_at_ = 0;
  Milliseconds compares_since_ = 0;
  Milliseconds reads_ms_ = 0;  // that is how long it takes to compare four pictures
  Milliseconds nearby_since_ = 0;
  Milliseconds waits_since_ = 0;  // without knowing for whom
  std::vector<Button> plan_;
  int downs_ = 0;  // to the table that is chosen
  bool is_pressing_ = false;
  Button button_ = Button::a;
  Milliseconds released_at_ = 0;
};

}  // namespace seaglass::siege
