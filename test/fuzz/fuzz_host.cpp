// A host that was let in, as every host is, says anything to two whole handhelds at its table. On one of them
// two people sit.
#include "console_room.h"
#include "prepared.h"
#include "siege/liar.h"

namespace fuzz {

namespace {

class Guests final : public ConsoleRoom {
 public:
  Guests(GameName name, Depth depth) : ConsoleRoom(name), host_(room_.air(), 7), liar_(host_, 7) {
    host_.deals = depth != Depth::waiting;
    host_.channel().lie = [this](int peer, Said& message) {
      peer_ = peer;
      change(message);
    };
    liar_.percent = 100;
    host_.open(name_, handhelds, room_.now());
    const auto choose = [&](Button button, Milliseconds wait_ms) {
      pass(wait_ms);
      press(0, button, 40);
    };
    choose(Button::b, 0);
    choose(Button::a, 3000);  // the cursor stands on the table
    pass(1000);
    for (int i = 0; i < handhelds; ++i) {
      add_person(i, false);
      people_.back()->trusts = true;
    }
    const auto are_here = [&] {
      if (depth == Depth::waiting) return host_.table().can_deal();
      return host_.table().takes_decisions() && people_[0]->is_at_table() && people_[1]->is_at_table();
    };
    wait_until(are_here);
    send_people_home();
    for (int i = 0; i < handhelds; ++i) room_[i].buttons.release_all();
    if (depth != Depth::waiting) play_on(host_.sitting(), depth);
    host_.decide_something();
    pass(400);
  }

 private:
  void step_own(Milliseconds now) override { host_.step(now); }
  siege::ForgingRadio& own_radio() override { return host_.radio(); }
  void forge(int peer, radio::FrameKind kind, const Said& body) override {
    const std::uint8_t any = 0;
    own_radio().say_instead(kind, body, [&] { static_cast<void>(host_.link().send(peer, {&any, 1})); });
  }
  void lie(Said& message) override { liar_.tell(peer_, message); }

  void act_own(int what, Input& input) override {
    TableHost& table = host_.table();
    switch (what % 8) {
      case 0:
      case 1: host_.decide_something(); break;
      case 2:
      case 3:
      case 4:
        liar_.roll(input.take());
        lies_ = 1 + what / 8;
        break;
      case 5:
        if (what / 8 % 2 == 0)
          hand_over(what / 16 % handhelds);
        else
          table.keep_table();
        break;
      case 6:
        if (what / 8 % 2 == 0)
          host_.deals = !host_.deals;
        else
          host_.open_again();
        break;
      default:
        if (what / 8 % 4 == 0)
          host_.link().kick(what / 32 % handhelds, room_.now());
        else
          host_.start_anew(room_.now());
        break;
    }
    pass(4 * step_ms);
  }
  void hand_over(int unit) {
    if (host_.link().is_member(unit))
      static_cast<void>(host_.table().hand_over(unit, host_.link().unit(unit)));
  }
  void check() override {}

  siege::LyingHost host_;
  siege::Liar liar_;
  int peer_ = 0;  // to whom it speaks
};

}  // namespace

}  // namespace fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fuzz;
  static Prepared<Guests> prepared;
  Input input(data, size);
  const int first = input.take();
  Guests& guests = prepared.begin(first % (game_count * depth_count), [](void* place, int number) {
    new (place) Guests(static_cast<GameName>(number % game_count), static_cast<Depth>(number / game_count));
  });
  guests.play(input, first / (game_count * depth_count) % 8 == 0);
  return 0;
}
