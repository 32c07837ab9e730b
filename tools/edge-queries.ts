import { queryNames } from '../deploy/query-names';
import { formatted, writeFiles } from './lib/generated-files';

const written = `// Written by tools/edge-queries.ts: what pages without language and calls read of a query.
const queryNames = ${JSON.stringify(queryNames)};

export default queryNames;
`;

const file = 'deploy/nginx/edge/query-names.js';

await writeFiles(new Map([[file, await formatted(written, file)]]));
