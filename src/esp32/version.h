// Which Seaglass this is: tools/pio/version.py tells the compiler.
#pragma once

namespace seaglass {
namespace esp32 {

#ifdef SEAGLASS_VERSION
constexpr char version[] = SEAGLASS_VERSION;
#else
constexpr char version[] = "of unknown version";
#endif

}  // namespace esp32
}  // namespace seaglass
