import { useEffect, useRef } from 'react';
import type { Locale } from '@/i18n/locales';
import { lookUntil } from '@/studio/editor/look-until';
import { DocumentSaving } from '@/studio/editor/saving/Saving';
import { LanguageForm } from './LanguageForm';
import { WritingField } from './WritingField';
import styles from './writing.module.scss';

interface Props {
  /** Such as `pages:12`. */
  document: string;
  lang: Locale;
  /** Of the field that is drawn, rows by their ids: `sections.a1b2.heading`. */
  path: string;
  onSaved: () => void;
  onLoadAgain: () => void;
}

/** A document's form of which one field is drawn, saved while somebody writes in it. */
export function WritingForm({ document, lang, path, onSaved, onLoadAgain }: Props) {
  return (
    <LanguageForm document={document} lang={lang}>
      <Focused document={document} path={path} lang={lang} />
      <DocumentSaving document={document} lang={lang} onSaved={onSaved} onLoadAgain={onLoadAgain} />
    </LanguageForm>
  );
}

const control = 'textarea, input:not([type="hidden"]), [contenteditable="true"]';

function Focused({ document, path, lang }: Pick<Props, 'document' | 'path' | 'lang'>) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      lookUntil(() => {
        const element = holder.current?.querySelector<HTMLElement>(control);
        element?.focus();
        return Boolean(element?.matches(':focus'));
      }),
    [path],
  );
  return (
    <div ref={holder} lang={lang} className={styles.field}>
      <WritingField document={document} path={path} forceRender />
    </div>
  );
}
