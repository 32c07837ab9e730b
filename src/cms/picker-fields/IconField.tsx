'use client';

import type { TextFieldClientProps } from 'payload';
import { useState } from 'react';
import { Dialog } from '@/cms/admin-ui/Dialog';
import { useSay } from '@/cms/admin-words/useSay';
import { Icon } from '@/ui/Icon/Icon';
import { iconNames } from '@/ui/Icon/names';
import { PickedField } from './PickedField';
import styles from './picked.module.scss';
import { SearchLine } from './SearchLine';

type IconName = (typeof iconNames)[number];

const isIcon = (value: unknown): value is IconName => iconNames.includes(value as IconName);

/** A sign of the site's sprite, chosen by its picture. */
export function IconField(props: TextFieldClientProps) {
  const say = useSay();
  return (
    <PickedField
      of={props}
      words={{
        choose: say('chooseIcon'),
        chooseOther: say('chooseOtherIcon'),
        none: say('noIcon'),
      }}
      shown={(value) => isIcon(value) && <Icon name={value} size={28} title={value} />}
      dialog={(value, choose, close) => (
        <IconDialog value={value} onChoose={choose} onClose={close} />
      )}
    />
  );
}

interface DialogProps {
  value: string | null;
  onChoose: (name: string) => void;
  onClose: () => void;
}

function IconDialog({ value, onChoose, onClose }: DialogProps) {
  const say = useSay();
  const [search, setSearch] = useState('');
  const found = iconNames.filter((name) => name.includes(search.trim().toLowerCase()));
  return (
    <Dialog title={say('chooseIcon')} closeName={say('close')} place="middle" onClose={onClose}>
      <SearchLine
        name={say('findIcon')}
        value={search}
        onSearch={setSearch}
        onEnter={() => search.trim() && found[0] && onChoose(found[0])}
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
