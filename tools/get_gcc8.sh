#!/bin/sh
# Brings GCC 8 for RISC-V into build/deps/gcc8: the generation of compiler that the ESP32's Arduino core 2 uses.
# Debian 11 has it (8.3.0). Its C++ headers come with that release's GCC 8 for ARM: headers are headers. The
# assembler is the one that the machine's own gcc-riscv64-unknown-elf uses.
set -eu
cd "$(dirname "$0")/.."
out=build/deps/gcc8
[ ! -e "$out/complete" ] || exit 0
rm -rf "$out"
tools/from_debian.sh "GCC 8" bullseye "$out" gcc-riscv64-unknown-elf
PART=./usr/include tools/from_debian.sh "GCC 8's C++ headers" bullseye "$out" libstdc++-arm-none-eabi-newlib
(cd "$out/usr/lib/gcc/riscv64-unknown-elf/8.3.0" && rm -rf cc1 lto1 plugin) # only C++ is compiled
touch "$out/complete"
