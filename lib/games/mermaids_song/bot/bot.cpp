// The bots of Mermaid's Song. Hands are worth nearly nothing to know here: what counts is who can entice
// what, and how the table stands soon. So Orca makes plans for its turn, plays each of them in the same
// sampled worlds, everybody by their first thought, and sees after a round and a half who is going to win.
// The others go by their first thought, each by a taste of its own.
#include "bots/best_few.h"
#include "bots/halving.h"
#include "bots/player.h"
#include "games/door.h"
#include "games/mermaids_song/bot/judge.h"
#include "games/mermaids_song/bot/plans.h"
#include "games/mermaids_song/bot/value.h"

namespace seaglass::mermaids_song {

namespace {

using bots::Level;

/// Or else a Silence is sung.
constexpr bool is_song(Choice singing) {
  return singing.a < first_melody + song_values;
}

constexpr Taste kind_taste = {12, 10, 0, false, true};  // weakens nobody, and entices too late
constexpr const Taste& taste_of(Level level) {
  switch (level) {
    case Level::minnow:
    case Level::otter: return kind_taste;
    case Level::heron: return careful_taste;
    case Level::orca: break;
  }
  return usual_taste;
}

/// What a seat remembers of its own turn: whether it has thought about its cards.
struct Memory {
  bool has_thought = false;
};

/// Mermaids are placed first, without a thought.
Memory after(Memory memory, Seat seat, const Event& event) {
  switch (happening(event)) {
    case Happening::turn: memory.has_thought = false; break;
    case Happening::sang:
    case Happening::kraken:
    case Happening::enticed:
    case Happening::stole: memory.has_thought = memory.has_thought || event.seat == seat; break;
    default: break;
  }
  return memory;
}

class SongPlayer final : public bots::Player {
 public:
  SongPlayer(const bots::Situation& situation, Level level, Random random)
      : seen_(situation.seen.as<State>()),
        seat_(situation.seat),
        level_(level),
        taste_(taste_of(level)),
        memory_(situation.knowledge.read<Memory>()),
        random_(random) {}

  bool step() override;
  void hurry() override { hurries_ = true; }
  Choice choice() const override { return choice_; }

 private:
  /// How many plans are tried in all, fewer where more players take longer. In the turn's first decision
  /// after its mermaids it thinks most: that one is about all other cards. Seven more can follow, on what is
  /// left, and one on the hand came before: twice as much in a turn, at most.
  int trials() const { return 15000 / seen_.players; }
  int trials_now() const;
  int trials_in_a_step() const { return 70 / seen_.players; }
  /// It decides after so many, however little there was to think about: by the clock nobody sees what it
  /// holds.
  int steps_now() const { return 2 + trials_now() / trials_in_a_step(); }
  /// Longer trials tell less: what happens by chance drowns what the plan was worth.
  int turns_ahead() const { return seen_.players + 2; }
  static constexpr int plays_max = 200;  // of one trial: nine turns have 40 in the mean

  bool decide(Choice choice) {
    choice_ = choice;
    return true;
  }
  bool think();
  bool begin();
  bool has_a_mermaid_to_place() const;
  bool all_begin_alike() const;
  Choice first_of(const Plan& plan) const;
  void try_next();
  void carry_out(Seat seat, Choice choice);
  void follow(const Plan& plan);
  void play_on();
  Choice child_s_choice();
  bool does_good(const Judge& judge, Choice choice) const;
  int heard(Choice singing) const;

