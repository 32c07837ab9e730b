import type { Say } from '@/cms/admin-words/say';
import { wordsDiff } from '@/studio/lib/words-diff';
import controls from '@/cms/admin-ui/controls.module.scss';
import styles from './diff.module.scss';

interface Props {
  before: string;
  after: string;
  lang: string;
  say: Say;
}

/** A text with what was added and what was removed; both are said, not only coloured. */
export function DiffText({ before, after, lang, say }: Props) {
  return (
    <p className={styles.text} lang={lang}>
      {wordsDiff(before, after).map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text} </span>;
        const Tag = kind === 'added' ? 'ins' : 'del';
        return (
          <Tag key={index}>
            <span className={controls.hidden}>{say(kind)}: </span>
            {text}{' '}
          </Tag>
        );
      })}
    </p>
  );
}
