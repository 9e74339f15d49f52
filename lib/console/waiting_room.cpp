#include "console/waiting_room.h"

#include "console/called.h"
#include "console/hint.h"
#include "console/reasons.h"
#include "console/sea_pictures.h"
#include "console/status.h"
#include "content/art.h"
#include "core/crc32.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;
using radio::GuestLink;
using radio::GuestPairing;
using radio::HostPairing;

static_assert(flow_knows(ScreenName::waiting_room, WaitingRoom::outcomes));

namespace {

constexpr int margin = 12;
constexpr int hints_y = 214;
constexpr Rect seats_area{margin, 44, screen_width - 2 * margin, 112};
constexpr Rect words_area{16, 74, 288, 100};
constexpr Rect below_area{16, 166, 288, 42};
constexpr Rect heard_area{16, 46, 288, 20};
constexpr Rect hearsay_area{16, 128, 288, 78};

constexpr Rect seat_area(Seat seat) {
  return cell(seats_area, seat.index() % 2, 2, seat.index() / 2, 3, 4);
}

}  // namespace

// ----------------------------------------------------------------------------------------- what is going on

WaitingRoom::Scene WaitingRoom::scene() const {
  const ClaimRoom::Scene claim = claim_.scene();
  if (claim != ClaimRoom::Scene::none && (claim != ClaimRoom::Scene::alone || !in_game_)) return Scene::claim;
  if (hosts()) {
    const HostPairing& pairing = unit_.air.hosted().link().pairing();
    if (pairing.state() == HostPairing::State::comparing)
      return pairing.said_yes() ? Scene::said_yes : Scene::comparing;
    return stage() == Stage::waiting ? Scene::waiting : Scene::shuffling;
  }
  const GuestLink& link = unit_.air.joined().link();
  if (link.state() == GuestLink::State::ended) return Scene::ended;
  if (link.state() == GuestLink::State::pairing) {
    const GuestPairing& pairing = link.pairing();
    if (pairing.state() == GuestPairing::State::comparing)
      return pairing.said_yes() ? Scene::said_yes : Scene::comparing;
    return Scene::asking;
  }
  if (stage() == Stage::closed) return Scene::joining;
  return stage() == Stage::waiting ? Scene::waiting : Scene::shuffling;
}

radio::UnitName WaitingRoom::other_name() const {
  if (hosts()) return unit_.air.hosted().link().pairing().guest_name();
  const GuestLink& link = unit_.air.joined().link();
  const bool compares = link.pairing().state() == GuestPairing::State::comparing;
  if (compares) return link.pairing().host_name();  // what it committed itself to, not what beacons say
  const radio::NearbyTable* table = link.nearby().find(link.host());
  return table != nullptr ? table->name : unit_.gathering.host_name();
}

const radio::Attempt& WaitingRoom::attempt() const {
  return hosts() ? unit_.air.hosted().link().pairing().attempt()
                 : unit_.air.joined().link().pairing().attempt();
}

const radio::Pictures& WaitingRoom::pictures() const {
  return hosts() ? unit_.air.hosted().link().pairing().pictures()
                 : unit_.air.joined().link().pairing().pictures();
}

bool WaitingRoom::can_deal() const {
  return hosts() && unit_.air.hosted().table().can_deal();
}

// --------------------------------------------------------------------------------------- what is asked

/// Bytes that begin with which try it is: of the pictures, and of the yes to them.
Subject WaitingRoom::subject() const {
  switch (scene()) {
    case Scene::asking:
    case Scene::joining: break;
    case Scene::comparing: return Subject(Subject::Kind::pictures).put(attempt()).put(other_name().text());
    case Scene::said_yes: return Subject(Subject::Kind::own_yes).put(attempt());
    case Scene::waiting:
    case Scene::shuffling:
      if (!hosts()) break;
      if (at_ < 0) return room_subject();
      return seat_subject(sheet_.is_open() ? Subject::Kind::guest_sheet : Subject::Kind::seat);
    case Scene::ended: {
      const GuestLink& link = unit_.air.joined().link();
      return Subject(Subject::Kind::end)
          .put(link.host())
          .put(static_cast<int>(link.reason()))
          .put(link.is_reason_proven() ? 1 : 0);
    }
    case Scene::claim: return claim_.subject();
  }
  return {};
}

