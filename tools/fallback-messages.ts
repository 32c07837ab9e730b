import { byLanguage, type Locale } from '../src/i18n/locales';
import { messages } from '../src/i18n/messages';
import { localised } from '../src/lib/hrefs';
import { writeFiles } from './lib/generated-files';

/**
 * The words of the error page where neither the CMS nor the messages can be read, small enough to come
 * with every page. `root` is the home page in the language.
 */
function fallbackIn(lang: Locale) {
  const { error, states } = messages[lang];
  return { root: localised('/', lang), ...error, retry: states.retry };
}

const content = `${JSON.stringify(byLanguage(fallbackIn), null, 2)}\n`;

await writeFiles(new Map([['src/i18n/fallback-messages.json', content]]));
