import { ensureInstalled } from './apt';

const SYSTEM = '/usr/sbin/nginx';
/** Where Debian's package and the official image have the module that deploy/nginx/nginx.conf loads. */
const NJS = '/usr/lib/nginx/modules/ngx_http_js_module.so';

/**
 * nginx with njs, for deploy/nginx: the system's own, else Debian's packages when root
 * on Debian.
 * @returns the path of the program
 * @throws UserError when it cannot be had
 */
export function ensureNginx(): string {
  const program = process.env.NGINX_PATH || SYSTEM;
  ensureInstalled({
    name: 'nginx',
    files: [program, NJS],
    packages: ['nginx', 'libnginx-mod-http-js'],
    advice: 'Install it with its module njs, or name it in NGINX_PATH.',
  });
  return program;
}
