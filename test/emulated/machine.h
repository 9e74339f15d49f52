// A bare processor under QEMU: what little a program needs of it. Each processor's folder says how.
#pragma once

#include <cstdint>

extern "C" {
/// Where a program begins, on a painted stack.
void emulated_main();

void machine_write(const char* text);
[[noreturn]] void machine_stop(int exit_code);
/// Instructions executed so far, exactly (QEMU's -icount).
std::uint64_t machine_instructions();

/// The stack, which grows down from `stack_top`. Start-up paints it, so that one can see how deep it went.
extern std::uint32_t stack_bottom[];
extern std::uint32_t stack_top[];
}

constexpr std::uint32_t stack_paint = 0xA5A5A5A5;
