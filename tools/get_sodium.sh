#!/bin/sh
# Brings libsodium for browsers into build/deps/libsodium-js, as src/web/sealing/package-lock.json says: with it the
# handhelds on a page have a radio.
set -eu
cd "$(dirname "$0")/.."
wanted=src/web/sealing
out=build/deps/libsodium-js
! cmp -s $wanted/package-lock.json $out/complete || exit 0
if ! command -v npm >/dev/null 2>&1; then
  echo "libsodium-wrappers: needs npm" >&2
  exit 2
fi
echo "bringing libsodium-wrappers (from npm)"
rm -rf $out
mkdir -p $out
cp $wanted/package.json $wanted/package-lock.json $out/
if ! (cd $out && npm ci --no-audit --no-fund --loglevel=error --fetch-retries=1) >$out/log 2>&1; then
  echo "libsodium-wrappers: npm could not bring it ($(grep -m1 'npm error' $out/log | sed 's/^npm error //'))" >&2
  exit 2
fi
cp $wanted/package-lock.json $out/complete
