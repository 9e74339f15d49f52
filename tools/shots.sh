#!/bin/sh
# shots.sh : plays every script in test/shots in every language, in plain and in strong colours;
# LANGUAGE[-strong]/SCRIPT-NAME.png and a sheet of each script's shots in build/shots.
set -eu
out=build/shots
rm -rf "$out"
for look in en fr es de en-strong fr-strong es-strong de-strong; do
  mkdir -p "$out/$look/sheets"
  for script in test/shots/*.txt; do
    name=$(basename "$script" .txt)
    # shellcheck disable=SC2046 # a language, and perhaps "strong"
    build/host/headless "$script" "$out/$look/$name-" $(echo $look | tr - ' ') >"$out/said"
    set --
    while read -r shot _; do
      set -- "$@" -label "$shot" "$out/$look/$name-$shot.png"
    done <"$out/said"
    [ $# -eq 0 ] ||
      montage "$@" -tile 4x -geometry 320x240+8+8 -background '#08131f' -fill '#e8f6ef' -font DejaVu-Sans \
        "$out/$look/sheets/$name.png"
  done
done
rm -f "$out/said"
echo "$(find "$out" -name '*.png' | wc -l) shots and sheets of them in $out"
