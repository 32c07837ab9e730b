import { useTranslations } from 'next-intl';
import { Logo } from '@/components/art/Logo';
import { PhoneLine } from '@/components/layout/PhoneLine/PhoneLine';
import { SocialLinks } from '@/components/layout/SocialLinks/SocialLinks';
import { Picture } from '@/components/ui/Picture/Picture';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { Text } from '@/components/ui/Text/Text';
import { TextIn } from '@/components/ui/Text/TextIn';
import { TextLink } from '@/components/ui/Text/TextLink';
import type { FooterData } from '@/contract/pages';
import { plain } from '@/lib/provenance';
import styles from './Footer.module.scss';

/** Logo, phone, social networks, links, awards, and what the law and the makers want said. */
export function Footer({ data }: { data: FooterData }) {
  const t = useTranslations('nav');
  const site = useTranslations('site');
  return (
    <footer className={styles.footer}>
      <div className={styles.page}>
        <div className={styles.columns}>
          <div className={styles.contact}>
            <SiteLink
              href={data.logo.href}
              className={styles.brand}
              aria-label={plain(site('name')) ? undefined : t('home')}
            >
              <Logo size={40} />
              <Text of={site('name')} />
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
