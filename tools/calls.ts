import { calls, type Call } from '../src/api-contract/calls';
import { formatted, writeFiles } from './lib/generated-files';

const rows = Object.values<Call>(calls).map(
  ({ path, maxAge, extension, gives }) =>
    `| \`${path}\` | ${maxAge} | ${extension ? 'extension' : ''} | ${gives} |`,
);

const document = `<!-- Written by tools/calls.ts. -->

# Calls of the API

What all of them have in common is in [API](api.md).

| call | fresh for (s) | extension | gives |
| --- | --- | --- | --- |
${rows.join('\n')}
`;

const file = 'docs/reference/calls.md';

await writeFiles(new Map([[file, await formatted(document, file)]]));
