#!/bin/sh
# Brings a compiler for the ESP32's calling convention, register windows, into build/deps/xtensa_windowed: Debian 13's
# GCC 13 for the lx106, which obeys a shared object that describes another core. That object is made of QEMU's own
# description of its dc233c, out of the source of Debian 12's package, and of tools/xtensa_windowed.c. On an
# older system the tools are made to use their own release's libc, which lies beside them. bin/ holds them under names of their own, with that object named.
set -eu
cd "$(dirname "$0")/.."
out=$(pwd)/build/deps/xtensa_windowed
[ "$(cat "$out/complete" 2>/dev/null)" != "$out" ] || exit 0 # the tools name their place
rm -rf "$out"
tools/from_debian.sh "GCC 13 for Xtensa" trixie "$out" gcc-xtensa-lx106 binutils-xtensa-lx106 libc6
(cd "$out/usr" && rm -rf share bin/*-lto-dump bin/*-gdc lib/gcc/*/*/d21 lib/gcc/*/*/lto1 lib/*/gconv)
PART='*/xtensa/*' tools/from_debian.sh "QEMU's description of the dc233c" bookworm "$out/qemu" src:qemu

mkdir -p "$out/bin" "$out/qemu/none/qemu"
: >"$out/qemu/none/qemu/osdep.h" # what the description includes first, and does not need
gcc -O1 -shared -fPIC -I "$out/qemu/none" -I "$out/qemu/target/xtensa" -I "$out/qemu/include" \
  tools/xtensa_windowed.c -o "$out/dc233c.so"

# A system whose own libc is as new runs the tools as they are; patched, they crash there.
if ! { "$out/usr/bin/xtensa-lx106-elf-as" --version && "$out"/usr/lib/gcc/*/*/cc1plus --version; } >/dev/null 2>&1; then
  libc=$(dirname "$out"/usr/lib/*/libc.so.6)
  for file in "$out"/usr/bin/xtensa-lx106-elf-* "$out"/usr/lib/gcc/xtensa-lx106-elf/*/*; do
    if [ ! -L "$file" ] && patchelf --print-interpreter "$file" >/dev/null 2>&1; then
      patchelf --set-interpreter "$(echo "$libc"/ld-linux*)" --set-rpath "$libc" "$file"
    fi
  done
fi
for tool in gcc g++ ar ranlib nm size objdump; do
  printf '#!/bin/sh\nXTENSA_GNU_CONFIG=%s exec %s "$@"\n' "'$out/dc233c.so'" "'$out/usr/bin/xtensa-lx106-elf-$tool'" \
    >"$out/bin/xtensa-windowed-$tool"
done
chmod +x "$out"/bin/*
echo "$out" >"$out/complete"
