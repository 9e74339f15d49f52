// loopback_unit host|guest FOLDER PORT : a handheld without a screen, whose person plays Mermaid Beach
// without a thought with whoever else is on the air that begins at this UDP port. Its flash is a file in
// FOLDER. Says on standard output how far it is; ends with its standard input.
#include <poll.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <random>
#include <string>

#include "content/fingerprint.h"
#include "core/check.h"
#include "core/crc32.h"
#include "desktop/flash_file.h"
#include "loopback/bridge.h"
#include "on_air/hosted_table.h"
#include "on_air/joined_table.h"
#include "save/records/pairing_shelf.h"
#include "save/records/saved_deal.h"
#include "save/records/saved_journal.h"
#include "sealing/sodium_cryptography.h"
#include "tabletop/random_player.h"

namespace {

using namespace seaglass;
using namespace seaglass::radio;
using content::fingerprint;

constexpr int beach = number_of(GameName::mermaid_beach);
constexpr Milliseconds thinking_ms = 40;

class ComputerEntropy final : public Entropy {
 public:
  void fill(MutableBytes bytes) override {
    for (int i = 0; i < bytes.size; ++i) bytes.data[i] = static_cast<std::uint8_t>(source_());
  }

 private:
  std::random_device source_;
};

RadioAddress address_of(int number) {
  return {{2, 0, 0, 0, 1, static_cast<std::uint8_t>(number)}};
}

void say(const std::string& line) {
  std::printf("%s\n", line.c_str());
  std::fflush(stdout);
}

std::string shown(const Pictures& pictures) {
  std::string line = "pictures";
  for (const std::uint8_t kind : pictures.kind) line += " " + std::to_string(kind);
  return line;
}

/// What both know of the game when it is over.
std::string result_of(const Game& game, const AnyState& state, int players) {
  const Score score = game.score(state);
  std::string line = "over";
  for (Seat seat : all_seats(players)) line += " " + std::to_string(score.totals[seat]);
  return line;
}

/// What every unit has.
struct Body {
  Body(const std::string& folder, int port, int number)
      : air(clock, 1), bridge(air), radio(air, address_of(number)) {
    const std::string problem = file.open(folder + "/" + std::to_string(number) + ".flash", flash);
    const char* no_bridge = bridge.open(port);
    if (!problem.empty() || no_bridge != nullptr) {
      std::fprintf(stderr, "%s\n", no_bridge != nullptr ? no_bridge : problem.c_str());
      std::exit(2);
    }
    log.mount();
  }
  LinkParts parts() { return {radio, cryptography, entropy, pairings}; }

  simulator::SimulatedClock clock;
  simulator::SimulatedAir air;
  loopback::Bridge bridge;
  simulator::SimulatedRadio radio;
  simulator::SimulatedFlash flash;
  desktop::FlashFile file;
  RecordLog log{flash};
  SodiumCryptography cryptography;
  ComputerEntropy entropy;
  PairingShelf pairings{log, cryptography};
  Random mind{std::random_device()()};
};

class HostUnit {
 public:
  explicit HostUnit(Body& body) : body_(body) {
    Setup setup;
    if (journal_.find(setup) == SavedJournal::Found::table && sitting_.resume(setup) &&
        table_.resume(sitting_, UnitName::from("Coral"), fingerprint, 0)) {
      say("resumed");
      return;
    }
    Roster roster;
    roster.players = 2;
    const GameFacts& facts = game_at(beach).facts();
    for (int i = 0; i < facts.option_count; ++i) roster.options.values[i] = facts.options[i].standard;
    roster.seats[Seat(0)].holder = Holder::host;
    table_.open(sitting_, roster, UnitName::from("Coral"), fingerprint, 0);
  }
  void step(Milliseconds now) {
    table_.step(now);
    if (table_.link().pairing().state() == HostPairing::State::comparing &&
        !table_.link().pairing().said_yes()) {
      say(shown(table_.link().pairing().pictures()));
      table_.link().say_yes(table_.link().pairing().attempt(), now);
    }
    if (table_.table().can_deal()) table_.deal();
    if (table_.table().stage() == Stage::over && !over_) {
      over_ = true;
      say(result_of(game_at(beach), state_, 2));
    }
    if (table_.table().stage() != Stage::playing || !has_come(thinks_until_, now)) return;
    thinks_until_ = now + thinking_ms;
    if (!game_at(beach).to_act(state_).contains(Seat(0))) return;
    const Choice choice = any_choice(
        body_.mind, [&](auto visit) { game_at(beach).choices(state_, Seat(0), VisitChoice(visit)); });
    table_.table().decide(Seat(0), choice);
    say("decided");
  }

