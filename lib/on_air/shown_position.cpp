#include "on_air/shown_position.h"

#include <cstring>
#include <utility>

namespace seaglass {

void ShownPosition::begin_session(std::uint8_t boot) {
  host_began_anew_ = host_began_anew_ || boot != boot_;
  boot_ = boot;
}

void ShownPosition::forget() {
  deal_ += has_state_ ? 1 : 0;
  has_state_ = false;
  revision_ = 0;
  events_.clear();
}

ShownPosition::Heard ShownPosition::hear(const StateHeader& header, BitReader& reader, const Roster& roster) {
  const bool may_go_back = host_began_anew_ && header.revision < revision_;
  const Heard heard =
      is_over(game_by_id(roster.game)) && !may_go_back ? Heard::nothing_new : take(header, reader, roster);
  if (heard != Heard::nonsense) host_began_anew_ = false;
  return heard;
}

ShownPosition::Heard ShownPosition::take(const StateHeader& header, BitReader& reader, const Roster& roster) {
  const Game& game = game_by_id(roster.game);
  if (header.revision > decisions_max) return Heard::nonsense;
  if (!game.unpack(*spare_, reader) || game.players(*spare_) != roster.players) return Heard::nonsense;
  const int room = events_that_fit(reader.bits(), 8 * Channel::message_bytes_max);
  FixedVector<ToldEvent, events_in_message_max> told;
  told.resize(reader.read_below(events_in_message_max + 1));
  for (ToldEvent& each : told)
    if (!read(each, header.revision, reader) || !game.knows(*spare_, each.event)) return Heard::nonsense;
  if (!reader.finished() || !is_for(header.seats, game)) return Heard::nonsense;
  const auto bytes = static_cast<std::size_t>(game.state_bytes());
  const bool is_shown = has_state_ && header.revision == revision_;
  if (is_shown && std::memcmp(spare_, shown_, bytes) == 0) return Heard::nothing_new;
  const bool goes_back = has_state_ && header.revision <= revision_;
  if (goes_back && !host_began_anew_) return Heard::nonsense;
  if (goes_back) forget();
  // A host that tells less than there is room for has no more to tell, unless it lost its own list, or it is
  // too old.
  const bool is_all = told.size() < room && header.revision - revision_ < (1 << event_age_bits);
  if (!has_state_ || host_began_anew_ || !is_all) told_all_since_ = header.revision;
  for (const ToldEvent& each : told)
    if (has_state_ && each.revision > revision_) events_.add(each.revision, each.event);
  std::swap(shown_, spare_);
  has_state_ = true;
  revision_ = header.revision;
  return goes_back ? Heard::set_back : Heard::newer;
}

/// The state shows these seats' own secrets and no others, and offers each of them that must decide a choice:
/// the screens rely on that.
bool ShownPosition::is_for(SeatSet seats, const Game& game) {
  if (!game.is_open_to(*spare_, seats) || shows_too_much(seats, game)) return false;
  const SeatSet deciding = game.to_act(*spare_);
  for (Seat seat : all_seats(game.players(*spare_))) {
    if (!seats.contains(seat) || !deciding.contains(seat)) continue;
    bool any = false;
    game.choices(*spare_, seat, [&any](Choice) { any = true; });
    if (!any) return false;
  }
  return true;
}

/// Whether masking it here takes anything away.
bool ShownPosition::shows_too_much(SeatSet seats, const Game& game) {
  std::uint8_t told[packed_bytes_max], masked[packed_bytes_max];
  BitWriter told_writer({told, packed_bytes_max}), masked_writer({masked, packed_bytes_max});
  game.pack(*spare_, told_writer);
  game.mask(*spare_, seats);
  game.pack(*spare_, masked_writer);
  return told_writer.bits() != masked_writer.bits() ||
         std::memcmp(told, masked, static_cast<std::size_t>(told_writer.bytes())) != 0;
}

}  // namespace seaglass
