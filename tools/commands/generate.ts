import { generate } from '../lib/generated';
import { step } from '../lib/log';

/** `npm run generate`: Payload's types, its import map, the icon sprite, the floor plans, the last words, the other alphabets' words, the letters' files. */
export default async function generateFiles(): Promise<void> {
  await step('Generating types, import map, icons, plans, words and letters', () => generate());
}
