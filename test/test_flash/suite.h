// What flash goes through: the power that fails, and bits that change by themselves.
#pragma once

#include <unity.h>

namespace seaglass {

void test_power_cuts();
void test_damage();
void test_harm();
void test_later_versions();

}  // namespace seaglass
