import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { UserError } from '../lib/errors';
import { step } from '../lib/log';
import { root } from '../lib/paths';
import { withLock } from '../lib/process-locks';
import { elementsOf } from './elements';
import { markdownOf } from './markdown';
import type { Served } from './serving';

const template = path.join(root, 'tools/bench/starlight-site');
/** Kept, so that its packages are installed once. */
const folder = path.join(root, '.data/bench/starlight');
/** Below what the committed nginx serves from disk. */
const BASE = '_next/static/starlight';

const run = promisify(execFile);

async function runHere(program: string, args: string[], failure: string): Promise<void> {
  try {
    const env = { ...process.env, BASE: `/${BASE}`, ASTRO_TELEMETRY_DISABLED: '1' };
    await run(program, args, { cwd: folder, env, maxBuffer: 2 ** 26 });
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
    } = error as Error & Record<'stdout' | 'stderr', string>;
    throw new UserError(`${failure}\n${stdout}${stderr || message}`);
  }
}

/** Builds the template with a page of these words; its files by their path. */
async function build(html: string): Promise<Map<string, Buffer>> {
  cpSync(template, folder, { recursive: true });
  const { title, text } = markdownOf(elementsOf(html));
  const guides = path.join(folder, 'src/content/docs/guides');
  mkdirSync(guides, { recursive: true });
  writeFileSync(
    path.join(guides, 'example.md'),
    `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}\n`,
  );
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await step("Installing Starlight's packages", () =>
    runHere('npm', install, "Starlight's packages cannot be installed:"),
  );
  const output = path.join(folder, 'dist');
  rmSync(output, { recursive: true, force: true });
  await step("Building Starlight's example", () =>
    runHere(
      process.execPath,
      ['node_modules/astro/astro.js', 'build'],
      'Starlight cannot be built:',
    ),
  );
  const names = readdirSync(output, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(path.join(output, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(path.join(output, name))]));
}

/**
 * Starlight's example page with the words of one of the site's, served from disk by the nginx that the
 * site is behind, as it is and packed as well as can be.
 * @returns the address of the page
 * @throws UserError when it cannot be installed or built
 */
export async function serveStarlight({ url, bare, edge }: Served, words: string): Promise<string> {
  const html = await (await fetch(bare + words)).text();
  const files = await withLock(path.dirname(folder), 'starlight', () => build(html));
  for (const [name, content] of files) {
    edge.put({
      [`${BASE}/${name}`]: content,
      [`brotli/${BASE}/${name}`]: brotliCompressSync(content),
    });
  }
  return `${url}/${BASE}/guides/example.html`;
}
