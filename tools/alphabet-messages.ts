import { names } from '../src/features/names';
import { messages } from '../src/i18n/messages';
import { alphabets, otherAlphabets } from '../src/i18n/uzbek-alphabets/alphabets';
import { spell } from '../src/i18n/uzbek-alphabets/spell';
import { writeFiles } from './lib/generated-files';

type Words = { [name: string]: string | Words };

const spelled = (words: Words, write: (text: string) => string): Words =>
  Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      typeof value === 'string' ? write(value) : spelled(value, write),
    ]),
  );

/** The Uzbek messages in its other alphabets, each in a file beside them. */
const files = otherAlphabets.map((name): [file: string, content: string] => [
  `src/i18n/messages/${alphabets[name].tag}.json`,
  `${JSON.stringify(spelled({ ...names.uz, ...messages.uz }, spell[name]), null, 2)}\n`,
]);

await writeFiles(new Map(files));
