#!/bin/sh
# Brings KiCad 9 and OpenSCAD into build/deps/kicad, a folder to chroot into (tools/hardware/in_kicad.sh): Debian 13
# has them, with everything that they stand on. Nothing on the system changes. It takes 275 MB of packages and 1.4 GB
# unpacked.
set -eu
cd "$(dirname "$0")/.."
out=build/deps/kicad
[ ! -e "$out/complete" ] || exit 0
rm -rf "$out"
WITH_DEPENDENCIES=1 tools/from_debian.sh "KiCad 9 and OpenSCAD" trixie "$out" \
  dash kicad kicad-symbols kicad-footprints openscad poppler-utils librsvg2-bin
ln -sf dash "$out/usr/bin/sh"
settings=$out/root/.config/kicad/9.0
mkdir -p "$settings" # without the tables of libraries the rule check drowns in warnings
cp "$out/usr/share/kicad/template/sym-lib-table" "$out/usr/share/kicad/template/fp-lib-table" "$settings"
touch "$out/complete"
