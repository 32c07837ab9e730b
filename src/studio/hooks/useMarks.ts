import { useMemo } from 'react';
import { localeNames, locales, type Locale } from '@/i18n/locales';
import type { Say } from '@/cms/admin-words/say';
import type { Detail } from '@/studio/server/detail';
import type { FrameInput } from '@/studio/preview-overlay/types';
import { fieldsWithWork, frameFields } from '@/studio/lib/fields';
import type { InFrame } from './useCurrent';

export type Marks = Record<Locale, Omit<FrameInput, 'scale'>>;

/** What is marked in each frame: the fields of the document and of the others on its page. */
export function useMarks(
  details: readonly Detail[],
  current: InFrame | null,
  marks: boolean,
  say: Say,
): Marks {
  const fields = useMemo(
    () => locales.map((lang) => frameFields(details, lang, say)),
    [details, say],
  );
  const room = useMemo(() => fieldsWithWork(details), [details]);
  return useMemo(() => {
    const inputs = locales.map((lang, index) => [
      lang,
      {
        marks,
        room,
        fields: fields[index],
        current: current?.field ?? null,
        here: current?.lang === lang,
        editLabel: say('edit', { language: localeNames[lang] }),
      },
    ]);
    return Object.fromEntries(inputs) as Marks;
  }, [fields, room, current, marks, say]);
}
