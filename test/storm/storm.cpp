// Whole games of all four kinds over a hostile air: up to six units, loss, bursts, doubles, delays,
// corrupted, forged and replayed frames, partitions both ways and one way, clocks that drift, restarts at any
// moment and power cuts at the host's flash, units that leave and units that watch. One seed decides
// everything:
//
//   storm GAMES SEED        plays so many games from that seed on
//
// After a while the air gets better, and then every game must end, with all units showing the same; no card
// lost or doubled at any choice; no unit ever showing a position that was not so; nothing played that nobody
// wanted, and nothing twice; everything that a person was told is played standing in the journal as it was
// chosen; no deal found untrue; no key and nonce used twice; nothing opened that nobody sealed, nor twice.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "arguments.h"
#include "games/games.h"
#include "games/subjects.h"
#include "progress.h"
#include "storm/ledger.h"
#include "storm/weather.h"

namespace seaglass::storm {

namespace {

constexpr Microseconds second = 1000000;

struct Tally {
  long games = 0;
  long choices = 0;
  long frames = 0;
  long restarts = 0;
  long cuts = 0;
  long forged = 0;
  long watched_to_the_end = 0;
  long handed_over = 0;
  int frame_bytes_max = 0;
};

class Storm {
 public:
  Storm(std::uint64_t seed, Tally& tally)
      : seed_(seed),
        random_(seed * 0x9E3779B97F4A7C15u + 1),
        medium_(std::make_unique<SharedMedium>(seed)),
        room_(*medium_),
        tally_(tally) {}

  void run() {
    set_up();
    const Microseconds rages_until = second * static_cast<Microseconds>(3 + random_.below(25));
    const Microseconds limit = rages_until + 3600 * second;
    set_faults();
    Microseconds next_trouble = second;
    while (!is_finished()) {
      if (medium_->now() > limit) fail("the game does not end");
      room_.pass(raging_ ? std::min(next_trouble, rages_until) : medium_->now() + second);
      check_truth();
      if (!raging_) send_away_who_left();
      if (!raging_ && next_host_ >= 0) move_table();
      if (!host_->is_up() && !host_->will_start())  // the power failed at its flash
        host_->start_later(medium_->now() + static_cast<Microseconds>(random_.below(3000000)));
      if (raging_ && medium_->now() >= rages_until) calm();
      if (raging_ && medium_->now() >= next_trouble) {
        make_trouble();
        next_trouble = medium_->now() + static_cast<Microseconds>(random_.below(600000));
      }
    }
    check_end();
    note();
  }

 private:
  [[noreturn]] void fail(const char* what) {
    std::fprintf(stderr, "storm: %s: seed %llu, %s, %d units, at %.3f s\n", what,
                 static_cast<unsigned long long>(seed_), game_at(host_->game).facts().name,
                 1 + static_cast<int>(guests_.size()), static_cast<double>(medium_->now()) / 1e6);
    for (const auto& guest : guests_)
      if (guest->is_up())
        std::fprintf(stderr, "  guest %d: link %d, stage %d, revision %d of %d, fairness %d, seats %x\n",
                     guest->number, static_cast<int>(guest->joined().link().state()),
                     static_cast<int>(guest->table().stage()), guest->table().revision(),
                     host_->is_up() ? host_->journal().size() : -1,
                     static_cast<int>(guest->table().fairness()), guest->table().seats().bits());
    std::exit(1);
  }

  bool chance(int percent) { return random_.below(100) < percent; }

