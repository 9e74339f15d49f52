#include "radio/frames/frame.h"

#include "core/check.h"

namespace seaglass {
namespace radio {

FrameWriter::FrameWriter(FrameKind kind) {
  put(frame_mark);
  put(static_cast<std::uint8_t>(link_version << 4 | static_cast<int>(kind)));
}

FrameWriter& FrameWriter::put(std::uint8_t byte) {
  CHECK(size_ < radio_frame_bytes_max);
  bytes_[size_++] = byte;
  return *this;
}

FrameWriter& FrameWriter::put32(std::uint32_t number) {
  for (int shift = 0; shift < 32; shift += 8) put(static_cast<std::uint8_t>(number >> shift));
  return *this;
}

FrameWriter& FrameWriter::put(Bytes bytes) {
  for (int i = 0; i < bytes.size; ++i) put(bytes.data[i]);
  return *this;
}

MutableBytes FrameWriter::grow(int size) {
  CHECK(size >= 0 && size <= radio_frame_bytes_max - size_);
  size_ += size;
  return {bytes_ + size_ - size, size};
}

FrameReader::FrameReader(Bytes frame) : frame_(frame) {
  if (frame.size < 2 || frame.size > radio_frame_bytes_max || frame.data[0] != frame_mark) return;
  position_ = 2;
  const int version = frame.data[1] >> 4;
  const int kind = frame.data[1] & 0xF;
  verdict_ = version == link_version ? Verdict::ours : Verdict::other_version;
  if (kind < frame_kind_count)
    kind_ = static_cast<FrameKind>(kind);
  else if (version == link_version)
    verdict_ = Verdict::foreign;
}

Bytes FrameReader::take(int size) {
  if (!ok_ || size < 0 || size > frame_.size - position_) {
    ok_ = false;
    return {};
  }
  position_ += size;
  return {frame_.data + position_ - size, size};
}

std::uint8_t FrameReader::take() {
  const Bytes byte = take(1);
  return byte.size == 1 ? byte.data[0] : std::uint8_t{0};
}

int FrameReader::take_below(int count) {
  const int number = take();
  if (number >= count) ok_ = false;
  return ok_ ? number : 0;
}

std::uint32_t FrameReader::take32() {
  const Bytes bytes = take(4);
  std::uint32_t number = 0;
  for (int i = bytes.size - 1; i >= 0; --i) number = number << 8 | bytes.data[i];
  return number;
}

void FrameReader::take(MutableBytes to) {
  const Bytes bytes = take(to.size);
  for (int i = 0; i < to.size; ++i) to.data[i] = i < bytes.size ? bytes.data[i] : std::uint8_t{0};
}

RadioAddress FrameReader::take_address() {
  RadioAddress address;
  take({address.bytes, sizeof address.bytes});
  return address;
}

}  // namespace radio
}  // namespace seaglass
