#include "console/app/handheld.h"

#include "console/parts/status.h"
#include "console/session/unit_name_text.h"
#include "words/words.h"

namespace seaglass {

Handheld::Handheld(const Device& device) : device_(device), unit_(device_.flash) {
  unit_.entropy = &device_.entropy;
}

Milliseconds Handheld::step(Milliseconds now) {
  if (screen_ == nullptr) begin(now);
  unit_.held = button_mapping_.meant(device_.buttons.held(), unit_.preferences.left_handed,
                                     unit_.three_buttons(), now);
  answer(buttons_.read(unit_.held, now), now);
  Milliseconds wait_ms = sooner(watch_battery(now), keep_preferences(now));
  wait_ms = sooner(wait_ms, watch_idleness(now));

  unit_.air.hear(now);
  const Notice moved = unit_.gathering.step(now);
  if (moved != Notice::none) notices_.show(moved, now);
  if (offer_.watch(notices_.shown() == Notice::none, now)) changed_ = all_rows;
  watch_signal(now);
  unit_.stays_on = unit_.air.is_awaited();
  const Tick tick = tick_screen(now);
  watch_turn();
  wait_ms = sooner(wait_ms, sooner(tick.wait_ms, let_bots_go_on(now)));
  wait_ms = sooner(wait_ms, watch_notices(now));
  changed_ = changed_.with(tick.changed);
  const Milliseconds air_wait_ms = unit_.air.speak(now);
  if (unit_.air.part() != AirPart::none) wait_ms = sooner(beside_air(wait_ms, now), radio::until_air(now));
  wait_ms = sooner(wait_ms, air_wait_ms);
  if (may_draw(now)) draw(now);
  wait_ms = sooner(wait_ms, sooner(buttons_.wait_ms(now), button_mapping_.wait_ms()));
  wait_ms = sooner(wait_ms, unit_.sound.step(device_.speaker, unit_.preferences.volume_percent(), now));
  if (wait_ms > 0) device_.panel.wait();  // a place that rests may switch off what still sends
  return wait_ms;
}

/// No step begins that would still go on when frames are due: they would tell of it. That holds for what
/// looks harmless, too, such as a look at the battery: when it is due depends on the step before.
Milliseconds Handheld::beside_air(Milliseconds wait_ms, Milliseconds now) {
  const Milliseconds drawn_ms = wait_ms > frame_ms ? wait_ms : frame_ms;  // after the step before it
  if (drawn_ms > forever_ms - radio::air_every_ms) return wait_ms;
  const Milliseconds left_ms = radio::until_air(now + drawn_ms);
  return left_ms < frame_ms ? drawn_ms + left_ms : wait_ms;
}

/// A screen can end because time has passed, but not while the picture of an empty cell covers it.
Tick Handheld::tick_screen(Milliseconds now) {
  if (empty_cell_.is_shown()) return {};
  Tick tick = screen_->tick(now);
  while (tick.outcome != Outcome::stay) {
    leave(tick.outcome, false, now);
    tick = screen_->tick(now);
  }
  return tick;
}

/// The bots of the host decide while its people look at another screen, too: others wait for them. The
/// table's own screen lets them decide between captions.
Milliseconds Handheld::let_bots_go_on(Milliseconds now) {
  const bool go_on = screen_name_ != ScreenName::play && unit_.table.on_air() && unit_.table.bot_is_next();
  if (go_on && !bots_go_on_) unit_.bot_turn.begin(unit_.table, unit_.chance(), BotTurn::shortest_ms, now);
  bots_go_on_ = go_on && !(bots_go_on_ && unit_.bot_turn.step(unit_.table, now));
  return go_on ? 0 : forever_ms;
}

/// On screens other than the table's and the curtain, a sound says that the others wait for somebody here.
void Handheld::watch_turn() {
  const bool waited_for = unit_.table.is_waited_for();
  const bool is_shown = screen_name_ == ScreenName::play || screen_name_ == ScreenName::curtain;
  if (waited_for && !waited_for_ && !is_shown) unit_.sound.play(Motif::turn);
  waited_for_ = waited_for;
}

/// Drawing delays radio; finish sending first.
bool Handheld::may_draw(Milliseconds now) {
  const bool waits = unit_.air.role().is_speaking() && !changed_.empty();
  if (!waits || !holds_back_) held_back_at_ = now;
  holds_back_ = waits && !has_come(held_back_at_ + held_back_ms_max, now);
  return !holds_back_;
}

/// Frames that came after the tick may have changed what the next press is about: then the whole screen is
/// drawn. Where something covers the screen, nobody has seen it, and the guard is not told.
void Handheld::draw(Milliseconds now) {
  const Subject subject = screen_->subject();
  if (subject != unit_.guard.shown()) changed_ = all_rows;
  const Rows rows = changed_;
  changed_ = no_rows;
  display_.set_look(look());
  if (!rows.empty())
    display_.refresh(device_.panel, rows.top, rows.bottom, [this](ink::Painter& painter) { paint(painter); });
  const bool is_covered = notices_.shown() != Notice::none || offer_.is_shown() || empty_cell_.is_shown();
  if (!is_covered) unit_.guard.note_drawn(subject, now);
}

void Handheld::paint(ink::Painter& painter) const {
  if (empty_cell_.is_shown()) return draw_empty_cell(painter, !is_unkept(), unit_.preferences.language);
  screen_->draw(painter);
  offer_.draw(painter);
  draw_notice(painter, notices_.shown(), named_by_notice().text(), unit_.preferences.language);
}

void Handheld::begin(Milliseconds now) {
  unit_.mount();
  unit_.air.plug(device_, unit_.log);
  take_up_place();
  touch(now);
  owes_loss_ = unit_.log.has_lost();
  owes_kinds_ = kept_by_later_version(unit_.log, unit_.shelf);
  show(first_screen, false, now);
  look_at_battery(now);
}

/// What holds here until somebody says otherwise.
void Handheld::take_up_place() {
  Preferences& preferences = unit_.preferences;
  const bool is_first = PreferenceStore(unit_.log).is_empty();
  Language spoken = preferences.language;
  const bool is_known = device_.language != nullptr && find_language(device_.language, spoken);
  if (is_first) preferences.language = spoken;
  unit_.asks_language = is_first && !is_known;
  preferences.calm = preferences.calm || device_.calm;
  saved_ = preferences;
  unit_.calm_place = device_.calm;
  unit_.lit_place = device_.stays_lit;
  unit_.three_buttons_here = device_.three_buttons;
}

/// While something covers the screen, nobody types.
void Handheld::type(int letter) {
  if (!takes_letters() || notices_.shown() != Notice::none || offer_.is_shown() || empty_cell_.is_shown())
    return;
  screen_->type(letter);
}

ink::Look Handheld::look() const {
  ink::Look look;
  look.upside_down = unit_.preferences.left_handed;
  look.strong_colors = unit_.preferences.strong_colors;
  look.large_text = unit_.preferences.large_text;
  return look;
}

void Handheld::show(ScreenName name, bool by_press, Milliseconds now) {
  unit_.guard.begin(by_press);
  screen_name_ = name;
  screen_ = &slot_.show(name, unit_);
  screen_->enter(now);
  changed_ = all_rows;
}

/// What is pressed after a screen was left is meant for the next one.
void Handheld::answer(const Presses& presses, Milliseconds now) {
  for (const Press& press : presses) {
    if (empty_cell_.is_shown()) return;
    pressed_at_ = now;
    if (notices_.shown() != Notice::none) {
      notices_.answer(now);
      changed_ = all_rows;
      continue;
    }
    if (screen_name_ == first_screen) this->press(press, now);  // nobody waits for the mark
    if (offer_.answer(press.button, now)) {
      changed_ = all_rows;
      continue;
    }
    this->press(press, now);
  }
}

void Handheld::press(Press press, Milliseconds now) {
  if (!unit_.guard.lets_pass(press.button, screen_->subject(), now)) return;
  const Outcome outcome = screen_->handle(press, now);
  if (outcome != Outcome::stay) return leave(outcome, true, now);
  unit_.guard.note_pressed(screen_->subject());
}

void Handheld::leave(Outcome outcome, bool by_press, Milliseconds now) {
  CHECK(has_passage(screen_name_, outcome));
  const bool is_chosen = screen_name_ == ScreenName::first_start;    // also what held before
  if (unit_.preferences != saved_ || is_chosen) save_preferences();  // nobody leafs any more
  show(next_screen(screen_name_, outcome), by_press, now);
}

/// A setting takes effect at once, and is written to flash when no button was pressed for a while. Returns
/// how long until then.
Milliseconds Handheld::keep_preferences(Milliseconds now) {
  const Preferences& wanted = unit_.preferences;
  if (wanted == saved_) return forever_ms;
  const Milliseconds wait_ms = left_until(pressed_at_ + save_after_ms, now);
  if (wait_ms > 0) return wait_ms;
  save_preferences();
  return forever_ms;
}

void Handheld::save_preferences() {
  static_cast<void>(PreferenceStore(unit_.log).save(unit_.preferences));
  saved_ = unit_.preferences;  // also where the flash refused: trying again and again would wear it
}

/// Not at every frame: a corner that flickers is no help.
void Handheld::watch_signal(Milliseconds now) {
  if (!has_come(signal_at_, now)) return;
  signal_at_ = now + signal_every_ms;
  int dbm = 0;
  const int bars = unit_.air.role().find_worst_signal(dbm) ? signal_bars(dbm) : no_air;
  if (bars != unit_.air_bars) changed_ = changed_.with(status_rows);
  unit_.air_bars = bars;
}

Milliseconds Handheld::watch_notices(Milliseconds now) {
  const Notice before = notices_.shown();
  notices_.tick(now);
  notices_.watch_table(is_unkept(), now);
  if (owes_loss_ && notices_.shown() == Notice::none) {
    notices_.show(Notice::may_be_lost, now);
    owes_loss_ = false;
  }
  if (!owes_kinds_.empty() && notices_.shown() == Notice::none) {
    told_kind_ = owes_kinds_.take_first();
    notices_.show(Notice::later_version, now);
  }
  if (notices_.shown() != before) changed_ = all_rows;
  return notices_.wait_ms(now);
}

Phrase Handheld::named_by_notice() const {
  constexpr Word kinds[] = {Word::settings, Word::names, Word::record_title, Word::kept_tables,
                            Word::kept_handhelds};
  static_assert(sizeof kinds / sizeof kinds[0] == kept_kind_count);
  if (notices_.shown() != Notice::later_version)
    return Phrase().add(UnitNameText(unit_.gathering.host_name()).text());
  return Phrase().add(word(kinds[static_cast<int>(told_kind_)], unit_.preferences.language));
}

}  // namespace seaglass
