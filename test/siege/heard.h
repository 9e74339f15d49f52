// What a handheld that is passed around lets bystanders hear: pairs of tables that differ only in what no
// bystander may know, the same presses at both, and every call of the speaker, every write to its flash and
// the closed curtain's pixels compared.
#pragma once

#include <cstring>
#include <vector>

#include "console/screens/table/curtain.h"
#include "console/screens/table/play.h"
#include "games/games.h"
#include "games/subjects.h"
#include "ink/display.h"
#include "siege/other_truth.h"
#include "simulator/flash.h"
#include "simulator/panel.h"
#include "tabletop/random_player.h"

namespace seaglass::siege {

struct Heard {
  Milliseconds at = 0;
  int hertz = 0;
  int volume_percent = 0;

  std::uint32_t flash_bytes = 0;  // written or erased until then

  friend bool operator==(const Heard& a, const Heard& b) {
    return a.at == b.at && a.hertz == b.hertz && a.volume_percent == b.volume_percent &&
           a.flash_bytes == b.flash_bytes;
  }
};

/// Somebody opens the curtain, presses, and closes it again, or decides.
class Bystander {
 public:
  struct Counts {
    long pairs = 0;
    long different = 0;
    long secrets = 0;              // told to one person, each against another that it could be
    std::uint64_t first_seed = 0;  // of a game in which there was a difference
  };

  /// One game from this seed, with a pair at every decision.
  void listen_to_a_game(GameName name, std::uint64_t seed, Counts& counts, long pairs_max) {
    const Game& game = game_of(name);
    Random random(seed);
    unit_.mount();
    unit_.table.begin(name, some_setup(game, random));
    unit_.preferences.calm = random.below(2) == 0;
    if (random.below(2) == 0) unit_.preferences.learn(name);
    while (!unit_.table.over() && counts.pairs < pairs_max) {
      remember();
      const std::uint64_t presses = random.next();
      const Visit one = visit(presses);
      go_back();
      conformance::subject(number_of(name)).scramble(unit_.table.truth(), SeatSet(), random);
      const Visit other = visit(presses);
      go_back();
      ++counts.pairs;
      if (!sounds_alike(one, other) || !look_alike(one, other)) {
        if (counts.different++ == 0) counts.first_seed = seed;
      }
      play_on(random, counts);
    }
  }

 private:
  static constexpr Milliseconds step_ms = 16;
  static constexpr int presses_max = 12;

  class Listener final : public Speaker {
   public:
    Listener(const Milliseconds& now, const simulator::SimulatedFlash& flash) : now_(now), flash_(flash) {}
    void play(int hertz, int volume_percent) override {
      heard.push_back({now_, hertz, volume_percent, flash_.spent_bytes()});
    }
    /// Somebody measures what the unit draws.
    void note_flash() {
      if (flash_.spent_bytes() != flash_bytes_) heard.push_back({now_, 0, 0, flash_.spent_bytes()});
      flash_bytes_ = flash_.spent_bytes();
    }
    std::vector<Heard> heard;

   private:
    const Milliseconds& now_;
    const simulator::SimulatedFlash& flash_;
    std::uint32_t flash_bytes_ = flash_.spent_bytes();
  };

  /// Until something is decided there, or the curtain closes: that is seen by all.
  struct Visit {
    std::vector<Heard> heard;
    Milliseconds ended_at = 0;
    bool has_decided = false;
    int curtain_sends = 0;  // how much of the curtain was another than the one before
  };

  /// Nothing in a unit points anywhere but into itself: its bytes are all that it is.
  void remember() {
    std::memcpy(bytes_.data(), static_cast<const void*>(&unit_), sizeof unit_);
    flash_before_ = flash_;
  }
  void go_back() {
    std::memcpy(static_cast<void*>(&unit_), bytes_.data(), sizeof unit_);
    flash_ = flash_before_;
  }

  Setup some_setup(const Game& game, Random& random) {
    const GameFacts& facts = game.facts();
    Setup setup;
    setup.players = static_cast<std::uint8_t>(facts.players_min +
                                              random.below(facts.players_max - facts.players_min + 1));
    setup.seed = random.next();
    setup.options = conformance::option_combination(game, setup.players, random.next());
    return setup;
  }

