import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian';
import { UserError } from './errors';

const SYSTEM = '/usr/sbin/nginx';
/** Where Debian's package and the official image have the module that deploy/nginx/nginx.conf loads. */
const NJS = '/usr/lib/nginx/modules/ngx_http_js_module.so';

const isThere = (program: string) => existsSync(program) && existsSync(NJS);

/**
 * nginx with njs, for deploy/nginx: the system's own, else Debian's packages when root
 * on Debian.
 * @returns the path of the program
 * @throws UserError when it cannot be had
 */
export function ensureNginx(): string {
  const program = process.env.NGINX_PATH || SYSTEM;
  if (isThere(program)) return program;
  console.log('Installing nginx');
  if (installDebianPackages(['nginx', 'libnginx-mod-http-js']) && isThere(program)) return program;
  throw new UserError(
    `nginx (${program}) or its module njs (${NJS}) is missing. Install both, or name nginx in NGINX_PATH.`,
  );
}
