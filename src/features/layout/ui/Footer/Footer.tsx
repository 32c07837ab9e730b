import { useTranslations } from 'next-intl';
import { Logo } from '@/ui/art/Logo';
import { PhoneLine } from '@/ui/PhoneLine/PhoneLine';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import { Picture } from '@/ui/Picture/Picture';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import { TextLink } from '@/ui/Text/TextLink';
import type { Airport, FooterData } from '../../schema';
import { plain } from '@/lib/local-text';
import styles from './Footer.module.scss';

/** Logo, phone, social networks, links, awards, and what the law and the makers want said. */
export function Footer({ data, airport }: { data: FooterData; airport: Airport }) {
  const t = useTranslations('nav');
  return (
    <footer className={styles.footer}>
      <div className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.contact}>
            <SiteLink
              href={data.logo.href}
              className={styles.brand}
              aria-label={plain(airport.name) ? undefined : t('home')}
            >
              <Logo size={40} />
              <Text of={airport.name} />
            </SiteLink>
            <PhoneLine phone={data.phone} />
            <SocialLinks links={data.social} />
          </div>
          {data.nav.length > 0 && (
            <nav className={styles.nav} aria-label={t('footer')}>
              <ul>
                {data.nav.map((link) => (
                  <li key={link.href}>
                    <TextLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {data.awards.length > 0 && (
            <div>
              <h2 className={styles.heading}>{t('awards')}</h2>
              <ul className={styles.awards}>
                {data.awards.map(({ image, href }) => (
                  <li key={image.src}>
                    {href ? (
                      <SiteLink href={href}>
                        <Picture image={image} />
                      </SiteLink>
                    ) : (
                      <Picture image={image} />
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className={styles.foot}>
          <TextIn as="span" of={data.copyright} />
          <TextLink {...data.site_map} />
          <TextLink {...data.privacy} />
          <TextLink {...data.madein} className={styles.madein} />
        </div>
      </div>
    </footer>
  );
}
