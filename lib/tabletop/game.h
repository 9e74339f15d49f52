// What any game is: a plain `State` (trivially copyable, no pointers, its random generator inside) that can
//
//   begin(setup)                  deal
//   to_act()                      which seats owe a decision: one, or several where the rules say "at once"
//   choices(seat, visit)          visit every legal choice, without building a list
//   play(seat, choice, events)    apply a choice, or name the rule that forbids it and change nothing
//   carry_out(seat, choice, events)   the same without asking the rules, of a choice that was just listed
//   mask(viewers)                 replace what these seats may not know by "unknown"
//   mask(event, viewers)          the same for what is told
//   is_open_to(viewers)           whether everything is there that these seats may know
//   knows(event)                  whether that can have happened there: what comes from outside may be a lie
//   depart(event), arrive(event)  what leaves its place when this is told, and what then comes to another
//   guess(random)                 fill the unknown with something that could be true
//   pack(writer), unpack(reader)  as few bits as its ranges need; unpack refuses nonsense
//   flaw()                        what makes the position impossible, or nullptr
//   over(), score()
//
// and knows of itself: `id`, `facts`, `bytes_max`, `masked_bytes_max`, `whole_bytes_max`, `players`,
// `allows(setup)`, `why(refusal)`. The real game, what a guest knows, what is drawn, sent, saved and thought
// about are all this one type, masked for whoever looks. `Game` is the same where it does not matter which
// game it is, without guessing: bots guess, who know their game, and checks (conformance/conformance.h).
//
// What happens once a game, once a message or once an event is [[gnu::cold]]: made small, not fast. What bots
// do thousands of times in a thought is not.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <type_traits>

#include "core/bits.h"
#include "core/function_ref.h"
#include "core/game_id.h"
#include "core/random.h"
#include "tabletop/choice.h"
#include "tabletop/event.h"
#include "tabletop/fingerprints.h"
#include "tabletop/opening.h"
#include "tabletop/refusal.h"
#include "tabletop/score.h"
#include "tabletop/setup.h"

namespace seaglass {

constexpr int state_bytes_max = 2048;  // Mirage's is the largest

/// Room for the state of any game.
class AnyState {
 public:
  template <typename State>
  State& as() {
    static_assert(sizeof(State) <= state_bytes_max && alignof(State) <= alignof(AnyState));
    return *std::launder(reinterpret_cast<State*>(memory_));
  }
  template <typename State>
  const State& as() const {
    static_assert(sizeof(State) <= state_bytes_max && alignof(State) <= alignof(AnyState));
    return *std::launder(reinterpret_cast<const State*>(memory_));
  }
  /// A fresh one: begin and unpack start from it.
  template <typename State>
  State& make() {
    static_assert(sizeof(State) <= state_bytes_max && alignof(State) <= alignof(AnyState));
    return *new (memory_) State();
  }

 private:
  alignas(8) unsigned char memory_[state_bytes_max] = {};
};

using VisitChoice = FunctionRef<void(Choice)>;

/// What is known of a game before it is played.
struct GameFacts {
  const char* name;
  GameId id;
  Fingerprints fingerprints;
  std::uint8_t players_min;
  std::uint8_t players_max;
  std::uint8_t option_count;
  Option options[options_max];
  std::uint8_t part_count;
  const char* part_names[score_parts_max];
  /// No game lasts longer, whatever is chosen; its proof stands by each game's constant.
  std::uint16_t choices_max;
};

/// Whether the number of players and every option lie in their ranges, and who begins sits there.
constexpr bool within_ranges(const GameFacts& game, const Setup& setup) {
  if (setup.players < game.players_min || setup.players > game.players_max) return false;
  if (!setup.begins.sits_among(setup.players)) return false;
  for (int i = 0; i < options_max; ++i) {
    const int value = setup.options.values[i];
    if (i >= game.option_count ? value != 0 : value < game.options[i].low || value > game.options[i].high)
      return false;
  }
  return true;
}

class Game {
 public:
  virtual const GameFacts& facts() const = 0;
  virtual int state_bytes() const = 0;
  virtual int masked_bytes_max() const = 0;
  virtual int players(const AnyState& state) const = 0;
  /// Of a state that nothing is hidden in, packed.
  virtual int whole_bytes_max() const = 0;