  void set_up() {
    const int game = static_cast<int>(seed_ % game_count);
    const GameFacts& facts = game_at(game).facts();
    const int players = facts.players_min + random_.below(facts.players_max - facts.players_min + 1);
    host_ = std::make_unique<HostingUnit>(*medium_, cryptography_, 0, random_.next());
    host_->game = game;
    host_->lets_bots_play = chance(50);
    Roster& roster = host_->roster;
    roster.players = static_cast<std::uint8_t>(players);
    roster.options = conformance::option_combination(game_at(game), players, random_.next());
    int free = players;
    const int here = chance(80) || players == seats_max ? 1 : 0;  // a host has five guests
    for (int i = 0; i < here; ++i, --free) roster.seats[Seat(i)].holder = Holder::host;
    if (free > 1 && chance(20)) roster.seats[Seat(players - (free--, 1))].holder = Holder::bot;
    room_.add(*host_);
    host_->start_later(0);
    while (free > 0) {
      const int people = free > 1 && chance(25) ? 2 : 1;
      free -= people;
      add_guest(people);
    }
    if (here > 0 && chance(30)) choose_next_host();
    if (chance(25)) add_guest(0);
    drift(*host_);
  }

  void add_guest(int people) {
    const int number = 1 + static_cast<int>(guests_.size());
    guests_.push_back(std::make_unique<GuestUnit>(*medium_, cryptography_, number, random_.next()));
    GuestUnit& guest = *guests_.back();
    for (int i = 0; i < people; ++i) guest.people.push_back(person_named(static_cast<char>('a' + number)));
    guest.host = host_->radio.address();
    guest.nonsense_percent = 3;
    acquaint(*host_, guest, random_);
    drift(guest);
    room_.add(guest);
    guest.start_later(static_cast<Microseconds>(random_.below(2000000)));
  }

  void drift(AirUnit& unit) {
    unit.greedy = chance(20);
    unit.drift_ppm = random_.below(400) - 200;
    unit.clock_begins =
        chance(20) ? 0xFFFFFFFF - static_cast<Milliseconds>(random_.below(20000)) : random_.next();
  }

  // ------------------------------------------------------------------------------------------------ trouble

  void set_faults() { medium_->faults = foul_weather(random_); }

  void calm() {
    raging_ = false;
    calm_at_ = medium_->now();
    if (host_->is_up() && host_->flash->has_power())
      host_->flash->restore_power();  // no cut is left for later
    medium_->faults = simulator::MediumFaults();
    medium_->faults.loss_percent = 5;
    mend_partitions();
    if (!host_->is_up()) host_->start_later(medium_->now());
    for (auto& guest : guests_)
      if (!guest->is_up() && !guest->has_left) guest->start_later(medium_->now());
  }

  AirUnit& any_unit() {
    const int which = random_.below(1 + static_cast<int>(guests_.size()));
    return which == 0 ? static_cast<AirUnit&>(*host_) : *guests_[static_cast<std::size_t>(which - 1)];
  }

  void make_trouble() {
    switch (random_.below(8)) {
      case 0: return restart(any_unit());
      case 1: return cut_power();
      case 2: return part(any_unit(), chance(50));
      case 3: return mend_partitions();
      case 4: return replay();
      case 5: return forge();
      case 6:
        if (chance(10)) set_faults();
        return;
      case 7:
        if (chance(3)) leave();
        return;
      default: return;
    }
  }

  void restart(AirUnit& unit) {
    if (!unit.is_up()) return;
    if (host_->is_up() && host_->hosted().table().stage() == Stage::dealing) was_dealt_again_ = true;
    unit.stop();
    unit.start_later(medium_->now() + static_cast<Microseconds>(chance(50) ? 1000 : random_.below(4000000)));
    ++tally_.restarts;
  }

  void cut_power() {
    if (!host_->is_up() || !host_->flash->has_power()) return;
    host_->flash->cut_power_after(random_.below(400));
    ++tally_.cuts;
  }

  void part(AirUnit& unit, bool one_way) {
    for (int other = 0; other <= static_cast<int>(guests_.size()); ++other) {
      if (other == unit.radio.member() || chance(30)) continue;
      medium_->set_reach(unit.radio.member(), other, false);
      if (!one_way) medium_->set_reach(other, unit.radio.member(), false);
    }
  }

