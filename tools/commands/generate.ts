import { generate } from '../lib/generated';
import { step } from '../lib/log';

/** `npm run generate`: what is derived from the code, such as Payload's types, lists of folders, the icon sprite and the fonts. */
export default async function generateFiles(): Promise<void> {
  await step('Generating types, lists, icons, plans, words and letters', () => generate());
}
