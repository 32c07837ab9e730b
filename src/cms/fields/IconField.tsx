'use client';

import { fieldBaseClass, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useState } from 'react';
import { Button } from '@/cms/admin-ui/Button';
import { Dialog } from '@/cms/admin-ui/Dialog';
import { useSay } from '@/cms/i18n/useSay';
import { Icon } from '@/ui/Icon/Icon';
import { iconNames } from '@/ui/Icon/names';
import styles from './icon-field.module.scss';

type IconName = (typeof iconNames)[number];

const isIcon = (value: unknown): value is IconName => iconNames.includes(value as IconName);

/** A sign of the site's sprite, chosen by its picture. */
export function IconField({ field, path: given, readOnly }: TextFieldClientProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { path, value, setValue, showError, disabled } = useField<string | null>({
    potentiallyStalePath: given,
  });
  const choose = (name: string | null) => {
    setValue(name);
    setOpen(false);
  };
  const isLocked = Boolean(readOnly || disabled);
  return (
    <div className={[fieldBaseClass, showError && 'error'].filter(Boolean).join(' ')}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className={styles.chosen} id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError} />
        {isIcon(value) && <Icon name={value} size={28} title={value} />}
        <Button disabled={isLocked} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say(value ? 'chooseOtherIcon' : 'chooseIcon')}
        </Button>
        {value && !isLocked && (
          <Button kind="quiet" onClick={() => choose(null)}>
            {say('noIcon')}
          </Button>
        )}
      </div>
      {isOpen && <IconDialog value={value} onChoose={choose} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface DialogProps {
  value: string | null | undefined;
  onChoose: (name: string) => void;
  onClose: () => void;
}

function IconDialog({ value, onChoose, onClose }: DialogProps) {
  const say = useSay();
  const [search, setSearch] = useState('');
  const found = iconNames.filter((name) => name.includes(search.trim().toLowerCase()));
  return (
    <Dialog title={say('chooseIcon')} closeName={say('close')} place="middle" onClose={onClose}>
      <input
        className={styles.search}
        type="search"
        aria-label={say('findIcon')}
        placeholder={say('findIcon')}
        value={search}
        data-autofocus
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className={styles.icons}>
        {found.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={name}
              aria-pressed={name === value}
              title={name}
              onClick={() => onChoose(name)}
            >
              <Icon name={name} size={28} />
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{say('nothingFound')}</p>}
    </Dialog>
  );
}
