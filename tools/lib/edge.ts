import { spawn } from 'node:child_process';
import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureNginx } from './nginx';
import { root } from './paths';
import { freePort } from './ports';
import { endProcess } from './process';
import { request, type RequestOptions } from './request';

const committed = path.join(root, 'deploy/nginx');
const START_TRIES = 100;

/** Not `static`: that is the folder of a cache, from which nginx removes what it did not put there. */
const FILES = 'files';

/** What purges of it must bring. */
export const TOKEN = 'a-token-of-the-tests-only';

/** The text with the variables put in as the entrypoint of nginx's image does. */
function rendered(template: string, variables: Record<string, string>): string {
  return template.replace(/\$\{([A-Z][A-Z_]*)\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`The templates of nginx need ${name}.`);
    return value;
  });
}

interface Choices {
  /** Ports on loopback that the servers of the site are behind. */
  web: number | number[];
  scheme?: 'http' | 'https';
  variables?: Record<string, string>;
  /** Folder with fullchain.pem and privkey.pem. */
  certificates?: string;
  /** Files that are served from disk, by their path. */
  files?: Files;
  /** Whether its access log is kept, for `logged`; true by default. */
  log?: boolean;
}

type Files = Record<string, string | Buffer>;

function writeStatic(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, FILES, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** In compose and in a cluster one name resolves to all; on loopback each is named. */
const serversOf = (ports: number[]) =>
  ports.map((port) => `127.0.0.1:${port}`).join(' max_fails=0; server ');

function writeConfiguration(folder: string, choices: Choices, variables: Record<string, string>) {
  const conf = path.join(folder, 'conf');
  cpSync(committed, conf, { recursive: true });
  cpSync('/etc/nginx/mime.types', path.join(conf, 'mime.types'));
  if (choices.certificates) {
    cpSync(choices.certificates, path.join(conf, 'certificates'), { recursive: true });
  }
  mkdirSync(path.join(conf, 'conf.d'));
  for (const name of ['web', choices.scheme ?? 'http']) {
    const template = readFileSync(path.join(conf, 'templates', `${name}.conf.template`), 'utf8');
    writeFileSync(path.join(conf, 'conf.d', `${name}.conf`), rendered(template, variables));
  }
  writeStatic(folder, choices.files ?? {});
}

/**
 * The committed nginx before a server on loopback. Its name is `localhost`.
 * @throws Error when nginx does not start; its messages are shown
 */
export async function startEdge(choices: Choices) {
  const nginx = ensureNginx();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parvoz-edge-'));
  const [http, https, internal] = [await freePort(), await freePort(), await freePort()];
  const variables = {
    NGINX_LOCAL_RESOLVERS: '127.0.0.1',
    EDGE_WEB: serversOf([choices.web].flat()),
    EDGE_SERVER_NAME: 'localhost',
    EDGE_TRUSTED_PROXY: '192.0.2.1/32',
    EDGE_STATIC_DIR: path.join(folder, FILES),
    EDGE_LISTEN_HTTP: `127.0.0.1:${http}`,
    EDGE_LISTEN_HTTPS: `127.0.0.1:${https}`,
    EDGE_LISTEN_INTERNAL: `127.0.0.1:${internal}`,
    ...choices.variables,
  };
  writeConfiguration(folder, choices, variables);
  const log = path.join(folder, 'log');
  const output = openSync(log, 'a');
  // Root's workers would be another user, who may not enter the folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn(
    nginx,
    ['-p', folder, '-c', path.join(folder, 'conf/nginx.conf'), '-g', `${user}daemon off;`],
    {
      stdio: ['ignore', choices.log === false ? 'ignore' : output, 'inherit'],
      env: { ...process.env, EDGE_PURGE_TOKEN: TOKEN, EDGE_STATE_DIR: folder },
    },
  );
  closeSync(output);
  const stop = async () => {
    await endProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const send = (name: string, options: RequestOptions = {}) => request(http, name, options);
  const inside = (name: string, options: RequestOptions = {}) => request(internal, name, options);
  for (let tries = 0; ; tries += 1) {
    const answered = await inside('/healthz').catch(() => undefined);
    if (answered?.status === 200) break;
    if (child.exitCode !== null || tries === START_TRIES) {
      await stop();
      throw new Error('nginx did not start; its messages are above.');
    }
    await wait(50);
  }
  return {
    /** Sends a request to the public server. */
    send,
    /** Sends a request to the server that is not published. */
    inside,
    ports: { http, https, internal },
    pid: child.pid ?? 0,
    /** Adds files that are served from disk. */
    put: (files: Files) => writeStatic(folder, files),
    purge: (scopes: string[] = []) =>
      inside(`/purge${scopes.length > 0 ? `?scopes=${scopes.join()}` : ''}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}` },
      }),
    logged: () => readFileSync(log, 'utf8'),
    stop,
  };
}

export type Edge = Awaited<ReturnType<typeof startEdge>>;
