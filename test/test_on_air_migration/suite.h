// The parts by which a table comes to another host, without channels between them.
#pragma once

#include <unity.h>

#include "sealing/sodium_cryptography.h"  // PlatformIO looks only here which libraries are needed
#include "simulator/entropy.h"

void hand_over_tests();
void take_over_tests();
void claim_tests();
