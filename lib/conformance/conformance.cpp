#include "conformance/conformance.h"

#include <algorithm>
#include <cstring>
#include <deque>
#include <map>
#include <utility>
#include <vector>

#include "tabletop/random_player.h"

namespace seaglass::conformance {

namespace {

using ChoiceList = std::vector<std::uint32_t>;  // by their numbers, in rising order

constexpr int illegal_choices_tried = 8;
constexpr int guess_plays = 3;

std::uint32_t number_of(Choice choice) {
  return static_cast<std::uint32_t>(choice.verb) << 24 | static_cast<std::uint32_t>(choice.a) << 16 |
         static_cast<std::uint32_t>(choice.b) << 8 | choice.c;
}

Choice choice_of(std::uint32_t number) {
  return {static_cast<std::uint8_t>(number >> 24), static_cast<std::uint8_t>(number >> 16),
          static_cast<std::uint8_t>(number >> 8), static_cast<std::uint8_t>(number)};
}

/// What others see of a choice made where several decide at once.
struct Committed {
  AnyState state;
  std::vector<Event> told;
};

/// What is told of it, and how long a table on the air goes on telling it.
struct Told {
  int step;
  Event event;
};
constexpr int told_for_steps = 32;

}  // namespace

GameRandom another_generator(Random& random) {
  ChaCha20Key key;
  for (std::uint32_t& word : key.words) word = random.next();
  const Seed seed(key);
  return GameRandom(random.below(2) == 0 ? seed : seed.shortened());
}

namespace {

/// One game being played and checked.
class Match {
 public:
  Match(const Subject& subject, const Setup& setup, Seen& seen)
      : subject_(subject),
        game_(subject.game),
        setup_(setup),
        seen_(seen),
        random_(setup.seed.number() ^ 0x5EA61A55) {}

  void run() {
    const GameFacts& facts = game_.facts();
    AnyState state;
    game_.begin(state, setup_);
    require(game_.players(state) == setup_.players, "a deal forgets how many play");
    check_state(state);
    while (!game_.over(state)) {
      require(step_ < facts.choices_max, "the game is longer than its bound");
      play_one(state);
      ++step_;
      check_state(state);
    }
    require(game_.to_act(state).empty(), "somebody still decides after the end");
    check_score(state);
    ++seen_.games;
    if (step_ > seen_.choices_in_a_game) seen_.choices_in_a_game = step_;
  }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    std::string text =
        what + ": " + game_.facts().name + ", " + std::to_string(setup_.players) + " players, options";
    for (int i = 0; i < game_.facts().option_count; ++i)
      text +=
          " " + std::string(game_.facts().options[i].name) + "=" + std::to_string(setup_.options.values[i]);
    throw Violation(text + (setup_.seed.is_long() ? ", long seed " : ", seed ") +
                    std::to_string(setup_.seed.number()) + ", step " + std::to_string(step_));
  }
  void require(bool holds, const char* what) const {
    if (!holds) fail(what);
  }

  /// Only what this game needs of the room for any state: of a card game's it is a tenth.
  void copy(const AnyState& from, AnyState& to) const {
    std::memcpy(&to, &from, static_cast<std::size_t>(game_.state_bytes()));
  }
  bool same(const AnyState& x, const AnyState& y) const {
    return std::memcmp(&x, &y, static_cast<std::size_t>(game_.state_bytes())) == 0;
  }
  const ChoiceList& choices(const AnyState& state, Seat seat) {
    found_.clear();
    game_.choices(state, seat, [&](Choice choice) { found_.push_back(number_of(choice)); });
    std::sort(found_.begin(), found_.end());
    require(std::adjacent_find(found_.begin(), found_.end()) == found_.end(), "a choice is offered twice");
    return found_;
  }

