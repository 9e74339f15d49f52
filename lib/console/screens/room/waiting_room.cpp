#include "console/screens/room/waiting_room.h"

#include "console/parts/hint.h"
#include "console/parts/place.h"
#include "console/parts/status.h"
#include "console/screens/room/sea_pictures.h"
#include "console/session/reasons.h"
#include "console/session/unit_name_text.h"
#include "content/art.h"
#include "core/crc32.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::waiting_room, WaitingRoom::outcomes));

namespace {

constexpr int margin = 12;
constexpr int hints_y = 214;
constexpr Rect seats_area{8, place_top, screen_width - 16, 118};
constexpr Rect words_area{16, 78, 288, 100};
constexpr Rect beginner_area{16, 167, 288, 16};
constexpr Rect below_area{16, 183, 288, 32};
constexpr Rect heard_area{16, 52, 288, 20};
constexpr Rect hearsay_area{16, 128, 288, 78};

/// Few sit in one row, and have more room each.
constexpr int seats_in_a_row = 3;
constexpr Rect seat_area(Seat seat, int players) {
  const int rows = players > seats_in_a_row ? 2 : 1, columns = (players + rows - 1) / rows;
  return cell(seats_area, seat.index() % columns, columns, seat.index() / columns, rows, 4);
}

}  // namespace

// ----------------------------------------------------------------------------------------- what is going on

WaitingRoom::Scene WaitingRoom::scene() const {
  const ClaimRoom::Scene claim = claim_.scene();
  if (claim != ClaimRoom::Scene::none && (claim != ClaimRoom::Scene::alone || !in_game_)) return Scene::claim;
  switch (air().meeting()) {
    case AirRole::Meeting::ended: return Scene::ended;
    case AirRole::Meeting::asking: return Scene::asking;
    case AirRole::Meeting::comparing: return Scene::comparing;
    case AirRole::Meeting::said_yes: return Scene::said_yes;
    case AirRole::Meeting::none:
    case AirRole::Meeting::looking:
    case AirRole::Meeting::joining: return Scene::joining;
    case AirRole::Meeting::hosting: return stage() == Stage::waiting ? Scene::own_room : Scene::own_deal;
    case AirRole::Meeting::seated: break;
  }
  return stage() == Stage::waiting ? Scene::waiting : Scene::shuffling;
}

const WaitingRoom::Manner WaitingRoom::manners[scene_count] = {
    {Scene::asking, true, &WaitingRoom::do_nothing, &WaitingRoom::go_back, &WaitingRoom::draw_asking},
    {Scene::joining, true, &WaitingRoom::do_nothing, &WaitingRoom::go_back, &WaitingRoom::draw_joining},
    {Scene::comparing, true, &WaitingRoom::say_same, &WaitingRoom::say_different,
     &WaitingRoom::draw_pictures},
    {Scene::said_yes, true, &WaitingRoom::do_nothing, &WaitingRoom::take_yes_back,
     &WaitingRoom::draw_pictures},
    {Scene::own_room, true, &WaitingRoom::act, &WaitingRoom::go_back, &WaitingRoom::draw_room},
    {Scene::own_deal, true, &WaitingRoom::act, &WaitingRoom::go_back, &WaitingRoom::draw_room},
    {Scene::waiting, true, &WaitingRoom::do_nothing, &WaitingRoom::go_back, &WaitingRoom::draw_room},
    {Scene::shuffling, true, &WaitingRoom::do_nothing, &WaitingRoom::go_back, &WaitingRoom::draw_room},
    {Scene::ended, false, &WaitingRoom::go_on_after_end, &WaitingRoom::go_back, &WaitingRoom::draw_why_ended},
    {Scene::claim, false, &WaitingRoom::do_nothing, &WaitingRoom::go_back, &WaitingRoom::draw_claim},
};

const WaitingRoom::Manner& WaitingRoom::manner() const {
  const Scene scene = this->scene();
  const Manner& manner = manners[static_cast<int>(scene)];
  CHECK(manner.scene == scene);
  return manner;
}

radio::UnitName WaitingRoom::other_name() const {
  return air().other_name(unit_.gathering.host_name());
}

// --------------------------------------------------------------------------------------- what is asked

