import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

async function rulesBroken(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

const button = 'src/ui/Button/Button.tsx';
const view = 'src/features/pages/sections/text/View.tsx';
const inCms = 'src/features/pages/sections/text/cms.ts';
const page = 'src/app/(site)/[locale]/(default)/page.tsx';

test.each([
  [button, "import { source } from '@/sources/index';\nexport { source };\n"],
  [page, "import { cmsSource } from '@/sources/cms';\nexport { cmsSource };\n"],
  [page, "import { airportSource } from '@/sources/airport-api';\nexport { airportSource };\n"],
  ['src/lib/fold.ts', "import { Button } from '@/ui/Button/Button';\nexport { Button };\n"],
  [
    'src/schema-parts/common.ts',
    "import { Button } from '@/ui/Button/Button';\nexport { Button };\n",
  ],
  [
    'src/features/flights/board.ts',
    "import { calls } from '@/api-contract/calls';\nexport { calls };\n",
  ],
  [view, "import { toPhone } from '@/cms/links';\nexport { toPhone };\n"],
  [view, "import { text } from './cms';\nexport { text };\n"],
  [page, "import * as inCms from '@/features/pages/sections/cms';\nexport { inCms };\n"],
  [inCms, "import { source } from '@/sources/index';\nexport { source };\n"],
  [inCms, "import { Pages } from '@collections/Pages';\nexport { Pages };\n"],
])('in %s a line that imports the wrong way fails', { timeout: 30_000 }, async (file, line) => {
  expect(await rulesBroken(file, line)).toEqual(['import-x/no-restricted-paths']);
});

test('only sources talk to Payload and to the network', { timeout: 30_000 }, async () => {
  const payload = "import { getPayload } from 'payload';\nexport { getPayload };\n";
  expect(await rulesBroken(button, payload)).toEqual(['no-restricted-imports']);
  expect(await rulesBroken(button, "export const x = fetch('/');\n")).toEqual([
    'no-restricted-globals',
  ]);
});

test(
  'what the CMS has of a kind of section is made of its fields and types',
  { timeout: 30_000 },
  async () => {
    const allowed = [
      "import type { Field } from 'payload';",
      "import { label } from '@collections/fields/basic';",
      "import { toPhone } from '@/cms/links';",
      'export { label, toPhone, type Field };',
    ];
    expect(await rulesBroken(inCms, allowed.join('\n'))).toEqual([]);
    const payload = "import { getPayload } from 'payload';\nexport { getPayload };\n";
    expect(await rulesBroken(inCms, payload)).toEqual(['@typescript-eslint/no-restricted-imports']);
    expect(await rulesBroken(view, allowed[1] ?? '')).toContain('no-restricted-imports');
  },
);

test.each([button, 'src/features/flights/ui/FlightRow/FlightRow.tsx', page])(
  'words in %s fail',
  { timeout: 30_000 },
  async (file) => {
    const word = 'export const Word = () => <p>Departures</p>;\n';
    expect(await rulesBroken(file, word)).toEqual(['react/jsx-no-literals']);
  },
);

test('an import along the way passes', { timeout: 30_000 }, async () => {
  const line = "import { fold } from '@/lib/fold';\nexport { fold };\n";
  expect(await rulesBroken(button, line)).toEqual([]);
});