  void play_one(AnyState& state) {
    const SeatSet deciding = game_.to_act(state);
    if (deciding.count() > 1) check_order_of_commitments(state, deciding);
    const Seat seat = any_seat(random_, deciding);
    if (deciding.count() > 1) check_secrecy_of_commitment(state, seat);
    const Choice choice =
        any_choice(random_, [&](auto visit) { game_.choices(state, seat, VisitChoice(visit)); });
    check_taking_back(state, seat, choice, SeatSet(seat));
    check_taking_back(state, seat, choice, SeatSet::all(setup_.players));
    const std::size_t told_before = told_.size();
    copy(state, tried_);
    const Refusal refusal = game_.play(state, seat, choice, [&](const Event& event) {
      check_event(event);
      require(deciding.count() == 1 || event.reveals || !is_secret(event), "a commitment can be taken back");
      told_.push_back({step_, event});
    });
    require(!refusal, "a legal choice is refused");
    check_carrying_out(state, seat, choice, told_before);
    for (std::size_t i = told_before; i < told_.size(); ++i) check_believed(state, told_[i].event);
    for (; !told_.empty() && told_.front().step + told_for_steps < step_; told_.pop_front())
      check_believed(state, told_.front().event);
  }

  /// Where the rules are not asked, the same comes of the choice. `tried_` is the state before it.
  void check_carrying_out(const AnyState& played, Seat seat, Choice choice, std::size_t told_before) {
    std::size_t told = told_before;
    game_.carry_out(tried_, seat, choice, [&](const Event& event) {
      require(told < told_.size() && told_[told].event == event,
              "carrying out a choice tells something else");
      ++told;
    });
    require(told == told_.size(), "carrying out a choice tells less");
    require(same(tried_, played), "carrying out a choice does something else than playing it");
  }

  /// At once, and as late as it may still be told.
  void check_believed(const AnyState& state, const Event& event) const {
    require(game_.knows(state, event) && game_.knows(state, game_.mask(event, SeatSet())),
            "what happened is taken for a lie");
  }

  void check_state(const AnyState& state) {
    ++seen_.states;
    view_count_ = 0;
    if (const char* wrong = subject_.audit(state)) fail(wrong);
    require(game_.over(state) || !game_.to_act(state).empty(), "nobody decides and the game is not over");
    seen_.packed_bytes = std::max(seen_.packed_bytes, check_packing(state));
    for (Seat seat : all_seats(setup_.players)) check_choices(state, seat);
    for (Seat seat : all_seats(setup_.players)) check_view(state, SeatSet(seat));
    check_view(state, SeatSet());  // a spectator
    check_view(state, SeatSet::from_bits(random_.next() & SeatSet::all(setup_.players).bits()));  // several
    check_view(state, SeatSet::all(setup_.players));
  }

  void check_choices(const AnyState& state, Seat seat) {
    const ChoiceList& legal = legal_[seat] = choices(state, seat);
    const bool decides = game_.to_act(state).contains(seat);
    require(decides == !legal.empty(), "deciding and having choices are not the same");
    seen_.choices_at_once = std::max(seen_.choices_at_once, static_cast<int>(legal.size()));
    for (std::uint32_t number : legal) {
      copy(state, tried_);
      require(!game_.play(tried_, seat, choice_of(number), no_events), "a choice that is offered is refused");
    }
    copy(state, tried_);
    for (int i = 0; i < illegal_choices_tried; ++i) check_illegal(state, seat, legal, some_choice(legal));
    for (const auto& [verb, number] : once_legal_) check_wording(state, seat, legal, choice_of(number));
    if (legal.empty()) return;
    const std::uint32_t known =
        legal[static_cast<std::size_t>(random_.below(static_cast<int>(legal.size())))];
    once_legal_[known >> 24] = known;
  }

  /// What was legal at another moment is a choice: if it is none now, its refusal says why.
  void check_wording(const AnyState& state, Seat seat, const ChoiceList& legal, Choice choice) {
    if (std::binary_search(legal.begin(), legal.end(), number_of(choice))) return;
    const Refusal refusal = game_.play(tried_, seat, choice, no_events);
    require(static_cast<bool>(refusal) && same(tried_, state), "a choice that is not offered is accepted");
    require(std::strcmp(game_.why(refusal), refusals::no_such_choice) != 0,
            "a choice that was legal before is refused as if there were none like it");
  }

