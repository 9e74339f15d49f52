// What the link says to itself inside a session.
#pragma once

#include "radio/frames.h"

namespace seaglass {
namespace radio {

enum class ControlKind : std::uint8_t {
  alive,         // nothing else to say for a while
  leaving,       // the guest goes
  ending,        // the host ends it: kicked, or the table is closed
  goodbye,       // either: understood, this session is over
  introduction,  // the host: a key that you and that other guest have
  introduced,    // the guest: I keep it
};
constexpr int control_kind_count = 6;

struct Control {
  ControlKind kind = ControlKind::alive;
  Reason reason = Reason::none;  // of an ending
  RadioAddress unit;             // introduction, introduced
  UnitName name;                 // introduction
  Key key;                       // introduction
};

/// The body of a control frame: small enough for one, whatever it says.
class ControlBody {
 public:
  static constexpr int bytes_max = 1 + 6 + 1 + UnitName::bytes_max + Key::size;

  explicit ControlBody(const Control& control);
  Bytes bytes() const { return {bytes_, size_}; }

 private:
  void put(Bytes bytes);

  int size_ = 0;
  std::uint8_t bytes_[bytes_max] = {};
};

/// Of a message that came sealed: still nobody to be trusted blindly. False: means nothing.
[[nodiscard]] bool read(Bytes message, Control& control);

}  // namespace radio
}  // namespace seaglass
