#include "console/screens/table/score_sheet.h"

#include <initializer_list>

#include "console/parts/hint.h"
#include "console/parts/place.h"
#include "console/parts/status.h"
#include "console/screens/table/fairness_mark.h"
#include "games/cards.h"
#include "ink/layout.h"
#include "ink/text.h"

namespace seaglass {

using namespace ink;

static_assert(flow_knows(ScreenName::score, ScoreSheet::outcomes));

namespace {

constexpr int margin = 12;
constexpr int hints_y = 216;
constexpr int heads_y = place_top;
constexpr int first_row_y = 66;
constexpr int rows_height = 150;
constexpr int row_pitch_max = 36;
constexpr Rect row_area(int place, int rows) {
  const int pitch = smaller(row_pitch_max, rows_height / rows);
  return {margin - 4, first_row_y + place * pitch, screen_width - 2 * margin + 8, pitch - 2};
}
constexpr int parts_right = 264;
/// Few parts leave room for names; many have pictures over them.
constexpr int words_max = 3;
constexpr Rect parts_area(int count) {
  const int x = count > words_max ? 44 : 122;
  return {x, 0, parts_right - x, screen_height};
}
constexpr Rect part_area(int number, int count, int y, int height) {
  Rect area = column(parts_area(count), number, count, 2);
  area.y = y;
  area.height = height;
  return area;
}
constexpr int total_right = screen_width - margin - 6;

/// On an emblem of 24 pixels that is drawn there.
void draw_crown(Painter& painter, Point emblem) {
  const int x = emblem.x + 4, y = emblem.y - 8;
  for (int rim : {1, 0}) {
    const FinePoint corners[] = {
        {fine(x - rim), fine(y - rim)},         {fine(x + 4), fine(y + 4 - rim)},
        {fine(x + 8), fine(y - 1 - 2 * rim)},   {fine(x + 12), fine(y + 4 - rim)},
        {fine(x + 16 + rim), fine(y - rim)},    {fine(x + 15 + rim), fine(y + 10 + rim)},
        {fine(x + 1 - rim), fine(y + 10 + rim)}};
    painter.polygon(corners, 7, rim > 0 ? palette::night : palette::sun);
  }
}

}  // namespace

void ScoreSheet::enter(Milliseconds now) {
  entered_at_ = now;
  quiet_period_.begin(now);  // the last things that were told may have been passed over
  unit_.sound.play(Motif::win);
  score_ = unit_.table.score();
  note_records();
  for (Seat seat : all_seats(unit_.table.players())) {
    int place = 0;
    while (place < ranking_.size()) {
      const Seat other = ranking_[place];
      const bool wins_more = score_.winners.contains(seat) && !score_.winners.contains(other);
      if (wins_more || score_.totals[seat] > score_.totals[other]) break;
      ++place;
    }
    ranking_.insert(place, seat);
  }
  choose_parts();
}

/// Of those who sit here; counted are the games that were played on this handheld.
void ScoreSheet::note_records() {
  const Statistics before = unit_.statistics();
  unit_.count_games();
  const Statistics after = unit_.statistics();
  const GameName game = unit_.table.name();
  for (Seat seat : all_seats(unit_.table.players())) {
    const int emblem = unit_.view().emblem(seat);
    const Statistics::Count& count = after.of(emblem, game);
    if (!unit_.table.people().contains(seat) || count.played == 0) continue;
    const int best = before.of(emblem, game).best;
    records_.push_back({seat, count, best > 0 && count.best > best});
  }
}

/// Where there are few, those that brought nobody anything tell nothing: Mirage without palms has none.
void ScoreSheet::choose_parts() {
  const int count = unit_.table.game().facts().part_count;
  for (int part = 0; part < count; ++part) {
    bool tells = part == 0 || count > words_max;
    for (Seat seat : ranking_) tells = tells || score_.parts[part][seat] != 0;
    if (tells) parts_.push_back(static_cast<std::uint8_t>(part));
  }
  if (parts_.size() == 1) parts_.clear();  // it is the total
}

bool ScoreSheet::has_names() const {
  return parts_.size() <= words_max;
}

Outcome ScoreSheet::handle(Press press, Milliseconds now) {
  const bool swallows = quiet_period_.swallows(now);
  if (swallows || swallowed_ > 0) changed_ = all_rows;
  swallowed_ = swallows ? smaller(swallowed_ + 1, swallowed_shown) : 0;
  if (swallows) return Outcome::stay;
  if (explains_) {
    explains_ = false;
    changed_ = all_rows;
    return Outcome::stay;
  }
  if (press.button != Button::b && !is_counted()) {
    skip();
    return Outcome::stay;
  }
  if (press.button == Button::menu && may_change_table()) return change_table();
  if (press.button == Button::b) {
    if (unit_.table.on_air()) unit_.gathering.leave(now);
    return Outcome::back;
  }
  if (press.button != Button::a) return Outcome::stay;
  if (unit_.air.role().checks_deal()) {
    explains_ = fairness_ != Fairness::unknown;
    changed_ = all_rows;
    return Outcome::stay;
  }
  if (unit_.gathering.open_once_more()) return Outcome::waits;
  unit_.table.rematch(unit_.seed());
  return Outcome::dealt;
}

void ScoreSheet::skip() {
  if (!is_scene_ || unit_.calm()) shown_parts_ = parts_.size();
  is_scene_ = false;
  counts_at_ = 0;
  changed_ = all_rows;
}

/// The same people, as they sat down last.
Outcome ScoreSheet::change_table() {
  unit_.preferences.game = unit_.table.name();
  unit_.play_mode = unit_.table.is_alone() ? PlayMode::alone : PlayMode::together;
  return Outcome::table_wanted;
}

Milliseconds ScoreSheet::pass(Milliseconds now) {
  if (is_scene_ && has_come(entered_at_ + scene_ms, now)) skip();
  if (is_scene_) return left_until(entered_at_ + scene_ms, now);
  if (counts_at_ == 0) counts_at_ = now;
  while (!is_counted() && has_come(counts_at_, now)) {
    ++shown_parts_;
    counts_at_ += part_ms;
    changed_ = all_rows;
  }
  return is_counted() ? forever_ms : left_until(counts_at_, now);
}

/// Of this game: the next one is another matter, and who is gone proves nothing any more.
Fairness ScoreSheet::fairness() const {
  const Fairness told = unit_.air.role().fairness();
  const bool is_gone = unit_.air.role().has_ended() || unit_.table.is_cleared();
  if (told != Fairness::unknown || !is_gone) return told;
  return fairness_ == Fairness::unknown ? Fairness::not_provable : fairness_;
}

SitterSign ScoreSheet::sign_of(Seat seat) const {
  return unit_.table.is_bots(seat) ? bot_sign(unit_.table.level_of(seat)) : unit_.air.sign_of(seat);
}

/// To the next game, once this one's score can have been read.
Tick ScoreSheet::tick(Milliseconds now) {
  const Milliseconds more_ms = pass(now);
  const Stage stage = unit_.air.roster().stage;
  const bool goes_on = may_go_ && stage != Stage::over && stage != Stage::closed;
  if (goes_on && has_come(entered_at_ + reading_ms, now)) {
    unit_.table.leave();
    return {no_rows, 0, Outcome::waits};
  }
  if (unit_.gathering.is_parted()) return {no_rows, 0, Outcome::waits};
  may_go_ = may_go_ || stage == Stage::over || unit_.table.is_cleared();
  if (fairness() != fairness_) changed_ = all_rows;
  fairness_ = fairness();
  for (Seat seat : all_seats(unit_.table.players())) {
    const SitterSign sign = sign_of(seat);
    if (sign != signs_[seat]) changed_ = all_rows;
    signs_[seat] = sign;
  }
  return what_changed(sooner(more_ms, goes_on ? left_until(entered_at_ + reading_ms, now) : forever_ms));
}

void ScoreSheet::draw(Painter& painter) const {
  if (is_scene_) {
    draw_scene(painter);
    return draw_swallowed(painter);
  }
  const Language language = unit_.preferences.language;
  const Table& table = unit_.table;
  draw_place(painter, table.name(), title().text());
  for (int i = 0; i < smaller(shown_parts_, parts_.size()); ++i) {
    const Rect head = part_area(i, parts_.size(), heads_y, 18);
    if (has_names() || !table.screen().draw_part(painter, parts_[i], head))
      text_in(painter, head, word(table.screen().part(parts_[i]), language), TextSize::body, palette::sand);
  }
  for (int place = 0; place < ranking_.size(); ++place) draw_row(painter, place);
  if (is_counted()) draw_records(painter);
  draw_hints(painter);
  draw_battery(painter, unit_.battery, unit_.air_bars);
  if (explains_) draw_meaning(painter);
  draw_swallowed(painter);
}

/// Presses that come too soon put off the moment from which they count.
void ScoreSheet::draw_swallowed(Painter& painter) const {
  if (swallowed_ < swallowed_shown) return;
  const Text words = word(Word::let_go_first, unit_.preferences.language);
  const int width = text_width(words, TextSize::body) + 24;
  const Rect area{(screen_width - width) / 2, hints_y - 4, width, hint_height + 8};
  if (!painter.shows(area)) return;
  painter.rounded(area, area.height / 2, palette::sun);
  text_in(painter, area, words, TextSize::body, palette::night);
}

void ScoreSheet::draw_hints(Painter& painter) const {
  const Language language = unit_.preferences.language;
  int x = margin;
  const bool is_checked = unit_.air.role().checks_deal();
  if (!is_checked) x = draw_hint(painter, {x, hints_y}, "A", word(Word::once_more, language));
  x = draw_hint(painter, {x, hints_y}, unit_.back_button(), word(Word::leave, language));
  if (is_checked) return draw_fairness(painter, x);
  if (may_change_table())
    draw_menu_hint(painter, {screen_width - margin, hints_y}, word(Word::change, language));
}

/// All of them, by name.
Phrase ScoreSheet::winners() const {
  Phrase names;
  for (Seat seat : ranking_)
    if (score_.winners.contains(seat)) names.add(names.empty() ? "" : ", ").add(unit_.view().name(seat));
  return names;
}

/// Who has won stands before the poster, in the sun.
void ScoreSheet::draw_scene(Painter& painter) const {
  constexpr int band_y = 160, plates_y = 108, pitch = 100, small_pitch = 56;
  const GameCard& card = card_of(unit_.table.name());
  const Language language = unit_.preferences.language;
  painter.image(card.scene, {0, 0});
  const int count = score_.winners.count();
  const int apart = count > 3 ? small_pitch : pitch;
  int x = screen_width / 2 - apart * (count - 1) / 2;
  painter.rectangle({0, band_y, screen_width, screen_height - band_y}, card.water.deep);
  painter.rectangle({0, band_y, screen_width, 3}, card.water.crest);
  for (int place = 0; place < count; ++place, x += apart)
    draw_winner(painter, ranking_[place], {x, plates_y});
  if (count == 1) {
    const Phrase words = phrase(Word::has_won, language, unit_.view().name(score_.winners.first()));
    text_in(painter, {8, band_y + 14, screen_width - 16, 50}, words.text(),
            largest_fitting(words.text(), TextSize::title, screen_width - 16), palette::foam);
    return;
  }
  const Phrase names = winners();
  paragraph(painter, {12, band_y + 12, screen_width - 24, 40}, names.text(), TextSize::child, palette::foam,
            Align::centre, 2);
  text_in(painter, {8, band_y + 56, screen_width - 16, 18}, word(Word::win_together, language),
          TextSize::body, palette::sun);
}

void ScoreSheet::draw_winner(Painter& painter, Seat seat, Point middle) const {
  constexpr int side = 56, rays = 12;
  const Face face = unit_.view().face(seat);
  for (int ray = 0; ray < rays; ++ray)
    painter.arc(fine(middle), fine(50), fine(7), static_cast<Turn>(ray * (0x10000 / rays)),
                0x10000 / rays / 3, palette::sun);
  painter.circle(fine(middle), fine(42), palette::sun);
  painter.circle(fine(middle), fine(38), palette::deep);
  painter.sprite(face.large, middle - Point{side / 2, side / 2}, face.color);
  if (!unit_.table.is_bots(seat)) return;
  const Point corner = middle + Point{26, 26};
  painter.circle(fine(corner), fine(16), palette::night);
  painter.sprite(face_of(unit_.table.level_of(seat)).small, corner - Point{12, 12}, face.color);
}

/// Who has won; while it is counted, that it is.
Phrase ScoreSheet::title() const {
  const Language language = unit_.preferences.language;
  if (!is_counted()) return phrase(Word::score, language);
  if (score_.winners.count() > 1) return winners();
  return phrase(Word::has_won, language, unit_.view().name(score_.winners.first()));
}

/// Below the rows, for as many as there is room for.
void ScoreSheet::draw_records(Painter& painter) const {
  constexpr int pitch = 24;
  const Language language = unit_.preferences.language;
  int y = row_area(ranking_.size(), ranking_.size()).y + 4;
  for (const Record& record : records_) {
    if (y + pitch > hints_y - 2) return;
    const Face face = unit_.view().face(record.seat);
    painter.sprite(face.small, {margin, y - 1}, face.color);
    const Phrase words = phrase(Word::record_of, language, static_cast<int>(record.count.won),
                                static_cast<int>(record.count.played), static_cast<int>(record.count.best));
    text_in(painter, {margin + 30, y, 204, pitch - 2}, words.text(), TextSize::body, palette::sand,
            Align::left);
    if (record.is_best)
      text_in(painter, {screen_width - margin - 60, y, 60, pitch - 2}, word(Word::new_best, language),
              TextSize::body, palette::sun, Align::right);
    else
      draw_levels(painter, {screen_width - margin - 68, y + 3}, record.count.beaten, face.color);
    y += pitch;
  }
}

/// A mark and its words, which A explains once the check is through.
void ScoreSheet::draw_fairness(Painter& painter, int x) const {
  constexpr Word words[] = {Word::deal_checked, Word::deal_fair, Word::deal_not_provable, Word::deal_untrue};
  constexpr Color colors[] = {palette::sand, palette::sea_glass, palette::sand, palette::coral};
  constexpr int gap = 6;
  const int i = static_cast<int>(fairness_);
  if (fairness_ != Fairness::unknown) x += draw_button_sign(painter, {x, hints_y}, "A") + gap;
  draw_fairness_mark(painter, {x + fairness_mark_side / 2, hints_y + hint_height / 2}, fairness_, colors[i]);
  x += fairness_mark_side + gap;
  text_in(painter, {x, hints_y, screen_width - margin - x, hint_height},
          word(words[i], unit_.preferences.language), TextSize::body, colors[i], Align::left);
}

void ScoreSheet::draw_meaning(Painter& painter) const {
  constexpr Word all[] = {Word::deal_checked, Word::deal_fair_means, Word::deal_not_provable_means,
                          Word::deal_untrue_means};
  constexpr int x = 14, width = screen_width - 2 * x, bottom = hints_y - 10, margin_y = 14;
  const Text words = word(all[static_cast<int>(fairness_)], unit_.preferences.language);
  const int height = paragraph_height(words, TextSize::body, width - 2 * x) + 2 * margin_y;
  const Rect box{x, bottom - height, width, height};
  if (!painter.shows(box)) return;
  painter.rounded(box, 14, palette::sea_glass);
  painter.rounded(inset(box, 3), 11, palette::night);
  paragraph(painter, inset(box, x, margin_y), words, TextSize::body, palette::foam, Align::left, 4);
}

void ScoreSheet::draw_row(Painter& painter, int place) const {
  const Seat seat = ranking_[place];
  const Rect area = row_area(place, ranking_.size());
  if (!painter.shows(inset(area, -10))) return;
  const bool wins = score_.winners.contains(seat);
  seaglass::draw_row(painter, unit_.table.name(), area,
                     wins && is_counted() ? RowLook::winning : RowLook::plain);
  const View view = unit_.view();
  const Face face = view.face(seat);
  const Point emblem{area.x + 4, area.y + (area.height - 24) / 2 + (wins ? 2 : 0)};
  painter.sprite(face.small, emblem, face.color);
  if (wins && is_counted()) draw_crown(painter, emblem);
  const int parts = parts_.size();
  if (has_names())
    draw_name(painter, {area.x + 32, area.y, parts_area(parts).x - area.x - 34, area.height}, seat);
  else
    draw_sign_on_emblem(painter, emblem, signs_[seat], face.color);
  for (int i = 0; i < smaller(shown_parts_, parts); ++i) {
    const int points = score_.parts[parts_[i]][seat];
    Phrase figure;
    figure.add(unit_.table.screen().is_lost(parts_[i]) && points != 0 ? -points : points);
    text_in(painter, part_area(i, parts, area.y, area.height), figure.text(), TextSize::body, palette::foam);
  }
  Phrase total;
  total.add(shown_total(seat));
  text_in(painter, {total_right - 50, area.y, 50, area.height}, total.text(), TextSize::child,
          wins && is_counted() ? palette::sun : palette::foam, Align::right);
}

/// As far as it has been counted.
int ScoreSheet::shown_total(Seat seat) const {
  if (is_counted()) return score_.totals[seat];
  int total = 0;
  for (int i = 0; i < shown_parts_; ++i) {
    const int points = score_.parts[parts_[i]][seat];
    total += unit_.table.screen().is_lost(parts_[i]) ? -points : points;
  }
  return total;
}

/// The sign stands right behind it, however large it is.
void ScoreSheet::draw_name(Painter& painter, Rect area, Seat seat) const {
  const Text name = unit_.view().name(seat);
  if (signs_[seat] == SitterSign::none)
    return static_cast<void>(text_in(painter, area, name, TextSize::body, palette::foam, Align::left));
  constexpr int gap = 4;
  TextSize size = enlarged(painter, name, TextSize::body, area.width, area.height);
  if (text_width(name, size) + gap + sign_side > area.width) size = TextSize::body;
  const int width = smaller(area.width, text_width(name, size));
  paragraph(painter, {area.x, area.y + (area.height - cap_height(size)) / 2, width, area.height}, name, size,
            palette::foam, Align::left, 1);
  draw_sign(painter, {area.x + width + gap, area.y + (area.height - sign_side) / 2}, signs_[seat],
            unit_.view().face(seat).color);
}

}  // namespace seaglass
