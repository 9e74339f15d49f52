#include "storm/air_units.cpp"
#include "storm/roaming_unit.cpp"
#include "suite.h"

namespace seaglass::storm {

Cabin::Cabin(const char* name, std::uint64_t seed, int players)
    : medium(std::make_unique<SharedMedium>(seed)), room(*medium), random(seed), game(find_game(name)) {
  for (int i = 0; i < players; ++i) {
    units.push_back(std::make_unique<RoamingUnit>(*medium, cryptography, i, random.next()));
    RoamingUnit& unit = *units.back();
    unit.game = game;
    unit.people.push_back(person_named(static_cast<char>('a' + i)));
    unit.opens_table = i == 0;
    unit.first_host = units.front()->radio.address();
    if (i > 0) acquaint(*units.front(), unit, random);
    room.add(unit);
    unit.start_later(0);
  }
  Roster& roster = units.front()->roster;
  roster.players = static_cast<std::uint8_t>(players);
  const GameFacts& facts = game_at(game).facts();
  for (int i = 0; i < facts.option_count; ++i) roster.options.values[i] = facts.options[i].standard;
  roster.seats[Seat(0)].holder = Holder::host;
}

bool Cabin::run_until(const std::function<bool()>& holds, Microseconds patience, Microseconds each) {
  for (const Microseconds end = medium->now() + patience; medium->now() < end;) {
    if (holds()) return true;
    room.pass(medium->now() + each);
  }
  return holds();
}

void Cabin::let_decide(bool they_do) {
  for (auto& unit : units) unit->decides_by_itself = they_do;
}

bool Cabin::all_have(Edition edition) {
  for (int i = 1; i < size(); ++i)
    if ((*this)[i].is_up() && newest(i) != edition) return false;
  return edition != no_edition;
}

void Cabin::play(int choices) {
  TEST_ASSERT_TRUE(run_until([&] { return hosts_game(0); }));
  const int wanted = (*this)[0].journal().size() + choices;
  let_decide(true);
  TEST_ASSERT_TRUE(run_until([&] { return (*this)[0].journal().size() >= wanted; }));
  let_decide(false);
  pass(8 * second);  // until all have been introduced to each other
  TEST_ASSERT_TRUE(all_have(newest(1)));
}

void Cabin::play_one() {
  const int before = (*this)[0].journal().size();
  for (int i = 0; i < size() && (*this)[0].journal().size() == before; ++i) {
    if (!(*this)[i].decide()) continue;
    run_until([&] { return (*this)[0].journal().size() > before; }, second, 200);
  }
  TEST_ASSERT_EQUAL(before + 1, (*this)[0].journal().size());
}

void Cabin::cut(int i, bool off) {
  for (int other = 0; other < size(); ++other) {
    if (other == i) continue;
    medium->set_reach(i, other, !off);
    medium->set_reach(other, i, !off);
  }
}

bool Cabin::plays_with(int guest, int host) {
  RoamingUnit& unit = (*this)[guest];
  if (!unit.is_up() || !unit.visits() || !hosts_game(host)) return false;
  return unit.joined().link().linked() && unit.joined().link().host() == address_of(host) &&
         unit.seen().is_told() && unit.seen().has_state() &&
         unit.seen().revision() == (*this)[host].journal().size() &&
         unit.seen().host_term() == (*this)[host].hosted().table().host_term();
}

bool Cabin::all_play_with(int host) {
  for (int i = 0; i < size(); ++i)
    if (i != host && (*this)[i].is_up() && !plays_with(i, host)) return false;
  return hosts_game(host);
}

void Cabin::play_to_the_end(int host) {
  let_decide(true);
  RoamingUnit& its = (*this)[host];
  TEST_ASSERT_TRUE(run_until(
      [&] {
        if (hosts_game(host)) {
          const char* wrong = conformance::subject(game).audit(its.truth());
          TEST_ASSERT_TRUE_MESSAGE(wrong == nullptr, wrong);
        }
        return hosts_game(host) && its.hosted().table().stage() == Stage::over && all_play_with(host);
      },
      1800 * second));
  const auto is_checked = [&] {
    for (auto& unit : units)
      if (unit->is_up() && unit->visits() && unit->seen().fairness() == Fairness::unknown) return false;
    return true;
  };
  TEST_ASSERT_TRUE(run_until(is_checked, 120 * second));
  for (auto& unit : units) {
    if (!unit->is_up() || !unit->visits()) continue;
    AnyState seen;
    its.sitting().view(unit->seen().seats(), seen);
    expect_same(game, seen, unit->seen().state());
  }
}

}  // namespace seaglass::storm
