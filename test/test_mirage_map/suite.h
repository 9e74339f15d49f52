#pragma once

void placement_tests();
void gap_tests();
void region_tests();
void scoring_tests();
