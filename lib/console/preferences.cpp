#include "console/preferences.h"

namespace seaglass {

void Preferences::pack(BitWriter& writer) const {
  writer.write_below(static_cast<int>(game), game_count);
  writer.write_below(static_cast<int>(language), language_count);
  writer.write_below(brightness, brightness_levels);
  writer.write_below(volume, volume_levels);
  writer.write_flag(calm);
}

Result<Preferences> Preferences::unpack(BitReader& reader) {
  Preferences read;
  read.game = static_cast<GameName>(reader.read_below(game_count));
  read.language = static_cast<Language>(reader.read_below(language_count));
  read.brightness = static_cast<std::uint8_t>(reader.read_below(brightness_levels));
  read.volume = static_cast<std::uint8_t>(reader.read_below(volume_levels));
  read.calm = reader.read_flag();
  if (!reader.finished()) return Result<Preferences>::refused("not preferences");
  return read;
}

}  // namespace seaglass
