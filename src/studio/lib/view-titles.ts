import { adminWords } from '@/cms/admin-words/say';
import { exchangeWords } from '@/cms/admin-words/say';

/** What the project's own views are called, by their address below the admin's. */
const titles: Record<string, (language: string) => string> = {
  translations: (language) => adminWords(language)('translations'),
  operations: (language) => adminWords(language)('operationsDesk'),
  disruption: (language) => adminWords(language)('disruptionDesk'),
  'translations/exchange': (language) => exchangeWords(language)('title'),
};

/**
 * The title of a view in the admin's language; null for the views of Payload, which have their own.
 * @param segments of the address below the admin's
 */
export const viewTitle = (segments: readonly string[], language: string): string | null =>
  titles[segments.join('/')]?.(language) ?? null;