  /// Whether a table may be set up like this.
  virtual bool allows(const Setup& setup) const = 0;
  virtual void begin(AnyState& state, const Setup& setup) const = 0;
  virtual SeatSet to_act(const AnyState& state) const = 0;
  virtual void choices(const AnyState& state, Seat seat, VisitChoice visit) const = 0;
  virtual Refusal play(AnyState& state, Seat seat, Choice choice, Events events) const = 0;
  /// What `choices` lists here, and nothing else: for those who try or play many games against themselves.
  /// Whatever a person, the air or flash brings goes through `play`; test/layers.py sees to it.
  virtual void carry_out(AnyState& state, Seat seat, Choice choice, Events events) const = 0;
  virtual const char* why(Refusal refusal) const = 0;
  virtual void mask(AnyState& state, SeatSet viewers) const = 0;
  /// Whether it was masked for these at least. What comes from outside may be masked for nobody.
  virtual bool is_open_to(const AnyState& state, SeatSet viewers) const = 0;
  virtual Event mask(const Event& event, SeatSet viewers) const = 0;
  /// Whether this can have happened on the way to this state, whoever of them was told. Everything that shows
  /// events may rely on it.
  virtual bool knows(const AnyState& state, const Event& event) const = 0;
  /// Telling moves a position, masked or not, from one event to the next: as the telling of an event begins,
  /// what leaves its place departs; as it ends, it arrives where it goes, and all else that everybody sees of
  /// the event has come about. After all events of a choice it looks as the position after the choice does,
  /// masked for the same people. An event that cannot have happened there moves nothing, or less.
  virtual void depart(AnyState& shown, const Event& event) const = 0;
  virtual void arrive(AnyState& shown, const Event& event) const = 0;
  virtual void pack(const AnyState& state, BitWriter& writer) const = 0;
  /// False: these bytes are no state of this game.
  virtual bool unpack(AnyState& state, BitReader& reader) const = 0;
  virtual const char* flaw(const AnyState& state) const = 0;
  virtual bool over(const AnyState& state) const = 0;
  virtual Score score(const AnyState& state) const = 0;

 protected:
  ~Game() = default;
};

template <typename State>
class GameOf final : public Game {
  static_assert(std::is_trivially_copyable_v<State>);
  // No padding: states are compared, hashed and sent as memory. Where alignment leaves a gap, name it.
  static_assert(std::has_unique_object_representations_v<State>);
  static_assert(sizeof(State) <= State::bytes_max && State::bytes_max <= state_bytes_max);
  static_assert(is_possible(State::id));
  static_assert(State::masked_bytes_max <= masked_bytes_limit &&
                State::masked_bytes_max <= State::whole_bytes_max &&
                State::whole_bytes_max <= packed_bytes_max);

 public:
  const GameFacts& facts() const override { return State::facts; }
  int state_bytes() const override { return static_cast<int>(sizeof(State)); }
  int masked_bytes_max() const override { return State::masked_bytes_max; }
  int players(const AnyState& state) const override { return state.as<State>().players; }
  int whole_bytes_max() const override { return State::whole_bytes_max; }

  bool allows(const Setup& setup) const override {
    return within_ranges(State::facts, setup) && State::allows(setup);
  }
  void begin(AnyState& state, const Setup& setup) const override {
    CHECK(allows(setup));
    state.make<State>().begin(setup);
  }
  SeatSet to_act(const AnyState& state) const override { return state.as<State>().to_act(); }
  void choices(const AnyState& state, Seat seat, VisitChoice visit) const override {
    state.as<State>().choices(seat, visit);
  }
  Refusal play(AnyState& state, Seat seat, Choice choice, Events events) const override {
    return Refusal{static_cast<std::uint8_t>(state.as<State>().play(seat, choice, events))};
  }
  void carry_out(AnyState& state, Seat seat, Choice choice, Events events) const override {
    state.as<State>().carry_out(seat, choice, events);
  }
  const char* why(Refusal refusal) const override { return State::why(refusal); }
  void mask(AnyState& state, SeatSet viewers) const override { state.as<State>().mask(viewers); }
  bool is_open_to(const AnyState& state, SeatSet viewers) const override {
    return state.as<State>().is_open_to(viewers);
  }
  Event mask(const Event& event, SeatSet viewers) const override { return State::mask(event, viewers); }
  bool knows(const AnyState& state, const Event& event) const override {
    const State& now = state.as<State>();
    return event.seat.index() < now.players && now.knows(event);
  }
  void depart(AnyState& shown, const Event& event) const override { shown.as<State>().depart(event); }
  void arrive(AnyState& shown, const Event& event) const override { shown.as<State>().arrive(event); }
  void pack(const AnyState& state, BitWriter& writer) const override { state.as<State>().pack(writer); }
  bool unpack(AnyState& state, BitReader& reader) const override {
    State& unpacked = state.make<State>();
    return unpacked.unpack(reader) && unpacked.flaw() == nullptr;
  }
  const char* flaw(const AnyState& state) const override { return state.as<State>().flaw(); }
  bool over(const AnyState& state) const override { return state.as<State>().over(); }
  Score score(const AnyState& state) const override { return state.as<State>().score(); }
};

}  // namespace seaglass
