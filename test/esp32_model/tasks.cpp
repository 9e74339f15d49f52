// FreeRTOS as far as two tasks of the firmware hand over to each other: the loop's on core 1, and one more.
#include <freertos/task.h>
#include <ucontext.h>

#include "esp32_model/processor.h"

using namespace seaglass::model;

namespace {

struct Routine {
  BaseType_t core = 1;
  std::uint32_t notices = 0;
  TaskFunction_t run = nullptr;
  void* argument = nullptr;
  ucontext_t context = {};
};

Routine loop_task, other_task;
Routine* running = &loop_task;

// The firmware's own is for the chip; a frame of this computer takes more.
alignas(16) unsigned char other_stack[256 * 1024];

void begin_other() {
  other_task.run(other_task.argument);
  misuse("a task returned: FreeRTOS aborts then");
}

void switch_to(Routine& next) {
  Routine& last = *running;
  running = &next;
  swapcontext(&last.context, &next.context);
}

}  // namespace

namespace seaglass {
namespace model {

int core() {
  return running->core;
}

}  // namespace model
}  // namespace seaglass

extern "C" {

// freertos/tasks.c (core 3: esp_additions/freertos_tasks_c_additions.h): null without memory to put it in.
TaskHandle_t xTaskCreateStaticPinnedToCore(TaskFunction_t run, const char*, std::uint32_t stack_bytes,
                                           void* argument, UBaseType_t, StackType_t* stack,
                                           StaticTask_t* task, BaseType_t core) {
  if (stack == nullptr || task == nullptr) return nullptr;
  if (other_task.run != nullptr) misuse("the model has room for one more task than the loop's");
  if (stack_bytes < 1536) misuse("less stack than an idle task of IDF has");
  other_task.core = core;
  other_task.run = run;
  other_task.argument = argument;
  getcontext(&other_task.context);
  other_task.context.uc_stack.ss_sp = other_stack;
  other_task.context.uc_stack.ss_size = sizeof other_stack;
  makecontext(&other_task.context, begin_other, 0);
  return &other_task;
}
TaskHandle_t xTaskGetCurrentTaskHandle(void) {
  return running;
}

// freertos/tasks.c, xTaskGenericNotify and ulTaskGenericNotifyTake: a count, which the taker waits for.
BaseType_t xTaskNotifyGive(TaskHandle_t task) {
  ++static_cast<Routine*>(task)->notices;
  return pdTRUE;
}
std::uint32_t ulTaskNotifyTake(BaseType_t clear, TickType_t at_most) {
  Routine& taker = *running;
  if (at_most != portMAX_DELAY) misuse("the model waits for a notice for ever or not at all");
  while (taker.notices == 0) {
    if (&taker == &loop_task && (other_task.run == nullptr || other_task.notices == 0))
      misuse("the loop waits for a task that waits itself");
    switch_to(&taker == &loop_task ? other_task : loop_task);
  }
  const std::uint32_t notices = taker.notices;
  taker.notices = clear == pdTRUE ? 0 : notices - 1;
  return notices;
}
}
