#include "games/mirage/bot/judge.h"

namespace seaglass::mirage {

// ------------------------------------------------------------------------------------------- the whole map

void Judge::look(const State& base) {
  if (base_ == nullptr) lasting_gaps_ = static_cast<std::uint8_t>(base.gaps.size());
  base_ = &base;
  for (auto& region : region_) region = no_region;
  for (auto& count : counts_) count = 0;
  points_ = Points();
  regions_ = 0;
  Regions all;
  for (int square = 0; square < base.map.size(); ++square)
    for (Terrain terrain : {Terrain::land, Terrain::water}) {
      const Patch patch{static_cast<std::uint8_t>(square), terrain};
      if (!base.map[square].ground.has(terrain) || all.contains(patch)) continue;
      const int first = all.size();
      all.add(base.map, patch);
      ++regions_;
      for (int i = first; i < all.size(); ++i) {
        region_[number_of(all[i])] = static_cast<std::uint8_t>(regions_);
        const Explorer explorer = explorer_in(base.map, all[i]);
        if (explorer.here())
          counts_[regions_] = static_cast<Counts>(counts_[regions_] + one_of(explorer.seat()));
      }
      score(counts_[regions_], 1, points_);
    }
  look_at_tents();
}

void Judge::look_at_tents() {
  const auto before = tents_;
  tents_.clear();
  for (int gap = 0; gap < base_->gaps.size(); ++gap) {
    if (!base_->gaps[gap].tent.somebody()) continue;
    const Tent* known = nullptr;
    for (const Tent& tent : before)
      if (tent.gap == gap && gap < lasting_gaps_) known = &tent;
    if (known != nullptr)
      tents_.push_back(*known);
    else
      tents_.push_back({static_cast<std::uint8_t>(gap), Reach(area_of(*base_, base_->gaps[gap]))});
  }
  for (Seat seat : all_seats(base_->players)) tours_[seat] = tour_of(*base_, seat);
}

/// The points of a region go to each seat that nobody there outnumbers.
void Judge::score(Counts counts, int sign, Points& points) {
  if (counts == 0) return;
  int most = 0;
  for (Seat seat : all_seats(players_max))
    if (count_of(counts, seat) > most) most = count_of(counts, seat);
  for (Seat seat : all_seats(players_max))
    if (count_of(counts, seat) == most) points[seat] += sign * content::points_for_a_region;
}

// ------------------------------------------------------------------------------------------ what is
// different

Standing Judge::standing(const State& after) {
  constexpr int point = 10, a_tent = 60, an_explorer = 6, a_claim = 30;
  const Points regions = regions_of(after);
  const SeatSet moved = whose_tents_moved(after);
  Standing standing;
  for (Seat seat : all_seats(after.players)) {
    const int tour = moved.contains(seat) ? tour_of(after, seat) : tours_[seat];
    const Supply& supply = after.supplies[seat];
    int sum = (regions[seat] + tour) * point;
    if (after.palms) sum += palm_points(after, seat) * point;
    if (!after.over())
      sum += (content::tents_each - supply.tents) * a_tent +
             (supply.of(ExplorerKind::camel) + supply.of(ExplorerKind::ship)) * an_explorer;
    if (after.phase == Phase::tie && after.turn == seat && after.leaders.contains(seat)) sum += a_claim;
    if (after.phase == Phase::move_tent && after.resolving.winner.is(seat)) sum += a_claim / 2;
    standing[seat] = sum;
  }
  return standing;
}

Judge::Points Judge::regions_of(const State& after) {
  Points points = points_;
  touched_count_ = 0;
  join_new_squares(after);
  note_explorers(after);
  for (int i = 0; i < touched_count_; ++i) {
    const int region = touched_[i];
    if (region <= regions_) score(counts_[region], -1, points);
    if (group_[region] == region) score(gathered_[region], 1, points);
  }
  for (int i = 0; i < touched_count_; ++i) group_[touched_[i]] = 0;
  return points;
}

int Judge::group_of(int region) {
  if (group_[region] == 0) {
    touched_[touched_count_++] = static_cast<std::uint8_t>(region);
    group_[region] = static_cast<std::uint8_t>(region);
    gathered_[region] = region <= regions_ ? counts_[region] : 0;
  }
  return group_[region];
}

void Judge::join(int region, int other) {
  const int group = group_of(region), joined = group_of(other);
  if (group == joined) return;
  gathered_[group] = static_cast<Counts>(gathered_[group] + gathered_[joined]);
  for (int i = 0; i < touched_count_; ++i)
    if (group_[touched_[i]] == joined) group_[touched_[i]] = static_cast<std::uint8_t>(group);
}

/// Each half of a new square is a region of its own until it is joined to what lies beside it.
void Judge::join_new_squares(const State& after) {
  int next = regions_;
  for (int square = base_->map.size(); square < after.map.size(); ++square)
    for (Terrain terrain : {Terrain::land, Terrain::water})
      if (after.map[square].ground.has(terrain))
        region_[number_of({static_cast<std::uint8_t>(square), terrain})] = static_cast<std::uint8_t>(++next);
  for (int square = base_->map.size(); square < after.map.size(); ++square)
    for (Terrain terrain : {Terrain::land, Terrain::water})
      if (after.map[square].ground.has(terrain))
        join_new_patch(after, {static_cast<std::uint8_t>(square), terrain});
}

void Judge::join_new_patch(const State& after, Patch patch) {
  const Square& square = after.map[patch.square];
  const int region = region_of(patch);
  static_cast<void>(group_of(region));
  for (Direction direction : all_directions) {
    if (square.ground.edge(direction) != patch.terrain) continue;
    const int beside = after.map.index_at(neighbor(square.at, direction));
    if (beside < 0 || after.map[beside].ground.tone(patch.terrain) != square.ground.tone(patch.terrain))
      continue;
    join(region, region_of({static_cast<std::uint8_t>(beside), patch.terrain}));
  }
}

void Judge::note_explorers(const State& after) {
  const int laid = base_->map.size();
  for (int square = 0; square < after.map.size(); ++square) {
    const Explorer now = after.map[square].explorer;
    const Explorer before = square < laid ? base_->map[square].explorer : Explorer();
    if (now == before) continue;
    note_explorer(before, square, false);
    note_explorer(now, square, true);
  }
}

void Judge::note_explorer(Explorer explorer, int square, bool comes) {
  if (!explorer.here()) return;
  const Patch patch{static_cast<std::uint8_t>(square), terrain_of(explorer.kind())};
  Counts& counts = gathered_[group_of(region_of(patch))];
  counts = static_cast<Counts>(comes ? counts + one_of(explorer.seat()) : counts - one_of(explorer.seat()));
}

// ------------------------------------------------------------------------------------------------- the tents

SeatSet Judge::whose_tents_moved(const State& after) const {
  SeatSet moved;
  for (int gap = 0; gap < after.gaps.size(); ++gap) {
    const Owner now = after.gaps[gap].tent;
    const Owner before = gap < base_->gaps.size() ? base_->gaps[gap].tent : Owner();
    if (now == before) continue;
    if (now.somebody()) moved.insert(now.seat());
    if (before.somebody()) moved.insert(before.seat());
  }
  return moved;
}

int Judge::tour_of(const State& after, Seat seat) const {
  TentReaches reaches;
  for (int gap = 0; gap < after.gaps.size(); ++gap) {
    if (!after.gaps[gap].tent.is(seat)) continue;
    const Tent* known = nullptr;
    for (const Tent& tent : tents_)
      if (tent.gap == gap) known = &tent;
    reaches.push_back(known != nullptr ? known->reach : Reach(area_of(after, after.gaps[gap])));
  }
  return content::points_for_a_step * tour_steps(reaches);
}

}  // namespace seaglass::mirage