  const State& seen_;
  const Seat seat_;
  const Level level_;
  const Taste& taste_;
  const Memory memory_;
  Random random_;
  bool hurries_ = false, begun_ = false, known_ = false;
  int steps_ = 0;
  Choice choice_;
  Plans plans_;
  bots::Halving<plans_max> halving_;
  State world_, tried_;
  Judge begins_, judges_;  // what is tried, and goes along
};

bool SongPlayer::step() {
  if (level_ == Level::minnow) return decide(child_s_choice());
  if (level_ != Level::orca || seen_.phase == Phase::kraken)
    return decide(Judge(seen_, seat_, taste_).best());
  known_ = known_ || think();
  ++steps_;
  return known_ && (steps_ >= steps_now() || hurries_);
}

bool SongPlayer::think() {
  if (!begun_) {
    begun_ = true;
    return begin();
  }
  if (hurries_) halving_.stop();
  for (int i = 0; i < trials_in_a_step() && !halving_.decided(); ++i) try_next();
  return halving_.decided() && decide(first_of(plans_[halving_.best()]));
}

bool SongPlayer::begin() {
  if (has_a_mermaid_to_place()) return decide(place_mermaid(seen_.areas[seat_].free_slot()));
  const Judge judge(seen_, seat_, taste_);
  const Choice first_thought = judge.best();
  if (judge.worth(first_thought) >= Judge::wins) return decide(first_thought);
  find_plans(seen_, seat_, taste_, tried_, plans_);
  if (all_begin_alike()) return decide(first_of(plans_[0]));
  halving_.begin(plans_.size(), trials_now());
  tried_ = seen_;
  begins_ = Judge(tried_, seat_, usual_taste);
  return false;
}

bool SongPlayer::has_a_mermaid_to_place() const {
  return seen_.phase == Phase::action && seen_.hands[seat_].holds(Card::mermaid) &&
         seen_.areas[seat_].free_slot() >= 0;
}

bool SongPlayer::all_begin_alike() const {
  const Choice first = first_of(plans_[0]);
  for (const Plan& plan : plans_)
    if (first_of(plan) != first) return false;
  return true;
}

Choice SongPlayer::first_of(const Plan& plan) const {
  if (plan.count > 0) return plan.steps[0];
  return Judge(seen_, seat_, taste_).best_without_singing(plan.then == Plan::Then::entice);
}

int SongPlayer::trials_now() const {
  if (seen_.phase == Phase::hand_choice) return trials() / 10;
  return memory_.has_thought ? trials() / 8 : trials();
}

// ----------------------------------------------------------------------------------------------- sampled
// worlds

void SongPlayer::try_next() {
  if (halving_.needs_a_world()) {
    world_ = seen_;
    world_.guess(random_);
  }
  tried_ = world_;
  judges_ = begins_;
  follow(plans_[halving_.next()]);
  play_on();
  halving_.tell(shares_of_win(tried_)[seat_]);
}

void SongPlayer::carry_out(Seat seat, Choice choice) {
  tried_.carry_out(seat, choice, no_events);
  judges_.follow(seat, choice);
}

/// The own turn: the plan, then whatever else is good, and when a new creature lies there, also more singing.
void SongPlayer::follow(const Plan& plan) {
  for (int i = 0; i < plan.count; ++i) carry_out(seat_, plan.steps[i]);
  const int turn = tried_.turns;
  const bool entices = plan.then == Plan::Then::entice;
  bool something_new = turn != seen_.turns || plan.then == Plan::Then::play_on;
  for (int plays = 0; !tried_.over() && !something_new && tried_.turns == turn && plays < plays_max;
       ++plays) {
    const Seat seat = tried_.to_act().first();
    judges_.take_sides(seat);
    const Choice choice = seat == seat_ ? judges_.best_without_singing(entices) : judges_.best();
    something_new = seat == seat_ && verb_of(choice) == Verb::entice;
    carry_out(seat, choice);
  }
}

void SongPlayer::play_on() {
  const int until = seen_.turns + turns_ahead();
  for (int plays = 0; !tried_.over() && tried_.turns < until && plays < plays_max; ++plays) {
    const Seat seat = tried_.to_act().first();
    judges_.take_sides(seat);
    carry_out(seat, judges_.best());
  }
}

// --------------------------------------------------------------------------------------------------------
// Minnow

/// A child wants every mermaid to hear something, so it sings to the one who has heard least, Songs rather
/// than Silences; and it entices whatever comes, or is one Song away. But it takes one of the three choices
/// that are best at first thought.
Choice SongPlayer::child_s_choice() {
  bots::ChildsThoughts thoughts;
  const Judge judge(seen_, seat_, taste_);
  seen_.choices(seat_, [&](Choice choice) { thoughts.offer({choice, judge.worth(choice)}); });
  for (const bots::Thought& thought : thoughts)
    if (verb_of(thought.choice) == Verb::entice) return thought.choice;
  if (verb_of(thoughts.best().choice) == Verb::mermaid) return thoughts.best().choice;
  const bots::Thought* fairest = nullptr;
  for (const bots::Thought& thought : thoughts) {
    const Choice choice = thought.choice;
    if (verb_of(choice) == Verb::kraken && judge.has_nothing_to_lose()) return choice;
    if (!does_good(judge, choice)) continue;
    if (is_song(choice) && judge.reaches_a_creature(choice.a, choice.c)) return choice;
    if (fairest == nullptr || heard(choice) < heard(fairest->choice)) fairest = &thought;
  }
  if (fairest != nullptr) return fairest->choice;
  for (const bots::Thought& thought : thoughts)
    if (verb_of(thought.choice) != Verb::sing) return thought.choice;
  return thoughts.best().choice;
}

bool SongPlayer::does_good(const Judge& judge, Choice choice) const {
  return verb_of(choice) == Verb::sing && Seat(choice.b) == seat_ && judge.strengthens(choice.a, choice.c);
}

/// What the mermaid has heard who is to be sung to; of Songs and Silences, the Songs come first.
int SongPlayer::heard(Choice singing) const {
  return 2 * seen_.areas[Seat(singing.b)].slot[singing.c].power() + (is_song(singing) ? 0 : 1);
}

class SongBots final : public bots::BotsOf<SongPlayer> {
 public:
  bool remembers() const override { return true; }
  void tell(bots::Knowledge& knowledge, Seat seat, const Event& event, const AnyState&) const override {
    knowledge.write(after(knowledge.read<Memory>(), seat, event));
  }
};

}  // namespace

const bots::GameBots& game_bots() {
  static constexpr SongBots bots;
  return bots;
}

}  // namespace seaglass::mermaids_song
