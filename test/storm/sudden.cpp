// Tables that change their host on a hostile air. Before that the air is foul and guests start anew. Then the
// table may be handed over, once or more, while any unit starts anew or loses its power at any write, and the
// units hear each other one way, or not at all. Then its host dies in the middle: it falls silent for good,
// or until after a claim, or comes back in the middle of it; somebody claims the table, or two do at once, or
// somebody says no at first. One seed decides everything:
//
//   sudden GAMES SEED       plays so many games from that seed on
//
// In each, whoever claimed goes on from a position that the table really had, and not from before the newest
// that all were known to hold; whoever was handed the table has all that was played; nothing is played that
// nobody wanted, and nothing twice, and everything that a person was told is played is there, but for what a
// claim takes back; no card is lost or doubled at any choice; the game ends, and all who are there show the
// same; nobody finds an honest deal untrue; no key and nonce is used twice; nothing opened that nobody
// sealed, nor twice.
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "arguments.h"
#include "games/games.h"
#include "games/subjects.h"
#include "progress.h"
#include "storm/ledger.h"
#include "storm/roaming_unit.h"
#include "storm/weather.h"

namespace seaglass {

/// Which revision all who are near have in a snapshot, as far as the host knows.
struct TableProbe {
  static int settled_revision(const TableHost& host) {
    const HostSnapshots& snapshots = host.snapshots_;
    const bool settled =
        snapshots.settled_ != no_edition && snapshots.settled_ == snapshots.snapshot_.edition;
    const bool all_hold = snapshots.snapshot_.holders == near(host) && snapshots.all_have_it();
    return settled && all_hold ? snapshots.revision_ : -1;
  }
  static UnitBits near(const TableHost& host) { return host.players_who_are(true); }
  /// Nobody can claim the table without all the others.
  static bool takes_all(const TableHost& host, int guests) {
    return settled_revision(host) >= 0 && host.snapshots_.snapshot_.holders == (1 << guests) - 1;
  }
};

namespace storm {

namespace {

constexpr Microseconds second = 1000000;

struct Tally {
  long games = 0;
  long choices = 0;
  long handed_over = 0;
  long stayed = 0;  // tables that should have been, and were not
  long cuts = 0;
  long claimed = 0;
  long taken_back = 0;  // choices
  long refused = 0;
  long came_back = 0;
  long forged = 0;
};

class Sudden {
 public:
  Sudden(std::uint64_t seed, Tally& tally)
      : seed_(seed),
        random_(seed * 0x9E3779B97F4A7C15u + 5),
        medium_(std::make_unique<SharedMedium>(seed)),
        room_(*medium_),
        tally_(tally) {}

  void run() {
    set_up();
    rage(second * static_cast<Microseconds>(3 + random_.below(6)));
    let_decide(false);
    pass(10 * second);  // until all have been introduced to each other
    let_decide(true);
    play_for(second * static_cast<Microseconds>(random_.below(4)));
    for (int times = chance(50) ? 1 + random_.below(2) : 0; times > 0 && is_playing(); --times) hand_over();
    if (is_playing()) die();
    finish();
    check_end();
    ++tally_.games;
    tally_.choices += unit(host_).journal().size();
  }

 private:
  [[noreturn]] void fail(const char* what) {
    std::fprintf(stderr, "sudden: %s: seed %llu, %s, %d units, host %d, at %.3f s\n", what,
                 static_cast<unsigned long long>(seed_), game_at(game_).facts().name, size(), host_,
                 static_cast<double>(medium_->now()) / 1e6);
    for (auto& each : units_)
      if (each->is_up() && each->visits())
        std::fprintf(stderr, "  guest %d: at %d, link %d, told %d, revision %d, host term %d, in claim %d\n",
                     each->number, each->joined().link().host().bytes[5] - 1,
                     static_cast<int>(each->joined().link().state()), each->seen().is_told(),
                     each->seen().revision(), each->seen().host_term(), each->seen().in_claim());
      else if (each->is_up())
        std::fprintf(stderr, "  host %d: stage %d, host term %d, claim ended %d\n", each->number,
                     static_cast<int>(each->hosted().table().stage()), each->hosted().table().host_term(),
                     static_cast<int>(each->hosted().table().claim_end()));
    std::exit(1);
  }

