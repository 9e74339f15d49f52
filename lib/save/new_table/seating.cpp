#include "save/new_table/seating.h"

#include "save/new_table/table_settings.h"
#include "save/records/kept_record.h"
#include "save/records/keys.h"

namespace seaglass {

namespace {

using Place = Seating::Place;

struct Kept {
  static constexpr std::uint8_t form = Seating::form;
  PlayMode mode = PlayMode::alone;
  /// Of one mode after the other, each from the first on; nobody: there are no more. (In one row, since GCC 8
  /// reads no rows of rows while it compiles.)
  Seating::Chair chairs[play_mode_count * seats_max];

  Seating::Chair* of(PlayMode wanted) { return chairs + static_cast<int>(wanted) * seats_max; }

  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& kept) {
    describe_first(fields, kept);
    for (auto& chair : kept.chairs) fields.number("level", chair.level, 2, bot_level_count);
  }
  template <typename Fields, typename Self>
  static constexpr void describe_first(Fields& fields, Self& kept) {
    fields.number("mode", kept.mode, 8, play_mode_count);
    for (auto& chair : kept.chairs) {
      fields.number("place", chair.place, 8, Seating::place_kinds);
      fields.number("emblem", chair.emblem, 8, emblem_count);
    }
  }
};
static_assert(has_layout<Kept, 0x5f6371b2>);

/// While all bots were of one level. Only read.
struct KeptWithoutLevels {
  static constexpr std::uint8_t form = 1;
  Kept kept;

  template <typename Fields, typename Self>
  static constexpr void describe(Fields& fields, Self& old) {
    Kept::describe_first(fields, old.kept);
  }
};
static_assert(has_layout<KeptWithoutLevels, 0x2ba82f77>);

/// False: nobody has sat down yet.
bool recall(const RecordLog& log, Kept& kept) {
  if (recall_record(log, keys::seating, kept)) return true;
  KeptWithoutLevels old;
  const bool found = recall_record(log, keys::seating, old);
  kept = found ? old.kept : Kept();
  return found;
}

bool may_sit(PlayMode mode, Place place, int chair) {
  switch (mode) {
    case PlayMode::alone: return place == (chair == 0 ? Place::person : Place::bot);
    case PlayMode::together: return place == Place::person || place == Place::bot;
    case PlayMode::on_air: return place != Place::nobody;
    case PlayMode::visiting: return place == Place::person;
  }
  return false;
}

/// How the table was set up by an earlier version, and which of the ways to play that was.
bool recall_earlier(const RecordLog& log, PlayMode mode, GameName game, Seating::Chairs& chairs) {
  const TableSettings settings = TableSettings::load(log, game);
  int people = 0, elsewhere = 0;
  for (int emblem = 0; emblem < first_emblem_count; ++emblem) {
    const Place place = settings.earlier_places[emblem];
    if (place == Place::nobody) continue;
    people += place == Place::person ? 1 : 0;
    elsewhere += place == Place::elsewhere ? 1 : 0;
    const Seating::Chair chair{place, static_cast<std::uint8_t>(emblem)};
    if (place == Place::person && people == 1)
      chairs.insert(0, chair);
    else
      chairs.push_back(chair);
  }
  const PlayMode was = elsewhere > 0 ? PlayMode::on_air : people > 1 ? PlayMode::together : PlayMode::alone;
  return people > 0 && was == mode;
}

}  // namespace

PlayMode Seating::last_mode(const RecordLog& log) {
  Kept kept;
  return recall(log, kept) ? kept.mode : PlayMode::alone;
}

Seating Seating::load(const RecordLog& log, PlayMode mode, GameName game, int first_emblem) {
  Seating seating;
  seating.mode = mode;
  Kept kept;
  static_cast<void>(recall(log, kept));
  for (int i = 0; i < seats_max; ++i) {
    const Chair& chair = kept.of(mode)[i];
    if (may_sit(mode, chair.place, seating.chairs.size()) &&
        (chair.place == Place::elsewhere || !seating.has(chair.emblem)))
      seating.chairs.push_back(chair);
  }
  if (seating.chairs.empty() && !recall_earlier(log, mode, game, seating.chairs)) seating.chairs.clear();
  for (int way = 0; way < play_mode_count; ++way) {  // who chose an animal for one has it in the others
    const Chair& first = kept.of(static_cast<PlayMode>(way))[0];
    if (seating.chairs.empty() && first.place == Place::person) seating.add(Place::person, first.emblem);
  }
  seating.fit(game_of(game).facts(), first_emblem);
  return seating;
}

