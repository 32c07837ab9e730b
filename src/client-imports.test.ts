import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const src = import.meta.dirname;

/** Packages too heavy for the browser, or loaded there only when they are needed. */
const heavy = [
  'zod',
  'payload',
  'sanitize-html',
  'htmlparser2',
  'intl-messageformat',
  'pino',
  'prom-client',
];
const onDemand = ['gsap'];

interface Import {
  from: string;
  /** `import()`: a chunk of its own. */
  dynamic: boolean;
}

/** The imports of a file that are left when its types are gone. */
function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const clause = node.importClause;
      const names = clause?.namedBindings;
      const onlyTypes =
        clause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
        (clause &&
          !clause.name &&
          names &&
          ts.isNamedImports(names) &&
          names.elements.length > 0 &&
          names.elements.every(({ isTypeOnly }) => isTypeOnly));
      if (!onlyTypes) found.push({ from: node.moduleSpecifier.text, dynamic: false });
    } else if (
      ts.isExportDeclaration(node) &&
      !node.isTypeOnly &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      found.push({ from: node.moduleSpecifier.text, dynamic: false });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      if (target && ts.isStringLiteral(target)) found.push({ from: target.text, dynamic: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The file of this project that an import names, or null when it names a package. */
function fileOf(from: string, importer: string): string | null {
  const base = from.startsWith('@/')
    ? path.join(src, from.slice(2))
    : from.startsWith('.')
      ? path.resolve(path.dirname(importer), from)
      : null;
  if (!base) return null;
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
  return candidates.find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}

const begins = (file: string, directive: string) =>
  new RegExp(`^\\s*['"]${directive}['"]`).test(readFileSync(file, 'utf8'));
const isClient = (file: string) => begins(file, 'use client');
/** The browser gets the name of a server function, not its code. */
const isServer = (file: string) => begins(file, 'use server');
const isFrom = (from: string, names: string[]) =>
  names.some((name) => from === name || from.startsWith(`${name}/`));

/** The ways from client modules to what the browser should not get, each as `a → b → package`. */
function forbidden(entries: string[]): string[] {
  const seen = new Set<string>();
  const ways: string[] = [];
  const walk = (file: string, way: string[]) => {
    if (seen.has(file) || isServer(file)) return;
    seen.add(file);
    const here = [...way, path.relative(src, file)];
    for (const { from, dynamic } of importsOf(file)) {
      const next = fileOf(from, file);
      if (next) walk(next, here);
      else if (isFrom(from, heavy) || (!dynamic && isFrom(from, onDemand))) {
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
  expect(forbidden(clientModules)).toEqual([]);
});

test('a way through several modules is found', () => {
  expect(forbidden([path.join(src, 'api/calls.ts')])).toContain('api/calls.ts → zod');
  expect(forbidden([path.join(src, 'lib/request-time.ts')])).toEqual([
    'lib/request-time.ts → env.ts → zod',
  ]);
});
