import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import type { Link } from '@/contract/common';
import styles from './PageHero.module.scss';

interface Props {
  title: string;
  /** The way here below the home page. */
  trail: Link[];
  children: ReactNode;
}

/** The head of an inner page; its content begins on the edge of the deep ground. */
export function PageHero({ title, trail, children }: Props) {
  const t = useTranslations('nav');
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.head}>
          <nav aria-label={t('breadcrumbs')}>
            <ol className={styles.trail}>
              {[{ href: '/', text: t('home') }, ...trail].map(({ href, text }) => (
                <li key={href}>
                  <SiteLink href={href}>{text}</SiteLink>
                </li>
              ))}
            </ol>
          </nav>
          <h1>{title}</h1>
        </div>
      </div>
      <div className={styles.body}>{children}</div>
    </>
  );
}
