// A board's flash as the firmware reaches it, for what must lie there before the unit starts.
#pragma once

#include <cstring>

#include "esp32_model/board.h"
#include "save/records/preference_store.h"

namespace seaglass {
namespace model {

class BoardFlash final : public Flash {
 public:
  explicit BoardFlash(Board& board) : board_(board) {}

  int sectors() override { return Board::flash_bytes / sector_bytes - 1; }  // the self-test keeps the last
  void read(int address, MutableBytes to) override {
    std::memcpy(to.data, board_.flash + address, static_cast<std::size_t>(to.size));
  }
  bool write(int address, Bytes from) override {
    for (int i = 0; i < from.size; ++i)
      board_.flash[address + i] = static_cast<std::uint8_t>(board_.flash[address + i] & from.data[i]);
    return true;
  }
  bool erase(int sector) override {
    std::memset(board_.flash + sector * sector_bytes, 0xFF, sector_bytes);
    return true;
  }

 private:
  Board& board_;
};

/// As a unit that somebody has set: it does not ask for the language.
inline void set(Board& board, const Preferences& preferences = {}) {
  BoardFlash flash(board);
  RecordLog log(flash);
  log.mount();
  static_cast<void>(PreferenceStore(log).save(preferences));
}

}  // namespace model
}  // namespace seaglass
