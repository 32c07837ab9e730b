import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

const sources = path.join(root, 'src/sources');

/** The folders of `src/sources` that make a source of an airport's API, in alphabetical order. */
export const remoteKinds = () =>
  readdirSync(sources).filter((name) => existsSync(path.join(sources, name, 'remote.ts')));
