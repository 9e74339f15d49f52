#include "suite.h"

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  seaglass::test_art();
  seaglass::test_first_start();
  seaglass::test_launcher();
  seaglass::test_settings();
  seaglass::test_preference_store();
  seaglass::test_buttons();
  seaglass::test_tables();
  seaglass::test_table_on_air();
  seaglass::test_happened();
  seaglass::test_told_on_air();
  seaglass::test_sound();
  seaglass::test_new_table();
  seaglass::test_names();
  seaglass::test_solo();
  seaglass::test_saving();
  seaglass::test_past();
  seaglass::test_rest();
  seaglass::test_pace();
  seaglass::test_advice();
  seaglass::test_empty_cell();
  seaglass::test_press_guard();
  return UNITY_END();
}
