#!/bin/sh
# Brings esptool-js into build/deps/esptool-js: it writes a board's flash from a browser.
set -eu
cd "$(dirname "$0")/.."
tools/from_npm.sh esptool-js src/web/flashing build/deps/esptool-js
