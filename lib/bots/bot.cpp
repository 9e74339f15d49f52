#include "bots/bot.h"

namespace seaglass::bots {

void Bot::begin(const GameBots& bots, const Sitting& sitting, const AnyState& state, Seat seat, Level level,
                Random random) {
  look(sitting.game(), bots, state, seat, level, random);
  knowledge_ = Knowledge();
  recalled_ = nullptr;
  if (!bots.remembers()) return;
  recalled_ = &sitting;
  entries_ = sitting.journal().size();
  entry_ = 0;
  is_lost_ = false;
}

void Bot::begin(const Game& game, const GameBots& bots, const AnyState& state, const Knowledge& knowledge,
                Seat seat, Level level, Random random) {
  look(game, bots, state, seat, level, random);
  knowledge_ = knowledge;
  recalled_ = nullptr;
}

void Bot::look(const Game& game, const GameBots& bots, const AnyState& state, Seat seat, Level level,
               Random random) {
  CHECK(game.to_act(state).contains(seat));
  game_ = &game;
  bots_ = &bots;
  seat_ = seat;
  level_ = level;
  random_ = random;
  hurries_ = decided_ = false;
  player_ = nullptr;
  seen_ = state;
  game.mask(seen_, SeatSet(seat));
}

bool Bot::step() {
  CHECK(game_ != nullptr);
  if (decided_) return true;
  if (recalled_ != nullptr) {
    recall();
    return false;
  }
  if (player_ == nullptr) player_ = &bots_->sit(room_, {seen_, seat_, knowledge_}, level_, random_);
  if (hurries_) player_->hurry();
  decided_ = player_->step();
  return decided_;
}

void Bot::hurry() {
  hurries_ = true;
}

Choice Bot::choice() const {
  CHECK(decided_);
  return player_->choice();
}

// ----------------------------------------------------------------------------------------------- recalling

/// A few entries of the journal at a time. Where it has become shorter meanwhile, or has a choice that was
/// not allowed, what was recalled is the memory of another game, and the bot begins without.
void Bot::recall() {
  Recall& past = entry_ == 0 ? room_.make<Recall>() : room_.as<Recall>();
  const SeatSet viewer(seat_);
  if (recalled_->journal().size() < entries_) {
    is_lost_ = true;
    entry_ = entries_;
  } else if (entry_ == 0) {
    recalled_->look_back(0, past.table);
    past.seen = past.table;
    game_->mask(past.seen, viewer);
    bots_->begin(knowledge_, seat_, past.seen);
  }
  const int end = entries_ - entry_ < entries_in_a_step ? entries_ : entry_ + entries_in_a_step;
  for (; entry_ < end; ++entry_) is_lost_ = is_lost_ || !play_back(past);
  if (entry_ < entries_) return;
  recalled_ = nullptr;
  if (is_lost_) knowledge_ = Knowledge();
}

bool Bot::play_back(Recall& past) {
  const SeatSet viewer(seat_);
  past.seen = past.table;
  game_->mask(past.seen, viewer);
  return recalled_->play_back(entry_, past.table, [&](const Event& event) {
    bots_->tell(knowledge_, seat_, game_->mask(event, viewer), past.seen);
  });
}

}  // namespace seaglass::bots