 private:
  Body& body_;
  AnyState state_, scratch_;
  SavedJournal journal_{body_.log, keys::journals[0], id_of(GameName::mermaid_beach), fingerprint};
  Sitting sitting_{game_at(beach), state_, journal_};
  SavedDeal deal_{body_.log, id_of(GameName::mermaid_beach), fingerprint};
  HostedTable table_{body_.parts(), deal_, scratch_};
  Milliseconds thinks_until_ = 0;
  bool over_ = false;
};

class GuestUnit {
 public:
  explicit GuestUnit(Body& body) : body_(body) {
    Person person;
    person.name.add('W');
    people_.push_back(person);
    Pairing known;
    if (body_.pairings.find(address_of(host_number), known)) {
      table_.rejoin(address_of(host_number), people_, 0);
      say("rejoining");
    } else {
      table_.look(0);
    }
  }
  void step(Milliseconds now) {
    table_.step(now);
    GuestLink& link = table_.link();
    const bool away = link.state() == GuestLink::State::looking || link.state() == GuestLink::State::ended;
    if (away && link.nearby().find(address_of(host_number)) != nullptr)
      table_.join(address_of(host_number), people_, now);
    if (link.pairing().state() == GuestPairing::State::comparing && !link.pairing().said_yes()) {
      say(shown(link.pairing().pictures()));
      link.say_yes(link.pairing().attempt(), now);
    }
    TableGuest& table = table_.table();
    if (table.fairness() != Fairness::unknown && !over_) {
      over_ = true;
      if (table.fairness() == Fairness::untrue) say("untrue");
      say(result_of(table.game(), table.state(), 2));
    }
    if (!has_come(thinks_until_, now)) return;
    thinks_until_ = now + thinking_ms;
    for (Seat seat : all_seats(2)) {
      if (!table.may_decide(seat) || table.is_deciding(seat)) continue;
      table.decide(seat, any_choice(body_.mind, [&](auto visit) {
                     table.game().choices(table.state(), seat, VisitChoice(visit));
                   }));
      say("decided");
    }
  }
  static constexpr int host_number = 1;

 private:
  Body& body_;
  People people_;
  AnyState one_, other_;
  JoinedTable table_{body_.parts(), UnitName::from("Whale"), fingerprint, one_, other_};
  Milliseconds thinks_until_ = 0;
  bool over_ = false;
};

template <typename Unit>
int play(const std::string& folder, int port, int number) {
  const auto body = std::make_unique<Body>(folder, port, number);
  const auto unit = std::make_unique<Unit>(*body);
  const auto began = std::chrono::steady_clock::now();
  for (;;) {
    body->clock.now = static_cast<Milliseconds>(
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began)
            .count());
    body->bridge.carry();
    unit->step(body->clock.now);
    body->bridge.carry();
    body->file.keep();
    pollfd awaited[] = {{STDIN_FILENO, POLLIN, 0}, {body->bridge.socket(), POLLIN, 0}};
    constexpr int step_ms = 5;
    char letter;
    if (poll(awaited, 2, step_ms) > 0 && awaited[0].revents != 0 && ::read(STDIN_FILENO, &letter, 1) <= 0)
      return 0;
  }
}

}  // namespace

int main(int count, char** words) {
  if (count == 4 && std::strcmp(words[1], "host") == 0)
    return play<HostUnit>(words[2], std::atoi(words[3]), 1);
  if (count == 4 && std::strcmp(words[1], "guest") == 0)
    return play<GuestUnit>(words[2], std::atoi(words[3]), 2);
  std::fprintf(stderr, "loopback_unit host|guest FOLDER PORT\n");
  return 2;
}
