#!/bin/sh
# Brings Unity (ThrowTheSwitch, MIT) into build/deps/unity. It ships inside Debian 13's package cmock, so this
# reads that release's package list in a folder of its own and changes nothing on the system.
set -eu
cd "$(dirname "$0")/.."
out=build/deps/unity
[ ! -e "$out/unity.c" ] || exit 0
for tool in apt-get dpkg-deb; do
  command -v "$tool" >/dev/null 2>&1 || { echo "Unity: needs $tool (a Debian machine)" >&2; exit 2; }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/sources" "$work/lists/partial" "$work/cache/archives/partial" "$work/unpacked"
# The machine's own mirror and keys, another release.
sed -e 's/^Suites:.*/Suites: trixie/' -e '/^# /d' /etc/apt/sources.list.d/debian.sources |
  awk 'BEGIN { RS = ""; ORS = "\n\n" } !/security/' >"$work/sources/debian.sources"
apt_in_work() {
  apt-get -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$work/sources" \
    -o Dir::State::lists="$work/lists" -o Dir::Cache="$work/cache" -o APT::Sandbox::User=root "$@"
}
echo "bringing Unity (from Debian's package cmock)"
if ! { apt_in_work update && cd "$work" && apt_in_work download cmock; } >"$work/log" 2>&1; then
  echo "Unity: could not be downloaded ($(grep -m1 '^E:' "$work/log" || tail -n1 "$work/log"))" >&2
  exit 2
fi
cd - >/dev/null
dpkg-deb -x "$work"/cmock_*.deb "$work/unpacked"
mkdir -p "$out"
cp "$work"/unpacked/usr/share/cmock/vendor/unity/src/unity*.[ch] "$out/"
