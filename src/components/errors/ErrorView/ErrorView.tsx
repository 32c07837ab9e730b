import type { ReactNode } from 'react';
import { NotFoundArt } from '@/components/art/NotFoundArt';
import { ButtonLink } from '@/components/ui/Button/Button';
import type { Link } from '@/contract/common';
import styles from './ErrorView.module.scss';

interface Props {
  code: number;
  title: string;
  text: string;
  /** What failed, in the words of the specification's catalogue. */
  message: string;
  link: Link;
  /** It stands within a page's main element. */
  inner?: boolean;
  /** A further way on, before the link. */
  children?: ReactNode;
}

/** The error page: what happened, and a way on. */
export function ErrorView(props: Props) {
  const { code, title, text, message, link, inner = false, children } = props;
  const Main = inner ? 'div' : 'main';
  return (
    <Main id={inner ? undefined : 'content'} className={styles.error} data-error={code}>
      <div className={styles.page}>
        {code === 404 && (
          <div className={styles.art}>
            <NotFoundArt />
          </div>
        )}
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.ways}>
          {children}
          <ButtonLink theme="white" href={link.href}>
            {link.text}
          </ButtonLink>
        </div>
        <p className={styles.message}>
          {code} · <span lang="en">{message}</span>
        </p>
      </div>
    </Main>
  );
}
