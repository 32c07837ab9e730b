import { useTranslations } from 'next-intl';
import { Segmented } from '@/ui/Segmented/Segmented';
import { RichText } from '@/ui/RichText/RichText';
import { TextIn } from '@/ui/Text/TextIn';
import type { SectionOf } from '../schemas';
import { schemePath } from '@/lib/hrefs';
import { plain } from '@/lib/local-text';
import { Fact } from '../shared/Fact';
import { Section } from '../shared/Section';
import frame from '../shared/Section.module.scss';
import styles from './View.module.scss';

interface Props {
  section: SectionOf<'tabs'>;
  /** The page's path and the chosen tab; without them every tab is shown, one under another. */
  path?: string;
  chosen?: string;
}

/** Variants of one thing, each at an address of its own: `?tab=cip`. */
export function TabsSection({ section, path, chosen }: Props) {
  const t = useTranslations('detail');
  const { items } = section;
  const current = path ? (items.find(({ value }) => value === chosen) ?? items[0]) : undefined;
  const shown = current ? [current] : items;
  return (
    <Section {...section}>
      {path && items.length > 0 && (
        <Segmented
          strong
          label={section.heading}
          segments={items.map((item) => ({
            href: `${path}?tab=${item.value}`,
            text: item.title || item.value,
            current: item === current,
          }))}
        />
      )}
      {shown.map(({ title, text, body, facts, phone, place_id }, index) => (
        <article key={index} className={styles.tab} aria-label={plain(title) || undefined}>
          <TextIn as="h3" className={styles.tabTitle} of={title} />
          <TextIn as="p" className={frame.intro} of={text} />
          <div className={styles.body}>
            {(facts.length > 0 || phone || place_id) && (
              <div className={styles.facts}>
                {facts.length > 0 && (
                  <dl>
                    {facts.map((fact, position) => (
                      <div key={position}>
                        <TextIn as="dt" of={fact.term} />
                        <TextIn as="dd" of={fact.text} />
                      </div>
                    ))}
                  </dl>
                )}
                {phone && <Fact icon="phone" {...phone} />}
                {place_id && <Fact icon="map-pin" href={schemePath(place_id)} text={t('map')} />}
              </div>
            )}
            <RichText html={body} />
          </div>
        </article>
      ))}
    </Section>
  );
}
