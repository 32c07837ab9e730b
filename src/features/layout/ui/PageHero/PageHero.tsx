import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/features/seo/JsonLd';
import type { Scene } from '@/ui/Cover/scenes';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { Link } from '@/schema-parts/common';
import { classes } from '@/lib/classes';
import { isBlank, localText, plain, provenanceOf, type LocalText } from '@/lib/local-text';
import styles from './PageHero.module.scss';

interface Props {
  title: LocalText;
  /** One or two sentences. */
  lead?: LocalText;
  /** The pages above this one, below the home page. */
  trail?: Link[];
  /** On a phone the title alone: what follows is what the traveller came for. */
  brief?: boolean;
  /** What is drawn beside the words, where there is room beside them. */
  scene?: Scene;
  /** The body follows the window instead of the page's grid. */
  wide?: boolean;
  children: ReactNode;
}

/** The head of an inner page; its content begins on the edge of the deep ground. */
export function PageHero({
  title,
  lead,
  trail = [],
  brief = false,
  scene,
  wide = false,
  children,
}: Props) {
  const t = useTranslations('nav');
  const locale = useLocale();
  const above = [{ href: '/', text: t('home') }, ...trail];
  return (
    <>
      <div className={styles.hero}>
        <div className={classes(styles.head, brief && styles.brief, scene && styles.illustrated)}>
          <nav aria-label={t('breadcrumbs')}>
            <ol className={styles.trail}>
              {above.map(({ href, text }) => (
                <li key={href}>
                  <SiteLink href={href}>
                    <Text of={text} />
                  </SiteLink>
                </li>
              ))}
              {!isBlank(title) && (
                <li aria-current="page">
                  <Text of={localText(plain(title), { lang: provenanceOf(title).lang })} />
                </li>
              )}
            </ol>
          </nav>
          <div className={styles.words}>
            <TextIn as="h1" of={title} />
            {lead && <TextIn as="p" className={styles.lead} of={lead} />}
          </div>
          {scene && (
            <div className={styles.scene} data-art="">
              {/* A border is fetched after the words, and is no content that they wait for. */}
              <div style={{ borderImage: `url('/scenes/${scene}.svg') 0 fill` }} />
            </div>
          )}
        </div>
      </div>
      <div className={classes(styles.body, wide && styles.wide)}>{children}</div>
      <Breadcrumbs trail={above} title={title} locale={locale} />
    </>
  );
}
