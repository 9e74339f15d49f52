#!/bin/sh
# Brings Unity (ThrowTheSwitch, MIT) into build/deps/unity. It ships inside Debian 13's package cmock.
set -eu
cd "$(dirname "$0")/.."
out=build/deps/unity
[ ! -e "$out/unity.c" ] || exit 0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
source=usr/share/cmock/vendor/unity/src
PART=./$source tools/from_debian.sh Unity trixie "$work" cmock
mkdir -p "$out"
cp "$work/$source"/unity*.[ch] "$out/"
