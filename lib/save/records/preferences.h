// What a person chose for this handheld.
#pragma once

#include <cstdint>

#include "content/words.h"
#include "device.h"
#include "games/games.h"
#include "save/records/record_fields.h"

namespace seaglass {

/// When an untouched unit switches itself off; on the cable never, if the board can tell.
enum class OffAfter : std::uint8_t { five_minutes, fifteen_minutes, never };
constexpr int off_after_count = 3;

/// When the screen of an untouched unit dims.
enum class DimsAfter : std::uint8_t { one_minute, five_minutes, never };
constexpr int dims_after_count = 3;

/// When an untouched hand is hidden, where others are around; with B at any time.
enum class HidesAfter : std::uint8_t { twenty_seconds, one_minute, never };
constexpr int hides_after_count = 3;

/// How fast what happens at a table is told.
enum class Speed : std::uint8_t { slow, normal, quick };
constexpr int speed_count = 3;

/// A game is kept by its id. A game that is not in this box leaves the one that is there.
struct GameById {
  static std::uint32_t kept(GameName game) { return static_cast<std::uint32_t>(id_of(game)); }
  static void read(std::uint32_t id, GameName& game) {
    static_cast<void>(find_game(static_cast<GameId>(id), game));
  }
};

struct Preferences {
  static constexpr int brightness_levels = 5;  // the lowest still shows a picture in the dark
  static constexpr int volume_levels = 6;      // the lowest is silence

  GameName game = GameName::mermaid_rain;  // the card that the launcher shows
  Language language = Language::english;
  std::uint8_t brightness = brightness_levels - 1;
  std::uint8_t volume = 3;
  bool calm = false;  // nothing moves by itself, and nothing slides
  bool large_text = false;
  bool strong_colors = false;  // dark is darker, light is lighter
  bool left_handed = false;    // the handheld lies upside down in the hands
  bool three_buttons = false;  // left, A and right are enough
  OffAfter off_after = OffAfter::five_minutes;
  DimsAfter dims_after = DimsAfter::one_minute;
  HidesAfter hides_after = HidesAfter::twenty_seconds;
  Speed speed = Speed::normal;
  bool has_skipped = false;  // to their own turn, by holding A: nobody is told any more that it can be done
  /// Games, by id, that are no longer explained step by step: one was played to its end here.
  std::uint16_t learned = 0;
  static_assert(game_ids_max <= 16);

  bool knows(GameName of) const { return (learned >> index_of(id_of(of)) & 1) != 0; }
  void learn(GameName of) { learned = static_cast<std::uint16_t>(learned | 1 << index_of(id_of(of))); }
  bool knows_every_game() const {
    for (int i = 0; i < game_count; ++i)
      if (!knows(static_cast<GameName>(i))) return false;
    return true;
  }
  void learn_every_game() {
    for (int i = 0; i < game_count; ++i) learn(static_cast<GameName>(i));
  }
  /// Including games that are not in this box.
  void forget_every_game() { learned = 0; }

  constexpr int brightness_percent() const { return 20 + brightness * 80 / (brightness_levels - 1); }

  /// Squared, so that the steps sound equal.
  constexpr int volume_percent() const {
    return volume * volume * 100 / ((volume_levels - 1) * (volume_levels - 1));
  }

  /// `never` counts as five minutes, in case the setting is changed.
  constexpr Milliseconds off_after_ms() const {
    constexpr Milliseconds minute_ms = 60 * 1000;
    return (off_after == OffAfter::fifteen_minutes ? 15 : 5) * minute_ms;
  }
  constexpr Milliseconds dims_after_ms() const {
    constexpr Milliseconds minute_ms = 60 * 1000;
    return (dims_after == DimsAfter::five_minutes ? 5 : 1) * minute_ms;
  }

  /// Where they are to be hidden at all.
  constexpr Milliseconds hides_after_ms() const {
    return hides_after == HidesAfter::one_minute ? 60 * 1000 : 20 * 1000;
  }

  /// Every field, in the order of the record that it is kept in (preference_store.cpp).
  template <typename Fields, typename... Self>
  static constexpr void describe(Fields& fields, Self&... self) {
    describe_before_speed(fields, self...);
    fields.number("has skipped", self.has_skipped..., 1);
    fields.number("dims after", self.dims_after..., 8, dims_after_count);
    fields.number("hides after", self.hides_after..., 8, hides_after_count);
    fields.number("speed", self.speed..., 8, speed_count);
  }
  /// The fields of an earlier record, from before there were the others.
  template <typename Fields, typename... Self>
  static constexpr void describe_before_speed(Fields& fields, Self&... self) {
    fields.template coded<GameById>("game", self.game..., 8);
    fields.number("language", self.language..., 8, language_count);
    fields.number("brightness", self.brightness..., 8, brightness_levels);
    fields.number("volume", self.volume..., 8, volume_levels);
    fields.number("off after", self.off_after..., 8, off_after_count);
    fields.number("learned", self.learned..., 16);
    fields.number("calm", self.calm..., 1);
    fields.number("large text", self.large_text..., 1);
    fields.number("strong colors", self.strong_colors..., 1);
    fields.number("left-handed", self.left_handed..., 1);
    fields.number("three buttons", self.three_buttons..., 1);
  }

  friend constexpr bool operator==(const Preferences& a, const Preferences& b) { return same_fields(a, b); }
  friend constexpr bool operator!=(const Preferences& a, const Preferences& b) { return !(a == b); }
};
static_assert(describes_every_member<Preferences>(),
              "a preference that is not described is neither kept nor compared");

}  // namespace seaglass
