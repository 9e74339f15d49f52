#pragma once

#include "freertos/FreeRTOS.h"

typedef void* TaskHandle_t;
typedef void (*TaskFunction_t)(void*);

extern "C" {
TaskHandle_t xTaskCreateStaticPinnedToCore(TaskFunction_t run, const char* name, std::uint32_t stack_bytes,
                                           void* argument, UBaseType_t priority, StackType_t* stack,
                                           StaticTask_t* task, BaseType_t core);
TaskHandle_t xTaskGetCurrentTaskHandle(void);
BaseType_t xTaskNotifyGive(TaskHandle_t task);
std::uint32_t ulTaskNotifyTake(BaseType_t clear, TickType_t at_most);
UBaseType_t uxTaskGetStackHighWaterMark(TaskHandle_t task);
}
