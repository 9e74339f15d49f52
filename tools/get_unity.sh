#!/bin/sh
# Brings Unity (ThrowTheSwitch, MIT) into build/deps/unity. It ships inside the package cmock of
# Debian 13 and Ubuntu 24.04.
set -eu
cd "$(dirname "$0")/.."
out=build/deps/unity
[ ! -e "$out/unity.c" ] || exit 0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
source=usr/share/cmock/vendor/unity/src
OR_UBUNTU=1 PART=./$source tools/from_debian.sh Unity trixie "$work" cmock
if ! grep unity_src tools/brought.sha256 | sed 's/unity_src/./' | (cd "$work/$source" && sha256sum --check --status); then
  echo "Unity: is not what tools/brought.sha256 lists" >&2
  exit 2
fi
mkdir -p "$out"
cp "$work/$source"/unity*.[ch] "$out/"
