// What holds of every table of changes: {from, change, to}, as in flow.h.
#pragma once

namespace seaglass {

template <typename Passage, int size, typename State, typename Change>
constexpr const Passage* find_passage(const Passage (&ways)[size], State from, Change change) {
  for (const Passage& passage : ways)
    if (passage.from == from && passage.change == change) return &passage;
  return nullptr;
}

template <typename Passage, int size>
constexpr bool never_leads_two_ways(const Passage (&ways)[size]) {
  for (const Passage& a : ways)
    for (const Passage& b : ways)
      if (&a != &b && a.from == b.from && a.change == b.change) return false;
  return true;
}

/// From the first state, each of so many can be reached; and it from each of them.
template <int states, typename Passage, int size>
constexpr bool leads_everywhere_and_back(const Passage (&ways)[size]) {
  bool reached[states] = {true}, returns[states] = {true};
  for (int step = 0; step < states; ++step)
    for (const Passage& passage : ways) {
      const int from = static_cast<int>(passage.from), to = static_cast<int>(passage.to);
      reached[to] = reached[to] || reached[from];
      returns[from] = returns[from] || returns[to];
    }
  for (int state = 0; state < states; ++state)
    if (!reached[state] || !returns[state]) return false;
  return true;
}

template <typename Passage, int size, typename State>
constexpr bool has_way(const Passage (&ways)[size], State from, State to) {
  for (const Passage& passage : ways)
    if (passage.from == from && passage.to == to) return true;
  return false;
}

}  // namespace seaglass
