// What is tested of one game's bots alone.
#pragma once

void test_mirages_bots();
void test_rains_bots();
