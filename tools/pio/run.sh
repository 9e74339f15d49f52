#!/bin/sh
# run.sh WHAT ARGUMENT... : PlatformIO with these arguments, or one line that says how to get it.
set -eu
what=$1
shift
for pio in pio platformio "$HOME/.platformio/penv/bin/pio"; do
  command -v "$pio" >/dev/null 2>&1 && exec "$pio" "$@"
done
echo "$what needs PlatformIO: pipx install platformio (or pip install --user platformio)" >&2
exit 2
