// A guest that was let in says anything to a host's whole handheld, at whose table somebody sits who is
// honest.
#include "console_room.h"
#include "prepared.h"
#include "siege/lying_guest.h"

namespace fuzz {

namespace {

class Host final : public ConsoleRoom {
 public:
  Host(GameName name, Depth depth) : ConsoleRoom(name), guest_(room_.air(), 7) {
    guest_.channel().lie = [this](int, Said& message) { change(message); };
    open_table(1, handhelds);
    for (int i = 0; i < handhelds; ++i) add_person(i, i == 0);
    people_[0]->trusts = true;
    const auto is_there = [&] {
      if (depth != Depth::waiting) return is_dealt() && guest_.table().has_state();
      return people_[0]->words().find(phrase(Word::all_are_here, Language::english).text()) !=
             std::string::npos;
    };
    wait_until(is_there);
    send_people_home();
    for (int i = 0; i < handhelds; ++i) room_[i].buttons.release_all();
    if (is_dealt()) play_on_unseen(depth);
    pass(400);
    decisions_ = decisions();
  }

 private:
  const Table& table() { return room_[0].handheld().table(); }
  bool is_dealt() { return table().is_set() && table().is_hosted(); }
  int decisions() { return is_dealt() ? table().sitting().journal().size() : 0; }

  /// Who looks has put the handheld down, so what was played meanwhile is taken in as they look again.
  void play_on_unseen(Depth depth) {
    const_cast<Table&>(table()).close();
    play_on(const_cast<Sitting&>(table().sitting()), depth);
  }

  void step_own(Milliseconds now) override { guest_.step(now); }
  siege::ForgingRadio& own_radio() override { return guest_.radio(); }
  void forge(int, radio::FrameKind kind, const Said& body) override {
    const std::uint8_t any = 0;
    own_radio().say_instead(kind, body, [&] { static_cast<void>(guest_.link().send(0, {&any, 1})); });
  }
  void lie(Said& message) override { guest_.change(message); }

  void act_own(int what, Input& input) override {
    switch (what % 8) {
      case 0:
      case 1: guest_.decide_something(); break;
      case 2:
      case 3:
      case 4:
        guest_.roll(input.take());
        lies_ = 1 + what / 8;
        break;
      case 5: guest_.link().leave(room_.now()); break;
      case 6: guest_.link().rejoin(guest_.link().host(), radio::Role::player, room_.now()); break;
      default: show_a_table(input); break;
    }
    pass(4 * step_ms);
  }
  /// As if this unit hosted it now.
  void show_a_table(Input& input) {
    radio::Beacon beacon;
    beacon.fingerprint = content::fingerprint;
    beacon.table = guest_.table().table_id();
    beacon.host_term = input.take();
    beacon.game = id_of(name_);
    beacon.playing = true;
    beacon.host = radio::UnitName::from("Guile");
    static_cast<void>(own_radio().send(written(beacon).bytes()));
  }

  /// Nobody decides for who sits elsewhere.
  void check() override {
    if (!is_dealt()) {
      decisions_ = 0;
      return;
    }
    const Journal& journal = table().sitting().journal();
    const SeatSet others =
        room_[1].handheld().table().is_set() ? room_[1].handheld().table().people() : SeatSet();
    for (; decisions_ < journal.size(); ++decisions_) {
      const Seat seat = journal.at(decisions_).seat;
      if (presses_[0] == 0 && table().people().contains(seat)) fail("decided for the host");
      if (presses_[0] + presses_[1] == 0 && others.contains(seat)) fail("decided for another guest");
    }
    if (table().game().flaw(table().sitting().state()) != nullptr) fail("the host's position is none");
  }

  siege::LyingGuest guest_;
  int decisions_ = 0;
};

}  // namespace

}  // namespace fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fuzz;
  static Prepared<Host> prepared;
  Input input(data, size);
  const int first = input.take();
  Host& host = prepared.begin(first % (game_count * depth_count), [](void* place, int number) {
    new (place) Host(static_cast<GameName>(number % game_count), static_cast<Depth>(number / game_count));
  });
  host.play(input, first / (game_count * depth_count) % 8 == 0);
  return 0;
}
