import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileOf, importsOf } from '../tests/imports';

const src = import.meta.dirname;

/** Packages too heavy for the browser, or loaded there only when they are needed. */
const heavy = ['zod', 'payload', 'sanitize-html', 'htmlparser2', 'pino', 'prom-client'];
/** Messages reach travellers compiled; staff see prepared texts change while they choose. */
const heavyForTravellers = ['intl-messageformat'];
const onDemand = ['gsap'];

const begins = (file: string, directive: string) =>
  new RegExp(`^\\s*['"]${directive}['"]`).test(readFileSync(file, 'utf8'));
const isClient = (file: string) => begins(file, 'use client');
/** The browser gets the name of a server function, not its code. */
const isServer = (file: string) => begins(file, 'use server');
const isFrom = (from: string, names: string[]) =>
  names.some((name) => from === name || from.startsWith(`${name}/`));

/** The ways from client modules to what the browser should not get, each as `a → b → package`. */
function forbidden(entries: string[], tooHeavy: string[]): string[] {
  const seen = new Set<string>();
  const ways: string[] = [];
  const walk = (file: string, way: string[]) => {
    if (seen.has(file) || isServer(file)) return;
    seen.add(file);
    const here = [...way, path.relative(src, file)];
    for (const { from, dynamic } of importsOf(file)) {
      const next = fileOf(from, file);
      if (next) walk(next, here);
      else if (isFrom(from, tooHeavy) || (!dynamic && isFrom(from, onDemand))) {
        ways.push([...here, from].join(' → '));
      }
    }
  };
  for (const entry of entries) walk(entry, []);
  return ways;
}

const clientModules = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => path.join(src, file))
  .filter(isClient);

test('no client module reaches a package that is too heavy for the browser', () => {
  expect(clientModules.length).toBeGreaterThan(10);
  expect(forbidden(clientModules, heavy)).toEqual([]);
  const travellers = clientModules.filter((file) => !file.startsWith(path.join(src, 'studio/')));
  expect(travellers.length).toBeLessThan(clientModules.length);
  expect(forbidden(travellers, heavyForTravellers)).toEqual([]);
});

test('a way through several modules is found', () => {
  expect(forbidden([path.join(src, 'api-contract/calls.ts')], heavy)).toContain(
    'api-contract/calls.ts → zod',
  );
  expect(forbidden([path.join(src, 'lib/request-time.ts')], heavy)).toEqual([
    'lib/request-time.ts → env.ts → zod',
  ]);
});