  /// Mostly near misses: a legal choice with one byte changed, or small numbers.
  Choice some_choice(const ChoiceList& legal) {
    std::uint32_t number = random_.next();
    if (!legal.empty() && random_.below(2) == 0) {
      const auto which = static_cast<std::size_t>(random_.below(static_cast<int>(legal.size())));
      const int shift = 8 * random_.below(4);
      number = (legal[which] & ~(0xFFu << shift)) | (random_.next() % 16u) << shift;
    } else if (random_.below(4) != 0) {
      number &= 0x0F0F0F0F;
    }
    return choice_of(number);
  }

  /// Leaves `tried_` as it must be when it is called: the same as the state.
  void check_illegal(const AnyState& state, Seat seat, const ChoiceList& legal, Choice choice) {
    if (std::binary_search(legal.begin(), legal.end(), number_of(choice))) return;
    bool told = false;
    const Refusal refusal = game_.play(tried_, seat, choice, [&](const Event&) { told = true; });
    require(static_cast<bool>(refusal), "a choice that is not offered is accepted");
    require(!told, "a refused choice told of events");
    require(same(tried_, state), "a refused choice changed the state");
    require(game_.why(refusal) != nullptr && game_.why(refusal)[0] != '\0', "a refusal has no words");
  }

  /// Returns how many bytes it packs into; more than a frame has the writer refuses. Unpacking looks for
  /// flaws.
  int check_packing(const AnyState& state) {
    std::uint8_t packed[packed_bytes_max];
    BitWriter writer({packed, packed_bytes_max});
    game_.pack(state, writer);
    require(writer.bytes() <= game_.whole_bytes_max(), "a packed state is larger than its bound");
    BitReader reader({packed, writer.bytes()});
    if (!game_.unpack(again_, reader)) {
      const char* flaw = game_.flaw(state);
      fail(flaw == nullptr ? "a packed state does not unpack" : std::string("a state has a flaw: ") + flaw);
    }
    require(reader.finished(), "unpacking leaves bits over");
    require(same(again_, state), "a state changed by packing");
    return writer.bytes();
  }

  void check_view(const AnyState& state, SeatSet viewers) {
    AnyState& masked = views_[view_count_];
    copy(state, masked);
    game_.mask(masked, viewers);
    const bool is_new = !is_seen(masked);
    if (is_new) {
      ++view_count_;
      check_masked(state, masked, viewers);
    }
    check_completeness(state, masked, viewers);
    check_non_interference(state, masked, viewers, is_new);
  }

  /// Where everybody sees the same, it is enough to look at it once.
  bool is_seen(const AnyState& masked) const {
    return std::any_of(views_, views_ + view_count_,
                       [&](const AnyState& view) { return same(view, masked); });
  }

  void check_masked(const AnyState& state, const AnyState& masked, SeatSet viewers) {
    const int bytes = check_packing(masked);
    seen_.masked_bytes = std::max(seen_.masked_bytes, bytes);
    require(bytes <= game_.masked_bytes_max(), "a masked state is larger than its bound");
    copy(masked, again_);
    game_.mask(again_, viewers);
    require(same(again_, masked), "masking again changes something");
    check_guess(masked, viewers);
    for (Seat seat : all_seats(setup_.players)) check_open_to(state, masked, viewers, seat);
  }

  /// What a seat may know is there exactly if nothing more would be, were the state masked for that seat too.
  void check_open_to(const AnyState& state, const AnyState& masked, SeatSet viewers, Seat seat) {
    viewers.insert(seat);
    copy(state, again_);
    game_.mask(again_, viewers);
    require(game_.is_open_to(masked, SeatSet(seat)) == same(again_, masked),
            "whether a seat sees what it may know is told wrongly");
  }

  void check_completeness(const AnyState& state, const AnyState& masked, SeatSet viewers) {
    require(game_.to_act(masked) == game_.to_act(state), "a mask hides who decides");
    require(game_.over(masked) == game_.over(state), "a mask hides the end");
    for (Seat seat : all_seats(setup_.players))
      if (viewers.contains(seat))
        require(choices(masked, seat) == legal_[seat], "a seat cannot list its choices from what it knows");
  }

