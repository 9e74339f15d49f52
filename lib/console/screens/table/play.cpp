#include "console/screens/table/play.h"

#include "console/parts/hint.h"
#include "console/parts/leafing.h"
#include "console/parts/motion.h"
#include "console/parts/status.h"
#include "console/screens/table/happenings.h"
#include "console/screens/table/speech.h"
#include "console/screens/table/waiting_line.h"
#include "console/session/unit_name_text.h"
#include "ink/layout.h"
#include "ink/text.h"
#include "stage/cursor.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::play, Play::outcomes));

namespace {

constexpr Rect caption_box{0, 160, screen_width, screen_height - 160};
constexpr Rect caption_picture{10, 163, 56, 74};
constexpr Rect caption_words{74, 163, 236, 74};

/// By what this unit is on the air: a host's menu has a remedy.
constexpr Word away_means[air_part_count] = {Word::was_away, Word::is_away, Word::was_away, Word::was_away};

// Of the trouble with the air; the first ones are the seats'.
constexpr std::uint32_t cut_off_bit = 1u << seats_max, moving_bit = 2u << seats_max,
                        asked_bit = 4u << seats_max, news_bit = 8u << seats_max;

}  // namespace

const Play::Manner Play::manners[state_count] = {
    {State::recalling, &Play::press_recalled, &Play::pass_untouched},
    {State::telling, &Play::press_on, &Play::pass_told},
    {State::thinking, &Play::press_menu, &Play::pass_thought},
    {State::waiting, &Play::press_menu, &Play::pass_waited},
    {State::choosing, &Play::press_choose, &Play::pass_untouched},
    {State::asking, &Play::press_asked, &Play::pass_asked},
    {State::leaving, &Play::press_choose, &Play::pass_leaving},
};

const Play::Manner& Play::manner() const {
  const Manner& manner = manners[static_cast<int>(state_)];
  CHECK(manner.state == state_);
  return manner;
}

void Play::enter(Milliseconds now) {
  touched_at_ = now;
  table().finish_caption();
  if (table().is_open() && !table().is_alone() && !table().lies_open() &&
      !Happenings(unit_, Happenings::What::untold).empty()) {
    state_ = State::recalling;
    recalled_page_ = 0;
    return;
  }
  is_handed_on_ = !table().is_alone() && table().lies_open();
  leaves_by_ = go_on(now);
  if (leaves_by_ != Outcome::stay) state_ = State::leaving;
}

// ------------------------------------------------------------------------------------ from state to state

Outcome Play::go_on(Milliseconds now) {
  changed_ = all_rows;
  travels_ = false;
  travelled_ = 0;
  do
    while (table().has_caption() && (!begin_telling() || (skips_ && !is_page_))) table().next_caption();
  while (followed());
  travels_ = travels_ && table().has_caption();  // the last one may have been skipped
  told_at_ = now;
  if (state_ != State::telling) idled_ = state_ == State::thinking || state_ == State::waiting;
  if (table().has_caption()) {
    tell();
    if (!table().on_air()) let_bot_think(now);
    return Outcome::stay;
  }
  words_ = Phrase();
  if (table().over()) {
    unit_.preferences.learn(table().name());
    return Outcome::finished;
  }
  return begin_turn(now);
}

/// Something else has happened, and the bot that is next has thought about what was before.
bool Play::followed() {
  const bool followed = table().follow();
  thinks_ = thinks_ && !followed;
  return followed;
}

/// It begins while what was before is still told.
void Play::let_bot_think(Milliseconds now) {
  if (thinks_ || table().over() || !table().bot_is_next()) return;
  unit_.bot_turn.begin(table(), unit_.chance(), skips_ ? 0 : pace().bot_ms, now);
  thinks_ = true;
}

