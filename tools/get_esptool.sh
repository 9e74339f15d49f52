#!/bin/sh
# Brings esptool-js into build/deps/esptool-js, as src/web/flashing/package-lock.json says: it writes a board's
# flash from a browser.
set -eu
cd "$(dirname "$0")/.."
wanted=src/web/flashing
out=build/deps/esptool-js
! cmp -s $wanted/package-lock.json $out/complete || exit 0
if ! command -v npm >/dev/null 2>&1; then
  echo "esptool-js: needs npm" >&2
  exit 2
fi
echo "bringing esptool-js (from npm)"
rm -rf $out
mkdir -p $out
cp $wanted/package.json $wanted/package-lock.json $out/
if ! (cd $out && npm ci --no-audit --no-fund --loglevel=error --fetch-retries=1) >$out/log 2>&1; then
  echo "esptool-js: npm could not bring it ($(grep -m1 'npm error' $out/log | sed 's/^npm error //'))" >&2
  exit 2
fi
cp $wanted/package-lock.json $out/complete
