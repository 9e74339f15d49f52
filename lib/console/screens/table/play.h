// The game's table. Who holds the handheld walks to a choice; what happened then is told, one thing after the
// other, before the next decision; A, held, skips all of that. Untouched, or with B, it closes and nothing
// secret is on the screen; where one person plays with bots alone, it stays open. Bots decide here too.
#pragma once

#include "console/app/screen.h"
#include "console/session/derived.h"
#include "console/session/host_news.h"
#include "console/session/pace.h"
#include "stage/choice_walk.h"

namespace seaglass {

class Play final : public Screen {
 public:
  static constexpr Outcome outcomes[] = {Outcome::decided, Outcome::back, Outcome::menu_opened,
                                         Outcome::finished, Outcome::parted};
  static constexpr Milliseconds skip_hold_ms = 500;
  /// That a bot thinks about an advice is said only if it takes longer.
  static constexpr Milliseconds moment_ms = 200;
  /// A thinking bot looks at something so long, and at nothing before it has thought a little.
  static constexpr Milliseconds look_ms = 350, first_look_ms = 100;

  explicit Play(Unit& unit) : Screen(unit), host_news_(unit) {}

  void enter(Milliseconds now) override;
  Outcome handle(Press press, Milliseconds now) override;
  Tick tick(Milliseconds now) override;
  void draw(ink::Painter& painter) const override;

 private:
  enum class State : std::uint8_t {
    recalling,  // to who opened the curtain, what happened since they decided last
    telling,    // what happened, one thing after the other
    thinking,   // a bot, about the next decision
    waiting,    // for somebody on another handheld
    choosing,   // who holds the handheld
    asking,     // they, what a bot would do
    leaving,    // there is nothing to do here
  };
  static constexpr int state_count = 7;
  /// What a press does in a state, and time.
  struct Manner {
    State state;
    Outcome (Play::*press)(Press press, Milliseconds now);
    Outcome (Play::*pass)(Milliseconds now, Milliseconds& wait_ms);
  };
  static const Manner manners[state_count];
  const Manner& manner() const;

  Outcome press_recalled(Press press, Milliseconds now);
  Outcome press_on(Press press, Milliseconds now);
  Outcome press_menu(Press press, Milliseconds now);
  Outcome press_choose(Press press, Milliseconds now);
  Outcome press_asked(Press press, Milliseconds now);
  Outcome pass_told(Milliseconds now, Milliseconds& wait_ms);
  Outcome pass_thought(Milliseconds now, Milliseconds& wait_ms);
  Outcome pass_waited(Milliseconds now, Milliseconds& wait_ms);
  Outcome pass_asked(Milliseconds now, Milliseconds& wait_ms);
  Outcome pass_untouched(Milliseconds now, Milliseconds& wait_ms);
  Outcome pass_leaving(Milliseconds now, Milliseconds& wait_ms);

  Table& table() { return unit_.table; }
  View view() const;
  void look_around(Milliseconds now);
  const Pace& pace() const { return pace_of(unit_.preferences.speed); }
  Milliseconds told_for_ms() const {
    return is_page_ ? pace().page_ms : words_.empty() || follows_ ? pace().journey_ms : pace().caption_ms;
  }
  /// Whether A is held so long that nothing more is told than pages. Returns when that may be.
  Milliseconds watch_skipping(Milliseconds now);
  bool says_how_to_skip() const;
  /// To the next thing worth telling; when there is none, on with the game.
  Outcome go_on(Milliseconds now);
  bool followed();
  void let_bot_think(Milliseconds now);
  bool begin_telling();
  void tell();
  Outcome begin_turn(Milliseconds now);
  Outcome walk(ChoiceWalk& walk, Button button, Milliseconds now);
  bool has_more_to_sound() const;
  void sound_turn();
  bool has_news();
  void explain(const ChoiceWalk& walk);
  void ask(Milliseconds now);
  void draw_answer(ink::Painter& painter, const ChoiceWalk& walk) const;
  void draw_advice(ink::Painter& painter, const Advice& advice, const ChoiceWalk& walk) const;
  void draw_question(ink::Painter& painter, const ChoiceWalk& walk) const;
  void draw_waiting(ink::Painter& painter) const;
  void draw_traveller(ink::Painter& painter) const;
  void draw_glance(ink::Painter& painter) const;
  /// The network problems to show, as bits; usually none.
  std::uint32_t trouble() const;
  void draw_trouble(ink::Painter& painter) const;
  void draw_banner(ink::Painter& painter) const;
  void draw_caption(ink::Painter& painter) const;

  Derived<ChoiceWalk> walk_;  // of who decides here
  Derived<Advice> advice_;    // is read just now
  Milliseconds touched_at_ = 0;
  Milliseconds told_at_ = 0;
  State state_ = State::choosing;
  bool idled_ = false;  // before this was told, nobody here had to decide
  bool holds_ = false;  // A
  Milliseconds held_since_ = 0;
  bool said_to_think_ = false;    // who is asked
  bool skips_ = false;            // all that is told, until A is let go
  bool turn_sounded_ = false;     // already, while the rest is told
  Phrase words_;                  // of what is told, or advised
  Seat said_of_;                  // who did that
  bool follows_ = false;          // from what is said already, which stays
  bool thinks_ = false;           // a bot has begun
  Milliseconds looks_since_ = 0;  // it, around
  int look_ = 0;                  // at so many things, this one included; 0: at none
  bool is_page_ = false;          // instead
  Journey journey_;
  bool travels_ = false;
  int recalled_page_ = 0;      // of what who looks has missed
  bool is_handed_on_ = false;  // and whom it goes to is shown, until a press
  int travelled_ = 0;          // how much of the way (motion.h)
  std::uint32_t trouble_ = 0;  // as shown
  HostNews host_news_;
  PerSeat<SitterSign> signs_;  // of whoever is waited for
  Outcome leaves_by_ = Outcome::stay;
};

}  // namespace seaglass