/// Subjects of pictures, and of a yes to them, begin with the attempt.
Subject WaitingRoom::subject() const {
  switch (scene()) {
    case Scene::asking:
    case Scene::joining: break;
    case Scene::comparing:
      return Subject(Subject::Kind::pictures).put(air().attempt()).put(other_name().text());
    case Scene::said_yes: return Subject(Subject::Kind::own_yes).put(air().attempt());
    case Scene::waiting:
    case Scene::shuffling: break;
    case Scene::own_room:
    case Scene::own_deal:
      if (at_ < 0) return room_subject();
      return seat_subject(sheet_.is_open() ? Subject::Kind::guest_sheet : Subject::Kind::seat);
    case Scene::ended: {
      const AirRole::Hindrance why = air().hindrance();
      return Subject(Subject::Kind::end)
          .put(air().host_address())
          .put(static_cast<int>(why.reason))
          .put(why.is_proven ? 1 : 0);
    }
    case Scene::claim: return claim_.subject();
  }
  return {};
}

/// Includes the sitter's name: a unit can leave, and come back with somebody else.
Subject WaitingRoom::seat_subject(Subject::Kind kind) const {
  const SeatOnAir& on_air = unit_.air.roster().seats[Seat(at_)];
  const Name& name = on_air.person.name;
  Subject subject(kind);
  subject.put(at_)
      .put(static_cast<int>(on_air.holder))
      .put(air().address_of(on_air))
      .put(on_air.person.emblem);
  for (int i = 0; i < name.size(); ++i) subject.put(name[i]);
  return subject;
}

/// Includes who sits where: the deal and the warning are about them.
Subject WaitingRoom::room_subject() const {
  const Roster& roster = unit_.air.roster();
  Subject subject(Subject::Kind::room);
  for (Seat seat : all_seats(roster.players))
    subject.put(static_cast<int>(roster.seats[seat].holder)).put(air().address_of(roster.seats[seat]));
  return subject.put(static_cast<int>(stage()))
      .put(air().can_deal() ? 1 : 0)
      .put(static_cast<int>(late().bits()))
      .put(air().may_keep_table() ? 1 : 0)
      .put(warned_ ? 1 : 0);
}

radio::Attempt WaitingRoom::shown_attempt() const {
  radio::Attempt attempt;
  const Bytes shown = unit_.guard.shown().bytes();
  CHECK(shown.size >= radio::Attempt::size);
  for (int i = 0; i < radio::Attempt::size; ++i) attempt.bytes[i] = shown.data[i];
  return attempt;
}

/// Answers the attempt whose pictures were drawn.
Outcome WaitingRoom::answer(bool same, Milliseconds now) {
  unit_.air.role().answer_pictures(shown_attempt(), same, now);
  return Outcome::stay;
}

/// A guest can only leave.
Outcome WaitingRoom::take_yes_back(Milliseconds now) {
  return unit_.air.role().take_yes_back(shown_attempt()) ? Outcome::stay : go_back(now);
}

// ------------------------------------------------------------------------------------------ what people do

void WaitingRoom::enter(Milliseconds) {
  in_game_ = !unit_.gathering.is_parted();
  if (in_game_ && !air().guests().empty()) at_ = air().guests().first().index();
}

Outcome WaitingRoom::handle(Press press, Milliseconds now) {
  changed_ = all_rows;
  const Manner& shown = manner();
  if (press.button == Button::menu && shown.is_explained) return Outcome::help_opened;
  const bool compares = shown.scene == Scene::comparing;
  if (sheet_.is_open() && !compares) return answer_sheet(press.button, now);
  if (shown.scene == Scene::claim && claim_.handle(press.button, now)) return Outcome::stay;
  if (compares && press.button <= Button::right) return Outcome::stay;
  if (press.button != Button::b && !compares) warned_ = false;
  switch (press.button) {
    case Button::up:
    case Button::left: walk(-1); break;
    case Button::down:
    case Button::right: walk(1); break;
    case Button::a: return (this->*shown.on_a)(now);
    case Button::b:
    case Button::menu: return (this->*shown.on_b)(now);
  }
  return Outcome::stay;
}

