#include "console/screens/room/claim_room.h"

#include "console/parts/hint.h"
#include "console/parts/status.h"
#include "console/session/unit_name_text.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;
using End = TableHost::ClaimEnd;

namespace {

constexpr Rect words_area{16, 62, 288, 76};
constexpr Rect meaning_area{16, 130, 288, 66};
constexpr Rect units_area{12, 50, screen_width - 24, 112};

}  // namespace

ClaimRoom::Scene ClaimRoom::scene() const {
  if (unit_.gathering.is_claiming()) return claim().claim_end() == End::none ? Scene::claiming : Scene::ended;
  if (unit_.gathering.is_in_claim()) return other().is_asked() ? Scene::asked : Scene::waiting;
  return unit_.gathering.can_claim() ? Scene::alone : Scene::none;
}

Subject ClaimRoom::subject() const {
  switch (scene()) {
    case Scene::none: break;
    case Scene::alone:
      return Subject(Subject::Kind::may_claim)
          .put(unit_.air.role().host_address())
          .put(unit_.gathering.has_no_room() ? 1 : 0);
    case Scene::claiming:
    case Scene::ended: return Subject(Subject::Kind::own_claim).put(static_cast<int>(claim().claim_end()));
    case Scene::asked: {
      Subject subject(Subject::Kind::claim);
      subject.put(unit_.air.role().host_address()).put(other().claimant());
      return subject.put(other().claim_attempt() & 0xFF).put(other().claim_attempt() >> 8);
    }
    case Scene::waiting: break;
  }
  return {};
}

bool ClaimRoom::handle(Button button, Milliseconds now) {
  switch (scene()) {
    case Scene::none: return false;
    case Scene::alone:
      if (button != Button::a) return false;
      unit_.gathering.claim(now);
      return true;
    case Scene::claiming:
      if (button == Button::b) claim().end_claim(End::given_up);
      return true;
    case Scene::ended:
      if (button == Button::a && claim_is_over()) unit_.gathering.end_claim(now);
      return true;
    case Scene::asked:
      if (button == Button::a || button == Button::b) other().answer_claim(button == Button::a);
      return true;
    case Scene::waiting: return button == Button::a;
  }
  return false;
}

void ClaimRoom::tick(Milliseconds now) {
  const bool ended = scene() == Scene::ended;
  if (ended && !has_ended_) ended_at_ = now;
  has_ended_ = ended;
  if (!ended || !claim_is_over()) return;
  if (claim().claim_end() == End::given_up || has_come(ended_at_ + ending_ms, now))
    unit_.gathering.end_claim(now);
}

std::uint32_t ClaimRoom::sight() const {
  std::uint32_t sum = static_cast<std::uint32_t>(scene());
  if (!unit_.gathering.is_claiming()) return sum;
  for (int unit = 0; unit < units_max; ++unit) sum = sum * 2 + (claim().has_agreed(unit) ? 1 : 0);
  return sum;
}

// --------------------------------------------------------------------------------------------- how it looks

Text ClaimRoom::name_of(Seat seat) const {
  const Person& person = unit_.air.roster().seats[seat].person;
  return shown_name(person.name, person.emblem, unit_.preferences.language);
}

Text ClaimRoom::claimant() const {
  const SeatSet seats = unit_.air.roster().of_unit(other().claimant());
  return seats.empty() ? "?" : name_of(seats.first());
}

Phrase ClaimRoom::why_ended() const {
  const Language language = unit_.preferences.language;
  switch (claim().claim_end()) {
    case End::refused: {
      const SeatSet seats = unit_.air.roster().of_unit(claim().refuser());
      return phrase(Word::why_declined, language, seats.empty() ? "?" : name_of(seats.first()));
    }
    case End::impossible: return Phrase().add(word(Word::claim_impossible, language));
    case End::host_is_back:
      return phrase(Word::claim_host_back, language, UnitNameText(unit_.gathering.host_name()).text());
    case End::other_claims: return Phrase().add(word(Word::claim_other, language));
    case End::none:
    case End::given_up: break;
  }
  return {};
}

void ClaimRoom::draw(Painter& painter) const {
  const Language language = unit_.preferences.language;
  const auto say = [&](const Phrase& words) {
    paragraph(painter, words_area, words.text(), TextSize::child, palette::foam, Align::left, 3);
  };
  const auto mean = [&](Word words) {
    paragraph(painter, meaning_area, word(words, language), TextSize::body, palette::sand, Align::left, 3);
  };
  const UnitNameText called(unit_.gathering.host_name());
  const char* host = called.text();
  switch (scene()) {
    case Scene::none: break;
    case Scene::alone:
      say(phrase(Word::reconnecting, language, host));
      mean(unit_.gathering.has_no_room() ? Word::claim_alone_ends : Word::claim_alone);
      break;
    case Scene::claiming:
      draw_asked_units(painter);
      paragraph(painter, {16, 164, 288, 44}, word(Word::claim_all_agree, language), TextSize::body,
                palette::sand, Align::left, 2);
      break;
    case Scene::ended: say(why_ended()); break;
    case Scene::asked:
      say(phrase(Word::claim_question, language, claimant(), host));
      mean(Word::claim_meaning);
      break;
    case Scene::waiting: say(phrase(Word::claim_waits, language, claimant(), host)); break;
  }
}

/// Each unit whose key share is needed, and whether its people have agreed.
void ClaimRoom::draw_asked_units(Painter& painter) const {
  const Language language = unit_.preferences.language;
  const Roster& roster = unit_.air.roster();
  int row_number = 0;
  for (Seat seat : all_seats(roster.players)) {
    const SeatOnAir& on_air = roster.seats[seat];
    if (on_air.holder != Holder::another || !claim().is_asked(on_air.unit)) continue;
    const Rect area = row(units_area, row_number++, seats_max - 1, 2);
    const bool agreed = claim().has_agreed(on_air.unit);
    painter.rounded(area, 7, agreed ? palette::tide : palette::shadow);
    const Face face = face_of(on_air.person.emblem, seat);
    painter.sprite(face.small, {area.x + 4, area.y - 2}, face.color);
    text_in(painter, {area.x + 34, area.y, 130, area.height}, name_of(seat), TextSize::body, palette::foam,
            Align::left);
    const Word state = agreed ? Word::claim_agrees : on_air.away ? Word::claim_looked_for : Word::claim_asked;
    text_in(painter, {area.x + 166, area.y, area.width - 174, area.height}, word(state, language),
            TextSize::body, agreed ? palette::sun : palette::sand, Align::right);
  }
}

void ClaimRoom::draw_hints(Painter& painter, int x, int y) const {
  const Language language = unit_.preferences.language;
  switch (scene()) {
    case Scene::none: break;
    case Scene::alone:
      x = draw_hint(painter, {x, y}, "A", word(Word::claim_go_on, language));
      draw_hint(painter, {x, y}, unit_.back_button(), word(Word::leave, language));
      break;
    case Scene::claiming:
      draw_hint(painter, {x, y}, unit_.back_button(), word(Word::claim_give_up, language));
      break;
    case Scene::ended: draw_hint(painter, {x, y}, "A", word(Word::understood, language)); break;
    case Scene::asked:
      x = draw_hint(painter, {x, y}, "A", word(Word::claim_go_on, language));
      draw_hint(painter, {x, y}, unit_.back_button(), word(Word::no_different, language));
      break;
    case Scene::waiting: draw_hint(painter, {x, y}, unit_.back_button(), word(Word::leave, language)); break;
  }
}

}  // namespace seaglass
