// The parts of this suite, each in its own file.
#pragma once

void test_ocean();
void test_melds();
void test_final();
