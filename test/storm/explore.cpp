// A host and two guests, exhaustively at small scope: from a table that has just been dealt, every sequence
// of so many steps of these kinds - somebody decides (something legal, or nonsense), a unit speaks, any
// message under way is delivered, delivered and kept (so that it comes again), or lost, a unit starts anew -
// with the real TableHost and TableGuest. States that have been met with as many steps left are not entered
// again.
//
// At every state: each guest shows what the journal says it must see; what a person was told is played stands
// in the journal, once, as it was chosen; and once the air is good again, all come to agree and every
// decision gets its answer: no deadlock. Prints how many states there were.
//
//   explore DEPTH
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <unordered_map>
#include <vector>

#include "arguments.h"
#include "core/crc32.h"
#include "on_air/table_guest.h"
#include "on_air/table_host.h"
#include "progress.h"
#include "sealing/sodium_cryptography.h"
#include "simulator/entropy.h"
#include "tabletop/random_player.h"

namespace seaglass {

/// What makes two states of a table different, but for the time.
struct TableProbe {
  static bool finds_untrue(const TableGuest& guest) { return guest.check_.finds_untrue(); }

  template <typename Mix>
  static void mix_host(const TableHost& host, const Mix& mix) {
    mix(&host.roster_, sizeof host.roster_);
    mix(&host.room_stamp_, sizeof host.room_stamp_);
    for (int i = 0; i < units_max; ++i) {
      const TableHost::Unit& unit = host.units_[i];
      const RefusedIntent& refused = host.intents_.told_[i];
      const int all[] = {unit.linked, unit.state_stamp,     unit.room_heard, unit.state_heard,
                         refused.any, refused.seat.index(), refused.attempt};
      mix(all, sizeof all);
    }
    mix(&host.intents_.refused_, sizeof host.intents_.refused_);
  }
  template <typename Mix>
  static void mix_guest(const TableGuest& guest, const Mix& mix) {
    const int all[] = {guest.has_state(),       guest.revision(),   guest.room_stamp_,
                       guest.state_stamp_,      guest.must_report_, guest.session_.has_value(),
                       guest.intents_.attempts_};
    mix(all, sizeof all);
    mix(&guest.roster_, sizeof guest.roster_);
    mix(&guest.intents_.deciding_, sizeof guest.intents_.deciding_);
    for (Seat seat : all_seats(seats_max)) {
      if (!guest.is_deciding(seat)) continue;
      const Intent& intent = guest.intents_.intents_[seat];
      const int its[] = {intent.number, intent.attempt, intent.choice.verb, intent.choice.a};
      mix(its, sizeof its);
    }
  }
};

namespace {

constexpr int guests = 2;
constexpr int players = guests + 1;
constexpr int under_way_max = 2;          // of each direction; the oldest makes room, as if it had been lost
constexpr Milliseconds later_ms = 10000;  // everything that is to be said again is due

[[noreturn]] void fail(const char* what);

struct Line {
  FixedVector<Channel::Message, under_way_max> messages;
};

struct Net {
  Line to_host[guests];
  Line to_guest[guests];
  std::uint32_t sessions[guests] = {1, 1};
  Channel::Message arriving;
  int arriving_at = -2;  // −1: the host

  static void put(Line& line, int peer, Bytes bytes) {
    Channel::Message message;
    message.peer = peer;
    message.size = bytes.size;
    std::memcpy(message.bytes, bytes.data, static_cast<std::size_t>(bytes.size));
    if (line.messages.full()) line.messages.erase(0);
    line.messages.push_back(message);
  }
  bool take(int at, Channel::Message& message) {
    if (arriving_at != at) return false;
    message = arriving;
    arriving_at = -2;
    return true;
  }
  void begin_session(int guest) {
    ++sessions[guest];
    to_host[guest].messages.clear();
    to_guest[guest].messages.clear();
  }
};

struct HostEnd final : Channel {
  Net& net;
  explicit HostEnd(Net& n) : net(n) {}
  bool send(int peer, Bytes message) override {
    Net::put(net.to_guest[peer], 0, message);
    return true;
  }
  bool receive(Message& message) override { return net.take(-1, message); }
  bool linked(int peer) const override { return peer < guests; }
  std::uint32_t session(int peer) const override { return peer < guests ? net.sessions[peer] : 0; }
  int signal_dbm(int) const override { return -50; }
};

struct GuestEnd final : Channel {
  Net& net;
  int number;
  GuestEnd(Net& n, int which) : net(n), number(which) {}
  bool send(int, Bytes message) override {
    Net::put(net.to_host[number], number, message);
    return true;
  }
  bool receive(Message& message) override { return net.take(number, message); }
  bool linked(int) const override { return true; }
  std::uint32_t session(int) const override { return net.sessions[number]; }
  int signal_dbm(int) const override { return -50; }
};

struct Store final : DealStore {
  PackedDeal kept;
  bool keep(const PackedDeal& record) override {
    kept = record;
    return true;
  }
  bool recall(PackedDeal& record) override {
    record = kept;
    return true;
  }
};

/// What a person decided last, and what became of it.
struct Decision {
  bool any = false;
  Seat seat;
  int number = 0;
  Choice choice;
  bool answered_played = false;
};

/// No heap anywhere inside: copied away and back as memory, always to the same place.
struct World {
  Net net;
  SodiumCryptography cryptography;
  simulator::SimulatedEntropy entropy{5};
  Store store;
  Milliseconds now = later_ms;

