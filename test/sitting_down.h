// How somebody sits down at a new table by buttons alone: from a game's page, with the cursor on "play" or
// "new game", to its first card or to the waiting room. It follows what the screens keep, as a person sees it
// there.
#pragma once

#include "core/check.h"
#include "device.h"
#include "save/new_table/table_settings.h"

namespace seaglass {

/// `Tap` is called with each button.
template <typename Tap>
class SittingDown {
 public:
  using Place = Seating::Place;

  SittingDown(const RecordLog& log, GameName game, PlayMode mode, int first_emblem, Tap tap)
      : log_(log),
        game_(game),
        tap_(tap),
        seating_(Seating::load(log, mode, game, first_emblem)),
        first_emblem_(first_emblem) {}

  const Seating& seating() const { return seating_; }

  /// To the chairs, with the cursor on the start.
  void choose_mode() {
    tap_(Button::a);
    for (int way = static_cast<int>(Seating::last_mode(log_)); way != static_cast<int>(seating_.mode);
         way = (way + 1) % play_ways)
      tap_(Button::down);
    tap_(Button::a);
    if (seating_.mode == PlayMode::on_air) {  // past the tables around, to one of its own
      tap_(Button::up);
      tap_(Button::up);
      tap_(Button::a);
    }
    at_ = start();
  }

  /// The first so many chairs are such ones; whoever sits on others gets up.
  void sit(const Place* places, int count) {
    while (seating_.players() > count) get_up(seating_.players() - 1);
    for (int i = 0; i < count; ++i) {
      if (i == seating_.players()) add();
      change_place(i, places[i]);
    }
  }

  void add() {
    go_to(seating_.players());
    tap_(Button::a);
    seating_.add(seating_.usual_place(), first_emblem_);
    if (!has_room()) at_ = seating_.players() - 1;
  }

  void get_up(int chair) {
    go_to(chair);
    tap_(Button::a);
    tap_(Button::up);
    tap_(Button::a);
    // Without this check GCC 14 and 16 warn that erase() reads past the chairs.
    CHECK(seating_.players() <= seating_.chairs.capacity());
    seating_.chairs.erase(chair);
  }

  void change_place(int chair, Place wanted) {
    if (seating_.chairs[chair].place == wanted) return;
    go_to(chair);
    tap_(Button::a);
    tap_(Button::up);
    tap_(Button::up);
    const int kinds = seating_.mode == PlayMode::on_air ? 3 : 2;
    for (int kind = static_cast<int>(seating_.chairs[chair].place) - 1; kind != static_cast<int>(wanted) - 1;
         kind = (kind + 1) % kinds)
      tap_(Button::a);
    tap_(Button::b);
    seating_.chairs[chair].place = wanted;
  }

  void change_animal(int chair, int wanted) {
    go_to(chair);
    tap_(Button::a);
    while (seating_.chairs[chair].emblem != wanted) {
      tap_(Button::a);
      seating_.chairs[chair].emblem = seating_.free_emblem(seating_.chairs[chair].emblem);
    }
    tap_(Button::b);
  }

  void change_level(int chair, BotLevel wanted) {
    go_to(chair);
    tap_(Button::a);
    tap_(Button::down);
    BotLevel& level = seating_.chairs[chair].level;
    while (level != wanted) {
      tap_(Button::a);
      level = static_cast<BotLevel>((static_cast<int>(level) + 1) % bot_level_count);
    }
    tap_(Button::b);
  }

  void go_to_option(int number) { go_to(chairs_end() + number); }
  void go_to_beginner() { go_to(start() - 2); }

  void begin() {
    go_to(start());
    tap_(Button::a);
  }

 private:
  const GameFacts& facts() const { return game_of(game_).facts(); }
  bool has_room() const { return seating_.players() < facts().players_max; }
  int chairs_end() const { return seating_.players() + (has_room() ? 1 : 0); }
  int start() const { return chairs_end() + facts().option_count + 2; }

  /// Whichever way is shorter.
  void go_to(int spot) {
    const int spots = start() + 1;
    const int right = (spot - at_ + spots) % spots;
    for (int i = 0; i < right && right <= spots / 2; ++i) tap_(Button::right);
    for (int i = 0; i < spots - right && right > spots / 2; ++i) tap_(Button::left);
    at_ = spot;
  }

  const RecordLog& log_;
  GameName game_;
  Tap tap_;
  Seating seating_;
  int first_emblem_;
  int at_ = 0;
};

}  // namespace seaglass
