import { getTranslations } from 'next-intl/server';
import { OwnScript } from '@/features/analytics/ui/OwnScript';
import { localeNames, type Locale } from '@/i18n/locales';
import { dateInWords } from '@/lib/calendar';
import { airportClock, airportDate } from '@/lib/time';
import { sharedAddress, type Grant } from '@/platform/preview-access/preview-token';
import { togetherScript } from './side-by-side-script';
import styles from './ShareBanner.module.scss';

interface Props {
  grant: Grant;
  lang: Locale;
}

/** A word to the reader of a share link: what it is, until when, in which languages. */
export async function ShareBanner({ grant, lang }: Props) {
  const [t, calendar] = await Promise.all([
    getTranslations('preview'),
    getTranslations('calendar'),
  ]);
  const date = dateInWords(calendar, airportDate(grant.expires), 'dateFull');
  return (
    <aside className={styles.banner} aria-label={t('banner')}>
      <p>{t('draft', { date, time: airportClock(grant.expires) })}</p>
      {grant.languages.length > 1 && (
        <nav aria-label={t('languages')}>
          {grant.languages.map((other) => (
            <a
              key={other}
              href={sharedAddress(grant, other, 'alone')}
              lang={other}
              rel="external"
              aria-current={other === lang ? 'true' : undefined}
            >
              {localeNames[other]}
            </a>
          ))}
          <a
            className={styles.together}
            href={sharedAddress(grant, lang, 'together')}
            rel="external"
          >
            {t('together')}
          </a>
          <OwnScript text={togetherScript(grant, lang)} />
        </nav>
      )}
    </aside>
  );
}
