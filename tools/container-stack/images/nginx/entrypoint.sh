#!/bin/sh
# As in the official image: the name servers in NGINX_LOCAL_RESOLVERS, then variables in templates.
set -eu
if [ -n "${NGINX_ENTRYPOINT_LOCAL_RESOLVERS:-}" ]; then
  NGINX_LOCAL_RESOLVERS=$(awk '/^nameserver/ { print ($2 ~ /:/ ? "[" $2 "]" : $2) }' /etc/resolv.conf | xargs)
  export NGINX_LOCAL_RESOLVERS
fi
variables=$(env | cut -d= -f1 | grep -E "${NGINX_ENVSUBST_FILTER:-}" | sed 's/.*/${&}/' | xargs)
for template in /etc/nginx/templates/*.template; do
  envsubst "$variables" < "$template" > "/etc/nginx/conf.d/$(basename "$template" .template)"
done
exec "$@"
