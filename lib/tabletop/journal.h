// The journal of a sitting: how the table was set up, what it began from, and every choice since. It is the
// game: from it a sitting is resumed, replayed, taken back by a step, and checked.
#pragma once

#include "core/fixed_vector.h"
#include "tabletop/choice.h"
#include "tabletop/opening.h"
#include "tabletop/setup.h"

namespace seaglass {

struct JournalEntry {
  Seat seat;
  Choice choice;
};

/// Where a journal is kept: in memory here, in flash on a handheld.
class Journal {
 public:
  virtual int size() const = 0;
  virtual JournalEntry at(int i) const = 0;
  /// False: it could not be kept, and the journal is as it was.
  virtual bool append(const JournalEntry& entry) = 0;
  /// False: it could not be dropped, and the journal is as it was.
  virtual bool drop_last() = 0;
  /// Starts anew, for a table that is set up like this and begins with this opening; with none, by the deal.
  /// False: it could not be kept.
  virtual bool begin(const Setup& setup, Bytes opening) = 0;
  virtual Opening opening() const = 0;

 protected:
  ~Journal() = default;
};

template <int entries_max>
class MemoryJournal final : public Journal {
 public:
  int size() const override { return entries_.size(); }
  JournalEntry at(int i) const override { return entries_[i]; }
  bool append(const JournalEntry& entry) override {
    if (entries_.full()) return false;
    entries_.push_back(entry);
    return true;
  }
  bool drop_last() override {
    entries_.pop_back();
    return true;
  }
  bool begin(const Setup&, Bytes opening) override {
    entries_.clear();
    opening_.clear();
    for (int i = 0; i < opening.size; ++i) opening_.push_back(opening.data[i]);
    return true;
  }
  Opening opening() const override { return opening_; }
  bool full() const { return entries_.full(); }

 private:
  FixedVector<JournalEntry, entries_max> entries_;
  Opening opening_;
};

}  // namespace seaglass