  void mend_partitions() {
    for (int from = 0; from <= static_cast<int>(guests_.size()); ++from)
      for (int to = 0; to <= static_cast<int>(guests_.size()); ++to) medium_->set_reach(from, to, true);
  }

  void replay() { tally_.forged += say_again(*medium_, random_); }
  void forge() { tally_.forged += forge_some(*medium_, random_, any_unit().radio.address()); }

  void leave() {
    for (auto& guest : guests_) {
      if (!guest->is_up() || guest->has_left || guest->table().stage() != Stage::playing) continue;
      guest->has_left = true;
      guest->joined().leave(guest->now_ms());
      return;
    }
  }

  /// Where the host never heard the good-bye, its people see that somebody stays away.
  void send_away_who_left() {
    if (!host_->is_up()) return;
    for (auto& guest : guests_) {
      const int unit = host_->hosted().link().peer_of(guest->radio.address());
      if (guest->has_left && unit >= 0 && !host_->hosted().link().linked(unit))
        host_->hosted().send_away(unit, host_->now_ms());
    }
  }

  // ------------------------------------------------------------------------------------- to another's hands

  void choose_next_host() {
    next_host_ = random_.below(static_cast<int>(guests_.size()));
    GuestUnit& next_host = *guests_[static_cast<std::size_t>(next_host_)];
    next_host.flash = std::make_unique<simulator::SimulatedFlash>();
    next_host.game = host_->game;
  }

  void let_decide(bool they_do) {
    host_->decides_by_itself = they_do;
    for (auto& guest : guests_) guest->decides_by_itself = they_do;
  }

  /// Once the air is good: after a pause, in which all are introduced to each other.
  void move_table() {
    GuestUnit& next_host = *guests_[static_cast<std::size_t>(next_host_)];
    constexpr Microseconds pause = 15 * second, patience = 60 * second;
    const Microseconds since_calm = medium_->now() - calm_at_;
    const bool can_move = host_->is_up() && next_host.is_up() && !next_host.has_left && since_calm < patience;
    if (!can_move || host_->hosted().table().stage() != Stage::playing) return stay();
    if (since_calm < pause) return let_decide(false);
    RadioAddress to;
    if (host_->hosted().has_moved(to)) {
      if (next_host.joined().has_taken_over()) change_places(next_host);
      return;
    }
    if (!host_->hosted().table().is_moving()) note_who_stays_behind();
    if (!host_->hosted().table().is_moving() &&
        !host_->hosted().hand_over(host_->hosted().link().peer_of(next_host.radio.address())))
      stay();
  }

  /// Who only watches and is not there just then is not sent after the table.
  void note_who_stays_behind() {
    radio::HostLink& link = host_->hosted().link();
    for (auto& guest : guests_) {
      const int peer = link.peer_of(guest->radio.address());
      if (guest->people.empty()) watcher_stays_ = peer < 0 || !link.linked(peer);
    }
  }
  bool stayed_behind(const GuestUnit& guest) const {
    return host_moved_ && guest.people.empty() && watcher_stays_;
  }

  void stay() {
    next_host_ = -1;
    if (host_->is_up()) host_->hosted().table().keep_table();
    let_decide(true);
  }

  /// The console's part: the unit that took over hosts, and the one that hosted becomes its guest.
  void change_places(GuestUnit& next_host) {
    next_host.stop();
    host_->stop();
    auto new_host = std::make_unique<HostingUnit>(*medium_, cryptography_, next_host.number, random_.next());
    new_host->game = host_->game;
    new_host->flash = std::move(next_host.flash);
    new_host->radio.flash = new_host->flash.get();
    new_host->keys = next_host.keys;
    new_host->lets_bots_play = host_->lets_bots_play;
    auto follower = std::make_unique<GuestUnit>(*medium_, cryptography_, host_->number, random_.next());
    follower->people.push_back(person_named('h'));
    follower->keys = host_->keys;
    follower->sit_at(new_host->radio.address());
    follower->restarts_since_deal = 1;
    room_.add(*new_host);
    room_.add(*follower);
    new_host->start_later(medium_->now());
    follower->start_later(medium_->now());
    std::swap(guests_[static_cast<std::size_t>(next_host_)], follower);
    retired_guest_ = std::move(follower);
    std::swap(host_, new_host);
    retired_host_ = std::move(new_host);
    host_moved_ = true;
    next_host_ = -1;
    let_decide(true);
    ++tally_.handed_over;
  }

