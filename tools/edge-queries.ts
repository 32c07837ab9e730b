import { queryNames } from '../deploy/query-names';
import { formatted, writeFiles } from './lib/generated-files';

const written = `// Written by tools/edge-queries.ts: what pages without language and calls read of a query.
const queryNames = ${JSON.stringify(queryNames)};

export default queryNames;
`;

const ofPages = `// Written by tools/edge-queries.ts.
export const pageQueries: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(queryNames.pages)};
`;

const files: [file: string, content: string][] = [
  ['deploy/nginx/edge/query-names.js', written],
  // Imported while Next reads its configuration, which knows no aliases.
  ['src/page-queries.ts', ofPages],
];

await writeFiles(
  new Map(
    await Promise.all(
      files.map(async ([file, content]) => [file, await formatted(content, file)] as const),
    ),
  ),
);