/// What travels is on its way before the words are read, and they are as they were then. Whether it is worth
/// telling.
bool Play::begin_telling() {
  const GameScreen& screen = table().screen();
  const Event& event = table().caption();
  const bool may_travel = !unit_.calm() && table().game().knows(*unit_.view().state, event);
  journey_ = may_travel ? screen.journey(view(), event) : Journey();
  table().depart();
  const Phrase words = screen.caption(view(), event);
  follows_ = pace().tells_in_one && !words_.empty() && event.seat == said_of_ &&
             !screen.concerns(event, view().near);
  if (!follows_) words_ = words;
  said_of_ = event.seat;
  travels_ = journey_.any;
  if (!travels_) table().arrive();
  is_page_ = !travels_ && screen.has_page(view(), event);
  return is_page_ || travels_ || !words.empty();
}

void Play::tell() {
  state_ = State::telling;
  if (!has_more_to_sound()) sound_turn();
  unit_.sound.play(table().screen().motif(view(), table().caption()));
}

Outcome Play::begin_turn(Milliseconds now) {
  const bool sounds_turn = idled_ && !turn_sounded_;
  turn_sounded_ = false;
  state_ = table().bot_is_next()        ? State::thinking
           : table().waits_for_others() ? State::waiting
                                        : State::choosing;
  looks_since_ = now;
  look_ = 0;
  if (state_ == State::thinking) let_bot_think(now);
  if (state_ != State::choosing) return Outcome::stay;
  if (table().is_held_by_next()) {
    table().open(table().next());
    table().note_told();
  }
  if (!table().may_decide()) return Outcome::decided;
  if (sounds_turn) unit_.sound.play(Motif::turn);
  ChoiceWalk& begun = walk_.anew(table());
  begun.begin(table().game(), table().screen(), unit_.view());
  explain(begun);
  if (unit_.asks_advice) ask(now);
  return Outcome::stay;
}

/// The room for a bot is free while a person decides.
void Play::ask(Milliseconds now) {
  unit_.asks_advice = said_to_think_ = false;
  advice_.forget();
  state_ = State::asking;
  unit_.bot_turn.begin_advice(table(), unit_.chance(), now);
}

/// Of what is still to be told.
bool Play::has_more_to_sound() const {
  const View view = unit_.view();
  for (int i = 0; i < unit_.table.captions_left(); ++i)
    if (unit_.table.screen().motif(view, unit_.table.captions()[i]) != Motif::none) return true;
  return false;
}

/// As soon as nothing else is to sound, and not after all has been told: how long that takes can depend on
/// what only who decides here is told.
void Play::sound_turn() {
  if (turn_sounded_ || !idled_ || !table().turn_is_here()) return;
  turn_sounded_ = true;
  unit_.sound.play(Motif::turn);
}

/// Whether something else is to be done than what this screen is at.
bool Play::has_news() {
  if (table().has_caption() || state_ == State::recalling) return false;
  if (!table().was_refused())
    return table().follow() || table().over() || (state_ == State::waiting && !table().waits_for_others());
  unit_.sound.play(Motif::refuse);
  return true;
}

/// To who plays this game for the first time: what there is to decide, once.
void Play::explain(const ChoiceWalk& walk) {
  advice_.forget();
  if (unit_.preferences.knows(table().name()) || walk.phase() != ChoiceWalk::Phase::picking) return;
  const Advice advice = table().screen().advice(unit_.view(), walk);
  if (advice.number >= 0 && table().explain(advice.number)) advice_.anew(table()) = advice;
}

// -------------------------------------------------------------------------------------- what a press does

Outcome Play::handle(Press press, Milliseconds now) {
  if (unit_.gathering.is_parted()) return Outcome::parted;
  touched_at_ = now;
  changed_ = all_rows;
  is_handed_on_ = is_handed_on_ && state_ != State::choosing;
  return (this->*manner().press)(press, now);
}

