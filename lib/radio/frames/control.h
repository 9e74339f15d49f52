// What the link says to itself inside a session.
#pragma once

#include "core/wipe.h"
#include "radio/frames/frames.h"

namespace seaglass {
namespace radio {

enum class ControlKind : std::uint8_t {
  alive,         // nothing else to say for a while
  leaving,       // the guest goes
  ending,        // the host ends it: kicked, or the table is closed
  goodbye,       // either: understood, this session is over
  introduction,  // the host: a key for you and that other unit
  introduced,    // the guest: I have it
  settlement,    // the host: the other has it, too, so from now on it is the one
  settled,       // the guest: it is
  oblivion,      // the host: the other says so, too, so forget the one before
  forgotten,     // the guest: it is
};
constexpr int control_kind_count = 10;

struct Control {
  ControlKind kind = ControlKind::alive;
  Reason reason = Reason::none;  // of an ending
  RadioAddress unit;             // of those six
  UnitName name;                 // introduction
  Key key;                       // introduction
};

/// The body of a control frame: small enough for one, whatever it says.
class ControlBody {
 public:
  static constexpr int bytes_max = 1 + 6 + 1 + UnitName::bytes_max + Key::size;

  explicit ControlBody(const Control& control);
  ~ControlBody() { wipe(bytes_); }
  ControlBody(const ControlBody&) = delete;
  ControlBody& operator=(const ControlBody&) = delete;
  Bytes bytes() const { return {bytes_, size_}; }

 private:
  void put(Bytes bytes);

  int size_ = 0;
  std::uint8_t bytes_[bytes_max] = {};
};

/// Validates the body of a sealed frame, since its sender may be hostile. False: it is not valid.
[[nodiscard]] bool read(Bytes message, Control& control);

}  // namespace radio
}  // namespace seaglass
