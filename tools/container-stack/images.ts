import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UserError } from '../lib/errors';
import { step } from '../lib/log';
import { root } from '../lib/paths';
import { serverBinaries } from '../lib/postgres-places';
import { output } from './command';
import { COMPOSE_IMAGE, type Engine } from './engine';
import { fromNpm, nodeFromNpm } from './node';

const MIRROR = 'http://deb.debian.org/debian';

/** Debian's releases that images are made from; the newer one has the versions of the official images. */
const releases = ['bookworm', 'forky'] as const;

/** The images that deploy/Dockerfile and docker-compose.yml name, by the folders that make them where there is no registry. */
const images = {
  node: 'node:24-bookworm-slim',
  postgres: 'postgres:18-bookworm',
  nginx: 'nginxinc/nginx-unprivileged:1.30',
  redis: 'redis:8-bookworm',
  s3: 'versity/versitygw:v1.8.0',
  busybox: 'busybox:1.37',
} as const;
type Name = keyof typeof images;

/** What deploy/Dockerfile makes, by its targets. */
const ours = { web: 'parvoz-web', tools: 'parvoz-tools' } as const;

const npmSetting = (name: string) =>
  spawnSync('npm', ['config', 'get', name], { cwd: '/', encoding: 'utf8' }).stdout.trim();

/** Node and npm, with where npm takes packages from on this machine and whom it trusts. */
async function addNode(context: string, { env }: Engine): Promise<void> {
  copyFileSync(await nodeFromNpm(24, path.join(context, '.node'), env), path.join(context, 'node'));
  const npm = path.join(await fromNpm(path.join(context, '.npm'), ['npm@11'], env), 'npm');
  cpSync(npm, path.join(context, 'npm'), { recursive: true });
  const trusted = npmSetting('cafile');
  const trusts = path.isAbsolute(trusted) && existsSync(trusted);
  const certificates = path.join(context, 'certificates.crt');
  if (trusts) copyFileSync(trusted, certificates);
  else writeFileSync(certificates, '');
  const settings = [
    `registry=${npmSetting('registry')}`,
    ...(trusts ? ['cafile=/usr/local/etc/certificates.crt'] : []),
  ];
  writeFileSync(path.join(context, 'npmrc'), `${settings.join('\n')}\n`);
}

async function addStorage(context: string, { env }: Engine): Promise<void> {
  const { version } = createRequire(import.meta.url)('s3rver/package.json') as { version: string };
  await fromNpm(context, [`s3rver@${version}`], env);
}

/** What a build takes besides the files of its folder, put into its context. */
const additions: Partial<Record<Name, (context: string, engine: Engine) => Promise<void>>> = {
  node: addNode,
  postgres: async (context) =>
    cpSync(serverBinaries(), path.join(context, 'server'), {
      recursive: true,
      verbatimSymlinks: true,
    }),
  s3: addStorage,
};

const succeeded = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

const isThere = (image: string, { env }: Engine): Promise<boolean> =>
  succeeded(output(['docker', 'image', 'inspect', image], env));

const build = ({ env }: Engine, ...args: string[]): Promise<string> =>
  output(['docker', 'build', '--network=host', '--quiet', ...args], env);

async function makeDebian(release: string, home: string, { env }: Engine): Promise<void> {
  const folder = path.join(home, release);
  rmSync(folder, { recursive: true, force: true });
  // A release that debootstrap does not know yet is made as the newest one is.
  const scripts = '/usr/share/debootstrap/scripts';
  const script = existsSync(path.join(scripts, release)) ? [] : [path.join(scripts, 'sid')];
  await output(['debootstrap', '--variant=minbase', release, folder, MIRROR, ...script], env);
  // A mirror may be older than a release that changes daily says it may be.
  writeFileSync(
    path.join(folder, 'etc/apt/apt.conf.d/90mirror'),
    'Acquire::Check-Valid-Until "false";\n',
  );
  const archive = `${folder}.tar`;
  await output(['tar', '--create', `--file=${archive}`, `--directory=${folder}`, '.'], env);
  await output(['docker', 'import', archive, `localhost/debian:${release}`], env);
  rmSync(archive);
  rmSync(folder, { recursive: true });
}

/** @param name of its folder in tools/container-stack/images */
async function makeImage(name: string, tag: string, home: string, engine: Engine): Promise<void> {
  const context = path.join(home, name);
  rmSync(context, { recursive: true, force: true });
  cpSync(path.join(root, 'tools/container-stack/images', name), context, { recursive: true });
  await additions[name as Name]?.(context, engine);
  await build(engine, '--tag', tag, '--file', path.join(context, 'Containerfile'), context);
}

/**
 * Sees to the images that docker-compose.yml names: pulled where a registry answers, else made here under
 * the same names; and builds the project's own with its Dockerfile.
 * @param home folder for what is in the making
 * @throws UserError where an image can be neither pulled nor made
 */
export async function ensureImages(home: string, engine: Engine): Promise<void> {
  const wanted: Record<string, string> = {
    ...images,
    ...(engine.isOwn && { compose: COMPOSE_IMAGE }),
  };
  const missing: [string, string][] = [];
  for (const [name, image] of Object.entries(wanted)) {
    if (await isThere(image, engine)) continue;
    const isPulled = await succeeded(output(['docker', 'pull', '--quiet', image], engine.env));
    if (!isPulled) missing.push([name, image]);
  }
  if (missing.length > 0 && !engine.isOwn) {
    throw new UserError(`No registry has ${missing.map(([, image]) => image).join(', ')}.`);
  }
  for (const release of missing.length > 0 ? releases : []) {
    if (await isThere(`localhost/debian:${release}`, engine)) continue;
    await step(`Making Debian ${release}`, () => makeDebian(release, home, engine));
  }
  for (const [name, image] of missing) {
    await step(`Making ${image}`, () => makeImage(name, image, home, engine));
  }
  const file = path.join(root, 'deploy/Dockerfile');
  for (const [target, tag] of Object.entries(ours)) {
    await step(`Building ${tag}`, () =>
      build(engine, '--tag', tag, '--target', target, '--file', file, root),
    );
  }
}