  // ------------------------------------------------------------------------------------------------- checks

  bool is_finished() {
    if (raging_ || !host_->is_up() || host_->hosted().table().stage() != Stage::over) return false;
    for (auto& guest : guests_) {
      if (guest->has_left || stayed_behind(*guest)) continue;
      if (!guest->is_up() || !guest->table().has_state() || guest->table().fairness() == Fairness::unknown)
        return false;
    }
    return true;
  }

  /// At every choice: of the host's own state, and of what the guests show.
  void check_truth() {
    if (!host_->is_up()) return;
    const Stage stage = host_->hosted().table().stage();
    if (stage != Stage::playing && stage != Stage::over) return;
    for (auto& guest : guests_) check_sight(*guest);
    const int revision = host_->journal().size();
    if (revision == audited_) return;
    audited_ = revision;
    if (const char* wrong = conformance::subject(host_->game).audit(host_->truth())) fail(wrong);
    note_looks(revision);
  }

  void note_looks(int revision) {
    if (looks_seed_ != host_->sitting().setup().seed) looks_.clear();
    looks_seed_ = host_->sitting().setup().seed;
    if (revision + 1 < static_cast<int>(looks_.size())) fail("a choice that was played is gone");
    while (static_cast<int>(looks_.size()) <= revision) {
      looks_.emplace_back();
      host_->sitting().look_back(static_cast<int>(looks_.size()) - 1, looks_.back());
    }
  }

  /// Whatever a guest has come to show was so after as many choices.
  void check_sight(GuestUnit& guest) {
    if (!guest.is_up() || guest.has_left || !guest.table().has_state()) return;
    const int revision = guest.table().revision();
    const Sight sight{guest.restarts_since_deal, revision};
    Sight& checked = checked_sights_[guest.number];
    if (checked == sight) return;
    checked = sight;
    note_looks(host_->journal().size());
    if (revision >= static_cast<int>(looks_.size())) fail("a guest has seen what was never kept");
    AnyState told = looks_[static_cast<std::size_t>(revision)];
    const Game& game = game_at(host_->game);
    game.mask(told, guest.table().seats());
    if (std::memcmp(&told, &guest.table().state(), static_cast<std::size_t>(game.state_bytes())) != 0)
      fail("a guest shows what is not so");
  }

  void check_end() {
    const Game& game = game_at(host_->game);
    AnyState again;
    game.begin(again, host_->sitting().setup());
    for (int i = 0; i < host_->journal().size(); ++i) {
      const JournalEntry entry = host_->journal().at(i);
      if (game.play(again, entry.seat, entry.choice, no_events)) fail("the journal does not replay");
    }
    const auto size = static_cast<std::size_t>(game.state_bytes());
    if (std::memcmp(&again, &host_->truth(), size) != 0) fail("the journal leads elsewhere");
    check_decisions();
    for (auto& guest : guests_) check_guest(*guest, size);
    if (host_moved_ && host_->lost_deals > 0) fail("the new host cannot resume");
    if (cryptography_.repeats > 0) fail("a key and a nonce met twice");
    if (cryptography_.foreign > 0) fail("a frame was accepted that nobody sealed");
    if (cryptography_.twice > 0) fail("a frame was accepted twice");
    if (medium_->counts().bytes_max > radio_frame_bytes_max) fail("a frame is too long");
  }

