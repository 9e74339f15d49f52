// Mermaid Rain's bots. Most of the game is the ride: which tile, where it is laid, and which way the cards
// pay for. All of that is one question, which ride is best (ride.h), asked for every place where a tile fits.
// Cards are worth most as moves, so a meld must pay for them.
#include "bots/best_few.h"
#include "bots/player.h"
#include "games/door.h"
#include "games/mermaid_rain/bot/melding.h"
#include "games/mermaid_rain/bot/ride.h"

namespace seaglass::mermaid_rain {

namespace {

struct Skill {
  int moves_ahead;    // of its ride
  bool plans_tiles;   // tries the ride with each tile before it picks one; or goes by the looks of the tile
  Eye eye;            // for what treasure is worth
  int likes_to_show;  // so much more is a card worth in a meld, in tenths of a point
  int any_card;       // that is left over
  int a_kept_card;    // for the next round
  int a_move;         // is worse than none
};

constexpr Skill skill_of(bots::Level level) {
  switch (level) {
    case bots::Level::minnow: return {2, true, Eye::of_a_child, 5, 0, 0, 1};
    case bots::Level::otter: return {2, true, Eye::by_rule_of_thumb, 0, 1, 12, 0};
    case bots::Level::heron: return {Ride::moves_max, false, Eye::by_rule_of_thumb, 0, 1, 12, 0};
    case bots::Level::orca: return {Ride::moves_max, true, Eye::that_counts, 0, 1, 20, 0};
  }
  return {};
}

class RainPlayer final : public bots::Player {
 public:
  RainPlayer(const bots::Situation& situation, bots::Level level, Random random)
      : seen_(situation.seen.as<State>()), seat_(situation.seat), skill_(skill_of(level)), random_(random) {
    worth_.any_card = skill_.any_card;
    worth_.a_kept_card = skill_.a_kept_card;
    worth_.a_move = skill_.a_move;
    worth_.look(seen_, seat_, skill_.eye);
    ride_.prepare(seen_, worth_, skill_.moves_ahead);
    ride_.links.chart(seen_.surf, area_of(seen_));
  }

  bool step() override;
  void hurry() override { hurries_ = true; }
  Choice choice() const override { return choice_; }

 private:
  // In moves that are tried.
  static constexpr int work_in_a_unit = 3000;
  static constexpr int a_ride_is_worth_more = 4;  // times than the looks of the tile that it is planned with
  static constexpr int work_of_a_place = 20;      // to lay a tile there and lift it

  /// A choice whose worth is the best ride that it allows.
  struct Venture {
    Choice choice;
    std::uint8_t from = 0;       // where the ride begins
    HeldTile tile;               // that is laid before
    bool lays = false;           // if any is
    bool says_where = false;     // the choice names the place: it is Verb::place
    std::uint8_t preferred = 0;  // among equals
  };
  /// At most so many tiles are on offer, and at each start they can be tried.
  static constexpr int ventures_max = 96;

  void begin();
  void list_starts();
  void list_picks();
  void list_placings();
  void list_warps();
  void add(const Venture& venture);

  void go_on();
  void try_without_a_tile(const Venture& venture);
  void begin_rotation(const Venture& venture);
  void try_places(const Venture& venture);
  void note(Choice choice, int worth);

  void choose_a_move();
  bool thinks_again();
  void compare(Choice choice, int worth);
  void plan_to_the_end();
  int worth_at_once(Choice choice) const;
  int worth_of_picking(Tile tile) const;
  int worth_of_starting(int start) const;
  int worth_of_taking(Choice choice) const;
  int worth_of_shape(Shape shape) const;
  Tile stand_in(Shape shape) const;
  const Cards& hand() const { return seen_.hands[seat_].known; }

  const State& seen_;
  Seat seat_;
  Skill skill_;
  Random random_;
  bool begun_ = false, decided_ = false, hurries_ = false;
  Choice choice_;
  int best_ = 0;
  int equally_good_ = 0;

  enum class Thinking : std::uint8_t { at_first, of_others } thought_ = Thinking::at_first;
  bots::ChildsThoughts others_;  // what other choices bring in the end
  int chosen_ = 0;               // and what the first thought does
  int venture_brings_ = 0;       // and this venture so far

