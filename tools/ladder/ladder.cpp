// ladder GAME PLAYERS HERO VILLAIN SEED FIRST LAST [OPTION...]: plays deals FIRST … LAST − 1, each once with
// the hero in every seat and villains in the others. For each deal it prints its number, the hero's wins (a
// shared one counts as a part) and lead over the mean of the others, both summed over the seats, and how many
// units of thought the hero's turns took in all, how many turns those were, and the longest.
//
// Who can play: minnow, otter, heron, orca; greedy, the plain bots of lib/yardstick; random.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "arguments.h"
#include "bots/bot.h"
#include "core/same_text.h"
#include "game_named.h"
#include "games/bots.h"
#include "games/games.h"
#include "tabletop/random_player.h"
#include "yardstick/yardstick.h"

using namespace seaglass;

namespace seaglass {
void check_failed(const char* claim, const char* file, int line) {
  std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, claim);
  std::abort();
}
}  // namespace seaglass

namespace {

constexpr int arguments_max = 99;
constexpr int events_max = 400;  // of one choice

[[noreturn]] void fail(const char* what) {
  std::fprintf(stderr, "%s\n", what);
  std::exit(1);
}

struct Style {
  bool thinks = true;  // or plays by chance
  bool is_plain = false;
  bots::Level level = bots::usual_level;

  static Style named(const char* name) {
    constexpr const char* levels[] = {"minnow", "otter", "heron", "orca"};
    static_assert(sizeof levels / sizeof levels[0] == bots::level_count);
    Style style;
    if (same_text(name, "random")) {
      style.thinks = false;
      return style;
    }
    style.is_plain = same_text(name, "greedy");
    if (style.is_plain) return style;
    for (int i = 0; i < bots::level_count; ++i) {
      if (!same_text(name, levels[i])) continue;
      style.level = bots::level_at(i);
      return style;
    }
    refuse("player", name, "must be minnow, otter, heron, orca, greedy or random");
  }
  const bots::GameBots& bots_of(GameName game) const {
    return is_plain ? yardstick::plain_bots_of(game) : bots::bots_of(game);
  }
};

struct Tally {
  double wins = 0, lead = 0;
  long units = 0, turns = 0, longest_turn = 0;
};

/// One game: the hero sits here, villains elsewhere.
class Match {
 public:
  Match(GameName name, const Style& hero, const Style& villain)
      : name_(name), game_(game_of(name)), hero_(hero), villain_(villain) {}

  void play(const Setup& setup, Seat hero, Random random, Tally& result) {
    hero_seat_ = hero;
    players_ = setup.players;
    game_.begin(state_, setup);
    for (Seat seat : all_seats(players_)) begin_to_remember(seat);
    long turn_units = 0;
    Seat last;
    bool any = false;
    int played = 0;
    while (!game_.over(state_)) {
      if (++played > game_.facts().choices_max) fail("a game that does not end");
      const Seat seat = game_.to_act(state_).first();
      if (any && seat != last && last == hero) note_turn(result, turn_units);
      const Choice choice = decide(seat, random, turn_units);
      last = seat;
      any = true;
      carry(seat, choice);
    }
    if (last == hero) note_turn(result, turn_units);
    const Score score = game_.score(state_);
    if (score.winners.contains(hero)) result.wins += 1.0 / score.winners.count();
    int others = 0;
    for (Seat seat : all_seats(players_)) others += seat == hero ? 0 : score.totals[seat];
    result.lead += score.totals[hero] - 1.0 * others / (players_ - 1);
  }

 private:
  const Style& style_of(Seat seat) const { return seat == hero_seat_ ? hero_ : villain_; }
  bool remembers(Seat seat) const {
    return style_of(seat).thinks && style_of(seat).bots_of(name_).remembers();
  }

  static void note_turn(Tally& result, long& units) {
    result.units += units;
    ++result.turns;
    if (units > result.longest_turn) result.longest_turn = units;
    units = 0;
  }

