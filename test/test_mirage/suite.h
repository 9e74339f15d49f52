#pragma once

void turn_tests();
void claim_tests();
void palm_tests();
void position_tests();
