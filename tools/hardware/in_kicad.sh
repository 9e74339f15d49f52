#!/bin/sh
# in_kicad.sh COMMAND ... : runs a command among KiCad's files (tools/get_kicad.sh), as root. Its folder /hardware is
# build/hardware here.
set -eu
cd "$(dirname "$0")/../.."
root=build/deps/kicad
mkdir -p "$root/hardware"
[ -e build/hardware ] || ln -s deps/kicad/hardware build/hardware
exec env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 chroot "$root" "$@"
