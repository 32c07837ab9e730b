'use client';

import {
  toast,
  useDebounce,
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { use } from 'react';
import { textCheckWords } from '@/cms/admin-words/say';
import { Button } from '@/cms/admin-ui/Button';
import { documentRef } from '@/cms/documents';
import { isLocale } from '@/i18n/locales';
import type { TextFinding } from '@/text-checks/check-text';
import { SharedValueNotes } from '@/cms/picker-fields/SharedValueNote';
import { checkedText, withReplaced } from './formatted-text';
import { FormLanguage } from './form-language';
import { pathByIds } from './path-by-ids';
import { useFindings } from './useFindings';
import styles from './findings.module.scss';

/** So long nobody types before a text is checked. */
const PAUSE_MS = 600;

/** Below a field: what may be wrong in its text, what would be right, and that it is no error. */
export function TextFindings({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const words = textCheckWords(i18n.language);
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { code } = useLocale();
  const lang = use(FormLanguage) ?? code;
  const { value, setValue, disabled } = useField<unknown>({ path });
  const { dispatchFields } = useForm();
  const byIds = useFormFields(([state]) => pathByIds(path, state));
  const settled = useDebounce(value, PAUSE_MS);
  const slug = collectionSlug ?? globalSlug;
  const isStored = globalSlug !== undefined || id !== undefined;
  const text = checkedText(settled);
  const { findings, accept } = useFindings(
    slug && isStored && isLocale(lang) && text.trim()
      ? { ref: documentRef(slug, globalSlug ? undefined : id), lang, path: byIds, text }
      : null,
  );
  const notes = <SharedValueNotes text={text} />;
  if (disabled || findings.length === 0) return notes;

  const replace = (finding: TextFinding) => {
    const replaced = settled === value ? withReplaced(value, finding) : null;
    if (replaced === null) return;
    setValue(replaced);
    // The editor of formatted text shows another text only when it begins with it.
    if (typeof value !== 'string') dispatchFields({ type: 'UPDATE', path, initialValue: replaced });
  };
  const leave = (finding: TextFinding) =>
    void accept(finding).catch((error: unknown) =>
      toast.error((error instanceof Error && error.message) || words('notKept')),
    );
  return (
    <>
      <ul className={styles.findings} aria-label={words('title')}>
        {findings.map((finding) => {
          const { rule, found, start, suggestion } = finding;
          const isSafe = suggestion !== undefined && withReplaced(settled, finding) !== null;
          return (
            <li key={`${rule} ${start} ${found}`}>
              <p>
                <b>{words(rule)}</b>: <q lang={lang}>{found}</q>
              </p>
              <p>{words(`${rule}Why`)}</p>
              <div>
                {isSafe && (
                  <Button icon="check" onClick={() => replace(finding)}>
                    {suggestion.trim() ? words('replace', { text: suggestion }) : words('remove')}
                  </Button>
                )}
                <Button kind="quiet" onClick={() => leave(finding)}>
                  {words('noError')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {notes}
    </>
  );
}
