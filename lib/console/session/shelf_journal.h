// The journal of a table on the air: it lies on the shelf like every table's, and older games make room for
// it; but a choice that cannot be kept is refused, since guests are told by it how far the game has come.
#pragma once

#include "save/records/shelf.h"

namespace seaglass {

class ShelfJournal final : public Journal {
 public:
  ShelfJournal(Shelf& shelf, SavedJournal& kept, GameId game) : shelf_(shelf), kept_(kept), game_(game) {}

  int size() const override { return kept_.size(); }
  JournalEntry at(int i) const override { return kept_.at(i); }
  bool append(const JournalEntry& entry) override {
    while (!kept_.append(entry))
      if (!shelf_.make_room()) return false;
    return true;
  }
  bool drop_last() override { return kept_.drop_last(); }
  bool begin(const Setup& setup, Bytes opening) override {
    return shelf_.begin_table(game_, kept_, setup, opening);
  }
  Opening opening() const override { return kept_.opening(); }

 private:
  Shelf& shelf_;
  SavedJournal& kept_;
  GameId game_;
};

}  // namespace seaglass
