import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../tools/lib/paths';

interface Service {
  image?: string;
  build?: { target?: string };
  user?: string;
  profiles?: string[];
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  healthcheck?: { test: string[] };
  deploy?: { resources?: { limits?: Record<string, string | number> } };
  restart?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

/** A file of the repository as text. */
export const text = (name: string): string => readFileSync(path.join(root, name), 'utf8');

/** docker-compose.yml as it is read: anchors and merges followed, variables not put in. */
export const compose = (): Compose => parse(text('docker-compose.yml'), { merge: true }) as Compose;

/** A variable that compose puts in: `${NAME}`, `${NAME:-fallback}`, `${NAME:?why}`. */
interface Variable {
  name: string;
  fallback?: string;
  required: boolean;
}

/** The variables that docker-compose.yml takes from .env, once for each place. */
export function composeVariables(): Variable[] {
  const places = text('docker-compose.yml').matchAll(/(?<!\$)\$\{(\w+)(?::([-?])([^}]*))?\}/g);
  return [...places].map(([, name = '', how, rest]) => ({
    name,
    required: how === '?',
    ...(how === '-' && { fallback: rest ?? '' }),
  }));
}

/** The values of .env.example. */
export const exampleVariables = (): Map<string, string> =>
  new Map(
    [...text('.env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

interface Stage {
  name: string;
  image: string;
  /** Its instructions, one a line. */
  lines: string[];
}

/** The stages of deploy/Dockerfile. */
export function stages(): Stage[] {
  const lines = text('deploy/Dockerfile').replace(/\\\n/g, ' ').split('\n');
  const found: Stage[] = [];
  for (const line of lines) {
    const [, image, name] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? [];
    if (image && name) found.push({ image, name, lines: [] });
    else if (line && !line.startsWith('#')) found.at(-1)?.lines.push(line);
  }
  return found;
}
