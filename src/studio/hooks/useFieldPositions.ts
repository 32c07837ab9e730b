import { useCallback, useMemo, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import type { Todo } from '@/studio/lib/fields';

type ByLanguage = Partial<Record<Locale, readonly string[]>>;

/** Which fields the pages in the frames have, in their order. */
export function useFieldPositions(active: Locale) {
  const [places, setPlaces] = useState<ByLanguage>({});
  const tell = useCallback(
    (lang: Locale, fields: readonly string[]) =>
      setPlaces((before) => ({ ...before, [lang]: fields })),
    [],
  );
  // Languages that show less than the active one, such as no text at all, come after it.
  const order = useMemo(() => {
    const ofOthers = Object.values<readonly string[]>(places).flat();
    return [...new Set([...(places[active] ?? []), ...ofOthers])];
  }, [places, active]);
  return useMemo(() => {
    /** Whether a page was looked through and has no place for the field. */
    const isAbsent = ({ field, lang }: Todo) => places[lang]?.includes(field) === false;
    return { order, isAbsent, tell };
  }, [order, places, tell]);
}
