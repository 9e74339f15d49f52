// Defined in src/web/memory.cpp.
#pragma once
#include <stddef.h>

int memcmp(const void* a, const void* b, size_t size);
void* memcpy(void* to, const void* from, size_t size);
void* memmove(void* to, const void* from, size_t size);
void* memset(void* to, int value, size_t size);