bool Seating::save(RecordLog& log) const {
  Kept kept;
  static_cast<void>(recall(log, kept));
  kept.mode = mode == PlayMode::visiting ? PlayMode::on_air : mode;
  for (int i = 0; i < seats_max; ++i) kept.of(mode)[i] = i < chairs.size() ? chairs[i] : Chair();
  return keep_record(log, keys::seating, kept);
}

int Seating::count_of(Place place) const {
  int count = 0;
  for (const Chair& chair : chairs) count += chair.place == place ? 1 : 0;
  return count;
}

Seating::Chairs Seating::people() const {
  Chairs people;
  for (const Chair& chair : chairs)
    if (chair.place == Place::person) people.push_back(chair);
  return people;
}

bool Seating::has(int emblem) const {
  for (const Chair& chair : chairs)
    if (chair.place != Place::elsewhere && chair.emblem == emblem) return true;
  return false;
}

/// There are more animals than seats.
std::uint8_t Seating::free_emblem(int from, int by) const {
  int emblem = from;
  do emblem = (emblem + by + emblem_count) % emblem_count;
  while (has(emblem));
  return static_cast<std::uint8_t>(emblem);
}

Seating::Place Seating::usual_place() const {
  constexpr Place places[play_mode_count] = {Place::bot, Place::person, Place::elsewhere, Place::person};
  return chairs.empty() ? Place::person : places[static_cast<int>(mode)];
}

void Seating::add(Place place, int first_emblem) {
  chairs.push_back({place, free_emblem(first_emblem + emblem_count - 1)});
}

/// A table that nobody has chosen yet: two bots against one person, two people, or one person here and one
/// elsewhere. No fewer than the game wants, and no more than it takes; then the last ones stand back, but not
/// the only person.
void Seating::fit(const GameFacts& facts, int first_emblem) {
  if (chairs.empty()) add(Place::person, first_emblem);
  if (mode == PlayMode::visiting) return chairs.resize(players() < seats_max ? players() : seats_max - 1);
  if (players() == 1) {
    add(usual_place(), first_emblem);
    if (mode == PlayMode::alone) add(usual_place(), first_emblem);
  }
  while (players() < facts.players_min) add(usual_place(), first_emblem);
  while (players() > facts.players_max) {
    int last = players() - 1;
    if (chairs[last].place == Place::person && count_of(Place::person) == 1) --last;
    chairs.erase(last);
  }
}

Setup Seating::setup(const Names& names, const OptionValues& options, Beginner begins) const {
  Setup setup;
  setup.options = options;
  setup.begins = begins;
  for (const Chair& chair : chairs) {
    Sitter& sitter = setup.company.sitters[Seat(setup.players++)];
    sitter.kind = chair.place == Place::bot         ? SitterKind::bot
                  : chair.place == Place::elsewhere ? SitterKind::elsewhere
                                                    : SitterKind::person;
    sitter.emblem = chair.emblem;
    if (sitter.kind == SitterKind::bot) sitter.level = chair.level;
    sitter.name = names.of_emblem[chair.emblem];
  }
  return setup;
}

Roster Seating::roster(const Names& names, const OptionValues& options, Beginner begins) const {
  const Setup setup = this->setup(names, options, begins);
  Roster roster;
  roster.players = setup.players;
  roster.options = setup.options;
  roster.begins = setup.begins;
  for (Seat seat : all_seats(setup.players)) {
    const Sitter& sitter = setup.company.sitters[seat];
    SeatOnAir& on_air = roster.seats[seat];
    if (sitter.kind == SitterKind::elsewhere) continue;
    on_air.holder = sitter.kind == SitterKind::bot ? Holder::bot : Holder::host;
    on_air.person = {sitter.emblem, sitter.name};
    on_air.level = sitter.level;
  }
  return roster;
}

}  // namespace seaglass
