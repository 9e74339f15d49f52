#include "save/new_table/table_settings.h"

#include "save/records/kept_record.h"
#include "save/records/keys.h"

namespace seaglass {

namespace {

struct Kept {
  static constexpr std::uint8_t form = TableSettings::form;
  OptionValues options;

  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& kept) {
    fields.bytes("options", kept.options.values);
  }
};
static_assert(has_layout<Kept, 0x3b4277bd>);

/// With who sits there. Only read.
struct KeptWithPlaces {
  static constexpr std::uint8_t form = 1;
  TableSettings settings;

  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& kept) {
    for (auto& place : kept.settings.earlier_places) fields.number("place", place, 8, Seating::place_kinds);
    fields.bytes("options", kept.settings.options.values);
  }
};
static_assert(has_layout<KeptWithPlaces, 0xf8ccd4d4>);

bool makes_sense(const OptionValues& options, const GameFacts& facts) {
  Setup setup;
  setup.players = facts.players_min;
  setup.options = options;
  return within_ranges(facts, setup);
}

}  // namespace

TableSettings TableSettings::usual(const GameFacts& facts) {
  TableSettings settings;
  for (int i = 0; i < facts.option_count; ++i) settings.options.values[i] = facts.options[i].standard;
  return settings;
}

TableSettings TableSettings::load(const RecordLog& log, GameName game) {
  const GameFacts& facts = game_of(game).facts();
  const int key = keys::table_settings[id_of(game)];
  TableSettings settings = usual(facts);
  Kept kept;
  KeptWithPlaces earlier;
  if (recall_record(log, key, kept) && makes_sense(kept.options, facts))
    settings.options = kept.options;
  else if (recall_record(log, key, earlier) && makes_sense(earlier.settings.options, facts))
    settings = earlier.settings;
  return settings;
}

bool TableSettings::save(RecordLog& log, GameName game) const {
  return keep_record(log, keys::table_settings[id_of(game)], Kept{options});
}

}  // namespace seaglass
