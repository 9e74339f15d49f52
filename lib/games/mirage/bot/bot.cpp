// Mirage's bots. What people overlook is the gap that they leave to the next seat. So a bot takes its best
// choices at first sight, finishes its turn after each, and lets the next seat answer with its best for every
// type of tile that it may draw; what it then has, in the mean, is what the choice is worth.
#include "bots/player.h"
#include "games/door.h"
#include "games/mirage/bot/judge.h"

namespace seaglass::mirage {

namespace {

constexpr int candidates_max = 20, candidates_min = 3;

/// How far a bot sees. Of the best `choices` at first sight it looks again at as many as it has `trials` for
/// in a decision, and lets the next seat answer each with so many `types` of tile. None: it takes the best at
/// first sight.
struct Sight {
  int choices;
  int types;
  int trials;
  bool moves_tents = false;  // sees where a tent would rather stand, long before the end
  bool sees_others = true;   // what a choice brings to them
  bool stays_near = false;   // looks around its own last tile
};

constexpr Sight sight_of(bots::Level level) {
  switch (level) {
    case bots::Level::minnow: return {1, 0, 0, false, false, true};
    case bots::Level::otter: break;
    case bots::Level::heron: return {6, 1, 4000};
    case bots::Level::orca: return {candidates_max, survey_type_count, 10000, true};
  }
  return {1, 0, 0};
}

class MiragePlayer final : public bots::Player {
 public:
  MiragePlayer(const bots::Situation& situation, bots::Level level, Random random)
      : seen_(situation.seen.as<State>()), seat_(situation.seat), sight_(sight_of(level)), random_(random) {
    judge_.look(seen_);
  }

  bool step() override {
    work_left_ = work_in_a_unit - work_owed_;
    work_owed_ = 0;
    while (work_left_ > 0 && stage_ != Stage::decided) think();
    if (work_left_ < 0) work_owed_ = -work_left_;
    return stage_ == Stage::decided;
  }
  void hurry() override { hurries_ = true; }
  Choice choice() const override { return choice_; }

 private:
  // In positions tried and judged.
  static constexpr int work_in_a_unit = 28;
  static constexpr int work_of_a_settling = 3;  // where gaps are looked for
  static constexpr int work_of_a_list = 2;
  static constexpr int work_of_a_look = 12;

  enum class Stage : std::uint8_t {
    first_sight,  // weighs its choices
    finishing,    // plays its own turn to the end after one of the best of them
    answering,    // plays the next seat's turn with a tile of some type
    decided,
  };

  struct Candidate {
    Choice choice;
    int first_sight = 0;
    std::uint32_t lot = 0;  // among equals
    int sum = 0;            // of what it is worth, over the tiles that the next seat may draw
  };

  void think();
  void think_at_first_sight();
  void think_to_the_end();
  void think_of_an_answer();

  bool weigh(const State& at, Seat seat);
  void go_on_with_the_turn();
  bool is_to_be_settled() const;
  void leave_out_the_coast();
  void send_explorers_anywhere();
  void settle_at_first_sight();
  bool play_on();
  int worth(const State& at, Seat seat);
  void keep(Choice choice, int worth);

  int steps_from_own_tile(Choice choice) const;
  bool looks_at(Choice choice) const;
  void choose_types();
  void begin_candidate();
  void begin_answers();
  bool can_be_drawn(int type) const;
  void begin_answer();
  void note_answer();
  void end_candidate();
  void decide();

  /// Most of a turn is where its tile lies.
  int trials_max() const { return seen_.phase == Phase::survey ? sight_.trials : sight_.trials / 4; }
  bool turn_begins() const {
    return table_.over() || table_.phase == (table_.advanced ? Phase::choose_type : Phase::survey);
  }

  const State& seen_;
  Seat seat_;
  Sight sight_;
  Random random_;
  Stage stage_ = Stage::first_sight;
  bool hurries_ = false;
  int work_left_ = 0;
  int work_owed_ = work_of_a_look;  // for the first look
  int tried_so_far_ = 0;

  int weighed_ = 0;  // of the choices there
  Choice best_;      // of them
  int best_worth_ = 0;

  FixedVector<Candidate, candidates_max> candidates_;
  int candidate_ = 0;
  std::uint8_t tiles_[survey_type_count] = {};  // that the next seat may draw, of those types that are tried
  int tile_count_ = 0;
  int type_ = 0;
  bool answer_begins_ = false;
  bool has_answered_ = false;  // with a type or more
  int answerer_has_ = 0;       // advanced: by the best of these
  Choice choice_;