  bool chance(int percent) { return random_.below(100) < percent; }
  RoamingUnit& unit(int i) { return *units_[static_cast<std::size_t>(i)]; }
  int size() const { return static_cast<int>(units_.size()); }
  int any_guest() { return (host_ + 1 + random_.below(size() - 1)) % size(); }
  bool is_playing() { return hosts_game(host_) && unit(host_).hosted().table().stage() == Stage::playing; }
  bool hosts_game(int i) { return unit(i).is_up() && unit(i).hosts_game(); }

  void set_up() {
    game_ = static_cast<int>(seed_ % game_count);
    const GameFacts& facts = game_at(game_).facts();
    const int least = facts.players_min < 3 ? 3 : facts.players_min;
    const int players = least + random_.below(facts.players_max - least + 1);
    for (int i = 0; i < players; ++i) {
      units_.push_back(std::make_unique<RoamingUnit>(*medium_, cryptography_, i, random_.next()));
      unit(i).game = game_;
      unit(i).greedy = chance(20);
      unit(i).drift_ppm = random_.below(400) - 200;
      unit(i).clock_begins = random_.next();
      unit(i).people.push_back(person_named(static_cast<char>('a' + i)));
      unit(i).opens_table = i == 0;
      unit(i).first_host = address_of(0);
      if (i > 0) acquaint(unit(0), unit(i), random_);
      room_.add(unit(i));
      unit(i).start_later(static_cast<Microseconds>(random_.below(1000000)));
    }
    Roster& roster = unit(0).roster;
    roster.players = static_cast<std::uint8_t>(players);
    roster.options = conformance::option_combination(game_at(game_), players, random_.next());
    roster.seats[Seat(0)].holder = Holder::host;
  }

  void let_decide(bool they_do) {
    for (auto& each : units_) each->decides_by_itself = they_do;
  }
  void pass(Microseconds time) {
    for (const Microseconds end = medium_->now() + time; medium_->now() < end;) {
      room_.pass(end);
      watch();
    }
  }
  template <typename Condition>
  bool run_until(Condition holds, Microseconds patience) {
    for (const Microseconds end = medium_->now() + patience; medium_->now() < end && !holds();)
      pass(second / 50);
    return holds();
  }

  /// At every choice of whoever hosts: no card is lost, and how the table looked before anybody claimed it.
  void watch() {
    if (!hosts_game(host_)) return;
    const RoamingUnit& host = unit(host_);
    const int revision = host.journal().size();
    if (!is_claimed_) {
      const TableHost& table = unit(host_).hosted().table();
      if (near_ != TableProbe::near(table)) settled_ = 0;  // who comes back holds nothing of that
      near_ = TableProbe::near(table);
      settled_ = std::max(settled_, TableProbe::settled_revision(table));
      if (revision + 1 < static_cast<int>(looks_.size())) fail("a choice that was played is gone");
      while (static_cast<int>(looks_.size()) <= revision) {
        looks_.emplace_back();
        unit(host_).sitting().look_back(static_cast<int>(looks_.size()) - 1, looks_.back());
      }
    }
    if (revision == audited_) return;
    audited_ = revision;
    if (const char* wrong = conformance::subject(game_).audit(unit(host_).truth())) fail(wrong);
  }

