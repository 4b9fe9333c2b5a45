#!/bin/sh
# Within Flatpak's sandbox zypak stands in for Chromium's; a second start finds the first in this folder.
export TMPDIR="$XDG_RUNTIME_DIR/app/{{applicationId}}"
exec zypak-wrapper /app/lib/twofold/twofold "$@"
