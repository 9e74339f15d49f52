// The raw partition `seaglass`. Its last sector is not part of it: the self-test may wear that one out.
#pragma once

#include <esp_partition.h>

#include "device.h"

namespace seaglass {
namespace esp32 {

class PartitionFlash : public Flash {
 public:
  /// False: the board has another partition table. There are no sectors then.
  bool begin();

  int sectors() override;
  void read(int address, MutableBytes to) override;
  bool write(int address, Bytes from) override;
  bool erase(int sector) override;

  /// Erases, writes and reads the spare sector. A reason why it failed, or nothing.
  const char* test_spare_sector();

 private:
  bool is_inside(int address, int size);

  const esp_partition_t* partition_ = nullptr;
};

}  // namespace esp32
}  // namespace seaglass
