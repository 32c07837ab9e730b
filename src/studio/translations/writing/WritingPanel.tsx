import { useId, useState, type KeyboardEvent } from 'react';
import { Button, ButtonLink, IconButton } from '@/cms/admin-ui/Button';
import { editorAddress, EDITOR_WINDOW, pathOf } from '@/cms/admin-ui/routes';
import { defaultLocale, localeNames } from '@/i18n/locales';
import { flushSaver } from '@/studio/editor/saving/useSaver';
import type { InFrame } from '@/studio/hooks/useCurrent';
import { useDocumentActions } from '@/studio/hooks/useDocumentActions';
import { REGION } from '@/studio/hooks/useShortcuts';
import { titleOf } from '@/studio/lib/fields';
import { entryTitle } from '@/studio/lib/tree';
import type { Detail } from '@/studio/server/detail';
import { useTool } from '../ToolContext';
import { Source } from './Source';
import { WritingForm } from './WritingForm';
import styles from './writing.module.scss';

interface Props {
  at: InFrame;
  /** The document of the field. */
  detail: Detail;
  renew: () => Promise<unknown>;
  /** Some sections of the language show nothing: publishing has to be confirmed. */
  onEmptySections: () => void;
  onNext: () => void;
  onClose: () => void;
}

/** Beside the frames: a text of the page in one language, what it is translated from, and what is done with it. */
export function WritingPanel({ at, detail, renew, onEmptySections, onNext, onClose }: Props) {
  const { say, kinds, writes } = useTool();
  const { field, lang } = at;
  const path = pathOf(field);
  const heading = useId();
  const [loads, setLoads] = useState(0);
  const acts = useDocumentActions(detail.ref, renew);
  const entry = detail.fields.find((one) => one.path === path);
  const isChanged = entry?.states[lang] === 'changed';
  const language = localeNames[lang];
  const mayWrite = writes.includes(lang);

  const close = async () => {
    if (await flushSaver(detail.ref, lang)) onClose();
  };
  const publish = async () => {
    if (!(await flushSaver(detail.ref, lang))) return;
    if (detail.languages[lang].emptySections.length > 0) return onEmptySections();
    if (await acts.publish(lang)) onNext();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) void close();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void publish();
  };
  return (
    <aside
      className={styles.panel}
      aria-labelledby={heading}
      onKeyDown={press}
      tabIndex={-1}
      {...{ [REGION]: 'writing' }}
    >
      <header className={styles.head}>
        <div>
          <h2 id={heading}>
            {entry ? titleOf(entry) : path} · <span lang={lang}>{language}</span>
          </h2>
          <p className={styles.who}>{entryTitle(detail, kinds)}</p>
        </div>
        <IconButton icon="close" name={say('close')} onClick={() => void close()} />
      </header>
      <div className={styles.body}>
        {lang !== defaultLocale && <Source at={at} isChanged={isChanged} />}
        {mayWrite ? (
          <WritingForm
            key={`${detail.ref} ${lang} ${loads}`}
            document={detail.ref}
            lang={lang}
            path={path}
            onSaved={() => void renew()}
            onLoadAgain={() => setLoads(loads + 1)}
          />
        ) : (
          <p>{say('notYourLanguage', { language })}</p>
        )}
      </div>
      <footer className={styles.acts}>
        {mayWrite && (
          <Button kind="primary" disabled={acts.busy} onClick={() => void publish()}>
            {say('publishAndNext', { language })}
          </Button>
        )}
        {isChanged && (
          <Button
            icon="check"
            disabled={!mayWrite || acts.busy}
            onClick={() => void acts.confirm(at)}
          >
            {say('stillCorrect')}
          </Button>
        )}
        <Button onClick={() => void flushSaver(detail.ref, lang).then(onNext)}>
          {say('nextField')}
        </Button>
        <ButtonLink
          kind="quiet"
          icon="open"
          href={editorAddress(detail.ref, lang, path)}
          target={EDITOR_WINDOW}
        >
          {say('wholeForm')}
        </ButtonLink>
      </footer>
    </aside>
  );
}
