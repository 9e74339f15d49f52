// What a table of six units takes on the air, from the real code on the simulator's channel at ESP-NOW's
// airtime. Charged besides: a step of 2 ms, one that draws 16 ms, 5 ms until a resting unit looks, and what
// the choice takes at the host's flash. Load: Mermaid Rain, whose messages are the longest but Mirage's,
// which has no six players; a choice every 4 s. The clock runs from the press to the last guest's accepted
// state.
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "games/games.h"
#include "storm/air_units.h"

namespace seaglass::storm {

namespace {

constexpr Microseconds second = 1000000;
constexpr Microseconds choice_every = 4 * second;
constexpr int guest_count = 5;

// NOR flash of the boards, by its data sheets' typical values.
constexpr Microseconds flash_write_us = 1000;
constexpr Microseconds flash_erase_us = 45000;

struct FlashWork {
  std::uint32_t calls = 0;
  int erases = 0;
  explicit FlashWork(const simulator::SimulatedFlash& flash) : calls(flash.generation()) {
    for (int i = 0; i < simulator::SimulatedFlash::sector_count; ++i) erases += flash.erase_count(i);
  }
  Microseconds since(const FlashWork& before) const {
    const auto erased = static_cast<Microseconds>(erases - before.erases);
    return (calls - before.calls - erased) * flash_write_us + erased * flash_erase_us;
  }
};

class Table {
 public:
  Table(SharedMedium& medium, Cryptography& cryptography, Room& room, int number, std::uint64_t seed)
      : medium_(medium),
        random_(seed),
        host_(medium, cryptography, number * (1 + guest_count), seed * 7 + 1) {
    host_.game = find_game("mermaid_rain");
    host_.roster.players = 1 + guest_count;
    const GameFacts& facts = game_at(host_.game).facts();
    for (int i = 0; i < facts.option_count; ++i) host_.roster.options.values[i] = facts.options[i].standard;
    host_.roster.seats[Seat(0)].holder = Holder::host;
    equip(host_, room);
    for (int i = 0; i < guest_count; ++i) {
      guests_.push_back(std::make_unique<GuestUnit>(medium, cryptography, host_.number + 1 + i,
                                                    seed * 100 + static_cast<std::uint64_t>(i)));
      guests_.back()->people.push_back(person_named('g'));
      guests_.back()->host = host_.radio.address();
      acquaint(host_, *guests_.back(), random_);
      equip(*guests_.back(), room);
    }
  }

  bool is_playing() {
    return host_.is_up() && host_.hosted().table().stage() == Stage::playing &&
           all_show(host_.journal().size());
  }
  bool is_over() { return host_.hosted().table().stage() == Stage::over; }
  bool all_show(int revision) {
    for (auto& guest : guests_)
      if (!guest->is_up() || !guest->table().has_state() || guest->table().revision() < revision)
        return false;
    return true;
  }

  /// Somebody whose turn it is presses A.
  void press() {
    FlashWork before(*host_.flash);
    const Game& game = game_at(host_.game);
    const Seat seat = any_seat(random_, game.to_act(host_.truth()));
    const Choice choice =
        any_choice(random_, [&](auto visit) { game.choices(host_.truth(), seat, VisitChoice(visit)); });
    pressed_at_ = medium_.now();
    awaited_ = host_.journal().size() + 1;
    flash_before_ = before;
    for (auto& guest : guests_)
      if (guest->table().seats().contains(seat)) return guest->decide(seat, choice);
    host_.decide(seat, choice);
  }
  /// How long the last press took to be on all screens; 0: it is not yet.
  Microseconds taken() {
    if (awaited_ == 0 || !all_show(awaited_)) return 0;
    Microseconds last = pressed_at_;
    for (auto& guest : guests_) last = std::max(last, guest->shown_at[static_cast<std::size_t>(awaited_)]);
    awaited_ = 0;
    return last - pressed_at_ + FlashWork(*host_.flash).since(flash_before_);
  }
  bool waits() const { return awaited_ != 0; }
  Microseconds next_press = 0;

  HostingUnit& host() { return host_; }
  GuestUnit& guest(int i) { return *guests_[static_cast<std::size_t>(i)]; }

 private:
  void equip(AirUnit& unit, Room& room) {
    unit.step_us = 2000;
    unit.drawing_us = 16000;
    unit.doze_us = 5000;
    room.add(unit);
    unit.start_later(static_cast<Microseconds>(random_.below(500000)));
  }

