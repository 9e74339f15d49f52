// How the table changes what it is to this unit: all ways in one table.
#pragma once

#include <cstdint>

#include "console/session/roles/passages.h"

namespace seaglass {

enum class Role : std::uint8_t {
  none,
  local,  // this unit's own; or laid here for others, and not dealt yet
  past,   // a game that is over, looked at again
  hosted,
  joined,
};
constexpr int role_count = 5;

enum class RoleChange : std::uint8_t {
  laid,
  looked_back,
  hosts,
  visits,
  left,    // and it cannot be come back to but by its journal
  failed,  // what was to be laid cannot be read
};

struct RolePassage {
  Role from;
  RoleChange change;
  Role to;
};

constexpr RolePassage role_passages[] = {
    {Role::none, RoleChange::laid, Role::local},
    {Role::none, RoleChange::looked_back, Role::past},
    {Role::none, RoleChange::visits, Role::joined},
    {Role::none, RoleChange::left, Role::none},
    {Role::local, RoleChange::laid, Role::local},
    {Role::local, RoleChange::looked_back, Role::past},
    {Role::local, RoleChange::hosts, Role::hosted},
    {Role::local, RoleChange::visits, Role::joined},  // it lies in flash meanwhile
    {Role::local, RoleChange::left, Role::none},
    {Role::local, RoleChange::failed, Role::none},
    {Role::past, RoleChange::laid, Role::local},
    {Role::past, RoleChange::looked_back, Role::past},
    {Role::past, RoleChange::visits, Role::joined},
    {Role::past, RoleChange::left, Role::none},
    {Role::past, RoleChange::failed, Role::none},
    {Role::hosted, RoleChange::laid, Role::local},  // for another game with the same people
    {Role::hosted, RoleChange::left, Role::none},
    {Role::joined, RoleChange::visits, Role::joined},  // nobody goes on without its host after all
    {Role::joined, RoleChange::left, Role::none},
};

static_assert(never_leads_two_ways(role_passages) && leads_everywhere_and_back<role_count>(role_passages));
// A hosted table and a joined one keep their states in the same place: between them lies getting up.
static_assert(!has_way(role_passages, Role::hosted, Role::joined) &&
              !has_way(role_passages, Role::joined, Role::hosted));

}  // namespace seaglass
