// A table on the air above the seal: a host or a guest that was let in says anything. Bytes become messages
// to either side, or change true ones on their way, in the middle of a game that goes on. Somebody looks on
// at a guest's screen.
#include "console/session/table.h"
#include "input.h"
#include "save/log/no_flash.h"
#include "storm/units.h"

using namespace seaglass;

namespace {

/// Follows what a guest is told, as its screens do.
class Onlooker {
 public:
  void look(TableGuest& guest) {
    if (table_.is_cleared()) table_.leave();
    if (!table_.on_air() && guest.has_state()) table_.follow(guest);
    if (!table_.on_air()) return;
    static_cast<void>(table_.was_refused());
    if (!table_.people().empty() && !table_.is_open()) table_.open(table_.next());
    for (table_.follow(); table_.has_caption(); table_.next_caption()) tell();
    static_cast<void>(table_.may_decide() || table_.waits_for_others() || table_.bot_is_next());
    if (table_.over()) static_cast<void>(table_.score());
  }

 private:
  void tell() {
    const Event& event = table_.caption();
    View view = table_.view(Language::german, false);
    view.telling = &event;
    const GameScreen& screen = table_.screen();
    static_cast<void>(screen.caption(view, event).empty() && screen.journey(view, event).any);
    static_cast<void>(screen.has_page(view, event) || screen.motif(view, event) == Motif::none);
  }

  RecordLog log_{no_flash()};
  Shelf shelf_{log_, fingerprints_of};
  Table table_{shelf_};
};

struct World {
  MessageAir air{1};
  HostUnit host{air, 1};
  GuestUnit one{air, 0, 2}, two{air, 1, 3};
  FailingJournal home_journal;
  MemoryDealStore home_store;
  Onlooker onlooker;

  explicit World(int game) {
    Roster roster;
    roster.players = 4;
    const GameFacts& facts = game_at(game).facts();
    for (int i = 0; i < facts.option_count; ++i) roster.options.values[i] = facts.options[i].standard;
    roster.seats[Seat(0)].holder = Holder::host;
    host.open(game, roster);
    People people;
    people.push_back(person('a'));
    one.start(people);
    people.push_back(person('b'));
    two.start(people);
    one.table().offer_home(home_journal, home_store);
    pass(200);
    if (host.table().can_deal()) host.table().deal({});
    pass(200);
  }
  void pass(Milliseconds time_ms) {
    for (const Milliseconds end = air.now + time_ms; air.now != end; air.now += 4) {
      host.step();
      one.step();
      two.step();
      onlooker.look(one.table());
    }
  }
  void decide() {
    host.decide_something();
    one.decide_something();
    two.decide_something();
    pass(20);
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr int acts_max = 60;
  fuzz::Input input(data, size);
  World world(input.take() % game_count);
  std::uint8_t place = 0, change = 0;
  world.air.watch = [&](int, bool, std::vector<std::uint8_t>& bytes) {
    if (change != 0 && !bytes.empty()) bytes[place % bytes.size()] ^= change;
    change = 0;
  };
  for (int i = 0; i < acts_max && !input.empty(); ++i) {
    const int act = input.take();
    switch (act % 5) {
      case 0: world.decide(); break;
      case 1:
        place = input.take();
        change = input.take();
        break;
      case 2: world.pass(40); break;
      case 3: {
        std::uint8_t message[Channel::message_bytes_max];
        const int length = 1 + input.take() % (Channel::message_bytes_max - 1);
        for (int k = 0; k < length; ++k) message[k] = input.take();
        world.air.send(act / 5 % 2, act / 10 % 2 != 0, {message, length});
        world.pass(8);
        break;
      }
      case 4:
        if (act / 5 % 2 != 0)
          world.host.table().keep_table();
        else
          world.host.table().hand_over(act / 10 % 2, RadioAddress());
        break;
      default: break;
    }
  }
  return 0;
}
