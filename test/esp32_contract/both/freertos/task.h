#pragma once

#include "freertos/FreeRTOS.h"

typedef void* TaskHandle_t;

extern "C" UBaseType_t uxTaskGetStackHighWaterMark(TaskHandle_t task);
