#pragma once
#include <stddef.h>

#ifdef __cplusplus
extern "C"
#endif
    __attribute__((noreturn)) void
    abort(void);