  void begin_to_remember(Seat seat) {
    known_[seat] = bots::Knowledge();
    if (!remembers(seat)) return;
    seen_ = state_;
    game_.mask(seen_, SeatSet(seat));
    style_of(seat).bots_of(name_).begin(known_[seat], seat, seen_);
  }

  Choice decide(Seat seat, Random& random, long& units) {
    const Style& style = style_of(seat);
    if (!style.thinks) return any_choice(random, [&](auto visit) { game_.choices(state_, seat, visit); });
    bot_.begin(game_, style.bots_of(name_), state_, known_[seat], seat, style.level,
               Random::seeded_by(random));
    for (bool done = false; !done;) {
      done = bot_.step();
      if (seat == hero_seat_) ++units;
    }
    return bot_.choice();
  }

  void carry(Seat seat, Choice choice) {
    event_count_ = 0;
    before_ = state_;
    const Refusal refusal = game_.play(state_, seat, choice, [&](const Event& event) {
      if (event_count_ == events_max) fail("more events than there is room for");
      events_[event_count_++] = event;
    });
    if (refusal) fail(game_.why(refusal));
    for (Seat to : all_seats(players_)) {
      if (!remembers(to)) continue;
      seen_ = before_;
      game_.mask(seen_, SeatSet(to));
      for (int i = 0; i < event_count_; ++i)
        style_of(to).bots_of(name_).tell(known_[to], to, game_.mask(events_[i], SeatSet(to)), seen_);
    }
  }

  GameName name_;
  const Game& game_;
  Style hero_, villain_;
  Seat hero_seat_;
  int players_ = 0;
  AnyState state_, before_, seen_;
  PerSeat<bots::Knowledge> known_;
  bots::Bot bot_;
  Event events_[events_max];
  int event_count_ = 0;
};

}  // namespace

int main(int count, char** words) {
  expect_arguments(count, 7, 7 + arguments_max,
                   "ladder GAME PLAYERS HERO VILLAIN SEED FIRST LAST [OPTION...]");
  const auto name = static_cast<GameName>(game_named("GAME", words[1]));
  const GameFacts& facts = game_of(name).facts();
  Setup setup;
  setup.players = whole_number<std::uint8_t>("PLAYERS", words[2], facts.players_min, facts.players_max);
  for (int i = 0; i < facts.option_count; ++i) setup.options.values[i] = facts.options[i].standard;
  if (count - 8 > facts.option_count)
    refuse("OPTIONS", words[8],
           "must be at most " + std::to_string(facts.option_count) +
               " numbers, one for each option of this game");
  for (int i = 8; i < count; ++i)
    setup.options.values[i - 8] = whole_number<std::uint8_t>("OPTIONS", words[i], 0, UINT8_MAX);
  if (!game_of(name).allows(setup)) {
    std::string all;
    for (int i = 8; i < count; ++i) all += (i > 8 ? "," : "") + std::string(words[i]);
    refuse("OPTIONS", all.c_str(), "no table of this game is set up like that");
  }
  const Style hero = Style::named(words[3]), villain = Style::named(words[4]);
  const std::uint64_t seed = seed_of(words[5]);
  const auto last = whole_number<int>("LAST", words[7], 0, counted_max);
  static Match match(name, hero, villain);
  for (auto deal = whole_number<int>("FIRST", words[6], 0, last); deal < last; ++deal) {
    Tally result;
    setup.seed = seed * 1000003u + static_cast<unsigned>(deal);
    for (Seat seat : all_seats(setup.players))
      match.play(setup, seat, Random(seed * 7919u + static_cast<unsigned>(deal) * 31u + 5u), result);
    std::printf("%d %.6f %.4f %ld %ld %ld\n", deal, result.wins, result.lead, result.units, result.turns,
                result.longest_turn);
    std::fflush(stdout);
  }
}
