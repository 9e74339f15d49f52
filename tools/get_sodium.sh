#!/bin/sh
# Brings libsodium for browsers into build/deps/libsodium-js: with it the handhelds on a page have a radio.
set -eu
cd "$(dirname "$0")/.."
tools/from_npm.sh libsodium-wrappers src/web/sealing build/deps/libsodium-js