  Judge judge_;
  State table_;  // on which is played
  State left_;   // as the candidate leaves it to the next seat; before that, to try what follows a choice
  State tried_;
};

static_assert(sizeof(MiragePlayer) <= bots::player_bytes_max);

void MiragePlayer::think() {
  if (hurries_ && !candidates_.empty()) return decide();
  switch (stage_) {
    case Stage::first_sight: think_at_first_sight(); break;
    case Stage::finishing: think_to_the_end(); break;
    case Stage::answering: think_of_an_answer(); break;
    case Stage::decided: break;
  }
}

// ------------------------------------------------------------------------------------------------- weighing

int MiragePlayer::worth(const State& at, Seat seat) {
  const Standing standing = judge_.standing(at);
  int all = 0;
  for (Seat each : all_seats(at.players)) all += standing[each];
  return sight_.sees_others ? at.players * standing[seat] - all : standing[seat];
}

/// Tries as many of the choices there as there is work for. Choices are visited in the same order every time.
/// True: those were all.
bool MiragePlayer::weigh(const State& at, Seat seat) {
  work_left_ -= work_of_a_list;
  const int work = at.phase == Phase::survey ? 1 : work_of_a_settling;
  const int first = weighed_;
  int visited = 0;
  at.choices(seat, [&](Choice choice) {
    const int number = visited++;
    if (number < weighed_ || (number > first && work_left_ < work)) return;
    weighed_ = number + 1;
    work_left_ -= work;
    ++tried_so_far_;
    tried_ = at;
    tried_.carry_out(seat, choice, no_events);
    if (stage_ != Stage::answering) go_on_with_the_turn();
    const int worth_of_it = worth(tried_, seat);
    if (stage_ == Stage::first_sight && looks_at(choice)) keep(choice, worth_of_it);
    if (number > 0 && worth_of_it <= best_worth_) return;
    best_ = choice;
    best_worth_ = worth_of_it;
  });
  const bool all = weighed_ == visited;
  if (all) weighed_ = 0;
  return all;
}

/// What a choice brings shows when its gaps are settled. The coast, which may lie anywhere, is left out, and
/// explorers are sent to any squares.
void MiragePlayer::go_on_with_the_turn() {
  if (tried_.phase == Phase::coast) leave_out_the_coast();
  if (tried_.phase == Phase::coast || tried_.phase == Phase::explorers) send_explorers_anywhere();
  while (is_to_be_settled()) settle_at_first_sight();
}

/// With the last coast the game ends: then everybody sees which tent to move.
bool MiragePlayer::is_to_be_settled() const {
  switch (tried_.phase) {
    case Phase::coast_explorer:
    case Phase::gap_order:
    case Phase::tie: return true;
    case Phase::move_tent: return sight_.moves_tents || coasts_left(tried_) == 0;
    default: return false;
  }
}

/// It is gone all the same: with the last one the game ends.
void MiragePlayer::leave_out_the_coast() {
  for (auto& coasts : tried_.coast_pile) {
    if (coasts == 0) continue;
    --coasts;
    return;
  }
}

void MiragePlayer::send_explorers_anywhere() {
  work_left_ -= work_of_a_settling;
  const int supply = tried_.supplies[tried_.turn].of(explorer_for(tried_.surveys.back().face));
  const int sent = supply < elbow_squares ? supply : elbow_squares;
  tried_.carry_out(tried_.turn, send_to((1u << sent) - 1u), no_events);
}

/// Whoever decides there takes what is best at first sight.
void MiragePlayer::settle_at_first_sight() {
  const Seat seat = tried_.to_act().first();
  Choice best;
  int best_worth = 0, visited = 0;
  tried_.choices(seat, [&](Choice choice) {
    work_left_ -= work_of_a_settling;
    left_ = tried_;
    left_.carry_out(seat, choice, no_events);
    const int worth_of_it = worth(left_, seat);
    if (visited++ > 0 && worth_of_it <= best_worth) return;
    best = choice;
    best_worth = worth_of_it;
  });
  tried_.carry_out(seat, best, no_events);
}

/// Whoever decides on the table plays their best at first sight. False: it is still being weighed.
bool MiragePlayer::play_on() {
  const Seat seat = table_.to_act().first();
  if (!weigh(table_, seat)) return false;
  table_.carry_out(seat, best_, no_events);
  return true;
}

/// Among the best at first sight, in their order.
void MiragePlayer::keep(Choice choice, int worth) {
  Candidate candidate;
  candidate.choice = choice;
  candidate.first_sight = worth;
  candidate.lot = random_.next();
  int place = candidates_.size();
  for (; place > 0; --place) {
    const Candidate& before = candidates_[place - 1];
    if (before.first_sight > worth || (before.first_sight == worth && before.lot >= candidate.lot)) break;
  }
  if (place >= sight_.choices) return;
  if (candidates_.size() == sight_.choices) candidates_.pop_back();
  candidates_.insert(place, candidate);
}

// ---------------------------------------------------------------------------------------------- looking
// ahead

void MiragePlayer::think_at_first_sight() {
  if (!weigh(seen_, seat_)) return;
  if (candidates_.empty()) keep(best_, best_worth_);  // nothing is near
  if (candidates_.size() == 1 || sight_.types == 0) return decide();
  choose_types();
  begin_candidate();
}

/// From the tile that it laid last; 0 where it lays none or has laid none.
int MiragePlayer::steps_from_own_tile(Choice choice) const {
  int last = seen_.surveys.size() - 1;
  while (last >= 0 && seat_of_turn(seen_, last) != seat_) --last;
  if (last < 0 || seen_.phase != Phase::survey) return 0;
  const Point own = elbow_of(seen_, last).corner, there = elbow_of(choice).corner;
  const int right = there.x - own.x, down = there.y - own.y;
  return (right < 0 ? -right : right) + (down < 0 ? -down : down);
}

bool MiragePlayer::looks_at(Choice choice) const {
  constexpr int near = 6;
  return !sight_.stays_near || steps_from_own_tile(choice) <= near;
}

/// Those of which there are tiles left, or by chance as many of them as the bot thinks of.
void MiragePlayer::choose_types() {
  FixedVector<int, survey_type_count> left;
  for (int type = 0; type < survey_type_count; ++type)
    if (tiles_unseen(seen_, survey_type(type)) > 0) left.push_back(type);
  random_.shuffle(left);
  for (int i = 0; i < left.size() && i < sight_.types; ++i) {
    const int tiles = seen_.advanced ? 1 : tiles_unseen(seen_, survey_type(left[i]));
    tiles_[left[i]] = static_cast<std::uint8_t>(tiles);
    tile_count_ += tiles;
  }
  if (seen_.advanced) tile_count_ = 1;  // the best of them for the next seat
}

void MiragePlayer::begin_candidate() {
  work_left_ -= work_of_a_look;
  table_ = seen_;
  judge_.look(seen_);
  table_.carry_out(seat_, candidates_[candidate_].choice, no_events);
  stage_ = Stage::finishing;
}

void MiragePlayer::think_to_the_end() {
  if (turn_begins()) return begin_answers();
  static_cast<void>(play_on());
}

void MiragePlayer::begin_answers() {
  if (table_.over() || tile_count_ == 0) {
    candidates_[candidate_].sum = worth(table_, seat_) * (tile_count_ > 0 ? tile_count_ : 1);
    return end_candidate();
  }
  work_left_ -= work_of_a_look;
  left_ = table_;
  judge_.look(left_);
  stage_ = Stage::answering;
  has_answered_ = false;
  type_ = -1;
  begin_answer();
}

/// Of a stack the candidate itself may have taken the last tile.
bool MiragePlayer::can_be_drawn(int type) const {
  return tiles_[type] > 0 && (!left_.advanced || left_.stacks[type] > 0);
}

/// With the next of the types.
void MiragePlayer::begin_answer() {
  do ++type_;
  while (type_ < survey_type_count && !can_be_drawn(type_));
  table_ = left_;
  if (type_ == survey_type_count) {
    if (!has_answered_) candidates_[candidate_].sum = worth(left_, seat_);
    return end_candidate();
  }
  answer_begins_ = true;
  if (table_.advanced)
    table_.carry_out(table_.turn, choose_type(survey_type(type_)), no_events);
  else
    table_.tile = survey_type(type_);
}

void MiragePlayer::think_of_an_answer() {
  if (answer_begins_ || !turn_begins()) {
    if (play_on()) answer_begins_ = false;
    return;
  }
  note_answer();
  begin_answer();
}

void MiragePlayer::note_answer() {
  int& sum = candidates_[candidate_].sum;
  const int mine = worth(table_, seat_), answerers = worth(table_, left_.turn);
  if (!table_.advanced) sum += tiles_[type_] * mine;
  if (table_.advanced && (!has_answered_ || answerers > answerer_has_)) {
    sum = mine;
    answerer_has_ = answerers;
  }
  has_answered_ = true;
}

void MiragePlayer::end_candidate() {
  ++candidate_;
  if (candidate_ == candidates_.size() || (candidate_ >= candidates_min && tried_so_far_ >= trials_max()))
    return decide();
  begin_candidate();
}

/// The best of those that were thought through; or the best at first sight.
void MiragePlayer::decide() {
  int best = 0;
  for (int i = 1; i < candidate_; ++i)
    if (candidates_[i].sum > candidates_[best].sum) best = i;
  choice_ = candidates_[best].choice;
  stage_ = Stage::decided;
}

}  // namespace

const bots::GameBots& game_bots() {
  static constexpr bots::BotsOf<MiragePlayer> bots;
  return bots;
}

}  // namespace seaglass::mirage
