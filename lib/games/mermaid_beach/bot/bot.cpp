// The bots of Mermaid Beach. Shells are turned blind, so there is little to think about and much to know: who
// holds what. Orca and Heron remember what was asked, answered, given and kept, deal worlds that agree with
// it, and play each sensible choice to the end in the same ones, everybody by their first thought. The others
// go by their first thought and remember no more than a No, as long as it holds.
#include "bots/best_few.h"
#include "bots/halving.h"
#include "bots/player.h"
#include "games/door.h"
#include "games/mermaid_beach/bot/dealing.h"
#include "games/mermaid_beach/bot/judge.h"
#include "games/mermaid_beach/bot/memory.h"
#include "tabletop/random_player.h"

namespace seaglass::mermaid_beach {

namespace {

using bots::Level;

/// With free asking, five players, and four different shells in front of each of the others: 4 · 8 questions,
/// 4 · 4 shells to take and as many to wash away, 4 seats for Seaweed, 4 pairs at most beside them, a
/// mermaid, to stop. To dump is for who has nothing of all that.
constexpr int choices_max = 32 + 16 + 16 + 4 + 8 + 1 + 1;

/// What an end is worth: 13 parts of 20 for the win, 7 by the lead: 1 / (1 + e^(−lead/6)), in 65,536ths.
constexpr int whole_win = 65536;
constexpr int leads = 25;
constexpr std::uint16_t share_by_lead[leads] = {32768, 35492, 38179, 40793, 43303, 45682, 47911, 49974, 51865,
                                                53581, 55124, 56502, 57724, 58800, 59743, 60565, 61278, 61896,
                                                62428, 62886, 63279, 63615, 63903, 64148, 64357};
constexpr int by_lead(int lead) {
  const int far = lead < 0 ? -lead : lead;
  const int share = share_by_lead[far < leads ? far : leads - 1];
  return lead < 0 ? whole_win - share : share;
}

int worth_of_end(const State& state, Seat seat) {
  const Score score = state.score();
  int best = -1'000;
  for (Seat other : all_seats(state.players))
    if (other != seat && score.totals[other] > best) best = score.totals[other];
  const int won = score.winners.contains(seat) ? whole_win / score.winners.count() : 0;
  return (13 * won + 7 * by_lead(score.totals[seat] - best)) / 20;
}

/// Whether better or worse shells were turned up in a trial than to be expected says nothing of the choice
/// that was tried. What that was worth is taken off, so that fewer trials tell as much. In the mean it is
/// nothing.
class Luck {
 public:
  void begin(const State& world, Seat seat) {
    seat_ = seat;
    worth_ = points_left_ = 0;
    for (const ShellCard card : world.shell_deck) points_left_ += points(card);
  }
  void carry_out(State& state, Seat seat, Choice choice) {
    const int cards = state.shell_deck.size();
    const int next = cards > 0 ? points(state.shell_deck.back()) : 0;
    state.carry_out(seat, choice, no_events);
    if (state.shell_deck.size() == cards) return;
    const int more_than_expected = next * a_point - points_left_ * a_point / cards;
    worth_ += seat == seat_ ? more_than_expected : -more_than_expected / (state.players - 1);
    points_left_ -= next;
  }
  int worth() const { return worth_; }

 private:
  /// Of a whole win: what a point more does, in the mean of many positions.
  static constexpr int a_point = whole_win / 32;
  static int points(ShellCard card) { return is_starfish(card) ? 0 : value_of(card); }

  Seat seat_;
  int points_left_ = 0;  // in the deck
  int worth_ = 0;
};

class BeachPlayer final : public bots::Player {
 public:
  BeachPlayer(const bots::Situation& situation, Level level, Random random)
      : seen_(situation.seen.as<State>()),
        seat_(situation.seat),
        level_(level),
        memory_(situation.knowledge.read<Memory>()),
        random_(random) {}

  bool step() override;
  void hurry() override { hurries_ = true; }
  Choice choice() const override { return choice_; }

 private:
  static constexpr int trials_in_a_step = 6;
  /// A trial is played to the end, which takes 17 choices in the mean; one that lasts is worth what it is
  /// then.
  static constexpr int plays_max = 100;

  /// How often the choices are tried, all in all. Whoever draws mermaids, or turns up Starfish, has many
  /// decisions in a turn: the first five have about 4,700 trials together, and hardly any turn has more.
  int trials() const {
    if (level_ == Level::heron) return few_trials;
    if (seen_.phase == Phase::pass && seen_.turn != seat_) return 4000;
    switch (memory_.decisions) {
      case 0: return 2000;
      case 1: return 1500;
      case 2: return 800;
      case 3: return 300;
      case 4: return few_trials;
      default: return few_trials / 2;
    }
  }
  static constexpr int few_trials = 120;