/// A step at a time; nobody closes the table for all who have come by one press.
Outcome WaitingRoom::go_back(Milliseconds now) {
  const Scene shown = scene();
  if (air().may_keep_table()) {
    unit_.air.role().keep_table();
    return Outcome::stay;
  }
  if (in_game_ && shown != Scene::ended && shown != Scene::said_yes) return Outcome::dealt;
  const bool warns = !warned_ && !air().guests().empty();
  if (at_ < 0 && !warns) return leave(now);
  if (at_ < 0) warned_ = true;
  at_ = -1;
  return Outcome::stay;
}

/// The cursor goes over the changeable seats, and back to the deal.
void WaitingRoom::walk(int by) {
  const SeatSet seats = air().changeable();
  do at_ = (at_ + 1 + by + seats_max + 1) % (seats_max + 1) - 1;
  while (at_ >= 0 && !seats.contains(Seat(at_)));
}

Outcome WaitingRoom::act(Milliseconds now) {
  const Holder there = pointed_at();
  if (at_ >= 0 && in_game_)
    sheet_.open();
  else if (there == Holder::another)
    unit_.air.role().send_away(unit_.air.roster().seats[Seat(at_)].unit, now);
  else if (at_ >= 0)
    seat_bot(there == Holder::nobody);
  else if (deals_without())
    unit_.air.role().deal_without(unit_.air.roster().seats[late().first()].unit, now);
  else if (air().can_deal())
    unit_.air.role().deal();
  else if (!in_game_)
    unit_.sound.play(Motif::refuse);
  return Outcome::stay;
}

void WaitingRoom::seat_bot(bool sits) {
  unit_.air.role().seat_bot(Seat(at_), sits);
  pointed_at_ = pointed_at();
}

Outcome WaitingRoom::answer_sheet(Button button, Milliseconds now) {
  if (button <= Button::right) {
    sheet_.move();
    return Outcome::stay;
  }
  sheet_.close();
  if (button != Button::a) return Outcome::stay;
  const int unit = unit_.air.roster().seats[Seat(at_)].unit;
  if (sheet_.deed() == GuestSheet::Deed::send_away)
    unit_.air.role().send_away(unit, now);
  else if (!unit_.gathering.hand_over(unit, now))
    unit_.sound.play(Motif::refuse);
  return Outcome::stay;
}

Outcome WaitingRoom::go_on_after_end(Milliseconds now) {
  if (!may_compare_anew()) return leave(now);
  unit_.air.role().compare_anew(now);
  return Outcome::stay;
}

Outcome WaitingRoom::leave(Milliseconds now) {
  unit_.gathering.leave(now);
  return Outcome::back;
}

// ------------------------------------------------------------------------------------------------ as it goes

/// A hash of what is shown.
std::uint32_t WaitingRoom::sight() const {
  const Roster& roster = unit_.air.roster();
  std::uint32_t sum = static_cast<std::uint32_t>(scene()) * 8 + static_cast<std::uint32_t>(stage());
  for (Seat seat : all_seats(roster.players)) {
    const SeatOnAir& on_air = roster.seats[seat];
    int dbm = 0;
    const int bars = air().find_signal(on_air, dbm) ? signal_bars(dbm) : 0;
    const std::uint8_t shown[] = {static_cast<std::uint8_t>(on_air.holder), on_air.unit,
                                  static_cast<std::uint8_t>(unit_.air.sign_of(seat)), on_air.person.emblem,
                                  static_cast<std::uint8_t>(bars)};
    sum = sum * 31 + crc32({shown, sizeof shown});
  }
  sum = (sum * 31 + claim_.sight()) * game_count + static_cast<std::uint32_t>(game());
  sum = sum * 128 + late().bits() * 2 + (host_is_late_ ? 1 : 0);
  sum = sum * 31 + static_cast<std::uint32_t>(air().hindrance().reason);
  sum = sum * 31 + static_cast<std::uint32_t>(roster.begins.number());
  return sum * 4 + (air().can_deal() ? 2 : 0) + (air().is_moving() ? 1 : 0);
}

/// If somebody else takes the seat, the cursor leaves it: a press was not meant for them.
void WaitingRoom::note_who_is_pointed_at() {
  if (at_ >= 0 && at_ == pointed_seat_ && pointed_at() != pointed_at_) at_ = -1;
  pointed_seat_ = at_;
  pointed_at_ = pointed_at();
}