  void check_non_interference(const AnyState& state, const AnyState& masked, SeatSet viewers, bool is_new) {
    copy(state, tried_);
    subject_.scramble(tried_, viewers, random_);
    const char* flaw = is_new ? game_.flaw(tried_) : nullptr;
    if (flaw != nullptr) fail(std::string("the scrambler made a flawed state: ") + flaw);
    for (Seat seat : all_seats(setup_.players))
      if (viewers.contains(seat))
        require(choices(tried_, seat) == legal_[seat], "choices depend on what the seat may not know");
    game_.mask(tried_, viewers);
    require(same(tried_, masked), "a masked state depends on what the viewer may not know");
    check_length(state, masked, viewers);
  }

  /// Who hears a message that is for others learns from its length nothing that the whole table may not know.
  void check_length(const AnyState& state, const AnyState& masked, SeatSet viewers) {
    copy(state, tried_);
    subject_.scramble(tried_, SeatSet(), random_);
    game_.mask(tried_, viewers);
    require(bits_of(tried_) == bits_of(masked), "how long a masked state is betrays something");
  }
  int bits_of(const AnyState& state) const {
    std::uint8_t packed[packed_bytes_max];
    BitWriter writer({packed, packed_bytes_max});
    game_.pack(state, writer);
    return writer.bits();
  }

  void check_guess(const AnyState& masked, SeatSet viewers) {
    copy(masked, tried_);
    subject_.guess(tried_, random_);
    if (const char* flaw = game_.flaw(tried_)) fail(std::string("a guess has a flaw: ") + flaw);
    if (const char* wrong = subject_.audit(tried_)) fail(std::string("a guess is no whole box: ") + wrong);
    copy(tried_, again_);
    game_.mask(again_, viewers);
    require(same(again_, masked), "a guess contradicts what is known");
    for (int i = 0; i < guess_plays && !game_.over(tried_); ++i) {
      const Seat seat = any_seat(random_, game_.to_act(tried_));
      const Choice choice =
          any_choice(random_, [&](auto visit) { game_.choices(tried_, seat, VisitChoice(visit)); });
      require(!game_.play(tried_, seat, choice, no_events), "a guess does not play on");
    }
  }

  /// Where several decide at once, the same decisions in any order lead to the same state.
  void check_order_of_commitments(const AnyState& state, SeatSet deciding) {
    std::vector<std::pair<Seat, Choice>> decisions;
    for (Seat seat : all_seats(setup_.players))
      if (deciding.contains(seat))
        decisions.emplace_back(
            seat, any_choice(random_, [&](auto visit) { game_.choices(state, seat, VisitChoice(visit)); }));
    AnyState forwards = state;
    AnyState backwards = state;
    AnyState mixed = state;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
      commit(forwards, decisions[i]);
      commit(backwards, decisions[decisions.size() - 1 - i]);
    }
    for (std::size_t i = decisions.size(); i > 1; --i)
      std::swap(decisions[i - 1], decisions[static_cast<std::size_t>(random_.below(static_cast<int>(i)))]);
    for (const auto& decision : decisions) commit(mixed, decision);
    require(same(forwards, backwards) && same(forwards, mixed), "the order of committing matters");
  }
  void commit(AnyState& state, const std::pair<Seat, Choice>& decision) const {
    require(!game_.play(state, decision.first, decision.second, no_events), "a commitment spoils another");
  }

  /// While others still decide, whoever sees the same position after two of a seat's choices is told the
  /// same.
  void check_secrecy_of_commitment(const AnyState& state, Seat seat) const {
    SeatSet others = SeatSet::all(setup_.players);
    others.remove(seat);
    std::vector<Committed> seen;
    for (const std::uint32_t number : legal_[seat]) {
      Committed now;
      now.state = state;
      const Refusal refusal = game_.play(now.state, seat, choice_of(number), [&](const Event& event) {
        now.told.push_back(game_.mask(event, others));
      });
      require(!refusal, "a commitment is refused");
      game_.mask(now.state, others);
      for (const Committed& before : seen)
        require(!same(before.state, now.state) || before.told == now.told, "an event betrays a commitment");
      seen.push_back(now);
    }
  }

  bool is_secret(const Event& event) const { return !(game_.mask(event, SeatSet()) == event); }

  /// Whether the choice may be taken back: it revealed nothing.
  bool reveals_nothing(AnyState& state, Seat seat, Choice choice) const {
    bool reveals = false;
    const Refusal refusal =
        game_.play(state, seat, choice, [&](const Event& event) { reveals = reveals || event.reveals; });
    require(!refusal, "choices depend on what the seat may not know");
    return !reveals;
  }

