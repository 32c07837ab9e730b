'use client';

import { Gutter, SetStepNav } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useSession } from '@/cms/accounts/admin/SessionKeeper';
import { ApiError } from '@/cms/admin-ui/api';
import { Button, ButtonLink } from '@/cms/admin-ui/Button';
import { ADMIN, editorAddress, viewAddress, writeTarget } from '@/cms/admin-ui/routes';
import { useApi } from '@/cms/admin-ui/useApi';
import { documentRef } from '@/cms/documents';
import { useSay } from '@/cms/admin-words/useSay';
import { localeNames, locales, type Locale } from '@/i18n/locales';
import { storedTitles, storeTitles, type Titles } from './stored-titles';
import styles from './creation.module.scss';

/** The field that a document is called by. */
export interface TitleField {
  name: string;
  label: string;
  localized: boolean;
}

interface Props {
  slug: string;
  /** What one of them is called, and several. */
  kind: string;
  kinds: string;
  title: TitleField;
  /** Such a document is made of sections, which are put together in its form. */
  hasSections: boolean;
}

/** Makes a document once it is called something, and leads to where it is written. */
export function NewDocument({ slug, kind, kinds, title, hasSections }: Props) {
  const say = useSay();
  const api = useApi();
  const { reportEnd } = useSession();
  const heading = useId();
  const [titles, setTitles] = useState<Titles>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  // Where only its further languages could not be saved, it is not made a second time.
  const made = useRef<string | null>(null);
  const list = `${ADMIN}/collections/${slug}`;
  const languages = title.localized ? locales : locales.slice(0, 1);
  const [first, ...others] = languages.filter((lang) => titles[lang]?.trim());

  // What was typed in a window that closed is there again.
  useEffect(() => {
    queueMicrotask(() => setTitles(storedTitles(slug)));
  }, [slug]);
  const type = (lang: Locale, text: string) => {
    const next = { ...titles, [lang]: text };
    setTitles(next);
    storeTitles(slug, next);
  };

  const create = async (lang: Locale): Promise<string> => {
    const named = (of: Locale) => ({ [title.name]: titles[of]?.trim(), _status: 'draft' });
    // What they wrote in another language is their own.
    const further = (of: Locale) => ({ ...named(of), revision: 0 });
    const make = async (): Promise<string> => {
      const path = `/${slug}?locale=${lang}&depth=0&draft=true`;
      const call = { method: 'POST', body: named(lang) } as const;
      return documentRef(slug, (await api<{ doc: { id: number } }>(path, call)).doc.id);
    };
    const isMade = made.current !== null;
    const ref = (made.current ??= await make());
    for (const other of isMade ? [lang, ...others] : others) {
      const { path, method } = writeTarget(ref, other);
      await api(`${path}&draft=true`, { method, body: further(other) });
    }
    storeTitles(slug, {});
    return hasSections || !title.localized
      ? editorAddress(ref, lang)
      : viewAddress({ ref, lang, tab: 'fields' });
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!first) return setProblem(say('nameFirst'));
    setBusy(true);
    setProblem('');
    try {
      window.location.assign(await create(first));
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError && [401, 403].includes(error.status)) reportEnd();
      setProblem((error instanceof Error && error.message) || say('failed'));
    }
  };
  return (
    <Gutter className={styles.page}>
      <SetStepNav nav={[{ label: kinds, url: list }, { label: say('newDocument') }]} />
      <main>
        <form aria-labelledby={heading} onSubmit={(event) => void submit(event)}>
          <h1 id={heading}>
            {say('newDocument')}: {kind}
          </h1>
          <p>{say(title.localized ? 'newDocumentText' : 'newDocumentTextOne')}</p>
          {languages.map((lang, index) => (
            <label key={lang} className={styles.line}>
              <span>
                {title.label} {title.localized && <small lang={lang}>{localeNames[lang]}</small>}
              </span>
              <input
                name={`${title.name}-${lang}`}
                lang={lang}
                // The page is for nothing else.
                autoFocus={index === 0}
                value={titles[lang] ?? ''}
                onChange={(event) => type(lang, event.target.value)}
              />
            </label>
          ))}
          {problem && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <div className={styles.acts}>
            <Button type="submit" kind="primary" disabled={busy}>
              {say('createAndGoOn')}
            </Button>
            <ButtonLink kind="quiet" href={list}>
              {say('cancel')}
            </ButtonLink>
          </div>
        </form>
      </main>
    </Gutter>
  );
}
