import next from 'eslint-config-next/core-web-vitals';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/** The one way through the house: what each folder may not reach into. */
const zones = [
  {
    target: './src/contract',
    from: ['./src', './collections', './payload.config.ts'],
    except: ['./contract', './constants.ts'],
    message: 'The contract knows nothing but itself.',
  },
  {
    target: './src/lib',
    from: ['./src/sources', './src/app', './src/components', './collections'],
    message: 'lib/ is pure: it knows the contract and nothing above it.',
  },
  {
    target: ['./src/observability', './src/lifecycle', './src/edge', './src/page-cache'],
    from: ['./src/sources', './src/app', './src/components', './collections'],
    message: 'What watches and ends the process does not know what it serves.',
  },
  {
    target: './src/security',
    from: ['./src/sources', './src/app', './src/components', './collections'],
    message: 'What defends a reply does not know what is in it.',
  },
  {
    target: './src/sources',
    from: ['./src/app', './src/components'],
    message: 'Sources do not know who asks.',
  },
  {
    target: ['./src/components', './src/hooks', './src/motion'],
    from: ['./src/sources', './src/app', './collections'],
    message: 'Components get their data from the page.',
  },
  {
    target: './src/app/(site)',
    from: ['./collections', './payload.config.ts', './src/sources/cms', './src/sources/airport'],
    message: 'A page asks src/sources/index.ts.',
  },
  {
    target: './src/app/api',
    from: [
      './collections',
      './payload.config.ts',
      './src/sources/cms',
      './src/sources/airport',
      './src/components',
    ],
    message: 'The API asks src/sources/index.ts.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.build/**',
      '.data/**',
      'test-results/**',
      'next-env.d.ts',
      'migrations/**',
      'collections/payload-types.ts',
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
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/sources/**', 'src/app/(cms)/**', 'src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['payload', 'payload/*', '@payloadcms/*', '@payload-config', '@collections/*'],
              message: 'Only src/sources/ talks to Payload.',
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
    ignores: ['src/sources/**', 'src/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message:
            'Only src/sources/ talks to the network; the browser uses src/lib/api-client.ts.',
        },
      ],
    },
  },
  {
    // Words live in messages/*.json or the CMS, never in a component.
    files: ['src/components/**/*.tsx', 'src/app/(site)/**/*.tsx'],
    ignores: ['src/components/styleguide/**'],
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
    files: ['scripts/run.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