  /// What may be taken back must have shown these viewers, the one who decided among them, nothing that they
  /// did not know: wherever that lies otherwise, they see the same. And that it may be, tells as little.
  void check_taking_back(const AnyState& state, Seat seat, Choice choice, SeatSet viewers) {
    copy(state, tried_);
    copy(state, again_);
    subject_.scramble(again_, viewers, random_);
    const bool undoable = reveals_nothing(tried_, seat, choice);
    require(reveals_nothing(again_, seat, choice) == undoable,
            "whether a choice can be taken back betrays something");
    if (!undoable) return;
    game_.mask(tried_, viewers);
    game_.mask(again_, viewers);
    require(same(tried_, again_), "a choice that can be taken back has revealed something");
  }

  void check_event(const Event& event) const {
    const Event to_all = game_.mask(event, SeatSet::all(setup_.players));
    require(to_all == event, "an event hides something from everybody together");
    const Event to_none = game_.mask(event, SeatSet());
    require(game_.mask(to_none, SeatSet()) == to_none, "masking an event again changes something");
  }

  void check_score(const AnyState& state) const {
    const Score score = game_.score(state);
    require(!score.winners.empty(), "nobody wins");
    for (Seat seat : all_seats(setup_.players))
      for (Seat winner : all_seats(setup_.players))
        if (score.winners.contains(winner))
          require(score.totals[seat] <= score.totals[winner], "somebody has more points than the winner");
  }

  const Subject& subject_;
  const Game& game_;
  const Setup setup_;
  Seen& seen_;
  Random random_;
  int step_ = 0;
  PerSeat<ChoiceList> legal_;  // in the state being checked
  // Its views that have been checked: of each seat, of a spectator, of some and of all together.
  AnyState views_[seats_max + 3];
  int view_count_ = 0;
  // For a moment: a state in which something is tried, one that is reached another way, and choices.
  AnyState tried_;
  AnyState again_;
  ChoiceList found_;
  std::map<std::uint32_t, std::uint32_t> once_legal_;  // by its verb, a choice of an earlier moment
  std::deque<Told> told_;                              // the last of them
};

}  // namespace

namespace {

/// Visits all allowed combinations until `visit` says that it is enough.
template <typename Visit>
void visit_combinations(const Game& game, int players, const Visit& visit) {
  const GameFacts& facts = game.facts();
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  const auto low = [&](int i) { return i < facts.option_count ? facts.options[i].low : std::uint8_t{0}; };
  const auto high = [&](int i) { return i < facts.option_count ? facts.options[i].high : std::uint8_t{0}; };
  static_assert(options_max == 2);
  for (int first = low(0); first <= high(0); ++first)
    for (int second = low(1); second <= high(1); ++second) {
      setup.options.values[0] = static_cast<std::uint8_t>(first);
      setup.options.values[1] = static_cast<std::uint8_t>(second);
      if (game.allows(setup)) visit(setup.options);
    }
}

}  // namespace

int option_combinations(const Game& game, int players) {
  int count = 0;
  visit_combinations(game, players, [&](const OptionValues&) { ++count; });
  return count;
}

OptionValues option_combination(const Game& game, int players, std::uint64_t number) {
  int skip = static_cast<int>(number % static_cast<std::uint64_t>(option_combinations(game, players)));
  OptionValues chosen;
  visit_combinations(game, players, [&](const OptionValues& options) {
    if (skip-- == 0) chosen = options;
  });
  return chosen;
}

void Seen::add(const Seen& other) {
  games += other.games;
  states += other.states;
  choices_in_a_game = std::max(choices_in_a_game, other.choices_in_a_game);
  choices_at_once = std::max(choices_at_once, other.choices_at_once);
  masked_bytes = std::max(masked_bytes, other.masked_bytes);
  packed_bytes = std::max(packed_bytes, other.packed_bytes);
}

void check_game(const Subject& subject, const Setup& setup, Seen& seen) {
  Match(subject, setup, seen).run();
}

}  // namespace seaglass::conformance