  FixedVector<Venture, ventures_max> ventures_;
  int venture_ = 0;
  int rotation_ = -1;  // not tried at all yet
  FixedVector<Hex, hex_count> anchors_;
  int anchor_ = 0;

  HexSet water_;
  TokenWorth worth_;
  Ride ride_;
};

bool RainPlayer::step() {
  if (!begun_) {
    begun_ = true;
    begin();
  }
  int work = 0;
  while (!decided_ && work < work_in_a_unit) {
    if (venture_ == ventures_.size() || (hurries_ && venture_ > 0)) {
      decided_ = hurries_ || !thinks_again();
      if (decided_) break;
    }
    go_on();
    work += ride_.moves_tried() + work_of_a_place;
  }
  return decided_;
}

/// What needs no ride is decided at once.
void RainPlayer::begin() {
  switch (seen_.phase) {
    case Phase::start: list_starts(); break;
    case Phase::pick: list_picks(); break;
    case Phase::place: list_placings(); break;
    case Phase::warp: list_warps(); break;
    case Phase::move: return choose_a_move();
    default: break;
  }
  if (!ventures_.empty()) return;
  seen_.choices(seat_, [&](Choice choice) { note(choice, worth_at_once(choice)); });
  decided_ = true;
}

void RainPlayer::note(Choice choice, int worth) {
  if (equally_good_ > 0 && worth < best_) return;
  equally_good_ = equally_good_ > 0 && worth == best_ ? equally_good_ + 1 : 1;
  best_ = worth;
  if (random_.below(equally_good_) == 0) choice_ = choice;
}

// ------------------------------------------------------------------------------------------ what is to be
// tried

void RainPlayer::add(const Venture& venture) {
  ventures_.push_back(venture);
}

void RainPlayer::list_starts() {
  if (!skill_.plans_tiles) return;
  water_ = free_water(seen_);
  seen_.choices(seat_, [&](Choice choice) {
    Venture venture;
    venture.choice = choice;
    venture.from = static_cast<std::uint8_t>(Place::start(choice.a).index());
    for (const HeldTile& held : seen_.held[seat_]) {
      venture.tile = held;
      venture.lays = true;
      add(venture);
    }
    if (!venture.lays) add(venture);
  });
}

/// Who has not started yet will start where it is best.
void RainPlayer::list_picks() {
  if (!skill_.plans_tiles) return;
  water_ = free_water(seen_);
  const Place at = seen_.mermaids[seat_];
  seen_.choices(seat_, [&](Choice choice) {
    Venture venture;
    venture.choice = choice;
    venture.tile = {tile_at(choice.a), shape_of(tile_at(choice.a)), false};
    venture.lays = true;
    venture.preferred = static_cast<std::uint8_t>(worth_of_picking(tile_at(choice.a)) / a_ride_is_worth_more);
    if (!at.nowhere()) {
      venture.from = static_cast<std::uint8_t>(at.index());
      return add(venture);
    }
    for (int start = 0; start < start_count; ++start) {
      if (!start_is_free(seen_, start)) continue;
      venture.from = static_cast<std::uint8_t>(Place::start(start).index());
      add(venture);
    }
  });
}

void RainPlayer::list_placings() {
  water_ = free_water(seen_);
  Venture venture;
  venture.choice = placed();
  venture.from = static_cast<std::uint8_t>(seen_.mermaids[seat_].index());
  add(venture);
  venture.lays = venture.says_where = true;
  for (const HeldTile& held : seen_.held[seat_]) {
    venture.tile = held;
    add(venture);
  }
}

void RainPlayer::list_warps() {
  seen_.choices(seat_, [&](Choice choice) {
    Venture venture;
    venture.choice = choice;
    venture.from =
        verb_of(choice) == Verb::stay ? static_cast<std::uint8_t>(seen_.mermaids[seat_].index()) : choice.a;
    add(venture);
  });
}

/// A tile that nobody has seen could be any of its shape that does not lie open somewhere.
Tile RainPlayer::stand_in(Shape shape) const {
  for (int which = 0; which < tiles_of(shape); ++which) {
    const Tile tile = tile_of(shape, which);
    bool open = seen_.offer.contains(index(tile));
    for (const PlacedTile& placed : seen_.surf) open = open || placed.tile == tile;
    for (Seat seat : all_seats(seen_.players))
      for (const HeldTile& held : seen_.held[seat]) open = open || held.tile == tile;
    if (!open) return tile;
  }
  return tile_of(shape, 0);
}

// ---------------------------------------------------------------------------------------------------- trying

/// Without the tile first, then with it in every place where it fits.
void RainPlayer::go_on() {
  const Venture& venture = ventures_[venture_];
  if (rotation_ < 0) {
    try_without_a_tile(venture);
    rotation_ = 0;
    if (venture.lays) begin_rotation(venture);
  } else if (venture.lays && anchor_ < anchors_.size()) {
    try_places(venture);
  } else if (venture.lays && rotation_ + 1 < rotations_of(venture.tile.shape)) {
    ++rotation_;
    begin_rotation(venture);
  } else {
    if (thought_ == Thinking::of_others && !venture.says_where) compare(venture.choice, venture_brings_);
    ++venture_;
    rotation_ = -1;
  }
}

void RainPlayer::begin_rotation(const Venture& venture) {
  anchors_.clear();
  anchor_ = 0;
  anchors(venture.tile.shape, rotation_, water_).each([&](Hex hex) { anchors_.push_back(hex); });
}

void RainPlayer::try_without_a_tile(const Venture& venture) {
  if (venture.says_where) return;
  if (thought_ == Thinking::of_others) {
    venture_brings_ = ride_.best_from(venture.from, hand(), 0);
    return;
  }
  const int floor = equally_good_ > 0 ? best_ - venture.preferred : -1;
  const int worth = verb_of(venture.choice) == Verb::warp ? ride_.best_entering(venture.from, hand(), floor)
                                                          : ride_.best_from(venture.from, hand(), floor);
  if (worth > floor || equally_good_ == 0) note(venture.choice, worth + venture.preferred);
}

void RainPlayer::try_places(const Venture& venture) {
  const Tile tile = venture.tile.blind ? stand_in(venture.tile.shape) : venture.tile.tile;
  const Hex anchor = anchors_[anchor_++];
  if (!ride_.links.lay(tile, footprint(venture.tile.shape, anchor, rotation_))) return;
  const Choice choice = venture.says_where
                            ? make_choice(Verb::place, name_of(venture.tile), index(anchor), rotation_)
                            : venture.choice;
  const bool compares = thought_ == Thinking::of_others;
  const int floor = !compares ? best_ - venture.preferred : venture.says_where ? 0 : venture_brings_;
  const int worth = ride_.best_from(venture.from, hand(), floor);
  ride_.links.lift(tile);
  if (compares && venture.says_where) compare(choice, worth);
  if (compares) venture_brings_ = worth;
  if (!compares && worth > floor) note(choice, worth + venture.preferred);
}

/// Who looks a few moves ahead and sees nothing plans the whole ride, rather than sit through the round. And
/// a child's first thought is good enough unless three others are worth more in the end.
bool RainPlayer::thinks_again() {
  if (thought_ == Thinking::of_others) {
    if (others_.full() && chosen_ < others_.worst().worth) choice_ = others_.worst().choice;
    return false;
  }
  if (seen_.phase != Phase::start && seen_.phase != Phase::place) return false;
  if (skill_.moves_ahead == Ride::moves_max) return false;
  const bool sees_nothing = best_ <= ride_.worth_of_keeping(hand().size());
  if (!sees_nothing && skill_.eye != Eye::of_a_child) return false;
  if (sees_nothing) {
    equally_good_ = best_ = 0;
  } else {
    thought_ = Thinking::of_others;
    worth_.a_move = 0;
  }
  plan_to_the_end();
  venture_ = 0;
  rotation_ = -1;
  return true;
}

void RainPlayer::plan_to_the_end() {
  skill_.moves_ahead = Ride::moves_max;
  ride_.prepare(seen_, worth_, skill_.moves_ahead);
}

/// Of each worth one; a place for the tile among dozens that serve the same ride is not another choice.
void RainPlayer::compare(Choice choice, int worth) {
  if (choice == choice_ && worth > chosen_) chosen_ = worth;
  for (const bots::Thought& other : others_)
    if (other.worth == worth) return;
  others_.offer({choice, worth});
}

void RainPlayer::choose_a_move() {
  const int at = seen_.mermaids[seat_].index();
  static_cast<void>(ride_.best_from(at, hand(), -1));
  const bool looked_to_the_end = skill_.moves_ahead == Ride::moves_max;
  if (ride_.first_move().place < 0 && seen_.entered.empty() && !looked_to_the_end) {
    plan_to_the_end();
    static_cast<void>(ride_.best_from(at, hand(), -1));
  }
  const Ride::Move move = ride_.first_move();
  choice_ = move.place < 0 ? end()
                           : mermaid_rain::move(Place::at(move.place), card_at(move.first),
                                                move.second < 0 ? Card::none : card_at(move.second));
  decided_ = true;
}

// ----------------------------------------------------------------------------------------------- at first
// sight

int RainPlayer::worth_at_once(Choice choice) const {
  switch (verb_of(choice)) {
    case Verb::meld:
    case Verb::stop: return worth_of_melding(seen_, seat_, choice, skill_.likes_to_show);
    case Verb::pick: return worth_of_picking(tile_at(choice.a));
    case Verb::blind: return worth_of_shape(shape_at(choice.a));
    case Verb::start:
    case Verb::drift: return worth_of_starting(choice.a);
    case Verb::take: return worth_of_taking(choice);
    case Verb::keep: return choice.a == choice.b ? 1 : 0;  // two of a kind begin the next meld
    default: return 0;
  }
}

int RainPlayer::worth_of_shape(Shape shape) const {
  switch (shape) {
    case Shape::long_: return 22;
    case Shape::curved: return 20;
    case Shape::triangular: return 12;
    case Shape::short_: return 0;
  }
  return 0;
}

int RainPlayer::worth_of_picking(Tile tile) const {
  constexpr int any_card = 35, a_card = 10, enough = 3, lasting = 2;
  const int matching = is_mermaid(tile) ? 0 : hand().of(entry_card(tile));
  const int entry = is_mermaid(tile) ? any_card : a_card * (matching < enough ? matching : enough);
  return entry + worth_of_shape(shape_of(tile)) + (is_dark(tile) ? 0 : lasting);
}

int steps_between(Hex a, Hex b) {
  const int half_columns = 2 * (column_of(a) - column_of(b)) + row_of(a) % 2 - row_of(b) % 2;
  const int across = half_columns < 0 ? -half_columns : half_columns;
  const int down = row_of(a) < row_of(b) ? row_of(b) - row_of(a) : row_of(a) - row_of(b);
  return across > down ? down + (across - down) / 2 : down;
}

/// The treasure within a tile's length, the nearer the better.
int RainPlayer::worth_of_starting(int start) const {
  constexpr int a_tile_away = 4;
  int sum = 0;
  for (int i = 0; i < space_count; ++i) {
    if (!space_in_use(i, area_of(seen_)) || seen_.spaces[i].empty()) continue;
    const int steps = steps_between(hex_of_start(start), hex_of_space(i));
    if (steps > a_tile_away) continue;
    int best = seen_.spaces[i].face_down.empty() ? 0 : worth_.of_hidden(1, false);
    for (Treasure token : seen_.spaces[i].face_up)
      if (const int worth = worth_.of(index(token), worth_.own(index(token))); worth > best) best = worth;
    sum += best / steps;
  }
  return sum;
}

/// Nobody sees what was taken face-down.
int RainPlayer::worth_of_taking(Choice choice) const {
  if (verb_of(choice) == Verb::leave) return 0;
  const int secret = static_cast<Face>(choice.b) == Face::down ? 1 : 0;
  return 2 * worth_.of(choice.a, worth_.own(choice.a)) + secret;
}

}  // namespace

const bots::GameBots& game_bots() {
  static constexpr bots::BotsOf<RainPlayer> bots;
  return bots;
}

}  // namespace seaglass::mermaid_rain