  AnyState state, scratch, past;
  MemoryJournal<64> journal;
  HostEnd host_end{net};
  std::optional<Sitting> sitting;
  std::optional<TableHost> host;

  AnyState one[guests], other[guests];
  GuestEnd guest_ends[guests]{{net, 0}, {net, 1}};
  std::optional<TableGuest> guest[guests];
  Decision decision[guests];

  void start_host(const Roster& roster) {
    sitting.emplace(game_by_id(roster.game), state, journal);
    host.emplace(host_end, cryptography, entropy, store, scratch);
    host->open(*sitting, roster);
  }
  void start_guest(int i) {
    guest[i].emplace(guest_ends[i], cryptography, entropy, one[i], other[i]);
    People people;
    people.push_back(Person());
    guest[i]->join(people);
  }
  void restart_host() {
    const Roster roster = host->roster();
    const Setup setup = sitting->setup();
    for (int i = 0; i < guests; ++i) net.begin_session(i);
    sitting.emplace(game_by_id(roster.game), state, journal);
    if (!sitting->resume(setup)) fail("the journal does not resume");
    host.emplace(host_end, cryptography, entropy, store, scratch);
    if (!host->resume(*sitting)) fail("the record does not fit the journal");
  }
  void restart_guest(int i) {
    net.begin_session(i);
    start_guest(i);
    decision[i] = Decision();
  }
  void step_host() { host->step(now += later_ms); }
  void step_guest(int i) {
    guest[i]->step(now += later_ms);
    TableGuest::Answer answer;
    while (guest[i]->next_answer(answer)) {
      if (!decision[i].any) fail("an answer to nothing");
      if (answer.outcome == TableGuest::Outcome::played) decision[i].answered_played = true;
      if (answer.outcome != TableGuest::Outcome::played) decision[i].any = false;
    }
  }
};

World world;

std::vector<int> path;
long states = 0;
long steps = 0;

void fail(const char* what) {
  std::fprintf(stderr, "explore: %s, after", what);
  for (int step : path) std::fprintf(stderr, " %d", step);
  std::fprintf(stderr, "\n");
  std::exit(1);
}

struct WholeAir {
  std::vector<unsigned char> memory;
  WholeAir() : memory(sizeof(World)) {
    std::memcpy(memory.data(), static_cast<void*>(&world), sizeof(World));
  }
  void restore() const { std::memcpy(static_cast<void*>(&world), memory.data(), sizeof(World)); }
};

AnyState tried;

/// Whether that seat could decide the very same again: then a copy that is played would be noticed.
bool is_repeatable(const Game& game, const AnyState& state, Seat seat, Choice choice) {
  tried = state;
  bool again = !game.play(tried, seat, choice, no_events);
  return again && !game.play(tried, seat, choice, no_events);
}

/// A repeatable one, if there is any: tried on the truth, since a masked state is not to be played on.
Choice some_choice(const Game& game, const AnyState& shown, Seat seat) {
  std::optional<Choice> first, repeatable;
  game.choices(shown, seat, [&](Choice choice) {
    if (!first) first = choice;
    if (!repeatable && is_repeatable(game, world.state, seat, choice)) repeatable = choice;
  });
  return repeatable ? *repeatable : *first;
}

bool has_repeatable(const Game& game, const AnyState& state, Seat seat) {
  bool has = false;
  game.choices(state, seat, [&](Choice choice) { has = has || is_repeatable(game, state, seat, choice); });
  return has;
}

// --------------------------------------------------------------------------------------------------- actions

// 0 host decides, 1 host speaks, 2 host restarts; then for each guest: 3 decides, 4 decides nonsense, 5
// speaks, 6 restarts, and for each message to it or from it: delivered, delivered and kept, lost.
constexpr int host_actions = 3;
constexpr int line_actions = 3 * under_way_max;
constexpr int guest_actions = 4 + 2 * line_actions;
constexpr int action_count = host_actions + guests * guest_actions;

bool decide_as_host() {
  const Seat seat(0);
  if (world.host->stage() != Stage::playing || !world.sitting->game().to_act(world.state).contains(seat))
    return false;
  world.host->decide(seat, some_choice(world.sitting->game(), world.state, seat));
  world.step_host();
  return true;
}

bool decide_as_guest(int i, bool nonsense) {
  TableGuest& guest = *world.guest[i];
  for (Seat seat : all_seats(players)) {
    if (!guest.may_decide(seat)) continue;
    const Choice choice = nonsense ? Choice{250, 1, 1, 1} : some_choice(guest.game(), guest.state(), seat);
    guest.decide(seat, choice);
    Decision& decision = world.decision[i];
    decision = Decision();
    decision.any = true;
    decision.seat = seat;
    decision.choice = choice;
    for (int k = 0; k < world.journal.size(); ++k) decision.number += world.journal.at(k).seat == seat;
    world.step_guest(i);
    return true;
  }
  return false;
}

bool act_on_line(Line& line, int at, int what) {
  const int index = what / 3;
  if (index >= line.messages.size()) return false;
  if (what % 3 != 2) {
    world.net.arriving = line.messages[index];
    world.net.arriving_at = at;
  }
  if (what % 3 != 1) line.messages.erase(index);
  if (what % 3 == 2) return true;
  if (at < 0)
    world.step_host();
  else
    world.step_guest(at);
  return true;
}

bool act(int action) {
  switch (action) {
    case 0: return decide_as_host();
    case 1: return world.step_host(), true;
    case 2: return world.restart_host(), true;
    default: break;
  }
  const int i = (action - host_actions) / guest_actions;
  const int what = (action - host_actions) % guest_actions;
  switch (what) {
    case 0: return decide_as_guest(i, false);
    case 1: return decide_as_guest(i, true);
    case 2: return world.step_guest(i), true;
    case 3: return world.restart_guest(i), true;
    default: break;
  }
  const int on_line = what - 4;
  return on_line < line_actions ? act_on_line(world.net.to_guest[i], i, on_line)
                                : act_on_line(world.net.to_host[i], -1, on_line - line_actions);
}

// ---------------------------------------------------------------------------------------------------- checks

void check_guest(int i) {
  TableGuest& guest = *world.guest[i];
  const Decision& decision = world.decision[i];
  if (TableProbe::finds_untrue(guest)) fail("an honest host is found untrue");
  if (guest.has_state()) {
    if (guest.revision() > world.journal.size()) fail("a guest has seen what was never kept");
    world.sitting->look_back(guest.revision(), world.past);
    world.sitting->game().mask(world.past, guest.seats());
    if (std::memcmp(&world.past, &guest.state(), static_cast<std::size_t>(guest.game().state_bytes())) != 0)
      fail("a guest shows what is not so");
  }
  if (!decision.any) return;
  int number = 0;
  bool found = false;
  for (int k = 0; k < world.journal.size(); ++k) {
    if (world.journal.at(k).seat != decision.seat) continue;
    if (number++ != decision.number) continue;
    found = true;
    if (world.journal.at(k).choice != decision.choice) fail("something else was played than was decided");
  }
  if (decision.answered_played && !found) fail("what a person was told is played is not in the journal");
  if (number > decision.number + 1) fail("a decision was played twice");
}

void deliver_everything() {
  for (int i = 0; i < guests; ++i) {
    while (!world.net.to_guest[i].messages.empty()) act_on_line(world.net.to_guest[i], i, 0);
    while (!world.net.to_host[i].messages.empty()) act_on_line(world.net.to_host[i], -1, 0);
  }
}

void settle() {
  for (int round = 0; round < 8; ++round) {
    world.step_host();
    for (int i = 0; i < guests; ++i) world.step_guest(i);
    for (int k = 0; k < 4; ++k) deliver_everything();
  }
}

void check_that_it_heals() {
  const WholeAir before;
  settle();
  for (int i = 0; i < guests; ++i) {
    TableGuest& guest = *world.guest[i];
    if (!guest.has_state() || guest.revision() != world.journal.size()) fail("a guest does not catch up");
    for (Seat seat : all_seats(players))
      if (guest.is_deciding(seat)) fail("a decision never gets its answer");
    check_guest(i);
  }
  before.restore();
}

std::uint64_t hash_of_world() {
  std::uint64_t hash = 1469598103934665603u;
  const auto mix = [&hash](const void* data, std::size_t size) {
    const auto* bytes = static_cast<const unsigned char*>(data);
    for (std::size_t k = 0; k < size; ++k) hash = (hash ^ bytes[k]) * 1099511628211u;
  };
  TableProbe::mix_host(*world.host, mix);
  const int size = world.journal.size();
  mix(&size, sizeof size);
  for (int k = 0; k < size; ++k) {
    const JournalEntry entry = world.journal.at(k);
    mix(&entry, sizeof entry);
  }
  for (int i = 0; i < guests; ++i) {
    TableProbe::mix_guest(*world.guest[i], mix);
    for (const Line* line : {&world.net.to_host[i], &world.net.to_guest[i]})
      for (const Channel::Message& message : line->messages)
        mix(message.bytes, static_cast<std::size_t>(message.size));
    const int its[] = {world.decision[i].any, world.decision[i].answered_played};
    mix(its, sizeof its);
  }
  return hash;
}

std::unordered_map<std::uint64_t, int> met;  // with how many steps left

Progress progress("explore", 0, "states from this start");

void explore(int left) {
  const auto [place, is_new] = met.emplace(hash_of_world(), left);
  if (is_new) {
    ++states;
    progress.done(states);
    for (int i = 0; i < guests; ++i) check_guest(i);
    check_that_it_heals();
  } else if (place->second >= left) {
    return;
  }
  place->second = left;
  if (left == 0) return;
  const WholeAir here;
  for (int action = 0; action < action_count; ++action) {
    path.push_back(action);
    if (act(action)) {
      ++steps;
      explore(left - 1);
      here.restore();
    }
    path.pop_back();
  }
}

void set_the_table(int game) {
  Roster roster;
  roster.players = players;
  const GameFacts& facts = game_at(game).facts();
  roster.game = facts.id;
  for (int i = 0; i < facts.option_count; ++i) roster.options.values[i] = facts.options[i].standard;
  roster.seats[Seat(0)].holder = Holder::host;
  world.start_host(roster);
  for (int i = 0; i < guests; ++i) world.start_guest(i);
  for (int round = 0; round < 12 && world.host->stage() != Stage::playing; ++round) {
    if (world.host->can_deal()) world.host->deal({});
    world.step_host();
    for (int i = 0; i < guests; ++i) world.step_guest(i);
    deliver_everything();
  }
  if (world.host->stage() != Stage::playing) fail("the table is never dealt");
  settle();
}

void play_one(Random& random) {
  const Game& game = world.sitting->game();
  const Seat seat = any_seat(random, game.to_act(world.state));
  const Choice choice =
      any_choice(random, [&](auto visit) { game.choices(world.state, seat, VisitChoice(visit)); });
  if (seat == Seat(0))
    world.host->decide(seat, choice);
  else
    world.guest[seat.index() - 1]->decide(seat, choice);
  for (Decision& decision : world.decision) decision.any = true;
  settle();
  for (Decision& decision : world.decision) decision = Decision();
}

enum class Place { both_guests_decide, a_guest_could_repeat };

/// Plays at random until it comes to such a place.
void come_to(Place place) {
  const Game& game = world.sitting->game();
  Random random(9);
  while (world.journal.size() < 40) {
    const SeatSet deciding = game.to_act(world.state);
    if (place == Place::both_guests_decide && deciding.contains(Seat(1)) && deciding.contains(Seat(2)))
      return;
    for (Seat seat : {Seat(1), Seat(2)})
      if (place == Place::a_guest_could_repeat && deciding.contains(seat) &&
          has_repeatable(game, world.state, seat))
        return;
    play_one(random);
  }
  fail("no such place in 40 choices");
}

struct Start {
  const char* game;
  Place place;
};
constexpr Start starts[] = {
    {"mermaid_rain", Place::both_guests_decide},
    {"mermaid_beach", Place::both_guests_decide},
    {"mermaid_rain", Place::a_guest_could_repeat},
    {"mermaids_song", Place::a_guest_could_repeat},
};

}  // namespace
}  // namespace seaglass

int main(int count, char** words) {
  using namespace seaglass;
  constexpr int depth_max = 20;
  expect_arguments(count, 1, 1, "explore DEPTH");
  const int depth = whole_number("DEPTH", words[1], 1, depth_max);
  const WholeAir empty;
  long all_states = 0;
  for (const Start& start : starts) {
    states = steps = 0;
    met.clear();
    empty.restore();
    set_the_table(find_game(start.game));
    come_to(start.place);
    const int from = world.journal.size();
    explore(depth);
    std::printf("%s from choice %d: %ld states, %ld steps\n", start.game, from, states, steps);
    all_states += states;
  }
  std::printf("explored to depth %d: %ld states\n", depth, all_states);
  return 0;
}
