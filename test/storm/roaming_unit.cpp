#include "storm/roaming_unit.h"

#include <algorithm>

#include "games/games.h"

namespace seaglass::storm {

namespace {

radio::UnitName called(int number) {
  const char text[] = {'R', static_cast<char>('a' + number % 26), '\0'};
  return radio::UnitName::from(text);
}

}  // namespace

RoamingUnit::RoamingUnit(SharedMedium& on, Cryptography& by, int unit_number, std::uint64_t seed)
    : AirUnit(on, by, unit_number, seed), flash(std::make_unique<simulator::SimulatedFlash>()) {
  radio.flash = flash.get();
}

void RoamingUnit::start() {
  flash->restore_power();
  log_.emplace(*flash);
  log_->mount();
  const GameId id = game_at(game).facts().id;
  deal_.emplace(*log_, id, rules);
  journal_.emplace(*log_, keys::journals[0], id, rules);
  claim_state_.emplace(*log_, rules_of);
  yielding_ = Yielding();
  see_where_it_is();
  if (was_guest_) return come_back(now_ms());
  if (resume(now_ms())) return;
  if (opens_table) {
    sitting_.emplace(game_at(game), state_, *journal_);
    hosted_.emplace(parts(), *deal_, other_);
    return hosted_->open(*sitting_, roster, called(number), rules, now_ms());
  }
  visit();
  joined_->join(first_host, people, now_ms());
}

void RoamingUnit::come_back(Milliseconds now) {
  visit();
  ClaimState claim_state;
  if (claim_state_->recall(claim_state) &&
      claim_state.snapshots.whole(0, game_at(game))->members().table == kept_table_)
    return joined_->restore(claim_state, people, now);
  joined_->rejoin(kept_host_, people, now, kept_table_);
}

/// The power failed while a table was on its way to this unit, or from it.
void RoamingUnit::see_where_it_is() {
  Setup setup;
  DealRecord deal;
  if (journal_->find(setup) != SavedJournal::Found::table ||
      !recall_deal(*deal_, cryptography, game_at(game).facts().id, setup, deal))
    return;
  if (deal.hand_over_phase == HandOverPhase::here && was_guest_ && deal.members.table == kept_table_)
    was_guest_ = false;
  if (deal.hand_over_phase == HandOverPhase::gone) {
    was_guest_ = true;
    kept_host_ = deal.members.units[deal.given - 1];
    kept_table_ = deal.members.table;
  }
  if (deal.hand_over_phase != HandOverPhase::here) static_cast<void>(journal_->discard());
}

void RoamingUnit::stop() {
  hosted_.reset();
  joined_.reset();
  radio.set_on(false);
}

bool RoamingUnit::hosts_game() const {
  return hosts() && (hosted_->table().stage() == Stage::playing || hosted_->table().stage() == Stage::over);
}

bool RoamingUnit::resume(Milliseconds now) {
  Setup setup;
  if (journal_->find(setup) != SavedJournal::Found::table) return false;
  joined_.reset();
  sitting_.emplace(game_at(game), state_, *journal_);
  hosted_.emplace(parts(), *deal_, other_);
  if (sitting_->resume(setup) && hosted_->resume(*sitting_, called(number), rules, now)) return true;
  hosted_.reset();
  return false;
}

void RoamingUnit::visit() {
  hosted_.reset();
  joined_.emplace(parts(), called(number), rules, state_, other_);
  joined_->offer_home(*journal_, *deal_);
}

void RoamingUnit::claim(const ClaimState& claim_state) {
  joined_.reset();
  sitting_.emplace(game_at(game), state_, *journal_);
  hosted_.emplace(parts(), *deal_, other_);
  hosted_->claim(*sitting_, claim_state, called(number), rules, now_ms());
  wake();
}

Milliseconds RoamingUnit::step(Milliseconds now, bool& drew) {
  drew = false;
  const Milliseconds rest_ms = hosts() ? step_host(now) : step_guest(now);
  if (!flash->has_power()) {
    stop();
    return 0;
  }
  return std::min<Milliseconds>(rest_ms, 20);
}

Milliseconds RoamingUnit::step_host(Milliseconds now) {
  act_as_host();
  const Milliseconds rest_ms = hosted_->step(now);
  if (!flash->has_power()) return 0;
  TableHost& table = hosted_->table();
  if (table.stage() == Stage::waiting && table.can_deal()) hosted_->deal();
  if (hosts_game()) {
    was_guest_ = false;
    claim_state_->forget();
  }
  RadioAddress to;
  if (hosted_->claim_is_over()) {
    last_end = table.claim_end();
    ++claims_over;
    const ClaimState claim_state = table.claim_state();
    visit();
    joined_->restore(claim_state, people, now);
  } else if (yielding_.wants(*hosted_, now)) {
    const radio::TableId which = table.members().table;
    hosted_.reset();
    joined_.emplace(parts(), called(number), rules, state_, other_);
    joined_->rejoin(yielding_.to(), people, now, which);
    yielding_.begin(now);
  } else if (hosted_->has_moved(to)) {
    was_guest_ = true;
    kept_host_ = to;
    kept_table_ = table.members().table;
    visit();
    static_cast<void>(journal_->discard());
    joined_->rejoin(to, people, now, kept_table_);
  }
  return rest_ms;
}

Milliseconds RoamingUnit::step_guest(Milliseconds now) {
  const Milliseconds rest_ms = joined_->step(now);
  if (!yielding_.is_under_way()) claim_state_->watch(*joined_);
  switch (yielding_.step(joined_->table(), now)) {
    case Yielding::Turn::waits: break;
    case Yielding::Turn::settled:
      joined_->offer_home(*journal_, *deal_);
      static_cast<void>(deal_->keep(PackedDeal()));
      static_cast<void>(journal_->discard());
      break;
    case Yielding::Turn::in_vain:
      ++yields_in_vain;
      if (!resume(now)) std::abort();
      return 0;
  }
  if (yielding_.is_under_way()) return rest_ms;
  using State = radio::GuestLink::State;
  if (joined_->table().is_told()) {
    was_guest_ = true;
    kept_host_ = joined_->link().host();
    kept_table_ = joined_->table_id();
  }
  if (joined_->link().state() == State::ended)  // its person tries again
    was_guest_ ? joined_->rejoin(kept_host_, people, now, kept_table_)
               : joined_->join(first_host, people, now);
  if (joined_->has_taken_over()) {
    was_guest_ = false;
    if (!resume(now)) std::abort();
    return 0;
  }
  if (joined_->table().is_asked() && people_say != Consent::none)
    joined_->table().answer_claim(people_say == Consent::yes);
  TableGuest::Answer answer;
  while (joined_->table().next_answer(answer))
    if (answer.outcome == TableGuest::Outcome::played) acknowledged.push_back(asked_[answer.seat]);
  if (decides_by_itself && mind_.below(2) == 0) decide_as_guest();
  return rest_ms;
}

void RoamingUnit::act_as_host() {
  TableHost& table = hosted_->table();
  if (!decides_by_itself || !table.takes_decisions()) return;
  for (Seat seat : all_seats(table.roster().players)) {
    const SeatOnAir& on_air = table.roster().seats[seat];
    if (lets_bots_play && on_air.away && !on_air.bot_plays) table.let_bot_play(seat, true);
  }
  if (mind_.below(2) == 0) decide_as_host();
}

bool RoamingUnit::decide_as_host() {
  TableHost& table = hosted_->table();
  if (!table.takes_decisions()) return false;
  const SeatSet deciding = game_at(game).to_act(state_);
  const SeatSet bots = table.waits_for_bots();
  const SeatSet here = table.roster().held_by(Holder::host);
  for (Seat seat : all_seats(table.roster().players)) {
    if (!deciding.contains(seat) || !(bots.contains(seat) || here.contains(seat))) continue;
    const Decision decision{seat, decisions_of(seat), pick(game, state_, seat), table.host_term()};
    wanted.push_back(decision);
    if (!table.decide(seat, decision.choice)) return false;
    acknowledged.push_back(decision);
    return true;
  }
  return false;
}

int RoamingUnit::decisions_of(Seat seat) const {
  int count = 0;
  for (int i = 0; i < journal_->size(); ++i)
    if (journal_->at(i).seat == seat) ++count;
  return count;
}

bool RoamingUnit::decide_as_guest() {
  TableGuest& table = joined_->table();
  for (Seat seat : all_seats(seats_max)) {
    if (!table.may_decide(seat)) continue;
    asked_[seat] = {seat, table.decisions_of(seat), pick(game, table.state(), seat), table.host_term()};
    wanted.push_back(asked_[seat]);
    table.decide(seat, asked_[seat].choice);
    return true;
  }
  return false;
}

bool RoamingUnit::decide() {
  wake();
  if (!is_up()) return false;
  return hosts() ? decide_as_host() : decide_as_guest();
}

}  // namespace seaglass::storm
