#!/bin/sh
# Brings playwright-core into test/browser/node_modules, as test/browser/package-lock.json says, for the browser
# test. It drives the browser that is installed and brings none. 1.61 is the last version for Node.js 18, which
# Debian 12 has.
set -eu
cd "$(dirname "$0")/../test/browser"
version=$(node --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/')
if [ "${version:-0}" -lt 18 ]; then
  echo "the browser test needs Node.js 18 or newer (found: $(node --version 2>/dev/null || echo none))" >&2
  exit 2
fi
if [ -e node_modules/.package-lock.json ] && [ node_modules/.package-lock.json -nt package-lock.json ]; then
  exit 0
fi
if ! command -v npm >/dev/null 2>&1; then
  echo "playwright-core: needs npm" >&2
  exit 2
fi
echo "bringing playwright-core (from npm)"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! npm ci --no-audit --no-fund --loglevel=error --fetch-retries=1 >"$log" 2>&1; then
  rm -rf node_modules
  echo "playwright-core: npm could not bring it ($(grep -m1 'npm error' "$log" | sed 's/^npm error //'))" >&2
  exit 2
fi
touch node_modules/.package-lock.json
