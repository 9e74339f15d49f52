// What the screen shows, and what showing it costs.
#pragma once

namespace seaglass {

struct MemoryDevice;

void say_pictures();
void say_presses();
/// Of the fullest table that a few random games come to.
void say_mirage_table();
void say_rain_table();
/// Of Mermaid Beach's and Mermaid's Song's fullest tables among those of a few random games.
void say_card_tables();
/// A boot over flash with a table of each game in its middle and past games; and Mirage's table laid again.
void say_full_boot(MemoryDevice& memory);
/// Of the cursor on a table of each game, in the mean.
void say_press_to_pixel(MemoryDevice& memory);
void say_ink_scene(MemoryDevice& memory);
/// Of two handhelds that pair, and play each game.
void say_table_on_air();

}  // namespace seaglass