  void rage(Microseconds duration) {
    if (!run_until([&] { return hosts_game(0); }, 120 * second)) fail("the table is never dealt");
    medium_->faults = foul_weather(random_);
    for (const Microseconds end = medium_->now() + duration; medium_->now() < end;) {
      pass(static_cast<Microseconds>(random_.below(600000)));
      switch (random_.below(4)) {
        case 0: restart(any_guest()); break;
        case 1: tally_.forged += say_again(*medium_, random_); break;
        case 2: tally_.forged += forge_some(*medium_, random_, address_of(any_guest())); break;
        default: break;
      }
    }
    calm();
  }
  void calm() {
    medium_->faults = simulator::MediumFaults();
    medium_->faults.loss_percent = random_.below(20);
    for (int i = 0; i < size(); ++i)
      if (!(is_dead_ && i == dead_)) start(i, medium_->now());
    mend_partitions();
  }
  void start(int i, Microseconds at) {
    if (!unit(i).is_up() && !unit(i).will_start()) unit(i).start_later(at);
  }
  void restart(int i) {
    if (!unit(i).is_up()) return;
    unit(i).stop();
    unit(i).start_later(medium_->now() + static_cast<Microseconds>(random_.below(2000000)));
  }
  void play_for(Microseconds time) { pass(time); }

  // ------------------------------------------------------------------------------------- to another's hands

  void hand_over() {
    HostedTable& table = unit(host_).hosted();
    const int peer = table.link().peer_of(address_of(any_guest()));
    if (peer < 0 || !table.hand_over(peer)) return;
    let_decide(chance(40));
    if (chance(80)) medium_->faults = foul_weather(random_);
    for (int troubles = random_.below(12); troubles > 0; --troubles) {
      pass(static_cast<Microseconds>(random_.below(400000)));
      make_trouble();
    }
    pass(static_cast<Microseconds>(random_.below(10000000)));
    calm();
    for (int i = 0; i < size(); ++i)  // no cut is left for later
      if (unit(i).flash->has_power()) unit(i).flash->restore_power();
    const int before = host_;
    if (!run_until([&] { return all_are_at_one_table(); }, 600 * second)) fail("not all find the table");
    ++(host_ == before ? tally_.stayed : tally_.handed_over);
    let_decide(true);
    settled_ = 0;  // whoever started anew holds nothing of what was made before
  }

  void make_trouble() {
    const int any = random_.below(size());
    switch (random_.below(7)) {
      case 0: return restart(any);
      case 1: return cut_power(any);
      case 2: return part(any);
      case 3: return mend_partitions();
      case 4: tally_.forged += say_again(*medium_, random_); return;
      case 5: tally_.forged += forge_some(*medium_, random_, address_of(any)); return;
      case 6:
        for (int i = 0; i < size(); ++i) start(i, medium_->now());  // whose power failed
        return;
      default: return;
    }
  }
  void cut_power(int i) {
    if (!unit(i).is_up() || !unit(i).flash->has_power()) return;
    unit(i).flash->cut_power_after(random_.below(400));
    ++tally_.cuts;
  }
  void part(int i) {
    const bool one_way = chance(50), hears = chance(50);
    for (int other = 0; other < size(); ++other) {
      if (other == i || chance(40)) continue;
      if (!one_way || hears) medium_->set_reach(i, other, false);
      if (!one_way || !hears) medium_->set_reach(other, i, false);
    }
  }
  void mend_partitions() {
    for (int from = 0; from < size(); ++from)
      for (int to = 0; to < size(); ++to) medium_->set_reach(from, to, true);
  }

  bool all_are_at_one_table() {
    if (!finds_host() || unit(host_).hosted().table().is_moving()) return false;
    for (int i = 0; i < size(); ++i)
      if (i != host_ && !is_at_table(i)) return false;
    return true;
  }
  bool is_at_table(int i) {
    RoamingUnit& each = unit(i);
    radio::HostLink& link = unit(host_).hosted().link();
    const int peer = link.peer_of(address_of(i));
    return peer >= 0 && link.linked(peer) && each.is_up() && each.visits() && each.seen().is_told() &&
           each.seen().has_state() && each.seen().host_term() == unit(host_).hosted().table().host_term();
  }

  // -------------------------------------------------------------------------------------------- sudden death

