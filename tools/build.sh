#!/bin/sh
# build.sh FOLDER TARGET [CMAKE OPTION...] : configures a CMake tree and builds one target of it, quietly unless
# it fails.
set -eu
folder=$1
target=$2
shift 2
mkdir -p "$folder"
log=$folder/build.log
if ! { cmake -S . -B "$folder" -G Ninja "$@" && cmake --build "$folder" --target "$target"; } >"$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi
