import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { UserError } from './errors';
import { withLock, isInUse, markInUse } from './process-locks';
import { step } from './log';
import { root } from './paths';
import { runNode } from './process';

const inputs = [
  'src',
  'collections',
  'public',
  'migrations',
  'next.config.ts',
  'payload.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

function* filesIn(target: string): Generator<string> {
  if (!existsSync(target)) return;
  if (!statSync(target).isDirectory()) {
    yield target;
    return;
  }
  for (const name of readdirSync(target).sort()) yield* filesIn(path.join(target, name));
}

function inputHash(): string {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    for (const file of filesIn(path.join(root, input))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The production build of the current inputs, made when there is none: an immutable folder that
 * any number of instances serve from, whatever is built meanwhile. This process is marked as its
 * user.
 * @throws UserError when the build fails; its output is shown
 */
export async function ensureBuild(): Promise<string> {
  const builds = path.join(root, '.build');
  return withLock(builds, 'build', async () => {
    const target = path.join(builds, inputHash());
    if (!existsSync(target)) await step('Building the site', () => build(target));
    markInUse(target);
    for (const name of readdirSync(builds)) {
      const other = path.join(builds, name);
      if (other !== target && statSync(other).isDirectory() && !isInUse(other)) {
        rmSync(other, { recursive: true, force: true });
      }
    }
    return target;
  });
}

async function build(target: string): Promise<void> {
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  const { code, output } = await runNode([next, 'build'], {
    cwd: root,
    quiet: true,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  writeFileSync(path.join(root, '.build/build.log'), output);
  if (code !== 0) throw new UserError(`The build failed:\n${output}`);
  const fresh = `${target}-new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  renameSync(path.join(root, '.next/standalone'), path.join(fresh, 'site'));
  cpSync(path.join(root, '.next/static'), path.join(fresh, 'site/.next/static'), {
    recursive: true,
  });
  cpSync(path.join(root, 'public'), path.join(fresh, 'site/public'), { recursive: true });
  renameSync(fresh, target);
}

/** The folder of a build that the server runs in. */
export const siteDir = (build: string) => path.join(build, 'site');
