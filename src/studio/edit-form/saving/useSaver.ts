import {
  useAllFormFields,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { callApi } from '@/cms/admin-ui/api';
import { writeTarget } from '@/cms/admin-ui/routes';
import type { Locale } from '@/i18n/locales';
import { placeInForm, type Rows } from '../form-path';
import { isNewDocument } from './edited-document';
import { valueAt, valuesOf, valuesOfOthers, type FormFields } from './form-values';
import { Saver, settled, type Contested, type Save, type SavingState } from './saver';
import { sendSave, type Target } from './send-save';
import { removePendingSave, storePendingSave, lockOf } from './pending-saves';
import { usePresence } from './usePresence';

interface OpenForm {
  saver: Saver;
  writer: string;
}

/** The forms that are open, by their documents and languages. */
const openForms = new Map<string, OpenForm>();

/** A name for a window; it need be no secret. */
export const newWriter = () => Date.now().toString(36) + Math.random().toString(36).slice(2);

const nameOf = (document: string, lang: string) => `${document} ${lang}`;

/** What saves an open form, and the name of its window. */
export const openForm = (document: string, lang: string): OpenForm | undefined =>
  openForms.get(nameOf(document, lang));

/** Payload's editor of formatted text hands on what was typed when the browser has time, this late at most. */
const HANDED_ON_MS = 500;

const handedOn = (): Promise<void> =>
  new Promise((resolve) => {
    const then = () => setTimeout(resolve);
    // Safari has no such callback.
    if (!('requestIdleCallback' in window)) setTimeout(resolve, HANDED_ON_MS);
    else requestIdleCallback(then, { timeout: HANDED_ON_MS });
  });

/**
 * Saves what was typed in a form and is not saved yet, public where the document has no drafts.
 * @returns whether nothing is left to save
 */
export async function flushSaver(document: string, lang: string): Promise<boolean> {
  const saver = openForm(document, lang)?.saver;
  if (!saver) return true;
  await handedOn();
  return saver.flush();
}

/** The same where that is a draft; else it stays unsaved. */
export async function flushDraft(document: string, lang: string): Promise<boolean> {
  return openForm(document, lang)?.saver.isManual || flushSaver(document, lang);
}

/**
 * Saves the form around it: while somebody writes in it, or by `flushSaver` alone.
 * @param isManual it has no drafts, and is public once it is saved
 * @param onSaved called after each save
 */
export function useSaver(document: string, lang: Locale, isManual: boolean, onSaved?: () => void) {
  const { i18n } = useTranslation();
  const { getFields, getData, dispatchFields, setModified, setSubmitted } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isReady = !useFormInitializing();
  const info = useDocumentInfo();
  const { reportUpdate } = useDocumentEvents();
  const [state, setState] = useState<SavingState>({ kind: 'saved' });
  const [staleRows, setStaleRows] = useState(false);
  const revision = useRef(0);
  const saver = useRef<Saver | null>(null);
  const target = useMemo(
    (): Target => ({ document, lang, language: i18n.language, writer: newWriter(), isManual }),
    [document, lang, i18n.language, isManual],
  );

  const values = useEffectEvent(() => valuesOf(getFields() as FormFields));
  const read = useEffectEvent(() => {
    const known = Number(getFields().revision?.value ?? 0);
    revision.current = Math.max(revision.current, known);
    return { data: getData() as Record<string, unknown>, revision: revision.current };
  });

  /** Tells the views around the form that its document was saved. */
  const report = useEffectEvent((saved: Record<string, unknown>) => {
    const updatedAt = String(saved.updatedAt ?? new Date().toISOString());
    info.setLastUpdateTime(Date.parse(updatedAt));
    if (!isManual && !info.mostRecentVersionIsAutosaved) {
      info.setMostRecentVersionIsAutosaved(true);
      info.setUnpublishedVersionCount((count) => count + 1);
    }
    const entitySlug = info.collectionSlug ?? info.globalSlug ?? '';
    reportUpdate({ id: info.id, entitySlug, operation: 'update', updatedAt, doc: saved as never });
    onSaved?.();
  });

  /** Everything of a document up to its revision is in the form. */
  const haveRead = useEffectEvent((saved: Record<string, unknown>) => {
    if (!getFields().revision) return;
    revision.current = Number(saved.revision ?? revision.current);
    dispatchFields({ type: 'UPDATE', path: 'revision', value: revision.current });
  });

  /**
   * Takes over into the form what the document has otherwise: what others wrote, and what the server made of
   * what was written, such as an address of a title.
   */
  const takeOver = useEffectEvent(
    (saved: Record<string, unknown>, written: readonly string[], isAlone: boolean) => {
      const taken = new Map<string, unknown>();
      const form = valuesOf(getFields() as FormFields);
      for (const [path, value] of valuesOfOthers(saved, form, written)) {
        // An editor of formatted text loses the cursor when it is given a value.
        if (isAlone && typeof value === 'object') continue;
        const place = placeInForm(path, getFields() as Rows);
        const field = place && getFields()[place.path];
        if (!field || field.rows) {
          setStaleRows(true);
          continue;
        }
        dispatchFields({ type: 'UPDATE', path: place.path, value, initialValue: value });
        taken.set(path, value);
      }
      return taken;
    },
  );

  const show = useEffectEvent((next: SavingState) => {
    setState(next);
    if (!isManual || next.kind !== 'refused' || !next.fields) return;
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: next.fields });
    setSubmitted(true);
  });

  const { initialState } = info;
  useEffect(() => {
    if (!isReady) return;
    // What the form has been given anew, in another language or by a refresh, nobody has written.
    setModified(false);
    const { writer } = target;
    const own = new Saver(
      {
        values: () => values(),
        document: () => read(),
        send: (save) => sendSave(target, save),
        keep: (save) => storePendingSave(document, lang, writer, save),
        forget: () => removePendingSave(document, lang, writer),
        take: (saved, save, since) => {
          const isAlone = Number(saved.revision) <= save.revision + 1;
          const taken = takeOver(saved, [...save.written, ...since], isAlone);
          // What is typed since may stand where others wrote: then that is not read yet.
          if (isAlone || since.length === 0) haveRead(saved);
          report(saved);
          if (isManual && since.length === 0) setModified(false);
          return taken;
        },
        adopt: (saved) => {
          const taken = takeOver(saved, [], false);
          haveRead(saved);
          return taken;
        },
        show: (next) => show(next),
      },
      values(),
      isManual,
    );
    saver.current = own;
    openForms.set(nameOf(document, lang), { saver: own, writer });
    const gone = new AbortController();
    void navigator.locks
      ?.request(lockOf(writer), { signal: gone.signal }, () => own.untilStopped)
      .catch(() => undefined);
    const leave = () => own.leave((save) => sendSave(target, save, { isLeaving: true }));
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      // The window stays: what is sent may be of any length.
      own.leave((save) => sendSave(target, save));
      own.stop();
      gone.abort();
      openForms.delete(nameOf(document, lang));
    };
  }, [isReady, document, lang, target, initialState, isManual, setModified]);

  useEffect(() => {
    if (isModified) saver.current?.changed();
    else saver.current?.begin(valuesOf(fields as FormFields));
  }, [fields, isModified]);

  const isShared = !isNewDocument(document) && Boolean(fields.revision);
  const others = usePresence(target, isShared, (last) => {
    if (last <= revision.current) return;
    const { path } = writeTarget(document, lang);
    const query = '&draft=true&fallback-locale=null';
    void callApi<Record<string, unknown>>(path + query, i18n.language)
      .then((saved) => saver.current?.adopt(saved))
      .catch(() => undefined);
  });

  const isUnsaved = state.kind !== 'saved';
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  return {
    state,
    staleRows,
    others,
    target,
    resume: () => saver.current?.resume(),
    /** What was typed in a form that is gone, in this one. */
    put: ({ data, written }: Save) => {
      for (const path of written) {
        const place = placeInForm(path, getFields() as Rows);
        const field = place && getFields()[place.path];
        if (!field || field.rows) continue;
        const value = valueAt(data, path);
        dispatchFields({ type: 'UPDATE', path: place.path, value, valid: true });
      }
      setModified(true);
    },
    /**
     * Saves what somebody chose between texts, with what they have typed since; whether that is done.
     * @param left the conflicts in which the others' text stays
     */
    sendChosen: async (contested: Contested, left: readonly string[]): Promise<boolean> => {
      const unsaved = saver.current?.unsaved() ?? contested.save;
      const allLeft = [...(contested.left ?? []), ...left];
      const save = settled({ ...contested, save: unsaved }, allLeft);
      const outcome = await sendSave(target, save, { keepsVersion: true });
      if (outcome.kind === 'conflict') {
        saver.current?.showContested({ ...outcome, save, left: allLeft });
      }
      if (outcome.kind === 'failed') saver.current?.resume();
      else if (outcome.kind === 'signedOut' || outcome.kind === 'refused') setState(outcome);
      if (outcome.kind !== 'saved') return false;
      saver.current?.resolve();
      removePendingSave(document, lang, target.writer);
      setState({ kind: 'saved' });
      return true;
    },
  };
}
