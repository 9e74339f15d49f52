// A frame on the air, from its first byte: a mark, then version and kind, then what the kind says. The
// readers trust nothing: they never read past the end, and a frame that has a byte too many or too few, or a
// value that means nothing, is no frame.
//
// Every version keeps to this much: the mark, the version in the high half of the second byte, and, in an
// `ask`, the address of the unit asked after that. So each can tell the other what is wrong.
#pragma once

#include "device.h"
#include "radio/crypto/cryptography.h"

namespace seaglass {
namespace radio {

constexpr std::uint8_t frame_mark = 0x5E;
constexpr int link_version = 5;  // 1 … 15

enum class FrameKind : std::uint8_t {
  beacon,        // a host to everybody: here is a table
  ask,           // a guest to a host: let us pair
  commitment,    // the host: the hash of the key that I shall show
  guest_key,     // the guest shows its key
  host_key,      // the host shows its own
  confirmation,  // either: my person says that the pictures are the same
  refusal,       // either: no, and why; without a proof it ends nothing
  hello,         // a guest to a host that it is paired with: a session, please
  welcome,       // the host: my part of it
  here,          // the guest: and mine
  message,       // sealed: for whoever plays
  control,       // sealed: for the link itself
  lost,          // the host: what you sealed with, I do not have
};
constexpr int frame_kind_count = 13;
static_assert(frame_kind_count <= 16 && link_version <= 15);

class FrameWriter {
 public:
  explicit FrameWriter(FrameKind kind);

  FrameWriter& put(std::uint8_t byte);
  FrameWriter& put32(std::uint32_t number);
  FrameWriter& put(Bytes bytes);
  FrameWriter& put(const RadioAddress& address) { return put({address.bytes, sizeof address.bytes}); }
  /// So many further bytes, for somebody else to fill.
  MutableBytes grow(int size);

  Bytes bytes() const { return {bytes_, size_}; }

 private:
  int size_ = 0;
  std::uint8_t bytes_[radio_frame_bytes_max];
};

class FrameReader {
 public:
  enum class Verdict { ours, other_version, foreign };

  explicit FrameReader(Bytes frame);
  /// Reads what was in a seal in the same way.
  static FrameReader within(Bytes message) { return FrameReader(message, 0); }

  Verdict verdict() const { return verdict_; }
  /// Of ours.
  FrameKind kind() const { return kind_; }

  std::uint8_t take();
  /// 0 … count − 1.
  int take_below(int count);
  std::uint32_t take32();
  void take(MutableBytes bytes);
  RadioAddress take_address();
  /// Without a copy; empty when there are not so many.
  Bytes take(int size);
  Bytes rest() { return take(frame_.size - position_); }

  bool ok() const { return ok_; }
  /// Everything was there and nothing is left.
  bool finished() const { return ok_ && position_ == frame_.size; }
  void refuse() { ok_ = false; }

 private:
  FrameReader(Bytes bytes, int position) : frame_(bytes), position_(position) {}

  Bytes frame_;
  int position_ = 0;
  bool ok_ = true;
  Verdict verdict_ = Verdict::foreign;
  FrameKind kind_ = FrameKind::beacon;
};

}  // namespace radio
}  // namespace seaglass