/// One press for all of it; arrows leaf through it where it is more than a page.
Outcome Play::press_recalled(Press press, Milliseconds now) {
  if (press.button == Button::menu) return Outcome::menu_opened;
  const int pages = Happenings(unit_, Happenings::What::untold).pages();
  if (pages > 1 && press.button <= Button::right) {
    recalled_page_ = smaller(page_after(press.button, recalled_page_, pages), pages - 1);
    return Outcome::stay;
  }
  table().note_told();
  return go_on(now);
}

Outcome Play::press_on(Press press, Milliseconds now) {
  if (press.button == Button::menu) return Outcome::menu_opened;
  if (table().has_caption()) table().next_caption();
  return go_on(now);
}

Outcome Play::press_menu(Press press, Milliseconds) {
  const bool opens = press.button == Button::menu || press.button == Button::b;
  return opens ? Outcome::menu_opened : Outcome::stay;
}

Outcome Play::press_choose(Press press, Milliseconds now) {
  if (press.button == Button::menu) return Outcome::menu_opened;
  ChoiceWalk* begun = walk_.of(table());
  if (begun == nullptr) return go_on(now);
  if (!words_.empty()) {  // what was advised has been read
    words_ = Phrase();
    return Outcome::stay;
  }
  const bool was_read = advice_.of(table()) != nullptr;
  advice_.forget();
  if (was_read && press.button != Button::b) return Outcome::stay;
  return walk(*begun, press.button, now);
}

/// B thinks for oneself.
Outcome Play::press_asked(Press press, Milliseconds) {
  if (press.button == Button::menu) return Outcome::menu_opened;
  if (press.button == Button::b) state_ = State::choosing;
  return Outcome::stay;
}

/// Without a sound: how far a cursor goes tells others around what a hidden hand allows.
Outcome Play::walk(ChoiceWalk& walk, Button button, Milliseconds now) {
  const bool steps_out = walk.phase() == ChoiceWalk::Phase::confirming && button != Button::a;
  if (steps_out && button != Button::b && !walk.back()) return Outcome::stay;
  switch (button) {
    case Button::left:
      if (unit_.three_buttons())
        walk.previous();
      else
        walk.go(Way::left);
      break;
    case Button::right:
      if (unit_.three_buttons())
        walk.next();
      else
        walk.go(Way::right);
      break;
    case Button::up: walk.go(Way::up); break;
    case Button::down: walk.go(Way::down); break;
    case Button::a:
      walk.pick();
      explain(walk);
      if (walk.phase() != ChoiceWalk::Phase::decided) break;
      table().decide(walk.choice());
      walk_.forget();
      return go_on(now);
    case Button::b:
      if (walk.back()) return Outcome::stay;
      return table().is_alone() || table().lies_open() ? Outcome::menu_opened : Outcome::back;
    case Button::menu: break;
  }
  return Outcome::stay;
}

// ---------------------------------------------------------------------------------------- what time does

Tick Play::tick(Milliseconds now) {
  Outcome outcome = Outcome::stay;
  Milliseconds wait_ms = 0;
  const Milliseconds skip_wait_ms = watch_skipping(now);
  table().take_in_end();
  if (state_ != State::leaving) {
    if (unit_.gathering.is_parted()) return {no_rows, 0, Outcome::parted};
    if (has_news()) outcome = go_on(now);
  }
  if (outcome == Outcome::stay) outcome = (this->*manner().pass)(now, wait_ms);
  if (host_news_.hear(now) || trouble() != trouble_) changed_ = all_rows;
  trouble_ = trouble();
  for (Seat seat : all_seats(table().players())) {
    const SitterSign sign = state_ == State::waiting ? unit_.air.sign_of(seat) : SitterSign::none;
    if (sign != signs_[seat]) changed_ = all_rows;
    signs_[seat] = sign;
  }
  return what_changed(sooner(sooner(wait_ms, skip_wait_ms), host_news_.wait_ms(now)), outcome);
}