  SharedMedium& medium_;
  Random random_;
  HostingUnit host_;
  std::vector<std::unique_ptr<GuestUnit>> guests_;
  Microseconds pressed_at_ = 0;
  int awaited_ = 0;
  FlashWork flash_before_{*host_.flash};
};

/// So many tables in one room, all of them dealt.
class Hall {
 public:
  Hall(int tables, std::uint64_t seed)
      : medium_(std::make_unique<SharedMedium>(seed)), room_(*medium_), random_(seed) {
    for (int i = 0; i < tables; ++i) {
      tables_.push_back(std::make_unique<Table>(*medium_, cryptography_, room_, i,
                                                seed * 50 + static_cast<std::uint64_t>(i) + 1));
      Table& table = *tables_.back();
      table.host().decides_by_itself = false;
      for (int g = 0; g < guest_count; ++g) table.guest(g).decides_by_itself = false;
    }
    for (auto& table : tables_)
      while (!table->is_playing()) {
        if (medium_->now() > 600 * second) std::exit(1);
        room_.pass(medium_->now() + second);
      }
    run(20 * second);  // what is said while people get to know each other
  }

  SharedMedium& medium() { return *medium_; }
  Table& table(int i) { return *tables_[static_cast<std::size_t>(i)]; }
  void run(Microseconds duration) {
    for (const Microseconds end = medium_->now() + duration; medium_->now() < end;) room_.pass(end);
  }
  /// Every table plays on for so long; how long each choice took.
  std::vector<Microseconds> play(Microseconds duration) {
    std::vector<Microseconds> taken;
    const Microseconds end = medium_->now() + duration;
    for (auto& table : tables_)
      table->next_press = medium_->now() + static_cast<Microseconds>(random_.below(choice_every));
    while (medium_->now() < end) {
      Microseconds next = end;
      for (auto& table : tables_)
        if (!table->is_over()) next = std::min(next, std::max(table->next_press, medium_->now()));
      room_.pass(next);
      for (auto& table : tables_) {
        if (const Microseconds took = table->taken()) taken.push_back(took);
        if (table->is_over() || medium_->now() < table->next_press || table->waits()) continue;
        table->press();
        table->next_press = medium_->now() + choice_every;
      }
    }
    return taken;
  }
  Microseconds until_back(int guest) {
    GuestUnit& unit = table(0).guest(guest);
    unit.stop();
    const Microseconds began = medium_->now();
    unit.start_later(began);
    while (!unit.is_up() || !unit.table().has_state()) room_.pass(medium_->now() + second);
    return medium_->now() - began;
  }

 private:
  SodiumCryptography cryptography_;
  std::unique_ptr<SharedMedium> medium_;
  Room room_;
  Random random_;
  std::vector<std::unique_ptr<Table>> tables_;
};

long percentile_ms(std::vector<Microseconds> all, int percent) {
  std::sort(all.begin(), all.end());
  const std::size_t place = all.size() * static_cast<std::size_t>(percent) / 100;
  return static_cast<long>((all[std::min(place, all.size() - 1)] + 999) / 1000);
}

std::vector<Microseconds> one_table(int loss_percent, int wanted) {
  std::vector<Microseconds> all;
  for (std::uint64_t seed = 1; static_cast<int>(all.size()) < wanted; ++seed) {
    Hall hall(1, seed);
    hall.medium().faults.loss_percent = loss_percent;
    const auto some = hall.play(400 * second);
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

void say(const char* name, long value) {
  std::printf("%s %ld\n", name, value);
}
void say_percent(const char* name, Microseconds part, Microseconds whole) {
  std::printf("%s %.2f\n", name, 100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

void say_airtime() {
  Hall hall(1, 77);
  hall.medium().clear_counts();
  hall.run(300 * second);
  say_percent("air.idle_percent", hall.medium().counts().busy_us, 300 * second);
  hall.medium().clear_counts();
  hall.play(400 * second);
  say_percent("air.busy_percent", hall.medium().counts().busy_us, 400 * second);
  say("air.frame_bytes.max", hall.medium().counts().bytes_max);
}

void say_rejoin() {
  std::vector<Microseconds> all;
  Hall hall(1, 5);
  hall.medium().faults.loss_percent = 10;
  for (int i = 0; i < 300; ++i) {
    all.push_back(hall.until_back(i % guest_count));
    hall.run(3 * second);
  }
  say("air.rejoin_ms.loss10.p99", percentile_ms(all, 99));
}

bool fit(int tables) {
  Hall hall(tables, 11);
  const auto taken = hall.play(40 * second);
  return percentile_ms(taken, 99) <= 500;
}

/// The channel fills up: where so many do not fit, more do not either.
void say_tables() {
  constexpr int step = 8;
  constexpr int most = SharedMedium::members_max / (1 + guest_count);
  int tables = 1;
  for (int more = step; more <= most && fit(more); more += step) tables = more;
  say("air.tables_in_one_room", tables);
}

}  // namespace
}  // namespace seaglass::storm

int main() {
  using namespace seaglass::storm;
  say("air.move_to_all_screens_ms.loss0.p50", percentile_ms(one_table(0, 600), 50));
  say("air.move_to_all_screens_ms.loss10.p99", percentile_ms(one_table(10, 1000), 99));
  say("air.move_to_all_screens_ms.loss30.p99", percentile_ms(one_table(30, 1000), 99));
  say_airtime();
  say_rejoin();
  say_tables();
  return 0;
}