RadioAddress WaitingRoom::unit_at(Seat seat) const {
  const SeatOnAir& on_air = unit_.air.roster().seats[seat];
  return on_air.holder == Holder::another ? unit_.air.hosted().link().unit(on_air.unit) : RadioAddress();
}

/// As whom people see them there, too: a unit can leave, and come back with somebody else.
Subject WaitingRoom::seat_subject(Subject::Kind kind) const {
  const SeatOnAir& on_air = unit_.air.roster().seats[Seat(at_)];
  const Name& name = on_air.person.name;
  Subject subject(kind);
  subject.put(at_).put(static_cast<int>(on_air.holder)).put(unit_at(Seat(at_))).put(on_air.person.emblem);
  for (int i = 0; i < name.size(); ++i) subject.put(name[i]);
  return subject;
}

/// With who sits where, since the deal is for them, and so is a warning.
Subject WaitingRoom::room_subject() const {
  const Roster& roster = unit_.air.roster();
  Subject subject(Subject::Kind::room);
  for (Seat seat : all_seats(roster.players))
    subject.put(static_cast<int>(roster.seats[seat].holder)).put(unit_at(seat));
  return subject.put(static_cast<int>(stage()))
      .put(can_deal() ? 1 : 0)
      .put(may_keep_table() ? 1 : 0)
      .put(warned_ ? 1 : 0);
}

radio::Attempt WaitingRoom::shown_attempt() const {
  radio::Attempt attempt;
  const Bytes shown = unit_.guard.shown().bytes();
  CHECK(shown.size >= radio::Attempt::size);
  for (int i = 0; i < radio::Attempt::size; ++i) attempt.bytes[i] = shown.data[i];
  return attempt;
}

/// To the try whose pictures were drawn.
void WaitingRoom::answer(bool same, Milliseconds now) {
  const radio::Attempt attempt = shown_attempt();
  if (hosts()) {
    radio::HostLink& link = unit_.air.hosted().link();
    same ? link.say_yes(attempt, now) : link.say_no(attempt);
  } else {
    GuestLink& link = unit_.air.joined().link();
    same ? link.say_yes(attempt, now) : link.say_no(attempt);
  }
}

// ------------------------------------------------------------------------------------------ what people do

void WaitingRoom::enter(Milliseconds) {
  in_game_ = unit_.table.on_air() && !unit_.gathering.is_parted();
  if (in_game_ && !guests().empty()) at_ = guests().first().index();
}

Outcome WaitingRoom::handle(Press press, Milliseconds now) {
  changed_ = all_rows;
  const Scene shown = scene();
  if (shown == Scene::comparing) {
    if (press.button == Button::a) answer(true, now);
    if (press.button == Button::b) answer(false, now);
    return press.button == Button::menu ? Outcome::help_opened : Outcome::stay;
  }
  if (press.button == Button::menu && is_explained(shown)) return Outcome::help_opened;
  if (sheet_.is_open()) return answer_sheet(press.button, now);
  if (shown == Scene::claim && claim_.handle(press.button, now)) return Outcome::stay;
  if (press.button != Button::b) warned_ = false;
  switch (press.button) {
    case Button::up:
    case Button::left: walk(-1); break;
    case Button::down:
    case Button::right: walk(1); break;
    case Button::a: return shown == Scene::ended ? go_on_after_end(now) : act(now);
    case Button::b:
    case Button::menu: return go_back(now);
  }
  return Outcome::stay;
}

