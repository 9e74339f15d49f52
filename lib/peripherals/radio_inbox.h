// The one thing that the radio's callbacks touch. They run in the Wi-Fi driver's task, copy into this and
// return; the loop takes out when it comes round. One writer, one reader, no lock: what does not fit is
// dropped and counted, as the air would have done.
#pragma once

#include "device.h"

namespace seaglass {
namespace peripherals {

class RadioInbox {
 public:
  // A step that draws a whole screen takes about 60 ms. Five others that each speak once in that time, and
  // two frames said again. What is dropped is said again as well.
  static constexpr int frames_max = 7;

  /// What does not begin with this byte is somebody else's, and takes no place.
  explicit RadioInbox(std::uint8_t first_byte) : first_byte_(first_byte) {}

  /// From the radio's task.
  void put(const RadioAddress& from, int signal_dbm, Bytes frame);
  void put_sent(bool acknowledged);

  /// From the loop. False: nothing has come.
  bool take(RadioFrame& frame);
  /// How many frames of ours the radio has said it is done with, ever.
  std::uint32_t sent_count() const;
  std::uint32_t failed_count() const;
  std::uint32_t dropped_count() const;
  std::uint32_t received_count() const;
  bool empty() const;
  /// From the loop, while the radio is off: nobody writes.
  void clear();

 private:
  static constexpr std::uint32_t places = frames_max + 1;  // one stays empty, to tell full from empty

  const std::uint8_t first_byte_;
  RadioFrame frames_[places];
  std::uint32_t next_in_ = 0;   // written by the radio's task alone
  std::uint32_t next_out_ = 0;  // written by the loop alone
  std::uint32_t sent_ = 0;
  std::uint32_t failed_ = 0;
  std::uint32_t dropped_ = 0;
  std::uint32_t received_ = 0;
};

}  // namespace peripherals
}  // namespace seaglass
