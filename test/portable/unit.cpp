#include "portable/unit.h"

#include <new>

namespace seaglass {
namespace {

alignas(Handheld) unsigned char memory[sizeof(Handheld)];

}  // namespace

Handheld& boot_unit(const Device& device) {
  return *new (memory) Handheld(device);
}

}  // namespace seaglass
