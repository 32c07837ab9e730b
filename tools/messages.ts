import { locales } from '../src/i18n/locales';
import { writeFiles } from './lib/generated-files';

const list = `// Written by tools/messages.ts.
${locales
  .toSorted()
  .map((lang) => `import ${lang} from './${lang}.json';\n`)
  .join('')}
export const all = { ${locales.join(', ')} };
`;

await writeFiles(new Map([['src/i18n/messages/all.ts', list]]));