/// What a person should see for themselves is not skipped: a page, and their own decision.
Milliseconds Play::watch_skipping(Milliseconds now) {
  if (!unit_.held.contains(Button::a)) {
    holds_ = skips_ = false;
    return forever_ms;
  }
  if (!holds_) held_since_ = now;
  holds_ = true;
  const bool is_told = state_ == State::telling && !is_page_;
  if (skips_ || (!is_told && state_ != State::thinking)) return forever_ms;
  skips_ = has_come(held_since_ + skip_hold_ms, now);
  unit_.preferences.has_skipped = unit_.preferences.has_skipped || skips_;
  return skips_ ? 0 : left_until(held_since_ + skip_hold_ms, now);
}

Outcome Play::pass_told(Milliseconds now, Milliseconds& wait_ms) {
  if (!table().has_caption()) return go_on(now);
  Outcome outcome = Outcome::stay;
  if (has_come(told_at_ + told_for_ms(), now) || (skips_ && !is_page_)) {
    touched_at_ = now;
    table().next_caption();
    outcome = go_on(now);
  }
  wait_ms = table().has_caption() ? left_until(told_at_ + told_for_ms(), now) : 0;
  if (thinks_ && unit_.bot_turn.is_busy(now)) wait_ms = 0;
  if (travels_) {
    travelled_ = progress(now - told_at_, pace().journey_ms);
    travels_ = travelled_ < whole;
    if (!travels_) table().arrive();
    changed_ = all_rows;
    wait_ms = 0;
  }
  return outcome;
}

/// A step of thinking at a time.
Outcome Play::pass_thought(Milliseconds now, Milliseconds&) {
  if (!unit_.bot_turn.step(table(), now)) {
    look_around(now);
    return Outcome::stay;
  }
  thinks_ = false;
  touched_at_ = now;
  return go_on(now);
}

Outcome Play::pass_waited(Milliseconds, Milliseconds& wait_ms) {
  wait_ms = forever_ms;
  return Outcome::stay;
}

/// The cursor goes where the advised choice begins, and nothing is decided.
Outcome Play::pass_asked(Milliseconds now, Milliseconds&) {
  ChoiceWalk* walk = walk_.of(table());
  if (walk == nullptr) return go_on(now);
  const bool takes_long = has_come(told_at_ + moment_ms, now);
  if (takes_long && !said_to_think_) changed_ = all_rows;
  said_to_think_ = takes_long;
  if (unit_.bot_turn.is_busy(now)) return Outcome::stay;
  state_ = State::choosing;
  touched_at_ = now;
  changed_ = all_rows;
  const Choice advised = unit_.bot_turn.advised();
  const GameScreen& screen = table().screen();
  if (screen.last_step_says_all())
    walk->walk_to(advised);
  else
    walk->lead_to(advised);
  words_ = screen.proposal(view(), *walk);
  walk->lead_to(advised);
  return Outcome::stay;
}

Outcome Play::pass_untouched(Milliseconds now, Milliseconds& wait_ms) {
  const bool stays =
      table().is_alone() || table().lies_open() || unit_.preferences.hides_after == HidesAfter::never;
  wait_ms = stays ? forever_ms : left_until(touched_at_ + unit_.preferences.hides_after_ms(), now);
  return wait_ms == 0 ? Outcome::back : Outcome::stay;
}

Outcome Play::pass_leaving(Milliseconds, Milliseconds&) {
  return leaves_by_;
}

// --------------------------------------------------------------------------------------------- how it looks

View Play::view() const {
  View view = unit_.view();
  if (unit_.table.has_caption()) view.telling = &unit_.table.caption();
  return view;
}