  /// It decides after so many, however little there was to think about: by the clock nobody sees what it
  /// holds.
  int steps() const { return 2 + trials() / trials_in_a_step; }

  bool decide(Choice choice) {
    choice_ = choice;
    return true;
  }
  bool think();
  bool begin();
  void keep_sensible_ones();
  void keep_likely_questions();
  /// Of the choices, those whose numbers satisfy `is_kept`, in their order.
  template <typename IsKept>
  void keep_only(const IsKept& is_kept) {
    int kept = 0;
    for (int i = 0; i < choices_.size(); ++i)
      if (is_kept(i)) choices_[kept++] = choices_[i];
    choices_.resize(kept);
  }
  bool might_succeed(Choice choice) const;
  bool has_a_mermaid_to_play() const;
  void try_next();
  Choice choice_there(Seat seat);
  Choice question_there(Choice otherwise) const;
  bool was_denied(Choice choice) const;
  Choice first_thought();
  Choice child_s_choice();

  const State& seen_;
  const Seat seat_;
  const Level level_;
  const Memory memory_;
  Random random_;
  bool hurries_ = false, begun_ = false, known_ = false;
  int steps_ = 0;
  Choice choice_;
  FixedVector<Choice, choices_max> choices_;
  bots::Halving<choices_max> halving_;
  State world_, tried_;
  Random chance_of_the_world_, chance_;
  Luck luck_;
  PerSeat<Kinds, players_max> known_there_;  // to this seat, of the hands in the world that is tried
};

bool BeachPlayer::step() {
  if (level_ == Level::minnow) return decide(child_s_choice());
  if (level_ == Level::otter) return decide(first_thought());
  known_ = known_ || think();
  ++steps_;
  return known_ && (steps_ >= steps() || hurries_);
}

bool BeachPlayer::think() {
  if (!begun_) {
    begun_ = true;
    return begin();
  }
  if (hurries_) halving_.stop();
  for (int i = 0; i < trials_in_a_step && !halving_.decided(); ++i) try_next();
  return halving_.decided() && decide(choices_[halving_.best()]);
}

bool BeachPlayer::begin() {
  if (has_a_mermaid_to_play()) return decide(nice());
  seen_.choices(seat_, [&](Choice choice) { choices_.push_back(choice); });
  if (trials() <= few_trials) {
    keep_sensible_ones();
    keep_likely_questions();
  }
  if (choices_.size() == 1) return decide(choices_[0]);
  halving_.begin(choices_.size(), trials());
  return false;
}

/// A few trials cannot tell a pair kept for later from one played at once: what is much worse at first
/// thought is not tried. Questions stand or fall together.
void BeachPlayer::keep_sensible_ones() {
  constexpr int much_worse = 60, nothing = -1'000'000;
  const Judge judge(seen_, seat_);
  int best = nothing, best_question = nothing;
  for (const Choice choice : choices_) {
    const int worth = judge.worth(choice);
    if (worth > best) best = worth;
    if (verb_of(choice) == Verb::ask && worth > best_question) best_question = worth;
  }
  keep_only([&](int i) {
    const Choice choice = choices_[i];
    const int worth = verb_of(choice) == Verb::ask ? best_question : judge.worth(choice);
    return worth >= best - much_worse;
  });
}

/// The first thought knows nothing of what was asked before. Some worlds do: what is found there far less
/// often than something else is not asked for.
void BeachPlayer::keep_likely_questions() {
  constexpr int worlds = 16, as_likely = 4;
  std::uint8_t found[choices_max] = {};
  int most = 0;
  for (int i = 0; i < worlds; ++i) {
    world_ = seen_;
    deal_a_world(world_, seat_, memory_, random_);
    for (int k = 0; k < choices_.size(); ++k)
      if (might_succeed(choices_[k]) && ++found[k] > most) most = found[k];
  }
  keep_only([&](int k) { return verb_of(choices_[k]) != Verb::ask || found[k] * as_likely >= most; });
}

/// A question in the world at hand.
bool BeachPlayer::might_succeed(Choice choice) const {
  return verb_of(choice) == Verb::ask && world_.hands[Seat(choice.a)].holds(kind_at(choice.b));
}

/// After it comes a bonus turn, which may be declined. With the last two cards it may bring the end.
bool BeachPlayer::has_a_mermaid_to_play() const {
  const Hand& hand = seen_.hands[seat_];
  if (hand.size <= 2) return false;
  return seen_.phase == Phase::play_drawn ? seen_.drawn == Kind::nice
                                          : seen_.phase == Phase::action && hand.holds(Kind::nice);
}

/// All choices are tried in the same world and with the same chance.
void BeachPlayer::try_next() {
  if (halving_.needs_a_world()) {
    world_ = seen_;
    deal_a_world(world_, seat_, memory_, random_);
    chance_of_the_world_ = Random::seeded_by(random_);
  }
  tried_ = world_;
  chance_ = chance_of_the_world_;
  luck_.begin(world_, seat_);
  for (Seat other : all_seats(seen_.players))
    known_there_[other] = other == seat_ ? Kinds() : memory_.of(seat_, other, seen_.players).known;
  luck_.carry_out(tried_, seat_, choices_[halving_.next()]);
  for (int plays = 0; !tried_.over() && plays < plays_max; ++plays) {
    const Seat seat = tried_.to_act().first();
    luck_.carry_out(tried_, seat, choice_there(seat));
  }
  const int worth = tried_.over() ? worth_of_end(tried_, seat_) : whole_win / seen_.players;
  halving_.tell(worth - luck_.worth());
}

/// Everybody goes by their first thought; but this seat asks for what it knows of, and hears what others ask
/// for.
Choice BeachPlayer::choice_there(Seat seat) {
  const Choice choice = best_at_first_thought(tried_, seat, chance_);
  if (verb_of(choice) != Verb::ask) return choice;
  if (seat == seat_) return question_there(choice);
  known_there_[seat].add(kind_at(choice.b));
  return choice;
}

Choice BeachPlayer::question_there(Choice otherwise) const {
  for (Seat other : all_seats(seen_.players))
    for (int i = 0; i < item_count; ++i)
      if (tried_.hands[seat_].count[i] > 0 && known_there_[other].has(kind_at(i)) &&
          tried_.hands[other].count[i] > 0)
        return ask(other, kind_at(i));
  return otherwise;
}

/// Who said No has had no card since: to ask for it again would be silly.
bool BeachPlayer::was_denied(Choice choice) const {
  return verb_of(choice) == Verb::ask &&
         memory_.of(seat_, Seat(choice.a), seen_.players).has_none_of(kind_at(choice.b));
}

/// What brings it most, whatever it does to the others; and asks anybody for anything, since it forgets who
/// holds what, unless it was told No.
Choice BeachPlayer::first_thought() {
  const Judge judge(seen_, seat_, Outlook::own_shells);
  bots::Thought best;
  best.worth = -1'000'000;
  seen_.choices(seat_, [&](Choice choice) {
    if (const int worth = judge.worth(choice); worth > best.worth) best = {choice, worth};
  });
  if (verb_of(best.choice) != Verb::ask) return best.choice;
  bool all_denied = true;
  seen_.choices(seat_, [&](Choice choice) {
    if (verb_of(choice) == Verb::ask && !was_denied(choice)) all_denied = false;
  });
  return any_choice(random_, [&](auto visit) {
    seen_.choices(seat_, [&](Choice choice) {
      if (verb_of(choice) == Verb::ask && (all_denied || !was_denied(choice))) visit(choice);
    });
  });
}

/// How much a child likes to do something: to play cards more than to take them from others.
constexpr int child_likes(Verb verb) {
  switch (verb) {
    case Verb::pair: return 6;
    case Verb::nice: return 5;
    case Verb::seaweed: return 4;
    case Verb::ask:
    case Verb::pass: return 3;
    case Verb::keep:
    case Verb::dump: return 2;
    case Verb::stop: return 1;
    case Verb::wave:
    case Verb::mean: return 0;
  }
  return 0;
}

/// A child keeps the Monster as gladly as a mermaid, and gives away what it has no use for.
constexpr bool child_keeps(Kind card) {
  return card == Kind::monster || card == Kind::nice;
}

/// A child does what it likes best among the three choices that are best at first thought.
Choice BeachPlayer::child_s_choice() {
  bots::ChildsThoughts thoughts;
  const Judge judge(seen_, seat_);
  seen_.choices(seat_, [&](Choice choice) {
    thoughts.offer({choice, was_denied(choice) ? judge.worth_of_asking_in_vain() : judge.worth(choice)});
  });
  const bots::Thought* liked = nullptr;
  const auto likes = [&](Choice choice) { return was_denied(choice) ? 0 : child_likes(verb_of(choice)); };
  for (const bots::Thought& thought : thoughts) {
    if (verb_of(thought.choice) == Verb::pass && child_keeps(kind_at(thought.choice.a))) continue;
    if (liked == nullptr || likes(thought.choice) >= likes(liked->choice)) liked = &thought;
  }
  return liked == nullptr ? thoughts.best().choice : liked->choice;
}

class BeachBots final : public bots::BotsOf<BeachPlayer> {
 public:
  bool remembers() const override { return true; }
  void tell(bots::Knowledge& knowledge, Seat seat, const Event& event,
            const AnyState& before) const override {
    Memory memory = knowledge.read<Memory>();
    remember(memory, seat, event, before.as<State>());
    knowledge.write(memory);
  }
};

}  // namespace

const bots::GameBots& game_bots() {
  static constexpr BeachBots bots;
  return bots;
}

}  // namespace seaglass::mermaid_beach
