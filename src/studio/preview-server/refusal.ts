import { defaultLocale, locales } from '@/i18n/locales';
import { words } from '@/i18n/words';

/** The page of a preview that is not to be seen: the same for every reason, in all languages. */
export function refusal(): string {
  const inLanguages = locales.map((lang) => {
    const t = words(lang, 'preview');
    return `<section lang="${lang}"><h1>${t('refused')}</h1><p>${t('refusedText')}</p></section>`;
  });
  return `<!doctype html><html lang="${defaultLocale}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words(defaultLocale, 'preview')('refused')}</title><style>body{margin:0 auto;max-width:34rem;padding:3rem 1.5rem;font:1rem/1.6 system-ui,sans-serif;color:#12213f}h1{font-size:1.3rem;margin:2rem 0 .25rem}</style></head><body>${inLanguages.join('')}</body></html>`;
}
