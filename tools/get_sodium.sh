#!/bin/sh
# Brings libsodium's source into build/deps/libsodium: with it the handhelds on a page have a radio.
set -eu
cd "$(dirname "$0")/.."
out=build/deps/libsodium
[ ! -e "$out/complete" ] || exit 0
rm -rf "$out"
OR_UBUNTU=1 PART='*/LICENSE */src/libsodium' tools/from_debian.sh libsodium trixie "$out" src:libsodium
touch "$out/complete"
