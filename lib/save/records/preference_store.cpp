#include "save/records/preference_store.h"

#include "save/records/kept_record.h"
#include "save/records/keys.h"

namespace seaglass {

namespace {

struct Kept {
  static constexpr std::uint8_t form = PreferenceStore::form;
  Preferences preferences;

  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& kept) {
    Preferences::describe(fields, kept.preferences);
  }
};
static_assert(has_layout<Kept, 0xa7b5c5b6>);

/// Before it could be set how fast it is told, and when it dims and hides a hand. Only read, and written anew
/// when something is set.
struct KeptBeforeSpeed {
  static constexpr std::uint8_t form = 3;
  Kept kept;

  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& old) {
    Preferences::describe_before_speed(fields, old.kept.preferences);
  }
};
static_assert(has_layout<KeptBeforeSpeed, 0x21075ad7>);

/// As it was while there were four games.
struct KeptByFourGames {
  static constexpr std::uint8_t form = 2;
  Kept kept;

  template <typename Fields, typename Self>
  static constexpr void describe_first(Fields& fields, Self& kept) {
    auto& preferences = kept.preferences;
    fields.template coded<GameById>("game", preferences.game, 2);
    fields.number("language", preferences.language, 2, language_count);
    fields.number("brightness", preferences.brightness, 3, Preferences::brightness_levels);
    fields.number("volume", preferences.volume, 3, Preferences::volume_levels);
    fields.number("calm", preferences.calm, 1);
    fields.number("large text", preferences.large_text, 1);
    fields.number("strong colors", preferences.strong_colors, 1);
    fields.number("left-handed", preferences.left_handed, 1);
    fields.number("three buttons", preferences.three_buttons, 1);
    fields.number("learned", preferences.learned, 4);
  }
  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& old) {
    describe_first(fields, old.kept);
    fields.number("off after", old.kept.preferences.off_after, 2, off_after_count);
  }
};
static_assert(has_layout<KeptByFourGames, 0xa94dd920>);

/// And before it could be set when it goes off.
struct KeptAtFirst {
  static constexpr std::uint8_t form = 1;
  Kept kept;

  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& old) {
    KeptByFourGames::describe_first(fields, old.kept);
  }
};
static_assert(has_layout<KeptAtFirst, 0x3f85d2ca>);

template <typename Old>
bool recall_old(const RecordLog& log, Kept& kept) {
  Old old;
  if (!recall_record(log, keys::preferences, old)) return false;
  kept = old.kept;
  return true;
}

}  // namespace

bool PreferenceStore::is_empty() const {
  return form_at(log_, keys::preferences) == 0;
}

Preferences PreferenceStore::load() const {
  Kept kept;
  if (!recall_record(log_, keys::preferences, kept) && !recall_old<KeptBeforeSpeed>(log_, kept) &&
      !recall_old<KeptByFourGames>(log_, kept) && !recall_old<KeptAtFirst>(log_, kept))
    return {};
  return kept.preferences;
}

bool PreferenceStore::save(const Preferences& preferences) {
  return keep_record(log_, keys::preferences, Kept{preferences});
}

}  // namespace seaglass
