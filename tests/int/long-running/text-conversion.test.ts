import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** What the compiler lets pass: a text in a template, in `join`, in `String()`, without its language. */
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  allowInlineConfig: false,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    languageOptions: {
      parser: tseslint.parser as never,
      parserOptions: { projectService: true, tsconfigRootDir: root },
    },
    plugins: { '@typescript-eslint': tseslint.plugin as never },
    rules: { '@typescript-eslint/no-base-to-string': 'error' },
  },
});

const problems = (results: ESLint.LintResult[]) =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, message }) => `${path.relative(root, filePath)}:${line} ${message}`),
  );

test(
  'no text becomes a string without its language being seen to',
  { timeout: 300_000 },
  async () => {
    const filePath = path.join(root, 'src/features/flights/status-view.ts');
    const wrong = "import type { Flight } from './schema';\nexport const x = (it: Flight) => ";
    for (const use of ['`${it.city.name}`', "[it.city.name].join(' ')", 'String(it.city.name)']) {
      expect(problems(await eslint.lintText(wrong + use, { filePath })), use).toHaveLength(1);
    }
    const folders = ['features', 'ui', 'app', 'sources', 'cms/search-index'].map(
      (name) => `src/${name}`,
    );
    expect(problems(await eslint.lintFiles(folders))).toEqual([]);
  },
);
