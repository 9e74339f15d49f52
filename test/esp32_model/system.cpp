// Starting, restarting, memory, chance.
#include <bootloader_random.h>
#include <esp_mac.h>
#include <esp_random.h>
#include <esp_system.h>
#include <freertos/task.h>

#include <cstring>

#include "esp32_model/processor.h"

namespace seaglass {
namespace model {

namespace {

bool noise_source = false;

std::uint8_t next_byte(std::uint64_t& state) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return static_cast<std::uint8_t>(state >> 56);
}

}  // namespace

bool noise_source_is_on() {
  return noise_source;
}

}  // namespace model
}  // namespace seaglass

using namespace seaglass::model;

extern "C" {

esp_reset_reason_t esp_reset_reason(void) {
  return static_cast<esp_reset_reason_t>(hardware->reset_reason);
}
void esp_restart(void) {
  hardware->reset_reason = ESP_RST_SW;
  end_run(Ending::restart);
}
std::uint32_t esp_get_free_heap_size(void) {
  return radio_is_on() ? 150000 : 200000;
}
std::uint32_t esp_get_minimum_free_heap_size(void) {
  return 150000;
}
UBaseType_t uxTaskGetStackHighWaterMark(TaskHandle_t) {
  return 8000;
}

// esp_mac.h: the factory's address, whether the radio is on or not.
esp_err_t esp_read_mac(std::uint8_t* address, esp_mac_type_t) {
  std::memcpy(address, hardware->address, sizeof hardware->address);
  return ESP_OK;
}

// esp_random.h: truly random only while the radio or the bootloader's source makes noise. Without either, the
// worst is modelled: every start of every unit draws the same.
void esp_fill_random(void* to, std::size_t size) {
  auto* bytes = static_cast<std::uint8_t*>(to);
  std::uint64_t& source = noise_source || radio_is_on() ? hardware->noise : hardware->silence;
  for (std::size_t i = 0; i < size; ++i) bytes[i] = next_byte(source);
}
// bootloader_random.h: to be over before the radio or the converter are used.
void bootloader_random_enable(void) {
  if (radio_is_on()) misuse("the noise source is enabled while the radio is on");
  noise_source = true;
}
void bootloader_random_disable(void) {
  noise_source = false;
}
}
