import { useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/cms/admin-ui/Button';
import { Dialog } from '@/cms/admin-ui/Dialog';
import { useApi } from '@/cms/admin-ui/useApi';
import { inAirportTime } from '@/cms/date-fields/picked';
import { useSay } from '@/cms/admin-words/useSay';
import { titleOf } from '@/studio/lib/fields';
import type { Detail } from '@/studio/server/detail';
import { plainText } from '@/studio/server/plain';
import { DiffText } from '@/studio/components/DiffText';
import type { Conflict, Contested } from './saver';
import styles from './saving.module.scss';
import type { Target } from './send-save';

interface Props {
  contested: Contested;
  target: Target;
  /** @param left the conflicts in which the others' text stays */
  onChosen: (left: readonly string[]) => void;
  onClose: () => void;
}

const sides = ['mine', 'theirs'] as const;
type Side = (typeof sides)[number];

const inWords = (value: unknown): string =>
  plainText(value) ?? (value === null || value === undefined ? '' : JSON.stringify(value));

/** Two people wrote the same text: both are shown, and one of them is chosen. */
export function ConflictDialog({ contested, target, onChosen, onClose }: Props) {
  const say = useSay();
  const api = useApi();
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const { data } = useSWR<Detail>(`/translations/document?ref=${target.document}`, api);
  const nameOf = (path: string): string => {
    const field = data?.fields.find((one) => one.path === path);
    return field ? titleOf(field) : (path.split('.').at(-1) ?? path);
  };
  const { conflicts } = contested;
  const left = conflicts.map(({ path }) => path).filter((path) => chosen[path] === 'theirs');
  return (
    <Dialog title={say('conflictTitle')} closeName={say('close')} place="middle" onClose={onClose}>
      <p>{say('conflictText')}</p>
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.path}
          conflict={conflict}
          name={nameOf(conflict.path)}
          lang={target.lang}
          chosen={chosen[conflict.path]}
          onChoose={(side) => setChosen({ ...chosen, [conflict.path]: side })}
        />
      ))}
      <div className={styles.acts}>
        <Button
          kind="primary"
          disabled={conflicts.some(({ path }) => !chosen[path])}
          onClick={() => onChosen(left)}
        >
          {say('saveChoice')}
        </Button>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  conflict: Conflict;
  name: string;
  lang: string;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

function Choice({ conflict, name, lang, chosen, onChoose }: ChoiceProps) {
  const say = useSay();
  const { path, by, at } = conflict;
  const [mine, theirs] = [inWords(conflict.mine), inWords(conflict.theirs)];
  const whose: Record<Side, string> = {
    mine: say('yourText'),
    theirs: [by ?? say('somebodysText'), at && inAirportTime(at)].filter(Boolean).join(', '),
  };
  return (
    <fieldset className={styles.choice}>
      <legend>{name}</legend>
      {sides.map((side) => (
        <label key={side} className={styles.side}>
          <input
            type="radio"
            name={path}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span>{whose[side]}</span>
          <DiffText
            before={side === 'mine' ? theirs : mine}
            after={side === 'mine' ? mine : theirs}
            lang={lang}
            say={say}
          />
        </label>
      ))}
    </fieldset>
  );
}
