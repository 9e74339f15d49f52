#!/bin/sh
# need.sh WHAT PACKAGE... : makes sure that these Debian packages are installed, for WHAT. As root on a Debian
# machine it installs them, saying so in one line; otherwise it prints the command to run, and without
# apt the packages alone.
set -eu
what=$1
shift
missing=
for package in "$@"; do
  status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0
if ! command -v apt-get >/dev/null 2>&1; then
  echo "$what needs what Debian calls:$missing" >&2
  exit 2
fi
if [ "$(id -u)" -ne 0 ]; then
  echo "$what needs: sudo apt-get install --no-install-recommends$missing" >&2
  exit 2
fi
echo "installing for $what:$missing"
log=$(mktemp)
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086  # the list of packages is meant to split
if { apt-get update && apt-get install -y --no-install-recommends $missing; } >"$log" 2>&1; then
  rm -f "$log"
else
  echo "$what: apt-get could not install$missing ($(grep -m1 '^E:' "$log" || tail -n1 "$log"))" >&2
  exit 2
fi
