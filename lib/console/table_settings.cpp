#include "console/table_settings.h"

#include "save/keys.h"
#include "save/shelf.h"

namespace seaglass {

namespace {

constexpr std::uint8_t form = 1;  // of the record: another form is another number
constexpr int packed_bytes = 1 + emblem_count + options_max;

constexpr int key_of(GameName game) {
  static_assert(game_count <= keys::table_settings_max);
  static_assert(game_count <= Shelf::games_max);
  return keys::table_settings + number_of(game);
}

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
  RecordLog::Record record;
  RecordLog::Reader records(log, key_of(game));
  if (!records.next(record)) return usual(facts);
  BitReader reader({record.bytes, record.size});
  const bool known = reader.read(8) == form;
  TableSettings settings;
  for (Place& place : settings.places) {
    const int kind = static_cast<int>(reader.read(8));
    if (kind >= place_kinds) return usual(facts);
    place = static_cast<Place>(kind);
  }
  for (std::uint8_t& value : settings.options.values) value = static_cast<std::uint8_t>(reader.read(8));
  return known && reader.finished() && makes_sense(settings, facts) ? settings : usual(facts);
}

bool TableSettings::save(RecordLog& log, GameName game) const {
  std::uint8_t bytes[packed_bytes];
  BitWriter writer({bytes, packed_bytes});
  writer.write(form, 8);
  for (const Place place : places) writer.write(static_cast<std::uint32_t>(place), 8);
  for (const std::uint8_t value : options.values) writer.write(value, 8);
  return log.begin(key_of(game), {bytes, packed_bytes});
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
