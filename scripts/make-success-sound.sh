#!/usr/bin/env bash
# Recipe of src/web/public/sound/success.mp3: three soft bell notes (C6, E6, G6), our own making.
# Needs sox and lame; run by hand when the sound should change.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
note() { # name frequency delay: a sine with its quieter octave, fading like a bell
  sox -n -r 44100 -c 1 "$work/$1.wav" synth 0.9 sine "$2" synth 0.9 sine mix "$(echo "$2 * 2" | bc)" \
    fade l 0.008 0.9 0.86 gain -9 pad "$3"
}
note c 1046.50 0
note e 1318.51 0.11
note g 1567.98 0.22
sox -m "$work/c.wav" "$work/e.wav" "$work/g.wav" "$work/mix.wav" reverb 18 gain -n -6
lame --quiet -m m -b 64 "$work/mix.wav" src/web/public/sound/success.mp3
