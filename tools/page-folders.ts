import { writeFiles } from './lib/generated-files';
import { findPageFolders } from './lib/page-folders';

const list = `// Written by tools/page-folders.ts.
export const pageFolders = [
${findPageFolders()
  .map((route) => `  '${route}',\n`)
  .join('')}];
`;

await writeFiles(new Map([['src/page-folders.ts', list]]));
