import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import styles from './ContactForm.module.scss';

interface Props {
  reference: string;
  email: string;
  /** Opens an empty form; absent where no script runs. */
  onAnother?: () => void;
}

/** The thanks, in the form's place, with the number to ask by. It takes the focus the form had. */
export function ContactReceived({ reference, email, onAnother }: Props) {
  const t = useTranslations('form');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    // The focus reads it out; autoFocus does so where no script runs.
    <div ref={panel} role="status" tabIndex={-1} autoFocus className={styles.received}>
      <Icon name="check-circle" size={32} />
      <div>
        <h3>{t('received')}</h3>
        <p className={styles.reference}>{t('reference', { reference })}</p>
        <p>{t('answer', { email })}</p>
        {onAnother && (
          <Button type="button" theme="white" size="small" onClick={onAnother}>
            {t('another')}
          </Button>
        )}
      </div>
    </div>
  );
}
