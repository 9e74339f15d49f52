#!/bin/sh
# shots.sh : plays every script in test/shots; SCRIPT-NAME.png and a sheet of each script's shots in build/shots.
set -eu
out=build/shots
rm -rf "$out"
mkdir -p "$out/sheets"
for script in test/shots/*.txt; do
  name=$(basename "$script" .txt)
  build/host/headless "$script" "$out/$name-" >"$out/said"
  set --
  while read -r shot _; do
    set -- "$@" -label "$shot" "$out/$name-$shot.png"
  done <"$out/said"
  [ $# -eq 0 ] ||
    montage "$@" -tile 4x -geometry 320x240+8+8 -background '#08131f' -fill '#e8f6ef' -font DejaVu-Sans \
      "$out/sheets/$name.png"
done
rm -f "$out/said"
echo "$(find "$out" -maxdepth 1 -name '*.png' | wc -l) shots in $out, sheets of them in $out/sheets"
