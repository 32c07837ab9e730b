import { existsSync, readdirSync } from 'node:fs';
import next from 'eslint-config-next/core-web-vitals';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/** The folders of `src`, each of which imports from those before it only. */
const layers = [
  'i18n',
  'lib',
  'text-checks',
  'schema-parts',
  'ui',
  'features',
  'api-contract',
  'platform',
  'cms',
  'sources',
  'studio',
  'app',
];

const config = ['./collections', './payload.config.ts'];
const remoteSources = readdirSync('./src/sources')
  .map((name) => `./src/sources/${name}`)
  .filter((folder) => existsSync(`${folder}/remote.ts`));
const sourcesOfTheirOwn = ['./src/sources/cms', ...remoteSources];

/**
 * What the CMS has of each kind of section. It stands in the folder of the kind, so that a kind is in one
 * place, but belongs to the layer `cms`: it imports what that may, and is imported where that may be.
 */
const cmsOfKinds = 'src/features/pages/sections/**/cms.ts';
const belowCms = layers.slice(0, layers.indexOf('cms'));

const zones = [
  ...layers.slice(0, -1).map((layer, index) => ({
    target: `./src/${layer}`,
    from: [
      ...layers.slice(index + 1).map((later) => `./src/${later}`),
      './collections',
      ...(index < layers.indexOf('cms') ? ['./payload.config.ts'] : []),
    ],
    message: `The order of imports is ${layers.join(' < ')}.`,
  })),
  {
    target: ['./src/app/(site)', './src/app/api'],
    from: [...config, ...sourcesOfTheirOwn],
    message: 'Pages and the API read from src/sources/index.ts.',
  },
  {
    target: [...belowCms.map((layer) => `./src/${layer}`), './src/app/(site)', './src/app/api'],
    from: `./${cmsOfKinds}`,
    message: 'What the CMS has of a kind of section is for the CMS and the sources.',
  },
];

const zonesOfCmsOfKinds = [
  {
    target: './src/features',
    from: layers.slice(layers.indexOf('cms') + 1).map((later) => `./src/${later}`),
    message: `The order of imports is ${layers.join(' < ')}.`,
  },
  {
    target: './src/features',
    from: './collections',
    except: ['./fields'],
    message: 'A block is made of collections/fields.',
  },
];

const payload = ['payload', 'payload/*', '@payloadcms/*', '@payload-config'];

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.build/**',
      '.data/**',
      'test-results/**',
      'next-env.d.ts',
      'migrations/**',
      'src/cms/payload-types.ts',
      'src/app/(cms)/**',
    ],
  },
  ...next,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver': { typescript: { project: './tsconfig.json' } },
      'import-x/internal-regex': '^@/',
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
  {
    files: [cmsOfKinds],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: zonesOfCmsOfKinds }],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: payload,
              allowTypeImports: true,
              message: 'A block is plain data: it needs no more than the types of Payload.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/{cms,sources,studio}/**',
      'src/app/(cms)/**',
      cmsOfKinds,
      'src/**/*.test.{ts,tsx}',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [...payload, '@collections/*'],
              message: 'Only the CMS, the sources and the studio talk to Payload.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/env.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'src/env.ts reads the environment.' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/{cms,sources,studio}/**', 'src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message:
            'Only sources and the CMS talk to the network; pages in the browser use src/lib/fetch-data.ts.',
        },
      ],
    },
  },
  {
    // Words live in messages/*.json or the CMS, never in a component.
    files: ['src/{ui,features}/**/*.tsx', 'src/app/(site)/**/*.tsx'],
    ignores: ['src/features/styleguide/**'],
    rules: {
      'react/jsx-no-literals': [
        'error',
        { allowedStrings: ['(', ')', '·', '%', '/', '.', '–', '—', '· '] },
      ],
    },
  },
  {
    // A page awaits what it shows and composes it.
    files: ['src/app/**/page.tsx'],
    rules: { 'max-lines': ['error', 50] },
  },
  {
    // Tests open pages as a browser does.
    files: ['tests/**/*.ts'],
    rules: { '@next/next/no-location-assign-relative-destination': 'off' },
  },
  {
    files: ['tools/run.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
