import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon/Icon';
import { iconOr } from '@/ui/Icon/icon-or';
import { TextIn } from '@/ui/Text/TextIn';
import type { SectionOf } from '../schemas';
import { Section } from '../shared/Section';
import styles from './View.module.scss';

/** What is forbidden, in signs. */
export function PictogramsSection({ section }: { section: SectionOf<'pictograms'> }) {
  const t = useTranslations('allowances');
  return (
    <Section {...section}>
      {section.items.length > 0 && (
        <ul className={styles.pictograms}>
          {section.items.map(({ icon, title, text }, index) => (
            <li key={index}>
              <span className={styles.sign}>
                <Icon name={iconOr(icon, 'alert')} size={40} title={t('no')} />
              </span>
              <TextIn as="h3" of={title} />
              <TextIn as="p" of={text} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