  Visit visit(std::uint64_t presses) {
    Random fingers(presses);
    Listener speaker(now_, flash_);
    now_ = 0;
    const AnyState truth = unit_.table.truth();
    const auto bytes = static_cast<std::size_t>(unit_.table.game().state_bytes());
    const auto has_decided = [&] { return std::memcmp(&truth, &unit_.table.truth(), bytes) != 0; };
    const auto listen = [&] {
      static_cast<void>(unit_.sound.step(speaker, 100, now_));
      speaker.note_flash();
    };
    unit_.table.open(unit_.table.next());
    Play play(unit_);
    play.enter(now_);
    bool is_over = false;
    const auto pass = [&](Milliseconds ms) {
      for (const Milliseconds end = now_ + ms; !is_over && now_ < end; now_ += step_ms) {
        is_over = play.tick(now_).outcome != Outcome::stay;
        listen();
      }
    };
    pass(100 + static_cast<Milliseconds>(fingers.below(3000)));
    for (int n = 1 + fingers.below(presses_max); n > 0 && !is_over; --n) {
      const auto button = static_cast<Button>(fingers.below(button_count));
      is_over = play.handle({button, false}, now_) != Outcome::stay || has_decided();
      if (is_over) break;
      pass(60 + static_cast<Milliseconds>(fingers.below(400)));
    }
    Visit visit;
    visit.heard = speaker.heard;
    visit.ended_at = now_;
    visit.has_decided = has_decided();
    if (!visit.has_decided) visit.curtain_sends = close_curtain();
    return visit;
  }
  int close_curtain() {
    const int before = panel_.sends();
    Curtain curtain(unit_);
    curtain.enter(now_);
    display_.refresh(panel_, [&curtain](ink::Painter& painter) { curtain.draw(painter); });
    panel_.wait();
    return panel_.sends() - before;
  }
  /// The second visit's curtain comes onto the first one's: nothing of it is sent.
  static bool look_alike(const Visit& one, const Visit& other) {
    return one.has_decided || other.has_decided || other.curtain_sends == 0;
  }

  /// As far as both went.
  static bool sounds_alike(const Visit& one, const Visit& other) {
    const Milliseconds until = one.ended_at < other.ended_at ? one.ended_at : other.ended_at;
    const auto before = [until](const std::vector<Heard>& heard) {
      std::vector<Heard> kept;
      for (const Heard& each : heard)
        if (each.at < until) kept.push_back(each);
      return kept;
    };
    return before(one.heard) == before(other.heard);
  }

  /// A decision by chance, as if its owner had made it.
  void play_on(Random& random, Counts& counts) {
    Table& table = unit_.table;
    const Seat seat = table.next();
    const Choice choice =
        any_choice(random, [&](auto visit) { table.game().choices(table.truth(), seat, visit); });
    listen_to_secrets(seat, choice, counts);
    const conformance::Subject subject = conformance::subject(number_of(table.name()));
    AnyState other;
    if (OtherTruth(subject, table.game(), random).find(table.truth(), seat, choice, other)) {
      remember();
      decide(seat, choice);
      const std::uint32_t bytes = flash_.spent_bytes(), writes = flash_.generation();
      go_back();
      table.truth() = other;
      decide(seat, choice);
      if (flash_.spent_bytes() != bytes || flash_.generation() != writes) ++counts.different;
      go_back();
    }
    decide(seat, choice);
  }
  void decide(Seat seat, Choice choice) {
    Table& table = unit_.table;
    table.open(seat);
    while (table.has_caption()) table.next_caption();
    table.decide(choice);
    while (table.has_caption()) table.next_caption();
    table.close();
  }

  /// What is told to one person alone sounds as it would with any other secret in it, and takes as long.
  void listen_to_secrets(Seat seat, Choice choice, Counts& counts) {
    const Game& game = unit_.table.game();
    AnyState after = unit_.table.truth();
    std::vector<Event> told;
    CHECK(!game.play(after, seat, choice, [&told](const Event& event) { told.push_back(event); }));
    for (const Event& event : told) {
      if (game.mask(event, SeatSet()) == event) continue;
      for (Seat viewer : all_seats(game.players(after))) {
        if (!(game.mask(event, SeatSet(viewer)) == event)) continue;
        AnyState seen = after;
        game.mask(seen, SeatSet(viewer));
        Event other = event;
        for (other.a = 0; other.a < 32; ++other.a) {
          if (!(game.mask(other, SeatSet()) == game.mask(event, SeatSet())) || !game.knows(after, other))
            continue;
          if (other == game.mask(event, SeatSet())) continue;
          ++counts.secrets;
          if (!are_told_alike(seen, viewer, event, other, sounds_after(told, event))) ++counts.different;
        }
      }
    }
  }
  /// A caption more would delay it.
  bool sounds_after(const std::vector<Event>& told, const Event& event) {
    bool is_after = false;
    for (const Event& each : told) {
      if (is_after && unit_.table.screen().motif(unit_.view(), each) != Motif::none) return true;
      is_after = is_after || &each == &event;
    }
    return false;
  }
  bool are_told_alike(const AnyState& seen, Seat viewer, const Event& one, const Event& other,
                      bool for_as_long) {
    View view;
    view.state = &seen;
    view.players = unit_.table.players();
    view.near = viewer;
    view.open = true;
    const GameScreen& screen = unit_.table.screen();
    return screen.motif(view, one) == screen.motif(view, other) &&
           screen.has_page(view, one) == screen.has_page(view, other) &&
           (!for_as_long || screen.caption(view, one).empty() == screen.caption(view, other).empty()) &&
           screen.journey(view, one).any == screen.journey(view, other).any;
  }

  simulator::SimulatedFlash flash_, flash_before_;
  Unit unit_{flash_};
  std::vector<unsigned char> bytes_ = std::vector<unsigned char>(sizeof(Unit));
  Milliseconds now_ = 0;
  ink::Display display_;  // neither goes back: what is on a screen stays there
  simulator::SimulatedPanel panel_;
};

}  // namespace seaglass::siege
