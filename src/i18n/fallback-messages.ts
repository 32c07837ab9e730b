import type { Locale } from '@/i18n/locales';

/**
 * The words of the error page where neither the CMS nor the messages can be read: those of the
 * namespaces `error` and `states`, small enough to come with every page. `root`
 * is the home page in the language.
 */
export const fallbackMessages: Record<
  Locale,
  { root: string; title: string; text: string; board: string; retry: string }
> = {
  uz: {
    root: '/',
    title: 'Nimadir xato ketdi',
    text: 'Birozdan soʻng qayta urinib koʻring.',
    board: 'Tabloga oʻtish',
    retry: 'Qayta urinish',
  },
  ru: {
    root: '/ru/',
    title: 'Что-то пошло не так',
    text: 'Попробуйте ещё раз чуть позже.',
    board: 'К табло',
    retry: 'Попробовать снова',
  },
  en: {
    root: '/en/',
    title: 'Something went wrong',
    text: 'Try again in a moment.',
    board: 'Go to the flight board',
    retry: 'Try again',
  },
};
