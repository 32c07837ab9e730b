import { useEffect, useRef } from 'react';
import { Button } from '@/cms/admin-ui/Button';
import styles from './accounts.module.scss';
import { CopyButton } from './CopyButton';
import { useAccountSay } from './useAccountSay';

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const say = useAccountSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.steps}>
      <h3 ref={heading} tabIndex={-1}>
        {say('recovery')}
      </h3>
      <p>{say('recoveryWhy')}</p>
      <ol className={styles.codes} data-recovery-codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button kind="primary" onClick={onKept}>
          {say('recoveryKept')}
        </Button>
        <CopyButton text={codes.join('\n')} />
      </div>
    </div>
  );
}
