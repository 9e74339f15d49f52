// A table at which bots sit, and what each of them remembers.
#pragma once

#include "bots/bot.h"
#include "core/fixed_vector.h"
#include "games/bots.h"
#include "games/games.h"
#include "games/subjects.h"

namespace seaglass::opponents {

struct Decision {
  Choice choice;
  int units = 0;  // of thought
};

class TableOfBots {
 public:
  explicit TableOfBots(GameName its_name)
      : name(its_name),
        game(game_of(its_name)),
        subject(conformance::subject(number_of(its_name))),
        bots_(bots::bots_of(its_name)) {}

  void begin(const Setup& setup) {
    players_ = setup.players;
    game.begin(state, setup);
    for (Seat seat : all_seats(players_)) {
      known[seat] = bots::Knowledge();
      seen_ = state;
      game.mask(seen_, SeatSet(seat));
      if (bots_.remembers()) bots_.begin(known[seat], seat, seen_);
    }
    known_elsewhere = known;
  }

  /// Carries it out and tells everybody, here and at a table that looks the same to each seat.
  Refusal play(Seat seat, Choice choice, Random& random) {
    before_ = state;
    events_.clear();
    const Refusal refusal =
        game.play(state, seat, choice, [&](const Event& event) { events_.push_back(event); });
    if (refusal || !bots_.remembers()) return refusal;
    for (Seat to : all_seats(players_)) {
      seen_ = elsewhere_ = before_;
      subject.scramble(elsewhere_, SeatSet(to), random);
      game.mask(seen_, SeatSet(to));
      game.mask(elsewhere_, SeatSet(to));
      for (const Event& event : events_) {
        bots_.tell(known[to], to, game.mask(event, SeatSet(to)), seen_);
        bots_.tell(known_elsewhere[to], to, game.mask(event, SeatSet(to)), elsewhere_);
      }
    }
    return refusal;
  }

  /// What a bot there decides that hurries after so many units of thought.
  Decision decide(const AnyState& at, const bots::Knowledge& knowledge, Seat seat, bots::Level level,
                  Random random, int units_max) {
    bot_.begin(game, bots_, at, knowledge, seat, level, random);
    Decision decision;
    for (bool done = false; !done;) {
      if (++decision.units > units_max) bot_.hurry();
      done = bot_.step();
    }
    decision.choice = bot_.choice();
    return decision;
  }

  int choices_of(Seat seat) const {
    int count = 0;
    game.choices(state, seat, [&](Choice) { ++count; });
    return count;
  }

  const GameName name;
  const Game& game;
  const conformance::Subject subject;
  AnyState state;
  PerSeat<bots::Knowledge> known, known_elsewhere;

 private:
  static constexpr int events_max = 400;  // of one choice

  const bots::GameBots& bots_;
  bots::Bot bot_;
  int players_ = 0;
  AnyState before_, seen_, elsewhere_;
  FixedVector<Event, events_max> events_;
};

}  // namespace seaglass::opponents