  void die() {
    watch();
    takes_all_ = TableProbe::takes_all(unit(host_).hosted().table(), size() - 1);
    unit(host_).stop();
    is_dead_ = true;
    dead_ = host_;
    host_term_of_dead_ = host_term_;
    pass(12 * second);
    if (chance(20)) return come_back();  // before anybody claims
    if (chance(25)) try_in_vain();
    const int claimant = any_guest();
    if (!unit(claimant).visits() || !unit(claimant).joined().can_claim()) return come_back();
    unit(claimant).claim();
    const int other = any_guest();
    if (chance(25) && other != claimant && unit(other).joined().can_claim()) unit(other).claim();
    if (takes_all_ && chance(15)) {
      pass(static_cast<Microseconds>(random_.below(4000000)));
      come_back();
    }
    const auto is_impossible = [&] {
      for (const int each : {claimant, other})
        if (unit(each).visits() && unit(each).last_end == TableHost::ClaimEnd::impossible) return true;
      return false;
    };
    if (!run_until([&] { return finds_host() || is_impossible(); }, 120 * second))
      fail("nobody hosts after a claim that everybody agreed to");
    // Who was away when the last snapshots were made can open none; another could, but here all wait.
    if (!finds_host()) return come_back();
    if (is_claimed_) check_claimed();
  }

  /// Somebody says no, and everybody is where they were.
  void try_in_vain() {
    const int claimant = any_guest(), other = any_guest();
    if (claimant == other || !unit(claimant).joined().can_claim()) return;
    unit(other).people_say = Consent::no;
    unit(claimant).claim();
    if (!run_until([&] { return unit(claimant).visits(); }, 60 * second)) {
      // Who would say no holds nothing that it takes, and is not asked.
      if (!unit(claimant).hosts_game()) fail("a claim does not end by a no");
    }
    unit(other).people_say = Consent::yes;
    ++tally_.refused;
    pass(10 * second);
  }

  /// The one that came to it last.
  bool finds_host() {
    int found = -1;
    for (int i = 0; i < size(); ++i)
      if (hosts_game(i) && (found < 0 || host_term_at(i) > host_term_at(found))) found = i;
    if (found < 0 || host_term_at(found) < host_term_) return false;
    if (host_ != found) audited_ = -1;
    host_ = found;
    host_term_ = host_term_at(found);
    is_claimed_ = dead_ >= 0 && host_term_ > host_term_of_dead_;
    return true;
  }
  int host_term_at(int i) { return unit(i).hosted().table().host_term(); }

  void check_claimed() {
    ++tally_.claimed;
    AnyState opened;
    unit(host_).sitting().look_back(0, opened);
    const auto bytes = static_cast<std::size_t>(game_at(game_).state_bytes());
    int found = static_cast<int>(looks_.size()) - 1;
    while (found >= 0 && std::memcmp(&looks_[static_cast<std::size_t>(found)], &opened, bytes) != 0) --found;
    if (found < 0) fail("the game goes on from a position that never was");
    if (found < settled_) fail("more was taken back than what not all held");
    tally_.taken_back += static_cast<long>(looks_.size()) - 1 - found;
    if (chance(40)) restart(host_);
    if (takes_all_ && chance(60)) come_back();
  }

  void come_back() {
    if (unit(dead_).is_up() || unit(dead_).will_start()) return;
    is_dead_ = false;
    ++tally_.came_back;
    unit(dead_).start_later(medium_->now() + static_cast<Microseconds>(random_.below(20000000)));
  }

  // ----------------------------------------------------------------------------------------------- the end

  bool is_finished() {
    if (!finds_host() || unit(host_).hosted().table().stage() != Stage::over) return false;
    for (int i = 0; i < size(); ++i) {
      RoamingUnit& each = unit(i);
      if (i == host_ || (is_dead_ && i == dead_)) continue;
      if (!each.is_up() || !each.visits() || !each.seen().has_state() || !each.seen().is_told() ||
          each.seen().host_term() != unit(host_).hosted().table().host_term() ||
          each.seen().fairness() == Fairness::unknown)
        return false;
    }
    return true;
  }

