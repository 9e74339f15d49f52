// One handheld: everything that a person sees and presses. Each place constructs one over its device and
// calls `step` for ever; nothing else runs. All its memory is inside it.
#pragma once

#include "console/app/button_mapping.h"
#include "console/app/empty_cell.h"
#include "console/app/idleness.h"
#include "console/app/notice.h"
#include "console/app/screen_slot.h"
#include "console/screens/room/table_offer.h"
#include "ink/display.h"
#include "save/records/later_version.h"

namespace seaglass {

class Handheld {
 public:
  explicit Handheld(const Device& device);
  Handheld(const Handheld&) = delete;
  Handheld& operator=(const Handheld&) = delete;

  /// Reads the buttons, hears the air, lets time pass, speaks on the air, draws what changed. Returns how
  /// long nothing will change if no button is pressed and no frame comes: the place may sleep until then.
  Milliseconds step(Milliseconds now);

  /// The screen and the table, for tests and for places that print them.
  ScreenName showing() const { return screen_name_; }
  const Table& table() const { return unit_.table; }
  /// The words on the screen, for checks.
  void show_words(ink::TextWatch& watch) {
    display_.show_words(watch, [this](ink::Painter& painter) { paint(painter); });
  }
  bool cut_words() const { return display_.cut_texts() > 0; }
  const Preferences& preferences() const { return unit_.preferences; }
  /// Letters are typed here, for places that have a keyboard.
  bool takes_letters() const { return screen_ != nullptr && screen_->takes_letters(); }
  /// A letter of Latin-1; takes effect at the next step.
  void type(int letter);
  const RecordLog& log() const { return unit_.log; }

 private:
  friend struct HandheldProbe;  // the explorer with screens (test/siege) tells states apart by it

  static constexpr Milliseconds battery_every_ms = 20000;
  static constexpr Milliseconds signal_every_ms = 1500;
  static constexpr Milliseconds frame_ms = 16;          // the time of a step that draws
  static constexpr Milliseconds held_back_ms_max = 30;  // how long sending may delay drawing
  static constexpr Milliseconds save_after_ms = 300;  // after the last press, so that each step is not saved

  void show(ScreenName name, bool by_press, Milliseconds now);
  void leave(Outcome outcome, bool by_press, Milliseconds now);
  void begin(Milliseconds now);
  void take_up_place();
  ink::Look look() const;
  void answer(const Presses& presses, Milliseconds now);
  Tick tick_screen(Milliseconds now);
  static Milliseconds beside_air(Milliseconds wait_ms, Milliseconds now);
  void press(Press press, Milliseconds now);
  Milliseconds let_bots_go_on(Milliseconds now);
  void watch_turn();
  bool may_draw(Milliseconds now);
  void draw(Milliseconds now);
  void paint(ink::Painter& painter) const;
  Milliseconds keep_preferences(Milliseconds now);
  void save_preferences();
  Milliseconds watch_battery(Milliseconds now);
  void look_at_battery(Milliseconds now);
  void watch_signal(Milliseconds now);
  Milliseconds watch_idleness(Milliseconds now);
  void touch(Milliseconds now);
  void go_off();
  void light(int percent);
  bool is_unkept() const;
  Milliseconds watch_notices(Milliseconds now);
  Phrase named_by_notice() const;

  Device device_;
  ink::Display display_;
  ButtonMapping button_mapping_;
  ButtonReader buttons_;
  Unit unit_;
  Preferences saved_;
  ScreenSlot slot_;
  Screen* screen_ = nullptr;
  ScreenName screen_name_ = first_screen;
  Rows changed_ = all_rows;
  bool bots_go_on_ = false;  // while the table is not shown
  bool waited_for_ = false;
  bool owes_loss_ = false;  // a notice is due that something may be lost
  KeptKinds owes_kinds_;    // and one for each kind that a later version kept
  KeptKind told_kind_ = KeptKind::settings;
  bool holds_back_ = false;
  Milliseconds held_back_at_ = 0;
  Idleness idleness_;
  Notices notices_;
  TableOffer offer_{unit_};
  EmptyCell empty_cell_;
  int lit_percent_ = -1;
  Milliseconds pressed_at_ = 0;
  Milliseconds battery_at_ = 0;
  Milliseconds signal_at_ = 0;
};

}  // namespace seaglass
