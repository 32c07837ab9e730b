import type { ReactNode } from 'react';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import { reveal } from '@/ui/motion/reveal';
import { isBlank, type LocalText } from '@/lib/local-text';
import styles from './Section.module.scss';

interface Props {
  /** The anchor. */
  id: string;
  heading: LocalText;
  /** A sentence under the heading. */
  text?: LocalText;
  children: ReactNode;
}

/** A part of a page under its heading, reachable by its anchor. */
export function Section({ id, heading, text, children }: Props) {
  const title = `${id}-title`;
  return (
    <section
      id={id}
      className={styles.section}
      aria-labelledby={isBlank(heading) ? undefined : title}
      {...reveal()}
    >
      {!isBlank(heading) && (
        <h2 id={title}>
          <Text of={heading} />
        </h2>
      )}
      {text && <TextIn as="p" className={styles.intro} of={text} />}
      {children}
    </section>
  );
}