/// A step at a time; nobody closes the table for all who have come by one press.
Outcome WaitingRoom::go_back(Milliseconds now) {
  const Scene shown = scene();
  if (may_keep_table()) {
    unit_.air.hosted().table().keep_table();
    return Outcome::stay;
  }
  if (in_game_ && shown != Scene::ended && shown != Scene::said_yes) return Outcome::dealt;
  if (shown == Scene::said_yes && hosts()) {
    answer(false, now);
    return Outcome::stay;
  }
  const bool warns = !warned_ && !guests().empty();
  if (at_ < 0 && !warns) return leave(now);
  if (at_ < 0) warned_ = true;
  at_ = -1;
  return Outcome::stay;
}

SeatSet WaitingRoom::changeable() const {
  SeatSet seats = guests();
  if (!hosts() || stage() != Stage::waiting) return seats;
  const Roster& roster = unit_.air.roster();
  for (Seat seat : all_seats(roster.players))
    if (roster.seats[seat].holder != Holder::host) seats.insert(seat);
  return seats;
}

/// Over these seats, and back to the deal.
void WaitingRoom::walk(int by) {
  const SeatSet seats = changeable();
  do at_ = (at_ + 1 + by + seats_max + 1) % (seats_max + 1) - 1;
  while (at_ >= 0 && !seats.contains(Seat(at_)));
}

Outcome WaitingRoom::act(Milliseconds now) {
  if (!hosts() || scene() == Scene::said_yes) return Outcome::stay;
  const Holder there = pointed_at();
  if (at_ >= 0 && in_game_)
    sheet_.open();
  else if (there == Holder::another)
    unit_.air.hosted().send_away(unit_.air.roster().seats[Seat(at_)].unit, now);
  else if (at_ >= 0)
    seat_bot(there == Holder::nobody);
  else if (can_deal())
    unit_.air.hosted().deal();
  else if (!in_game_)
    unit_.sound.play(Motif::refuse);
  return Outcome::stay;
}

void WaitingRoom::seat_bot(bool sits) {
  unit_.air.hosted().table().seat_bot(Seat(at_), sits);
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
    unit_.air.hosted().send_away(unit, now);
  else if (!unit_.gathering.hand_over(unit, now))
    unit_.sound.play(Motif::refuse);
  return Outcome::stay;
}

Outcome WaitingRoom::go_on_after_end(Milliseconds now) {
  if (!may_compare_anew()) return leave(now);
  unit_.air.joined().compare_anew(now);
  return Outcome::stay;
}

Outcome WaitingRoom::leave(Milliseconds now) {
  unit_.gathering.leave(now);
  return Outcome::back;
}

// ------------------------------------------------------------------------------------------------ as it goes

/// What is shown, as a number that changes with it.
std::uint32_t WaitingRoom::sight() const {
  const Roster& roster = unit_.air.roster();
  std::uint32_t sum = static_cast<std::uint32_t>(scene()) * 8 + static_cast<std::uint32_t>(stage());
  for (Seat seat : all_seats(roster.players)) {
    const SeatOnAir& on_air = roster.seats[seat];
    const int bars =
        on_air.holder == Holder::another && hosts() ? signal_bars(unit_.air.signal_dbm(on_air.unit)) : 0;
    const std::uint8_t shown[] = {static_cast<std::uint8_t>(on_air.holder), on_air.unit,
                                  static_cast<std::uint8_t>(unit_.air.sign_of(seat)), on_air.person.emblem,
                                  static_cast<std::uint8_t>(bars)};
    sum = sum * 31 + crc32({shown, sizeof shown});
  }
  sum = sum * 31 + claim_.sight();
  if (unit_.air.visits()) sum = sum * 31 + static_cast<std::uint32_t>(unit_.air.joined().link().reason());
  return sum * 4 + (can_deal() ? 2 : 0) + (unit_.air.is_moving() ? 1 : 0);
}