Tick WaitingRoom::tick(Milliseconds now) {
  if (unit_.table.is_cleared()) {
    unit_.table.leave();
    in_game_ = false;
    changed_ = all_rows;
  }
  claim_.tick(now);
  const bool waits =
      scene() == Scene::ended || unit_.gathering.is_claiming() || unit_.gathering.is_in_claim();
  if (!in_game_ && !waits && (stage() == Stage::playing || stage() == Stage::over)) {
    if (air().has_cards()) {
      unit_.gathering.follow();
      if (unit_.table.is_waited_for()) unit_.sound.play(Motif::turn);
      return {no_rows, 0, Outcome::dealt};
    }
  }
  in_game_ = in_game_ && unit_.table.on_air();
  if (at_ >= 0 &&
      (!air().changeable().contains(Seat(at_)) || air().is_moving() || scene() == Scene::comparing)) {
    at_ = -1;
    sheet_.close();
  }
  const radio::UnitName host = air().host_name(unit_.gathering.host_name());
  if (!unit_.gathering.is_in_claim() && !host.empty()) unit_.gathering.note_host_name(host);
  note_who_is_pointed_at();
  const Milliseconds host_ms = look_at_host(now);
  const bool news = news_.hear(now);
  if (sight() != sight_ || news) changed_ = all_rows;
  sight_ = sight();
  return what_changed(sooner(news_.wait_ms(now), host_ms));
}

/// The host tells a guest who else is late; that the host itself is late, a guest notices by the time.
/// Returns how long there is nothing to notice.
Milliseconds WaitingRoom::look_at_host(Milliseconds now) {
  const bool waits = scene() == Scene::shuffling && late().empty();
  if (!waits) shuffles_since_ = now;
  host_is_late_ = has_come(shuffles_since_ + host_is_late_ms, now);
  return waits && !host_is_late_ ? left_until(shuffles_since_ + host_is_late_ms, now) : forever_ms;
}

// --------------------------------------------------------------------------------------------- how it looks

void WaitingRoom::draw(Painter& painter) const {
  const Language language = unit_.preferences.language;
  const Word title = scene() == Scene::claim ? Word::claim_title
                     : in_game_              ? Word::who_is_here
                                             : Word::waiting_room;
  draw_place(painter, game(), word(title, language));
  (this->*manner().draw)(painter);
  if (shown_is_hearsay()) draw_hearsay(painter);
  if (sheet_.is_open()) {
    const SeatOnAir& on_air = unit_.air.roster().seats[Seat(at_)];
    sheet_.draw(painter, face_of(on_air.person.emblem, Seat(at_)), name_of(on_air), language);
  }
  draw_hints(painter);
  draw_battery(painter, unit_.battery, unit_.air_bars);
}

/// Where it is not known yet, the one that was looked for.
GameName WaitingRoom::game() const {
  const Roster& roster = unit_.air.roster();
  GameName found;
  return roster.players > 0 && find_game(roster.game, found) ? found : unit_.preferences.game;
}

void WaitingRoom::say(Painter& painter, const Phrase& words) const {
  paragraph(painter, words_area, words.text(), TextSize::child, palette::foam, Align::left, 4);
}

void WaitingRoom::draw_asking(Painter& painter) const {
  say(painter, phrase(Word::asking, unit_.preferences.language, UnitNameText(other_name()).text()));
}

void WaitingRoom::draw_joining(Painter& painter) const {
  say(painter, phrase(Word::joining, unit_.preferences.language, UnitNameText(other_name()).text()));
}

void WaitingRoom::draw_pictures(Painter& painter) const {
  const Language language = unit_.preferences.language;
  draw_sea_pictures(painter, air().pictures(), language);
  const Word words = scene() == Scene::said_yes ? Word::other_looks : Word::same_pictures;
  paragraph(painter, {10, 156, 300, 50}, phrase(words, language, UnitNameText(other_name()).text()).text(),
            TextSize::child, palette::foam, Align::left, 2);
}

