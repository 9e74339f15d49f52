#pragma once

#include <cstdint>

typedef int BaseType_t;
typedef unsigned int UBaseType_t;
typedef std::uint32_t TickType_t;
typedef std::uint8_t StackType_t;
typedef struct {
  void* theirs[86];
} StaticTask_t;

constexpr BaseType_t pdFALSE = 0;
constexpr BaseType_t pdTRUE = 1;
constexpr TickType_t portMAX_DELAY = 0xFFFFFFFF;