/// What is pressed when somebody else sits there all at once was not meant for them.
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
    const bool ready = hosts() || unit_.air.joined().table().has_state();
    if (ready) {
      unit_.gathering.follow();
      if (unit_.table.is_waited_for()) unit_.sound.play(Motif::turn);
      return {no_rows, 0, Outcome::dealt};
    }
  }
  in_game_ = in_game_ && unit_.table.on_air();
  if (at_ >= 0 &&
      (!changeable().contains(Seat(at_)) || unit_.air.is_moving() || scene() == Scene::comparing)) {
    at_ = -1;
    sheet_.close();
  }
  if (!hosts() && !unit_.gathering.is_in_claim() && !other_name().empty())
    unit_.gathering.note_host_name(other_name());
  note_who_is_pointed_at();
  const bool news = news_.hear(now);
  if (sight() != sight_ || news) changed_ = all_rows;
  sight_ = sight();
  return what_changed(news_.wait_ms(now));
}

// --------------------------------------------------------------------------------------------- how it looks

void WaitingRoom::draw(Painter& painter) const {
  const Language language = unit_.preferences.language;
  const Called name(other_name());
  painter.fill(Paint::gradient(palette::shadow, palette::deep, 0, screen_height));
  const Word title = scene() == Scene::claim ? Word::claim_title
                     : in_game_              ? Word::who_is_here
                                             : Word::waiting_room;
  text(painter, {margin, 12}, word(title, language), TextSize::title, palette::foam);
  const auto say = [&](const Phrase& words) {
    paragraph(painter, words_area, words.text(), TextSize::child, palette::foam, Align::left, 4);
  };
  switch (scene()) {
    case Scene::asking: say(phrase(Word::asking, language, name.text())); break;
    case Scene::joining: say(phrase(Word::joining, language, name.text())); break;
    case Scene::ended: draw_why_ended(painter); break;
    case Scene::comparing:
    case Scene::said_yes: draw_pictures(painter); break;
    case Scene::waiting:
    case Scene::shuffling: draw_room(painter); break;
    case Scene::claim: claim_.draw(painter); break;
  }
  if (shown_is_hearsay()) draw_hearsay(painter);
  if (sheet_.is_open()) {
    const SeatOnAir& on_air = unit_.air.roster().seats[Seat(at_)];
    sheet_.draw(painter, face_at(on_air.person.emblem), name_of(on_air), language);
  }
  draw_hints(painter);
  draw_battery(painter, unit_.battery, unit_.air_bars);
}

void WaitingRoom::draw_pictures(Painter& painter) const {
  const Language language = unit_.preferences.language;
  draw_sea_pictures(painter, pictures(), {2, 46, screen_width - 4, 90}, language);
  const Word words = scene() == Scene::said_yes ? Word::other_looks : Word::same_pictures;
  paragraph(painter, {10, 152, 300, 50}, phrase(words, language, Called(other_name()).text()).text(),
            TextSize::child, palette::foam, Align::left, 2);
}

void WaitingRoom::draw_why_ended(Painter& painter) const {
  const Language language = unit_.preferences.language;
  const GuestLink& link = unit_.air.joined().link();
  if (!link.is_reason_proven())
    text_in(painter, heard_area, word(Word::heard_only, language), TextSize::body, palette::sand,
            Align::left);
  const Phrase why = link.may_compare_anew()
                         ? phrase(Word::why_forgotten, language, Called(other_name()).text())
                         : told_to_guest(link.reason(), other_name(), language);
  paragraph(painter, words_area, why.text(), TextSize::child, palette::foam, Align::left, 4);
}

/// Asking goes on: anybody can have said it.
bool WaitingRoom::shown_is_hearsay() const {
  const Scene shown = scene();
  return (shown == Scene::asking || shown == Scene::joining) &&
         unit_.air.joined().link().reason() != radio::Reason::none;
}

void WaitingRoom::draw_hearsay(Painter& painter) const {
  const Language language = unit_.preferences.language;
  Phrase words = told_to_guest(unit_.air.joined().link().reason(), other_name(), language);
  text_in(painter, {hearsay_area.x, hearsay_area.y, hearsay_area.width, 20}, word(Word::heard_only, language),
          TextSize::body, palette::sand, Align::left);
  paragraph(painter, {hearsay_area.x, hearsay_area.y + 22, hearsay_area.width, hearsay_area.height - 22},
            words.text(), TextSize::body, palette::foam, Align::left, 3);
}