  void check_decisions() {
    Ledger ledger(host_->journal());
    for (const AirUnit* unit :
         {static_cast<const AirUnit*>(host_.get()), static_cast<const AirUnit*>(retired_host_.get()),
          static_cast<const AirUnit*>(retired_guest_.get())})
      if (unit != nullptr) ledger.count(*unit);
    for (auto& guest : guests_) ledger.count(*guest);
    if (const char* wrong = ledger.wrong()) fail(wrong);
  }

  void check_guest(GuestUnit& guest, std::size_t size) {
    if (guest.has_left || stayed_behind(guest)) return;
    if (guest.table().revision() != host_->journal().size()) fail("a guest does not see the end");
    AnyState seen;
    host_->sitting().view(guest.table().seats(), seen);
    if (std::memcmp(&seen, &guest.table().state(), size) != 0) fail("a guest shows something else");
    const Fairness fairness = guest.table().fairness();
    if (fairness == Fairness::untrue) fail("an honest deal is found untrue");
    if (fairness == Fairness::not_provable && guest.restarts_since_deal == 0 && !was_dealt_again_ &&
        (retired_host_ ? *retired_host_ : *host_).lost_deals <= 1 && !guest.people.empty())
      fail("a guest that was always there can prove nothing");
    if (fairness == Fairness::fair) ++tally_.watched_to_the_end;
  }

  void note() {
    ++tally_.games;
    tally_.choices += host_->journal().size();
    tally_.frames += medium_->counts().sent;
    tally_.frame_bytes_max = std::max(tally_.frame_bytes_max, medium_->counts().bytes_max);
  }

  std::uint64_t seed_;
  Random random_;
  WatchedCryptography cryptography_;
  std::unique_ptr<SharedMedium> medium_;
  Room room_;
  std::unique_ptr<HostingUnit> host_;
  std::vector<std::unique_ptr<GuestUnit>> guests_;
  Tally& tally_;
  std::unique_ptr<HostingUnit> retired_host_;
  std::unique_ptr<GuestUnit> retired_guest_;
  bool host_moved_ = false;
  bool watcher_stays_ = false;
  int next_host_ = -1;
  Microseconds calm_at_ = 0;
  bool raging_ = true;
  int audited_ = -1;
  bool was_dealt_again_ =
      false;  // since somebody started anew: who had given an entropy share can prove nothing
  std::vector<AnyState> looks_;  // of the table, after each choice
  Seed looks_seed_;
  /// Of a guest, by its starts.
  struct Sight {
    int starts = -1;
    int revision = -1;
    friend bool operator==(const Sight& a, const Sight& b) {
      return a.starts == b.starts && a.revision == b.revision;
    }
  };
  std::map<int, Sight> checked_sights_;  // by the guest's number
};

}  // namespace
}  // namespace seaglass::storm

static unsigned long long current_seed = 0;

/// A check in the code itself has failed, and said which one.
static void name_seed(int) {
  std::fprintf(stderr, "storm: that was seed %llu: make storm GAMES=1 SEED=%llu\n", current_seed,
               current_seed);
}

int main(int count, char** words) {
  using namespace seaglass::storm;
  seaglass::expect_arguments(count, 2, 2, "storm GAMES SEED");
  const std::int64_t games = seaglass::counted("GAMES", words[1]);
  const std::uint64_t seed = seaglass::seed_of(words[2]);
  std::signal(SIGABRT, name_seed);
  Tally tally;
  seaglass::Progress progress("storm", games, "games");
  for (std::int64_t i = 0; i < games; ++i) {
    progress.done(i);
    current_seed = seed + static_cast<std::uint64_t>(i);
    Storm(current_seed, tally).run();
  }
  std::printf(
      "%ld games, %ld choices, %ld frames (at most %d bytes), %ld restarts, %ld power cuts, %ld forged or "
      "said again, %ld tables handed over, %ld deals proven fair\n",
      tally.games, tally.choices, tally.frames, tally.frame_bytes_max, tally.restarts, tally.cuts,
      tally.forged, tally.handed_over, tally.watched_to_the_end);
  return 0;
}
