import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon/Icon';
import { iconOr } from '@/components/ui/Icon/icon-or';
import { RichText } from '@/components/ui/RichText/RichText';
import { Text } from '@/components/ui/Text/Text';
import type { SectionOf } from '@/contract/sections';
import { plain } from '@/lib/provenance';
import { Section } from './Section';
import styles from './sections.module.scss';

/** The ways to the terminal, on a map and one by one. */
export function TransportSection({ section }: { section: SectionOf<'transport'> }) {
  const t = useTranslations('nav');
  const alt = plain(section.alt) ? section.alt : t('image');
  return (
    <Section {...section}>
      {/* eslint-disable-next-line @next/next/no-img-element -- a drawing of the site, no media */}
      <img
        className={styles.map}
        src="/how-to-get-there.svg"
        alt={plain(alt)}
        width={1200}
        height={600}
        loading="lazy"
        decoding="async"
      />
      <p data-alt="">
        <Text of={alt} />
      </p>
      <ul className={styles.ways}>
        {section.items.map(({ icon, title, text, duration, price, body }) => (
          <li key={plain(title)}>
            <h3>
              <Icon name={iconOr(icon, 'map-pin')} size={28} />
              <Text of={title} />
            </h3>
            <p>
              <Text of={text} />
            </p>
            <p className={styles.wayFacts}>
              <span className={styles.fact}>
                <Icon name="clock" />
                <Text of={duration} />
              </span>
              <span className={styles.fact}>
                <Icon name="ticket" />
                <Text of={price} />
              </span>
            </p>
            <RichText html={body} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
