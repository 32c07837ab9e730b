import { useLocale, useTranslations } from 'next-intl';
import { Logo } from '@/ui/art/Logo';
import { HeaderSearch } from '@/features/search/ui/HeaderSearch/HeaderSearch';
import { AccessibilityPanel } from '@/features/accessibility-panel/ui/AccessibilityPanel';
import { LanguageSelector } from '../LanguageSelector/LanguageSelector';
import { LocalTime } from '../LocalTime/LocalTime';
import { Menu } from '../Menu/Menu';
import { Icon } from '@/ui/Icon/Icon';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { TextLink } from '@/ui/Text/TextLink';
import { isOfAlphabet, languageLinks, languageSign } from '../../language-links';
import type { Airport, HeaderData } from '../../schema';
import { datePatterns } from '@/lib/calendar';
import { localised } from '@/lib/hrefs';
import { plain } from '@/lib/local-text';
import { requestAlphabet } from '@/lib/request-alphabet';
import { defaultLocale } from '@/i18n/locales';
import { HeaderFrame } from './HeaderFrame';
import { HomeLink } from './HomeLink';
import styles from './Header.module.scss';

/** The head of every page. Its tools: accessibility, search, language, menu, in this order. */
export function Header({ data, airport }: { data: HeaderData; airport: Airport }) {
  const t = useTranslations('nav');
  const locale = useLocale();
  const time = {
    temp: data.temp,
    dates: datePatterns(useTranslations('calendar')),
    words: { temperature: t('temperature'), localTime: t('localTime') },
  };
  const { menu, phone, social, copyright } = data;
  const alphabet = requestAlphabet();
  const languages = languageLinks(data.languages.options, alphabet);
  const name = plain(airport.name);
  return (
    <HeaderFrame>
      <HomeLink
        href={localised('/', locale)}
        label={name ? t('homeLink', { name }) : t('home')}
        className={styles.brand}
      >
        <Logo size={40} />
        <span className={styles.name}>
          <Text of={airport.short_name} />
          <span className={styles.kind}>
            <Text of={airport.kind} />
          </span>
        </span>
      </HomeLink>
      {data.nav.length > 0 && (
        <nav className={styles.nav} aria-label={t('main')}>
          <ul>
            {data.nav.map((link) => (
              <li key={link.href}>
                <TextLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.now}>
        <LocalTime {...time} />
      </div>
      <div className={styles.tools}>
        <AccessibilityPanel
          data={data.blind_panel}
          alphabets={locale === defaultLocale ? languages.filter(isOfAlphabet) : []}
        />
        <HeaderSearch words={data.search} />
        <LanguageSelector
          label={t('language')}
          sign={languageSign(locale, alphabet)}
          links={languages}
        />
        <Menu label={t('menu')} content={{ nav: menu.nav, phone, social, copyright, time }} />
        <noscript>
          <SiteLink href="/sitemap/" className={styles.siteMap} aria-label={t('menu')}>
            <Icon name="menu" size={22} />
          </SiteLink>
        </noscript>
      </div>
    </HeaderFrame>
  );
}
