#!/bin/sh
# Brings the 3D models of the handheld's parts beside KiCad (tools/get_kicad.sh): some megabytes out of a package of
# 350 MB. Where Debian has no model of a package, one of the same size stands in for it.
set -eu
cd "$(dirname "$0")/../.."
tools/get_kicad.sh
root=build/deps/kicad
folder=usr/share/kicad/3dmodels
stand_in() {
  case $1 in
    Fuse.3dshapes/Fuse_1812_4532Metric.step) echo Capacitor_SMD.3dshapes/C_1812_4532Metric.step ;;
    Package_SO.3dshapes/SOIC-8-1EP_3.9x4.9mm_*) echo Package_SO.3dshapes/SOIC-8_3.9x4.9mm_P1.27mm.step ;;
    *) echo "$1" ;;
  esac
}
models=$(sed -n 's|.*(model "${KICAD9_3DMODEL_DIR}/\(.*\)"|\1|p' hardware/kicad/seaglass.kicad_pcb | sort -u)
brought=$root/models_brought
[ "$(cat "$brought" 2>/dev/null)" != "$models" ] || exit 0
PART=$(for model in $models; do echo "./$folder/$(stand_in "$model")"; done)
export PART
tools/from_debian.sh "models of the handheld's parts" trixie "$root" kicad-packages3d
for model in $models; do
  mkdir -p "$root/$folder/${model%/*}"
  [ "$(stand_in "$model")" = "$model" ] || cp "$root/$folder/$(stand_in "$model")" "$root/$folder/$model"
done
echo "$models" >"$brought"
