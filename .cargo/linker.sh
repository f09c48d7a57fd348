#!/bin/sh
# Links with the C compiler, as cargo does without this file, and says what to install where there is none.
if ! command -v cc > /dev/null; then
    echo 'Epoka needs a C compiler, and there is none: apt-get install gcc libc6-dev' >&2
    exit 1
fi
exec cc "$@"
