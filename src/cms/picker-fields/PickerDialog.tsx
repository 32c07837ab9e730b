import { useState, type ReactNode } from 'react';
import { Dialog } from '@/cms/admin-ui/Dialog';
import { useSay } from '@/cms/admin-words/useSay';
import { fold } from '@/lib/fold';
import styles from './picked.module.scss';
import { SearchLine } from './SearchLine';

export interface Choice {
  value: string;
  title: string;
  /** What tells it from others of that title. */
  note?: string;
}

interface Props {
  title: string;
  find: string;
  /** Undefined until they are known. */
  choices: readonly Choice[] | undefined;
  /** They could not be loaded. */
  failed: boolean;
  value: string | null;
  /** What stands above, such as a choice of the day. */
  above?: ReactNode;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** One of many, found by a part of its name; Enter chooses the first that was found. */
export function PickerDialog(props: Props) {
  const { title, find, choices, failed, value, above, onChoose, onClose } = props;
  const say = useSay();
  const [search, setSearch] = useState('');
  const wanted = fold(search.trim());
  const found = choices?.filter((one) => fold(`${one.title} ${one.note ?? ''}`).includes(wanted));
  return (
    <Dialog title={title} closeName={say('close')} place="middle" onClose={onClose}>
      {above}
      <SearchLine
        name={find}
        value={search}
        onSearch={setSearch}
        onEnter={() => wanted && found?.[0] && onChoose(found[0].value)}
      />
      {!found && <p role="status">{say(failed ? 'failed' : 'loading')}</p>}
      {found?.length === 0 && <p role="status">{say('nothingFound')}</p>}
      <ul className={styles.choices}>
        {found?.map((one) => (
          <li key={one.value}>
            <button
              type="button"
              aria-pressed={one.value === value}
              onClick={() => onChoose(one.value)}
            >
              <span>{one.title}</span>
              {one.note && <small>{one.note}</small>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
