#include "esp32/power/sleep_task.h"

#include <esp_sleep.h>
#include <freertos/FreeRTOS.h>
#include <freertos/task.h>

#include <cstdint>

#include "core/check.h"

namespace seaglass {
namespace esp32 {

namespace {

enum class Depth : std::uint8_t { light, deep };

// In the archives of core 2 the deepest way takes 850 bytes; IDF's own idle task, which enters light sleep
// where that is automatic, has 1,536 by default in both generations. An interrupt saves its registers on top.
constexpr std::uint32_t stack_bytes = 2048;
constexpr UBaseType_t priority = 1;  // just above idle: whatever else core 0 has to do comes first
constexpr BaseType_t core = 0;

StackType_t stack[stack_bytes];
StaticTask_t task_memory;
TaskHandle_t task = nullptr;
TaskHandle_t waiting = nullptr;
Depth depth = Depth::light;
bool slept = false;

void run(void*) {
  for (;;) {
    ulTaskNotifyTake(pdTRUE, portMAX_DELAY);
    if (depth == Depth::deep) esp_deep_sleep_start();
    slept = esp_light_sleep_start() == ESP_OK;
    xTaskNotifyGive(waiting);
  }
}

void enter(Depth wanted) {
  depth = wanted;
  waiting = xTaskGetCurrentTaskHandle();
  xTaskNotifyGive(task);
  ulTaskNotifyTake(pdTRUE, portMAX_DELAY);
}

}  // namespace

void begin_sleep_task() {
  task =
      xTaskCreateStaticPinnedToCore(run, "sleep", stack_bytes, nullptr, priority, stack, &task_memory, core);
  CHECK(task != nullptr);
}

bool sleep_lightly() {
  enter(Depth::light);
  return slept;
}

void sleep_deeply() {
  for (;;) enter(Depth::deep);
}

}  // namespace esp32
}  // namespace seaglass
