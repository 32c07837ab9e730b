import { useEffect, useRef } from 'react';
import { localeNames } from '@/i18n/locales';
import type { ShareLink } from '@/studio/hooks/useShareLinks';
import { Button, ButtonLink } from '@/cms/admin-ui/Button';
import controls from '@/cms/admin-ui/controls.module.scss';
import { Icon } from '@/cms/admin-ui/Icon';
import { useTool } from '../ToolContext';
import styles from './dialogs.module.scss';

interface Props {
  link: ShareLink;
  address: string;
  copied: boolean;
  onCopy: () => void;
}

/** The link that was just made, selected, so that it can be copied in any way. */
export function MadeLink({ link, address, copied, onCopy }: Props) {
  const { say, clock } = useTool();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const languages = link.languages.map((lang) => localeNames[lang]).join(', ');
  return (
    <div className={styles.made}>
      <header>
        <strong>
          <Icon name="done" />
          {say(copied ? 'linkCreated' : 'linkMade')}
        </strong>
        <span>
          {languages}, {say('until', { when: clock.date(link.expiresAt) })}
        </span>
      </header>
      <div className={styles.address}>
        <input
          ref={input}
          className={controls.input}
          readOnly
          value={address}
          aria-label={say('linkAddress')}
          onFocus={(event) => event.target.select()}
        />
        <Button kind="primary" icon="copy" onClick={onCopy}>
          {say('copyLink')}
        </Button>
        <ButtonLink icon="open" href={address} target="_blank" rel="noopener">
          {say('open')}
        </ButtonLink>
      </div>
    </div>
  );
}
