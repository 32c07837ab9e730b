import { useTranslations } from 'next-intl';
import { Logo } from '@/components/art/Logo';
import { AccessibilityPanel } from '@/components/layout/AccessibilityPanel/AccessibilityPanel';
import { LanguageSelector } from '@/components/layout/LanguageSelector/LanguageSelector';
import { Menu } from '@/components/layout/Menu/Menu';
import { MenuPanel } from '@/components/layout/Menu/MenuPanel';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import type { HeaderData } from '@/contract/pages';
import styles from './Header.module.scss';

/** The head of every page; the logo's link says where it goes. */
export function Header({ data }: { data: HeaderData }) {
  const site = useTranslations('site');
  const t = useTranslations('nav');
  return (
    <header className={styles.header}>
      <SiteLink
        href="/"
        className={styles.brand}
        aria-label={t('homeLink', { name: site('name') })}
      >
        <Logo size={40} />
        <span className={styles.name}>
          {site('shortName')}
          <span className={styles.kind}>{site('kind')}</span>
        </span>
      </SiteLink>
      <nav className={styles.nav} aria-label={t('main')}>
        <ul>
          {data.nav.map(({ href, text }) => (
            <li key={href}>
              <SiteLink href={href}>{text}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.tools}>
        {data.temp && <span className={styles.now}>{data.temp}</span>}
        <AccessibilityPanel data={data.blind_panel} />
        <LanguageSelector label={t('language')} options={data.languages.options} />
        <Menu open={t('openMenu')} close={t('closeMenu')} title={t('menu')}>
          <MenuPanel data={data} />
        </Menu>
      </div>
    </header>
  );
}
