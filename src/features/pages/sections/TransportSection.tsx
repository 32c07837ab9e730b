import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon/Icon';
import type { IconName } from '@/ui/Icon/names';
import { iconOr } from '@/ui/Icon/icon-or';
import { RichText } from '@/ui/RichText/RichText';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { SectionOf } from '../schema';
import { type LocalText, plain } from '@/lib/local-text';
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
                  <WayFact icon="clock" text={duration} />
                  <WayFact icon="ticket" text={price} />
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

function WayFact({ icon, text }: { icon: IconName; text: LocalText }) {
  if (!text) return null;
  return (
    <span className={styles.fact}>
      <Icon name={icon} />
      <Text of={text} />
    </span>
  );
}
