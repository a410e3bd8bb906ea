#!/bin/sh
# The command as the server runs it, with its data: /usr/local/bin/dejarik, for root. `sudo dejarik admin status`
set -a
. /etc/dejarik/environment
set +a
exec runuser --user dejarik -- /opt/dejarik/bin/dejarik "$@"
