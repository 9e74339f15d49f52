#include "tabletop/sitting.h"

namespace seaglass {

void Sitting::deal(const Setup& setup) {
  setup_ = setup;
  undoable_ = 0;
  game_.begin(state_, setup);
}

bool Sitting::begin(const Setup& setup) {
  deal(setup);
  return journal_.begin(setup, {});
}

bool Sitting::begin(const Setup& setup, Bytes opening) {
  setup_ = setup;
  undoable_ = 0;
  const bool begun = game_.allows(setup) && lay(opening, state_) && journal_.begin(setup, opening);
  if (!begun) setup_ = Setup();
  return begun;
}

/// The position before the first choice. False: this is none of such a table.
bool Sitting::lay(Bytes opening, AnyState& at) const {
  if (opening.size == 0) {
    game_.begin(at, setup_);
    return true;
  }
  BitReader reader(opening);
  return game_.unpack(at, reader) && reader.finished() && game_.players(at) == setup_.players;
}

Refusal Sitting::apply(const JournalEntry& entry, Events events) {
  bool reveals = false;
  const Refusal refusal = game_.play(state_, entry.seat, entry.choice, [&](const Event& event) {
    reveals = reveals || event.reveals;
    events(event);
  });
  if (!refusal) undoable_ = reveals ? 0 : undoable_ + 1;
  return refusal;
}

Result<bool> Sitting::resume(const Setup& setup) {
  if (!game_.allows(setup)) return Result<bool>::refused("no table of this game is set up like that");
  setup_ = setup;
  undoable_ = 0;
  if (!lay(bytes_of(journal_.opening()), state_))
    return Result<bool>::refused("what the table began from is no position of this game");
  for (int i = 0; i < journal_.size(); ++i)
    if (const Refusal refusal = apply(journal_.at(i), no_events))
      return Result<bool>::refused(game_.why(refusal));
  return true;
}

void Sitting::look_back(int entries, AnyState& at, Events events) const {
  CHECK(entries >= 0 && entries <= journal_.size());
  CHECK(lay(bytes_of(journal_.opening()), at));
  for (int i = 0; i < entries; ++i) CHECK(play_back(i, at, events));
}

bool Sitting::play_back(int entry, AnyState& at, Events events) const {
  const JournalEntry played = journal_.at(entry);
  return !game_.play(at, played.seat, played.choice, events);
}

Sitting::Played Sitting::play(Seat seat, Choice choice, Events events) {
  const int undoable = undoable_;
  if (const Refusal refusal = apply({seat, choice}, events)) return {refusal, false};
  if (journal_.append({seat, choice})) return {};
  look_back(journal_.size(), state_);
  undoable_ = undoable;
  return {Refusal{}, true};
}

bool Sitting::can_undo(Seat seat) const {
  return undoable_ > 0 && !game_.over(state_) && journal_.size() > 0 &&
         journal_.at(journal_.size() - 1).seat == seat;
}

bool Sitting::undo() {
  CHECK(undoable_ > 0);
  if (!journal_.drop_last()) return false;
  look_back(journal_.size(), state_);
  --undoable_;
  return true;
}

void Sitting::view(SeatSet viewers, AnyState& masked) const {
  masked = state_;
  game_.mask(masked, viewers);
}

}  // namespace seaglass
