import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon/Icon';
import { iconOr } from '@/ui/Icon/icon-or';
import { RichText } from '@/ui/RichText/RichText';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { SectionOf } from '../schemas';
import { plain } from '@/lib/local-text';
import { Fact } from '../shared/Fact';
import { Section } from '../shared/Section';
import styles from './View.module.scss';

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
      {section.items.length > 0 && (
        <ul className={styles.ways}>
          {section.items.map(({ icon, title, text, duration, price, body }, index) => (
            <li key={index}>
              {title && (
                <h3>
                  <Icon name={iconOr(icon, 'map-pin')} size={28} />
                  <Text of={title} />
                </h3>
              )}
              <TextIn as="p" of={text} />
              {(duration || price) && (
                <p className={styles.wayFacts}>
                  {duration && <Fact as="span" icon="clock" text={duration} />}
                  {price && <Fact as="span" icon="ticket" text={price} />}
                </p>
              )}
              <RichText html={body} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