void Play::draw(Painter& painter) const {
  if (state_ == State::recalling) {
    Happenings(unit_, Happenings::What::untold).draw_page(painter, recalled_page_);
    return draw_battery(painter, unit_.battery, unit_.air_bars);
  }
  const GameScreen& screen = unit_.table.screen();
  const ChoiceWalk* walk = walk_.of(unit_.table);
  const Advice* advice = advice_.of(unit_.table);
  const bool telling = unit_.table.has_caption();
  if (telling && is_page_) {
    screen.draw_page(painter, view(), unit_.table.caption());
  } else {
    screen.draw(painter, view(), walk);
    if (telling && !words_.empty()) draw_caption(painter);
    if (travels_) draw_traveller(painter);
    if (state_ == State::thinking && look_ > 0) draw_glance(painter);
    if (state_ == State::waiting) draw_waiting(painter);
  }
  {
    const Shifted shifted(painter, screen.battery_shift());
    draw_battery(painter, unit_.battery, unit_.air_bars);
  }
  if (trouble_ != 0) draw_trouble(painter);
  if (is_handed_on_ && state_ == State::choosing) draw_banner(painter);
  if (walk != nullptr && walk->phase() == ChoiceWalk::Phase::confirming) return draw_question(painter, *walk);
  if (walk != nullptr && (state_ == State::asking || !words_.empty())) return draw_answer(painter, *walk);
  if (advice != nullptr && walk != nullptr) draw_advice(painter, *advice, *walk);
}

/// Who is away, one bit each, the link to the host, the table on its way, and who came or left.
std::uint32_t Play::trouble() const {
  const Roster& roster = unit_.air.roster();
  std::uint32_t trouble = unit_.air.role().is_cut_off() && !unit_.air.role().has_ended() ? cut_off_bit : 0;
  if (unit_.air.role().is_moving()) trouble |= moving_bit;
  if (unit_.air.role().is_asked()) trouble |= asked_bit;
  if (host_news_.is_of_who_left()) trouble |= news_bit;
  for (Seat seat : all_seats(roster.players))
    if (roster.seats[seat].away && !roster.seats[seat].bot_plays) trouble |= 1u << seat.index();
  return trouble;
}

/// Whom the handheld goes to, over a table that hides nothing.
void Play::draw_banner(Painter& painter) const {
  constexpr Rect area{30, 62, screen_width - 60, 76};
  if (!painter.shows(area)) return;
  const View view = this->view();
  const Face& face = view.face(view.near);
  painter.rounded(area, 14, palette::foam);
  painter.sprite(face.large, {area.x + 12, area.y + 10}, face.color);
  const Rect words{area.x + 78, area.y + 8, area.width - 84, area.height - 16};
  text_in(painter, {words.x, words.y, words.width, 24}, word(Word::pass_to, view.language), TextSize::body,
          palette::tide, Align::left);
  text_in(painter, {words.x, words.y + 24, words.width, 32}, view.name(view.near), TextSize::title,
          palette::night, Align::left);
}

void Play::draw_trouble(Painter& painter) const {
  constexpr Rect area{4, 34, screen_width - 8, 24};
  if (!painter.shows(area)) return;
  const Language language = unit_.preferences.language;
  Phrase words;
  if ((trouble_ & cut_off_bit) != 0) {
    words = phrase(Word::reconnecting, language, UnitNameText(unit_.gathering.host_name()).text());
  } else if ((trouble_ & moving_bit) != 0) {
    words = unit_.gathering.told_of_move();
  } else if ((trouble_ & asked_bit) != 0) {
    words = phrase(Word::asks_to_come, language, UnitNameText(unit_.air.role().other_name({})).text());
  } else if ((trouble_ & news_bit) != 0) {
    words = host_news_.told();
  } else {
    int away = 0;
    while ((trouble_ >> away & 1) == 0) ++away;
    words = phrase(away_means[static_cast<int>(unit_.air.part())], language, unit_.view().name(Seat(away)));
  }
  const bool is_good = trouble_ == moving_bit || (trouble_ & asked_bit) != 0;
  painter.rounded(area, 10, palette::night);
  painter.rounded_outline(area, 10, 2, is_good ? palette::sea_glass : palette::coral);
  text_in(painter, inset(area, 6, 0), words.text(), TextSize::body, palette::foam);
}

