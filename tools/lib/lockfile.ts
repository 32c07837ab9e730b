import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

interface Minimum {
  minimum: string;
  /** The first safe versions of older majors, where those were fixed as well. */
  backports?: string[];
  reason: string;
}

/** A package and the first version that is safe to use, with what was wrong before. */
export type MinimumVersions = Record<string, Minimum>;

interface Lockfile {
  packages: Record<string, { name?: string; version?: string }>;
}

interface Manifest {
  dependencies?: Record<string, string>;
}

/** Packages of which a test of one version says nothing of another. */
const exact = /^(?:next|payload|@payloadcms\/.+)$/;

const numbersOf = (version: string) => (version.split(/[-+]/)[0] ?? '').split('.').map(Number);

/** Whether a version is older than another; a version before a release is older than the release. */
export function isOlder(version: string, minimum: string): boolean {
  const [own, least] = [numbersOf(version), numbersOf(minimum)];
  const at = least.findIndex((number, index) => number !== own[index]);
  return at < 0 ? version.includes('-') : !((own[at] ?? 0) > (least[at] ?? 0));
}

const majorOf = (version: string) => numbersOf(version)[0];

const isUnsafe = (version: string, { minimum, backports = [] }: Minimum): boolean =>
  isOlder(version, backports.find((backport) => majorOf(backport) === majorOf(version)) ?? minimum);

/** What is unsafe in a lockfile and its manifest, in words; each copy of a package is checked. */
export function unsafe(
  { packages }: Lockfile,
  { dependencies = {} }: Manifest,
  minimums: MinimumVersions,
): string[] {
  const old = Object.entries(packages).flatMap(([place, { name, version = '' }]) => {
    const known = minimums[name ?? place.split('node_modules/').at(-1) ?? ''];
    if (!known || !isUnsafe(version, known)) return [];
    return [`${place} ${version} is older than ${known.minimum} (${known.reason})`];
  });
  const loose = Object.entries(dependencies)
    .filter(([name, version]) => exact.test(name) && !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name, version]) => `package.json asks for ${name} ${version}: name one version`);
  return [...old, ...loose];
}

const read = <Content>(file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Content;

/** What is unsafe among the packages of this clone. */
export const unsafePackages = (): string[] =>
  unsafe(
    read<Lockfile>('package-lock.json'),
    read<Manifest>('package.json'),
    read<MinimumVersions>('tools/minimum-versions.json'),
  );
