// Every hash that goes over the air or into a key begins with a letter that says what for, so that none can
// pass for another. All letters stand here. Those that what lies in flash was made with never change: a
// pairing's key, and the seed of a deal.
#pragma once

#include <cstdint>

namespace seaglass {

enum class Purpose : std::uint8_t {
  // of a pairing
  commitment = 'c',
  pairing_key = 'k',
  pictures = 'p',
  host_confirms = 'y',
  guest_confirms = 'z',
  // of a session's beginning
  hello = 'h',
  here = 'e',
  refusal = 'r',
  session = 'g',
  fresh_key = 'f',
  // of a table
  introduction = 'i',
  share = 'v',  // of a snapshot's key
  deal_commitment = 'd',
  promise = 'q',
  seed = 's',
  witness = 'x',
};

namespace purposes {

constexpr Purpose all[] = {
    Purpose::commitment,      Purpose::pairing_key, Purpose::pictures,     Purpose::host_confirms,
    Purpose::guest_confirms,  Purpose::hello,       Purpose::here,         Purpose::refusal,
    Purpose::session,         Purpose::fresh_key,   Purpose::introduction, Purpose::share,
    Purpose::deal_commitment, Purpose::promise,     Purpose::seed,         Purpose::witness,
};

constexpr bool differ() {
  for (const Purpose& one : all)
    for (const Purpose& other : all)
      if (&one != &other && one == other) return false;
  return true;
}
static_assert(differ());

}  // namespace purposes

}  // namespace seaglass
