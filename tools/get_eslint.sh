#!/bin/sh
# Brings ESLint into build/deps/eslint.
set -eu
cd "$(dirname "$0")/.."
tools/from_npm.sh eslint tools/lint build/deps/eslint
