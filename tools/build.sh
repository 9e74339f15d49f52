#!/bin/sh
# build.sh FOLDER TARGETS [CMAKE OPTION...] : configures a CMake tree and builds these targets of it, one word each.
# Its output goes to FOLDER/build.log, and to the terminal where it fails. A build that takes long prints a line first
# and then how far it is, every ten seconds.
set -eu
folder=$1
targets=$2
shift 2
mkdir -p "$folder"
log=$folder/build.log
[ -e "$folder/build.ninja" ] || echo "building $targets in $folder: a minute or more the first time" >&2

progress() {
  while sleep 10 >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do
    built=$(tail -n 1 "$log" | sed -n 's/^\[\([0-9]*\)\/\([0-9]*\)\].*/\1 of \2 steps/p')
    [ -z "$built" ] || echo "building $folder: $built" >&2
  done
}

: >"$log"
progress &
watching=$!
trap 'kill "$watching" 2>/dev/null || true' EXIT
# shellcheck disable=SC2086  # targets are words
if ! { cmake -S . -B "$folder" -G Ninja "$@" && cmake --build "$folder" --target $targets; } >"$log" 2>&1; then
  # What failed, without the lines of what was built.
  sed '/^\[[0-9]*\/[0-9]*\]/d; /^-- /d' "$log" >&2
  echo "the build of $targets in $folder failed; all of it is in $log" >&2
  exit 1
fi
