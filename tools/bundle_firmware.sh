#!/bin/sh
# Puts the images of build/image, and what writes them, where the flashing page looks for them.
set -eu
cd "$(dirname "$0")/.."
if [ ! -e build/image/images.json ]; then
  echo "no image to bundle: make image builds them" >&2
  exit 2
fi
tools/get_esptool.sh
mkdir -p build/web/firmware
cp build/image/*.bin build/image/images.json build/web/firmware/
cp build/deps/esptool-js/node_modules/esptool-js/bundle.js build/web/firmware/esptool.js
cp build/deps/esptool-js/node_modules/esptool-js/LICENSE build/web/firmware/esptool.LICENSE
echo "bundled for the flashing page: make play, then flash.html"