void WaitingRoom::draw_room(Painter& painter) const {
  for (Seat seat : all_seats(unit_.air.roster().players)) draw_seat(painter, seat);
  paragraph(painter, below_area, below().text(), TextSize::body, palette::sand, Align::left, 2);
}

bool WaitingRoom::sits_here(const SeatOnAir& on_air) const {
  if (hosts()) return on_air.holder == Holder::host;
  return on_air.holder == Holder::another && on_air.unit == unit_.air.joined().table().unit();
}

const char* WaitingRoom::name_of(const SeatOnAir& on_air) const {
  return shown_name(on_air.person.name, on_air.person.emblem, unit_.preferences.language);
}

void WaitingRoom::draw_seat(Painter& painter, Seat seat) const {
  const Rect area = seat_area(seat);
  if (!painter.shows(area)) return;
  const Language language = unit_.preferences.language;
  const SeatOnAir& on_air = unit_.air.roster().seats[seat];
  const bool is_free = on_air.holder == Holder::nobody;
  const bool chosen = at_ == seat.index();
  painter.rounded(area, 9, chosen ? palette::lagoon : palette::shadow);
  if (chosen) painter.rounded_outline(area, 9, 2, palette::sun);
  const Rect name_area{area.x + 36, area.y, area.width - 64, area.height};
  if (is_free) {
    text_in(painter, name_area, word(Word::free_place, language), TextSize::body, palette::sand, Align::left);
    return;
  }
  const Face& face = face_at(on_air.person.emblem);
  painter.sprite(face.small, {area.x + 6, area.y + (area.height - 24) / 2}, face.color);
  draw_sign_on_emblem(painter, {area.x + 6, area.y + (area.height - 24) / 2}, unit_.air.sign_of(seat));
  text_in(painter, name_area, name_of(on_air), TextSize::body, palette::foam, Align::left);
  if (sits_here(on_air))
    painter.sprite(content::art::player, {area.right() - 25, area.y + (area.height - 18) / 2}, palette::sun);
  else if (on_air.holder == Holder::another && hosts())
    draw_signal(painter, {area.right() - 26, area.y + (area.height - 16) / 2},
                on_air.away ? signal_none : unit_.air.signal_dbm(on_air.unit));
}

Phrase WaitingRoom::below() const {
  const Language language = unit_.preferences.language;
  if (warned_) return Phrase().add(word(Word::room_closes, language));
  if (hosts() && news_.any()) return news_.told();
  if (in_game_ && unit_.air.is_moving()) return unit_.gathering.told_of_move();
  if (in_game_) return {};
  if (scene() == Scene::shuffling) return Phrase().add(word(Word::shuffling, language));
  if (!hosts()) return phrase(Word::host_deals, language, Called(other_name()).text());
  const Roster& roster = unit_.air.roster();
  if (!roster.held_by(Holder::nobody).empty()) return Phrase().add(word(Word::wait_for_people, language));
  if (can_deal()) return Phrase().add(word(Word::all_are_here, language));
  return phrase(Word::was_away, language, name_of(roster.seats[roster.away().first()]));
}

/// Where the cursor is on a seat.
Word WaitingRoom::what_a_does() const {
  if (sheet_.is_open() || in_game_) return Word::choose;
  const Holder there = pointed_at();
  return there == Holder::another ? Word::send_away : there == Holder::bot ? Word::make_free : Word::seat_bot;
}

void WaitingRoom::draw_hints(Painter& painter) const {
  const Language language = unit_.preferences.language;
  const Scene shown = scene();
  int x = margin;
  if (is_explained(shown)) draw_help_hint(painter, {screen_width - margin, hints_y});
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
  else if (shown == Scene::waiting && can_deal())
    x = draw_hint(painter, {x, hints_y}, "A", word(Word::deal, language));
  const Word b = may_keep_table() ? Word::keep_here : in_game_ || at_ >= 0 ? Word::back : Word::leave;
  draw_hint(painter, {x, hints_y}, unit_.back_button(), word(b, language));
}

}  // namespace seaglass
