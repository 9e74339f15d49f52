// The parts of this suite, one file each.
#pragma once

#include <unity.h>

#include "device.h"

using namespace seaglass;
namespace seaglass::peripherals {}
using namespace seaglass::peripherals;

void test_buttons();
void test_radio();
void test_battery();
void test_power();
void test_proof();
void test_console();
