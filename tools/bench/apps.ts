import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../lib/errors';
import { root } from '../lib/paths';
import { runNode } from '../lib/process';

/**
 * Builds a Next app whose sources are in a folder of tools/bench with this clone's packages.
 * @param folder that it is built in: it must be within the clone
 * @param files that the sources do not have, by their path
 * @returns the folder that its server runs in
 * @throws UserError when the build fails, with its output
 */
export async function buildApp(
  name: string,
  folder: string,
  files: { [path: string]: string } = {},
): Promise<string> {
  cpSync(path.join(root, 'tools/bench', name), folder, { recursive: true });
  const all = { ...files, 'package.json': '{ "private": true, "type": "module" }\n' };
  for (const [file, content] of Object.entries(all))
    writeFileSync(path.join(folder, file), content);
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  const { code, output } = await runNode([next, 'build'], {
    cwd: folder,
    quiet: true,
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PACKAGES_FROM: path.relative(folder, root),
    },
  });
  if (code !== 0) throw new UserError(`${name} cannot be built:\n${output}`);
  const server = path.join(folder, '.next/standalone', path.relative(root, folder));
  cpSync(path.join(folder, '.next/static'), path.join(server, '.next/static'), { recursive: true });
  return server;
}
