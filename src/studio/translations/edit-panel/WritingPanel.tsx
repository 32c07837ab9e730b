import { useAuth } from '@payloadcms/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import type { Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import { Button, ButtonLink, IconButton } from '@/cms/admin-ui/Button';
import { editorAddress, EDITOR_WINDOW, pathOf } from '@/cms/admin-ui/routes';
import { defaultLocale, localeNames } from '@/i18n/locales';
import { flushDraft, flushSaver } from '@/studio/edit-form/saving/useSaver';
import type { InFrame } from '@/studio/hooks/useCurrent';
import { useDocumentActions } from '@/studio/hooks/useDocumentActions';
import { REGION } from '@/studio/hooks/useShortcuts';
import { titleOf } from '@/studio/lib/fields';
import { entryTitle } from '@/studio/lib/tree';
import type { Detail } from '@/studio/server/detail';
import { EmptySectionsDialog } from '@/studio/components/EmptySectionsDialog';
import { useTool } from '../ToolContext';
import { Source } from './Source';
import { WritingForm } from './WritingForm';
import tool from '../tool.module.scss';
import styles from './writing.module.scss';

interface Props {
  at: InFrame;
  /** The document of the field. */
  detail: Detail;
  renew: () => Promise<unknown>;
  /** Called with a text without formatting as it is being typed, and with null at the end. */
  onType: (text: string | null) => void;
  onNext: () => void;
  onClose: () => void;
}

/** Whether a key was pressed in the element itself, not in a dialog or drawer that it has opened. */
function isWithin({ currentTarget, target }: KeyboardEvent<HTMLElement>): boolean {
  return currentTarget.contains(target as Element) && !(target as Element).closest('dialog');
}

/** Beside the frames: a text of the page in one language, what it is translated from, and what is done with it. */
export function WritingPanel({ at, detail, renew, onType, onNext, onClose }: Props) {
  const { say, kinds, announce } = useTool();
  const { user } = useAuth();
  const { field, lang } = at;
  const path = pathOf(field);
  const heading = useId();
  const [loads, setLoads] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const acts = useDocumentActions(detail.ref, renew);
  const entry = detail.fields.find((one) => one.path === path);
  const isChanged = entry?.states[lang] === 'changed';
  const language = localeNames[lang];
  const mayWrite = may(user as Principal, 'update', detail.kind, lang);
  const hasDrafts = kinds[detail.kind]?.hasDrafts ?? false;

  const { emptySections } = detail.languages[lang];
  // What could not be saved is kept in this browser, and offered again.
  const leave = (to: () => void) => void flushDraft(detail.ref, lang).finally(to);
  const publishAnyway = async () => {
    setAsking(false);
    if (await acts.publish(lang)) onNext();
  };
  const publish = async () => {
    if (!(await flushSaver(detail.ref, lang))) return;
    if (hasDrafts) return emptySections.length > 0 ? setAsking(true) : publishAnyway();
    announce(say('publishedNow', { language }));
    onNext();
  };
  /** Before the editor of formatted text, which makes a line of it. */
  const pressEnter = (event: KeyboardEvent<HTMLElement>) => {
    const isWanted = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isWanted || !isWithin(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat && !acts.busy) void publish();
  };
  const pressEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented && isWithin(event)) leave(onClose);
  };
  return (
    <aside
      className={styles.panel}
      aria-labelledby={heading}
      onKeyDownCapture={pressEnter}
      onKeyDown={pressEscape}
      tabIndex={-1}
      {...{ [REGION]: 'writing' }}
    >
      <header className={styles.head}>
        <div>
          <h2 id={heading}>
            {entry ? titleOf(entry) : path} · <span lang={lang}>{language}</span>
          </h2>
          <p className={tool.who}>{entryTitle(detail, kinds)}</p>
        </div>
        <IconButton icon="close" name={say('close')} onClick={() => leave(onClose)} />
      </header>
      <div className={styles.body}>
        {lang !== defaultLocale && <Source at={at} isChanged={isChanged} />}
        {mayWrite ? (
          <WritingForm
            key={`${detail.ref} ${lang} ${loads}`}
            document={detail.ref}
            lang={lang}
            path={path}
            isManual={!hasDrafts}
            onType={onType}
            onSaved={() => void renew()}
            onLoadAgain={() => setLoads(loads + 1)}
          />
        ) : (
          <p>{say('notYourLanguage', { language })}</p>
        )}
        {mayWrite && !hasDrafts && <p className={tool.who}>{say('waitsForPublication')}</p>}
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
        <Button onClick={() => leave(onNext)}>{say('nextField')}</Button>
        <ButtonLink
          kind="quiet"
          icon="open"
          href={editorAddress(detail.ref, lang, path)}
          target={EDITOR_WINDOW}
        >
          {say('wholeForm')}
        </ButtonLink>
      </footer>
      {isAsking && (
        <EmptySectionsDialog
          sections={emptySections}
          onConfirm={() => void publishAnyway()}
          onClose={() => setAsking(false)}
        />
      )}
    </aside>
  );
}
