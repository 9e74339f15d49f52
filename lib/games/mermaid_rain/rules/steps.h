// The steps of the game, each in the file of its part. Those of rules.cpp say what comes next.
#pragma once

#include "games/mermaid_rain/rules/state.h"

namespace seaglass::mermaid_rain {

// rules.cpp
void begin_round(State& state, Events events);
void after_melding(State& state, Events events);
void after_pick(State& state, Events events);
void after_ride(State& state, Events events);
void after_drift(State& state, Events events);

// melding.cpp
void deal(State& state, Events events);
void turn_up_undercurrent(State& state, Events events);
void choose_meld(State& state, Seat seat, Commitment chosen, Events events);
void rank_melds(State& state, Events events);

// picking.cpp
void begin_pick(State& state, Seat seat, Events events);
void pick_tile(State& state, Seat seat, Tile tile, Events events);
void draw_blind_tile(State& state, Seat seat, Shape shape, Events events);
/// From the pile of this shape, made anew from its discards if it is empty.
Tile draw_tile(State& state, Shape shape, Events events);
void score_points(State& state, Seat seat, int points, Events events);

// riding.cpp
void begin_ride(State& state, Seat seat, Events events);
void start_from(State& state, Seat seat, int start, Events events);
void place_tile(State& state, Seat seat, Choice choice, Events events);
void end_placing(State& state, Seat seat, Events events);
void warp_to(State& state, Seat seat, Place to, Events events);
void decline_warp(State& state, Seat seat, Events events);
void move_to(State& state, Seat seat, Choice choice, Events events);
void take_treasure(State& state, Seat seat, Treasure treasure, Face face, Events events);
void leave_treasure(State& state, Seat seat, Events events);
void end_ride(State& state, Seat seat, Events events);

// cleanup.cpp
void drain_dark_tiles(State& state, Events events);
void discard_unplaced_tiles(State& state, Events events);
/// The next in this round's order whose tile is gone now decides; false if there is none.
bool begin_drift(State& state);
void drift_to(State& state, Seat seat, int start, Events events);
/// False if nobody has more cards than may be kept.
bool begin_keeping(State& state);
void choose_to_keep(State& state, Seat seat, Commitment chosen, Events events);

// scoring.cpp
void finish(State& state, Events events);

}  // namespace seaglass::mermaid_rain