void WaitingRoom::draw_why_ended(Painter& painter) const {
  const Language language = unit_.preferences.language;
  const AirRole::Hindrance ended = air().hindrance();
  if (!ended.is_proven)
    text_in(painter, heard_area, word(Word::heard_only, language), TextSize::body, palette::sand,
            Align::left);
  const Phrase why = ended.may_compare_anew
                         ? phrase(Word::why_forgotten, language, UnitNameText(other_name()).text())
                         : told_to_guest(ended.reason, other_name(), language);
  say(painter, why);
}

/// Asking goes on, since anybody can have sent the reason.
bool WaitingRoom::shown_is_hearsay() const {
  const Scene shown = scene();
  return (shown == Scene::asking || shown == Scene::joining) &&
         air().hindrance().reason != radio::Reason::none;
}

void WaitingRoom::draw_hearsay(Painter& painter) const {
  const Language language = unit_.preferences.language;
  Phrase words = told_to_guest(air().hindrance().reason, other_name(), language);
  text_in(painter, {hearsay_area.x, hearsay_area.y, hearsay_area.width, 20}, word(Word::heard_only, language),
          TextSize::body, palette::sand, Align::left);
  paragraph(painter, {hearsay_area.x, hearsay_area.y + 22, hearsay_area.width, hearsay_area.height - 22},
            words.text(), TextSize::body, palette::foam, Align::left, 3);
}

void WaitingRoom::draw_room(Painter& painter) const {
  for (Seat seat : all_seats(unit_.air.roster().players)) draw_seat(painter, seat);
  if (!in_game_)
    text_in(painter, beginner_area, told_of_beginner().text(), TextSize::body, palette::foam, Align::left);
  paragraph(painter, below_area, below().text(), TextSize::body, palette::sand, Align::left, 2);
}

/// Everybody sees it before the cards are shuffled. Nothing where chance decides.
Phrase WaitingRoom::told_of_beginner() const {
  const Language language = unit_.preferences.language;
  const Beginner begins = unit_.air.roster().begins;
  if (begins.is_chance() || !begins.sits_among(unit_.air.roster().players)) return {};
  const SeatOnAir& on_air = unit_.air.roster().seats[begins.seat()];
  if (on_air.holder != Holder::nobody) return phrase(Word::begins_named, language, name_of(on_air));
  return phrase(Word::begins_named, language, phrase(Word::begins_seat, language, begins.number()).text());
}

Text WaitingRoom::name_of(const SeatOnAir& on_air) const {
  return shown_name(on_air.person.name, on_air.person.emblem, unit_.preferences.language);
}

/// A picture of who sits there, behind the name.
void WaitingRoom::draw_seat(Painter& painter, Seat seat) const {
  const Rect area = seat_area(seat, unit_.air.roster().players);
  if (!painter.shows(area)) return;
  const SeatOnAir& on_air = unit_.air.roster().seats[seat];
  const bool is_large = area.height > 80;
  const TextSize size = is_large ? TextSize::child : TextSize::body;
  const bool chosen = at_ == seat.index();
  draw_row(painter, game(), area, look_of_row(chosen));
  Rect picture = area;
  const Rect plate = take_bottom(picture, is_large ? 28 : 18);
  const Clipped clipped(painter, area);
  if (on_air.holder == Holder::nobody) {
    text_in(painter, area, word(Word::free_place, unit_.preferences.language), size, palette::sand);
  } else {
    draw_sitter(painter, picture, on_air, seat);
    painter.rounded(plate, 8, mixed(card_of(game()).water.deep, palette::night, 140));
    const Text name = name_of(on_air);
    text_in(painter, plate, name, largest_fitting(name, size, plate.width - 4), palette::foam);
  }
  if (chosen) painter.rounded_outline(area, 9, 3, palette::sun);  // over the plate, too
}

