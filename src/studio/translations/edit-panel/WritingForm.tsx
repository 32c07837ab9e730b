import { useFormFields } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Locale } from '@/i18n/locales';
import { pollUntil } from '@/studio/edit-form/poll-until';
import { placeInForm, type Rows } from '@/studio/edit-form/form-path';
import { DocumentSaving } from '@/studio/edit-form/saving/Saving';
import { LanguageForm } from './LanguageForm';
import { WritingField } from './WritingField';
import styles from './writing.module.scss';

interface Props {
  /** Such as `pages:12`. */
  document: string;
  lang: Locale;
  /** Of the field that is drawn, rows by their ids: `sections.a1b2.heading`. */
  path: string;
  /** It has no drafts, and is saved when somebody publishes it. */
  isManual: boolean;
  /** Called with a text without formatting as it is being typed, and with null at the end. */
  onType: (text: string | null) => void;
  onSaved: () => void;
  onLoadAgain: () => void;
}

/** A document's form of which one field is drawn. */
export function WritingForm({ path, onType, ...saving }: Props) {
  const { document, lang } = saving;
  return (
    <LanguageForm document={document} lang={lang}>
      <Focused document={document} path={path} lang={lang} />
      <Typing key={path} path={path} onType={onType} />
      <DocumentSaving {...saving} />
    </LanguageForm>
  );
}

const control = 'textarea, input:not([type="hidden"]), [contenteditable="true"]';

function Focused({ document, path, lang }: Pick<Props, 'document' | 'path' | 'lang'>) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = pollUntil(() => {
      const element = holder.current?.querySelector<HTMLElement>(control);
      element?.focus();
      return Boolean(element?.matches(':focus'));
    });
    // Who has gone elsewhere meanwhile is left there.
    const gone = new AbortController();
    const once = { capture: true, signal: gone.signal };
    addEventListener('pointerdown', end, once);
    addEventListener('keydown', end, once);
    return () => {
      end();
      gone.abort();
    };
  }, [path]);
  return (
    <div ref={holder} lang={lang} className={styles.field}>
      <WritingField document={document} path={path} forceRender />
    </div>
  );
}

/** Tells what somebody types in a field, not what it has at first. */
function Typing({ path, onType }: Pick<Props, 'path' | 'onType'>) {
  const value = useFormFields(([state]) => {
    const place = placeInForm(path, state as Rows);
    return place ? state[place.path]?.value : undefined;
  });
  const first = useRef(value);
  const tell = useEffectEvent((text: unknown) => onType(typeof text === 'string' ? text : null));
  useEffect(() => {
    if (value === first.current) return;
    first.current = undefined;
    tell(value);
  }, [value]);
  useEffect(() => () => tell(null), []);
  return null;
}