  void finish() {
    if (chance(50)) {
      medium_->faults = foul_weather(random_);
      pass(5 * second);
    }
    calm();
    if (!run_until([&] { return is_finished(); }, 3600 * second)) fail("the game does not end");
  }

  void check_end() {
    RoamingUnit& host = unit(host_);
    AnyState again, seen;
    host.sitting().look_back(host.journal().size(), again);
    const auto bytes = static_cast<std::size_t>(game_at(game_).state_bytes());
    if (std::memcmp(&again, &host.truth(), bytes) != 0) fail("the journal leads elsewhere");
    for (int i = 0; i < size(); ++i) {
      if (i == host_ || (is_dead_ && i == dead_)) continue;
      host.sitting().view(unit(i).seen().seats(), seen);
      if (std::memcmp(&seen, &unit(i).seen().state(), bytes) != 0) fail("a guest shows something else");
      if (unit(i).seen().fairness() == Fairness::untrue) fail("an honest deal is found untrue");
      if (is_claimed_ && unit(i).seen().fairness() != Fairness::not_provable) fail("a lost deal is proved");
    }
    Ledger ledger(host.journal());
    for (auto& each : units_) ledger.count(*each, is_claimed_ ? host_term_ : 0);
    if (const char* wrong = ledger.wrong()) fail(wrong);
    if (cryptography_.repeats > 0) fail("a key and a nonce met twice");
    if (cryptography_.foreign > 0) fail("something was opened that nobody sealed");
    if (cryptography_.twice > 0) fail("a frame was accepted twice");
    if (medium_->counts().bytes_max > radio_frame_bytes_max) fail("a frame is too long");
  }

  std::uint64_t seed_;
  Random random_;
  WatchedCryptography cryptography_;
  std::unique_ptr<SharedMedium> medium_;
  Room room_;
  std::vector<std::unique_ptr<RoamingUnit>> units_;
  Tally& tally_;
  int game_ = 0;
  int host_ = 0;
  int host_term_ = 0;  // of its table
  bool is_dead_ = false;
  int dead_ = -1;  // who died; −1: nobody yet
  int host_term_of_dead_ = 0;
  bool is_claimed_ = false;
  bool takes_all_ = false;       // else its host could come back to some who play on without the others
  std::vector<AnyState> looks_;  // of the table before anybody claimed it, after each choice
  int settled_ = 0;
  UnitBits near_ = 0;
  int audited_ = -1;
};

}  // namespace
}  // namespace storm
}  // namespace seaglass

static unsigned long long current_seed = 0;

/// A check in the code itself has failed, and said which one.
static void name_seed(int) {
  std::fprintf(stderr, "sudden: that was seed %llu\n", current_seed);
}

int main(int count, char** words) {
  using namespace seaglass::storm;
  seaglass::expect_arguments(count, 2, 2, "sudden GAMES SEED");
  const std::int64_t games = seaglass::counted("GAMES", words[1]);
  const std::uint64_t seed = seaglass::seed_of(words[2]);
  Tally tally;
  std::signal(SIGABRT, name_seed);
  seaglass::Progress progress("sudden deaths", games, "games");
  for (std::int64_t i = 0; i < games; ++i) {
    progress.done(i);
    current_seed = seed + static_cast<std::uint64_t>(i);
    Sudden(current_seed, tally).run();
  }
  std::printf(
      "%ld games, %ld choices by the last host, %ld tables handed over and %ld that stayed, %ld power cuts "
      "meanwhile, %ld tables claimed, %ld choices taken back by it, %ld refusals, %ld hosts that came back, "
      "%ld frames forged or said again\n",
      tally.games, tally.choices, tally.handed_over, tally.stayed, tally.cuts, tally.claimed,
      tally.taken_back, tally.refused, tally.came_back, tally.forged);
  return 0;
}
