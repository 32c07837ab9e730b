import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');

interface Import {
  from: string;
  /** `import()`: a chunk of its own. */
  dynamic: boolean;
}

/** The imports of a file that are left when its types are gone. */
export function importsOf(file: string): Import[] {
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

/** Path aliases, as in tsconfig.json. */
const aliases = [
  ['@/', 'src'],
  ['@collections/', 'collections'],
  ['@payload-config', 'payload.config.ts'],
] as const;

/** The file of this project that an import names, or null when it names a package. */
export function fileOf(from: string, importer: string): string | null {
  const alias = aliases.find(([prefix]) => from.startsWith(prefix) || from === prefix.slice(0, -1));
  const base = alias
    ? path.join(root, alias[1], from.slice(alias[0].length))
    : from.startsWith('.')
      ? path.resolve(path.dirname(importer), from)
      : null;
  if (!base) return null;
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
  return candidates.find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}
