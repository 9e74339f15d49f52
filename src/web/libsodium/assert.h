#pragma once
#include <stdlib.h>

#define assert(claim) ((claim) ? (void)0 : abort())
