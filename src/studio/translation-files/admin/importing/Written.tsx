import { Fragment, useEffect, useRef } from 'react';
import type { Locale } from '@/i18n/locales';
import type { Entry } from '@/studio/server/overview';
import { viewAddress } from '@/cms/admin-ui/routes';
import type { Kinds } from '@/studio/lib/tree';
import { Button } from '@/cms/admin-ui/Button';
import { Icon } from '@/cms/admin-ui/Icon';
import styles from '../exchange.module.scss';
import { titlesOf } from '../lib/names';
import type { Plan } from '../lib/send-file';
import { useExchangeSay } from '../lib/useExchangeSay';
import { isDrafted } from '../lib/written-as';

interface Props {
  plan: Plan;
  entries: readonly Entry[];
  kinds: Kinds;
  target: Locale;
  onAgain: () => void;
}

/** What was written, with the way to each document. */
export function Written({ plan: { changes }, entries, kinds, target, onAgain }: Props) {
  const words = useExchangeSay();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: a reader of the screen goes on here.
  useEffect(() => heading.current?.focus(), []);
  const titleOf = titlesOf(entries, kinds);
  const refs = [...new Set(changes.map(({ ref }) => ref))];
  const parts = [
    { key: 'drafts', text: words('seeWritten'), refs: refs.filter((ref) => isDrafted(ref, kinds)) },
    { key: 'live', text: words('seeLive'), refs: refs.filter((ref) => !isDrafted(ref, kinds)) },
  ].filter((part) => part.refs.length > 0);
  return (
    <div className={styles.written}>
      <h3 ref={heading} tabIndex={-1}>
        <Icon name="done" /> {words('written', { count: changes.length })}
      </h3>
      {parts.map(({ key, text, refs }) => (
        <Fragment key={key}>
          <p>{text}</p>
          <ul>
            {refs.map((ref) => (
              <li key={ref}>
                <a href={viewAddress({ ref, lang: target })}>{titleOf(ref)}</a>{' '}
                <span className={styles.quiet}>
                  {changes.filter((change) => change.ref === ref).length}
                </span>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <div className={styles.acts}>
        <Button icon="publish" onClick={onAgain}>
          {words('chooseAnother')}
        </Button>
      </div>
    </div>
  );
}
