import { useState } from 'react';
import { localeNames, type Locale } from '@/i18n/locales';
import type { Entry } from '@/studio/server/overview';
import { useSay } from '@/cms/admin-words/useSay';
import { hasWork } from '@/studio/lib/states';
import type { Kinds } from '@/studio/lib/tree';
import { Button, ButtonLink, Check } from '@/cms/admin-ui/Button';
import { exportAddress, formatNames, MOST_ADDRESS, type Format } from '../lib/targets';
import { useExchangeSay } from '../lib/useExchangeSay';
import styles from '../exchange.module.scss';
import { Choices } from '../parts/Choices';
import { DocumentPicker } from './DocumentPicker';

type Scope = 'all' | 'todo' | 'chosen';

interface Props {
  /** Undefined until they have come. */
  entries: readonly Entry[] | undefined;
  kinds: Kinds;
  /** The languages into which the reader translates. */
  languages: readonly Locale[];
  /** The documents that the address names. */
  refs: readonly string[];
  /** The language that the address names. */
  lang: Locale | null;
}

/** A file for a translator: which language, which format, which documents. */
export function ExportSection({ entries, kinds, languages, refs, lang }: Props) {
  const say = useSay();
  const words = useExchangeSay();
  const [told, setTold] = useState(lang);
  const [format, setFormat] = useState<Format>('xliff');
  const [scope, setScope] = useState<Scope>(refs.length > 0 ? 'chosen' : 'todo');
  const [onlyTodo, setOnlyTodo] = useState(true);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(refs));
  const target = languages.find((one) => one === told) ?? languages[0];
  if (!target) return null;

  const withWork = entries?.filter((entry) => hasWork(entry, [target]));
  const documents: Record<Scope, readonly Entry[] | undefined> = {
    all: entries,
    todo: withWork,
    chosen: entries?.filter(({ ref }) => chosen.has(ref)),
  };
  const wanted = documents[scope];
  const named = scope === 'all' ? [] : (wanted ?? []).map(({ ref }) => ref);
  const address = exportAddress({ format, target, refs: named, onlyTodo });
  const problem = () => {
    if (scope === 'all') return null;
    if (!wanted) return say('loading');
    if (wanted.length === 0)
      return scope === 'todo' ? say('nothingToDo') : words('chooseDocuments');
    return address.length > MOST_ADDRESS ? words('tooManyDocuments') : null;
  };
  const obstacle = problem();
  const counted = (text: string, count: number | undefined) =>
    count === undefined ? text : `${text} · ${count}`;
  return (
    <section className={styles.section} aria-labelledby="export-title">
      <h2 id="export-title">{say('exportTexts')}</h2>
      <p>{words('exportText')}</p>
      <Choices
        legend={words('targetLanguage')}
        value={target}
        onChange={setTold}
        options={languages.map((one) => ({ value: one, label: localeNames[one] }))}
      />
      <Choices<Format>
        legend={words('format')}
        value={format}
        onChange={setFormat}
        options={[
          { value: 'xliff', label: formatNames.xliff, hint: words('xliffFor') },
          { value: 'csv', label: formatNames.csv, hint: words('csvFor') },
        ]}
      />
      <Choices<Scope>
        legend={words('whichDocuments')}
        value={scope}
        onChange={setScope}
        options={[
          {
            value: 'todo',
            label: counted(words('withWork'), withWork?.length),
            hint: words('withWorkText'),
          },
          { value: 'all', label: counted(words('everyDocument'), entries?.length) },
          { value: 'chosen', label: words('chosenDocuments') },
        ]}
      />
      {scope === 'chosen' && entries && (
        <DocumentPicker
          entries={entries}
          kinds={kinds}
          lang={target}
          chosen={chosen}
          onChange={setChosen}
        />
      )}
      <Check checked={onlyTodo} onChange={(event) => setOnlyTodo(event.target.checked)}>
        {words('onlyTodo')}
      </Check>
      <div className={styles.acts}>
        {obstacle === null ? (
          <ButtonLink kind="primary" icon="takeDown" href={address} download>
            {words('download')}
          </ButtonLink>
        ) : (
          <Button kind="primary" icon="takeDown" disabled aria-describedby="export-count">
            {words('download')}
          </Button>
        )}
        <p role="status" id="export-count">
          {obstacle ?? (wanted && words('inFile', { count: wanted.length }))}
        </p>
      </div>
    </section>
  );
}