/// As far as it is shown.
void Play::draw_waiting(Painter& painter) const {
  const Table& table = unit_.table;
  const View view = this->view();
  draw_waiting_line(painter, table.screen().waiting_area(), view, table.game().to_act(*view.state), signs_);
}

/// Who has thought while all was told decides at once.
void Play::look_around(Milliseconds now) {
  const Milliseconds thought_ms = now - looks_since_;
  const bool looks = !unit_.calm() && !skips_ && thought_ms >= first_look_ms;
  const int look = looks ? 1 + static_cast<int>((thought_ms - first_look_ms) / look_ms) : 0;
  if (look != look_) changed_ = all_rows;
  look_ = look;
}

/// Where a bot looks follows from what everybody sees and from the time: neither from what it thinks nor from
/// how long that takes.
void Play::draw_glance(Painter& painter) const {
  const Table& table = unit_.table;
  seaglass::draw_glance(painter, table.screen().glance(view(), table.next(), look_ - 1));
}

void Play::draw_traveller(Painter& painter) const {
  const int part = eased_out(travelled_);
  const Point way = journey_.to - journey_.from;
  const Shifted shifted(painter, journey_.from + Point{way.x * part / whole, way.y * part / whole});
  unit_.table.screen().draw_traveller(painter, view(), unit_.table.caption());
}

/// What was chosen, once more, and what answers it. It keeps clear of what it is about.
void Play::draw_question(Painter& painter, const ChoiceWalk& walk) const {
  const GameScreen& screen = unit_.table.screen();
  const Phrase words = screen.proposal(view(), walk);
  seaglass::draw_question(painter, question_area(words.text(), screen.spoken_of(view(), walk)), words.text(),
                          unit_.back_button(), unit_.preferences.language);
}

void Play::draw_advice(Painter& painter, const Advice& advice, const ChoiceWalk& walk) const {
  const Text words = word(advice.text, unit_.preferences.language);
  draw_speech(painter, speech_area(words, unit_.table.screen().spoken_of(view(), walk)), words, "A");
}

/// What is advised, in the words of its confirmation; until then, that it is being thought about.
void Play::draw_answer(Painter& painter, const ChoiceWalk& walk) const {
  const Language language = unit_.preferences.language;
  const bool is_asking = state_ == State::asking;
  if (is_asking && !said_to_think_) return;
  const Rect spoken_of = unit_.table.screen().spoken_of(view(), walk);
  if (is_asking) {
    const Text thinks = word(Word::advice_thinks, language);
    return draw_speech(painter, speech_area(thinks, spoken_of), thinks, unit_.back_button());
  }
  draw_advised(painter, advised_area(words_.text(), spoken_of), word(Word::advice_is, language),
               words_.text());
}

void Play::draw_caption(Painter& painter) const {
  draw_sheet(painter, caption_box);
  unit_.table.screen().illustrate(painter, view(), unit_.table.caption(), caption_picture);
  Rect area = caption_words;
  if (says_how_to_skip()) {
    const Rect sign = take_bottom(area, hint_height + 2);
    if (paragraph_height(words_.text(), TextSize::child, area.width) <= area.height)
      draw_hint(painter, {sign.x, sign.y}, "A", word(Word::hold_to_skip, unit_.preferences.language),
                palette::tide);
    else
      area = caption_words;
  }
  const TextSize size = enlarged(painter, words_.text(), TextSize::child, area.width, area.height);
  const int height = paragraph_height(words_.text(), size, area.width);
  paragraph(painter, centred(area, area.width, height), words_.text(), size, palette::night, Align::left, 3);
}

/// To who has not done it yet, in their first game of its kind, while others play.
bool Play::says_how_to_skip() const {
  const bool is_known = unit_.preferences.has_skipped || unit_.preferences.knows(unit_.table.name());
  return !is_known && unit_.table.caption().seat != unit_.view().near;
}

}  // namespace seaglass
