#include "console/preferences.h"

namespace seaglass {

void Preferences::pack(BitWriter& writer) const {
  writer.write_below(static_cast<int>(game), game_count);
  writer.write_below(static_cast<int>(language), language_count);
  writer.write_below(brightness, brightness_levels);
  writer.write_below(volume, volume_levels);
  writer.write_flag(calm);
  writer.write_flag(large_text);
  writer.write_flag(strong_colors);
  writer.write_flag(left_handed);
  writer.write_flag(three_buttons);
  writer.write(learned, game_count);
  writer.write_below(static_cast<int>(off_after), off_after_count);
}

Result<Preferences> Preferences::unpack(BitReader& reader, bool tells_off_after) {
  Preferences read;
  read.game = static_cast<GameName>(reader.read_below(game_count));
  read.language = static_cast<Language>(reader.read_below(language_count));
  read.brightness = static_cast<std::uint8_t>(reader.read_below(brightness_levels));
  read.volume = static_cast<std::uint8_t>(reader.read_below(volume_levels));
  read.calm = reader.read_flag();
  read.large_text = reader.read_flag();
  read.strong_colors = reader.read_flag();
  read.left_handed = reader.read_flag();
  read.three_buttons = reader.read_flag();
  read.learned = static_cast<std::uint8_t>(reader.read(game_count));
  if (tells_off_after) read.off_after = static_cast<OffAfter>(reader.read_below(off_after_count));
  if (!reader.finished()) return Result<Preferences>::refused("not preferences");
  return read;
}

}  // namespace seaglass
