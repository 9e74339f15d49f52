// The parts of this suite, each in its own file.
#pragma once

void test_ocean();
void test_melds();
void test_setup();
void test_melding();
void test_picking();
void test_placing();
void test_moving();
void test_cleanup();
void test_final();
void test_secrets();
void test_flaws();
void test_bounds();
