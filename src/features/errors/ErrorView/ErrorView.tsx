import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/Button/Button';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { Link } from '@/schema-parts/common';
import { PageTransition } from '@/ui/motion/PageTransition';
import type { LocalText } from '@/lib/local-text';
import styles from './ErrorView.module.scss';

interface Props {
  code: number;
  title: LocalText;
  text: LocalText;
  /** What failed, in the words of the specification's catalogue. */
  message: string;
  link: Link;
  /** It stands within a page's main element. */
  inner?: boolean;
  /** A drawing above the title. */
  art?: ReactNode;
  /** A further way on, before the link. */
  children?: ReactNode;
  /** What else may have been looked for. */
  more?: ReactNode;
}

/** The error page: what happened, and a way on. */
export function ErrorView(props: Props) {
  const { code, title, text, message, link, inner = false, art, children, more } = props;
  const Main = inner ? 'div' : 'main';
  const view = (
    <Main id={inner ? undefined : 'content'} className={styles.error} data-error={code}>
      <div className={styles.page}>
        {art && <div className={styles.art}>{art}</div>}
        <TextIn as="h1" of={title} />
        <TextIn as="p" className={styles.text} of={text} />
        <div className={styles.ways}>
          {children}
          {link.text && (
            <ButtonLink theme="white" href={link.href}>
              <Text of={link.text} />
            </ButtonLink>
          )}
        </div>
        {more}
        <p className={styles.message}>
          {code} · <span lang="en">{message}</span>
        </p>
      </div>
    </Main>
  );
  return inner ? view : <PageTransition>{view}</PageTransition>;
}