/// With what tells how well they are heard, or that it is here.
void WaitingRoom::draw_sitter(Painter& painter, Rect picture, const SeatOnAir& on_air, Seat seat) const {
  constexpr int side = 56;
  const Face face = face_of(on_air.person.emblem, seat);
  const Point at{picture.x + (picture.width - side) / 2, picture.y + larger(0, (picture.height - side) / 2)};
  painter.sprite(face.large, at, face.color);
  const SitterSign sign = unit_.air.sign_of(seat);
  if (sign == SitterSign::away) draw_sign_on_emblem(painter, at + Point{34, 8}, sign, face.color);
  int dbm = signal_none;
  if (is_bot(sign))
    painter.sprite(face_of(level_of(sign)).small, {picture.right() - 28, picture.y + 4}, face.color);
  else if (air().sits_here(on_air))
    painter.sprite(content::art::player, {picture.right() - 22, picture.y + 4}, palette::sun);
  else if (air().find_signal(on_air, dbm))
    draw_signal(painter, {picture.right() - 23, picture.y + 5}, on_air.away ? signal_none : dbm);
}

Phrase WaitingRoom::below() const {
  const Language language = unit_.preferences.language;
  if (warned_) return Phrase().add(word(Word::room_closes, language));
  if (news_.any()) return news_.told();
  if (in_game_ && air().is_moving()) return unit_.gathering.told_of_move();
  if (in_game_) return {};
  const Scene shown = scene();
  if (shown == Scene::shuffling || shown == Scene::own_deal) return told_of_shuffle();
  const Roster& roster = unit_.air.roster();
  const bool has_free_seat = !roster.held_by(Holder::nobody).empty();
  if (shown == Scene::waiting && air().came_to_watch() && has_free_seat)
    return Phrase().add(word(Word::seat_is_free, language));
  if (shown == Scene::waiting) return phrase(Word::host_deals, language, UnitNameText(other_name()).text());
  if (has_free_seat) return Phrase().add(word(Word::wait_for_people, language));
  if (air().can_deal()) return Phrase().add(word(Word::all_are_here, language));
  return phrase(Word::was_away, language, name_of(roster.seats[roster.away().first()]));
}

/// Names who is late, if this unit knows it.
Phrase WaitingRoom::told_of_shuffle() const {
  const Language language = unit_.preferences.language;
  if (air().is_cut_off()) return phrase(Word::reconnecting, language, UnitNameText(other_name()).text());
  if (host_is_late_) return phrase(Word::has_to_shuffle, language, UnitNameText(other_name()).text());
  if (late().empty()) return Phrase().add(word(Word::shuffling, language));
  const Seat seat = late().first();
  Phrase told = phrase(Word::has_to_shuffle, language, name_of(unit_.air.roster().seats[seat]));
  if (deals_without()) told.add(' ').add(word(Word::bot_can_play, language));
  return told;
}

/// While the cursor is on a seat.
Word WaitingRoom::what_a_does() const {
  if (sheet_.is_open() || in_game_) return Word::choose;
  const Holder there = pointed_at();
  return there == Holder::another ? Word::send_away : there == Holder::bot ? Word::make_free : Word::seat_bot;
}

void WaitingRoom::draw_hints(Painter& painter) const {
  const Language language = unit_.preferences.language;
  const Scene shown = scene();
  int x = margin;
  if (manner().is_explained) draw_help_hint(painter, {screen_width - margin, hints_y});
  if (shown == Scene::comparing) {
    x = draw_hint(painter, {x, hints_y}, "A", word(Word::yes_same, language));
    draw_hint(painter, {x, hints_y}, unit_.back_button(), word(Word::no_different, language));
    return;
  }
  if (shown == Scene::claim) return claim_.draw_hints(painter, margin, hints_y);
  if (shown == Scene::ended) {
    const bool again = may_compare_anew();
    x = draw_hint(painter, {x, hints_y}, "A", word(again ? Word::compare_anew : Word::understood, language));
    if (again) draw_hint(painter, {x, hints_y}, unit_.back_button(), word(Word::leave, language));
    return;
  }
  if (sheet_.is_open() || at_ >= 0)
    x = draw_hint(painter, {x, hints_y}, "A", word(what_a_does(), language));
  else if (deals_without())
    x = draw_hint(painter, {x, hints_y}, "A", word(Word::seat_bot, language));
  else if (shown == Scene::own_room && air().can_deal())
    x = draw_hint(painter, {x, hints_y}, "A", word(Word::deal, language));
  const Word b = air().may_keep_table() ? Word::keep_here : in_game_ || at_ >= 0 ? Word::back : Word::leave;
  draw_hint(painter, {x, hints_y}, unit_.back_button(), word(b, language));
}

}  // namespace seaglass
