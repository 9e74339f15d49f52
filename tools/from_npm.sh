#!/bin/sh
# from_npm.sh WHAT WANTED FOLDER : brings into FOLDER what WANTED/package-lock.json says, unless it is there already.
set -eu
what=$1
wanted=$2
folder=$3
! cmp -s "$wanted/package-lock.json" "$folder/complete" || exit 0
if ! command -v npm >/dev/null 2>&1; then
  echo "$what: needs npm" >&2
  exit 2
fi
echo "bringing $what (from npm)"
rm -rf "$folder"
mkdir -p "$folder"
cp "$wanted/package.json" "$wanted/package-lock.json" "$folder/"
if ! (cd "$folder" && npm ci --no-audit --no-fund --loglevel=error --fetch-retries=1) >"$folder/log" 2>&1; then
  echo "$what: npm could not bring it ($(grep -m1 'npm error' "$folder/log" | sed 's/^npm error //'))" >&2
  exit 2
fi
cp "$wanted/package-lock.json" "$folder/complete"
