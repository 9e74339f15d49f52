#include "save/records/table_settings.h"

#include "save/records/kept_record.h"
#include "save/records/keys.h"

namespace seaglass {

namespace {

struct Kept {
  static constexpr std::uint8_t form = TableSettings::form;
  TableSettings settings;

  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& kept) {
    for (auto& place : kept.settings.places) fields.number("place", place, 8, TableSettings::place_kinds);
    fields.bytes("options", kept.settings.options.values);
  }
};
static_assert(has_layout<Kept, 0xf8ccd4d4>);

bool makes_sense(const TableSettings& settings, const GameFacts& facts) {
  Setup setup;
  setup.players = facts.players_min;
  setup.options = settings.options;
  return within_ranges(facts, setup) && settings.players() <= facts.players_max;
}

}  // namespace

TableSettings TableSettings::usual(const GameFacts& facts) {
  TableSettings settings;
  for (int i = 0; i < facts.players_min; ++i) settings.places[i] = Place::person;
  for (int i = 0; i < facts.option_count; ++i) settings.options.values[i] = facts.options[i].standard;
  return settings;
}

TableSettings TableSettings::load(const RecordLog& log, GameName game) {
  const GameFacts& facts = game_of(game).facts();
  Kept kept;
  const bool is_there = recall_record(log, keys::table_settings[id_of(game)], kept);
  return is_there && makes_sense(kept.settings, facts) ? kept.settings : usual(facts);
}

bool TableSettings::save(RecordLog& log, GameName game) const {
  return keep_record(log, keys::table_settings[id_of(game)], Kept{*this});
}

int TableSettings::count_of(Place place) const {
  int count = 0;
  for (const Place each : places) count += each == place ? 1 : 0;
  return count;
}

Setup TableSettings::setup(const Names& names) const {
  Setup setup;
  setup.options = options;
  for (int emblem = 0; emblem < emblem_count; ++emblem) {
    if (places[emblem] == Place::nobody) continue;
    Sitter& sitter = setup.company.sitters[Seat(setup.players++)];
    sitter.kind = places[emblem] == Place::bot         ? SitterKind::bot
                  : places[emblem] == Place::elsewhere ? SitterKind::elsewhere
                                                       : SitterKind::person;
    sitter.emblem = static_cast<std::uint8_t>(emblem);
    sitter.name = names.of_emblem[emblem];
  }
  return setup;
}

Roster TableSettings::roster(const Names& names) const {
  const Setup setup = this->setup(names);
  Roster roster;
  roster.players = setup.players;
  roster.options = setup.options;
  for (Seat seat : all_seats(setup.players)) {
    const Sitter& sitter = setup.company.sitters[seat];
    SeatOnAir& on_air = roster.seats[seat];
    if (sitter.kind == SitterKind::elsewhere) continue;
    on_air.holder = sitter.kind == SitterKind::bot ? Holder::bot : Holder::host;
    on_air.person = {sitter.emblem, sitter.name};
  }
  return roster;
}

}  // namespace seaglass
