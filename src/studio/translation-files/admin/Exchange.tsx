'use client';

import { SetStepNav, useAuth, type StepNavItem } from '@payloadcms/ui';
import { useMemo } from 'react';
import { translatedLocales, type Locale } from '@/i18n/locales';
import { useSay } from '@/cms/admin-words/useSay';
import { useTree } from '@/studio/hooks/useTree';
import { VIEW } from '@/cms/admin-ui/routes';
import { languagesOf, type Principal } from '@/cms/access/access';
import type { Kinds } from '@/studio/lib/tree';
import { ExportSection } from './exportation/ExportSection';
import styles from './exchange.module.scss';
import { ImportSection } from './importing/ImportSection';
import { useExchangeSay } from './lib/useExchangeSay';

interface Props {
  kinds: Kinds;
  /** The documents that the address names. */
  refs: readonly string[];
  /** The language that the address names. */
  lang: Locale | null;
}

/** Texts go to translators as a file and come back. */
export function Exchange({ kinds, refs, lang }: Props) {
  const say = useSay();
  const words = useExchangeSay();
  const { user } = useAuth();
  const { data, error } = useTree({ watch: true });
  const languages = useMemo(() => {
    const theirs = languagesOf(user as Principal);
    return translatedLocales.filter((one) => theirs.includes(one));
  }, [user]);
  const nav = useMemo<StepNavItem[]>(
    () => [{ label: say('translations'), url: VIEW }, { label: words('title') }],
    [say, words],
  );
  return (
    <main className={styles.exchange}>
      <SetStepNav nav={nav} />
      <header>
        <h1>{words('title')}</h1>
        <p>{words(languages.length > 0 ? 'intro' : 'noLanguages')}</p>
      </header>
      {error && !data && (
        <p className={styles.problem} role="alert">
          {say('failed')}
        </p>
      )}
      {languages.length > 0 && (
        <>
          <ExportSection
            entries={data?.entries}
            kinds={kinds}
            languages={languages}
            refs={refs}
            lang={lang}
          />
          <ImportSection entries={data?.entries ?? []} kinds={kinds} languages={languages} />
        </>
      )}
    </main>
  );
}
