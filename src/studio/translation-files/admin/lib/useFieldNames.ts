import { useCallback, useEffect, useState } from 'react';
import type { Detail } from '@/studio/server/detail';
import { useApi } from '@/cms/admin-ui/useApi';
import { nameOf, titleOf } from '@/studio/lib/fields';
import { pathWords } from './names';

export type FieldName = (ref: string, path: string) => string;

/**
 * What fields are called in the editor's form, in the admin's language. Documents are asked for one
 * after another, since a file may be about all of them; until then fields go by their path.
 */
export function useFieldNames(refs: readonly string[]): FieldName {
  const api = useApi();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = refs.join(',');
  useEffect(() => {
    let gone = false;
    const load = async () => {
      for (const ref of wanted.split(',').filter(Boolean)) {
        const detail = await api<Detail>(`/translations/document?ref=${ref}`).catch(() => null);
        if (gone) return;
        const found = detail?.fields.map((field) => [nameOf(ref, field), titleOf(field)] as const);
        if (found) setNames((before) => new Map([...before, ...found]));
      }
    };
    void load();
    return () => {
      gone = true;
    };
  }, [api, wanted]);
  return useCallback((ref, path) => names.get(`${ref}:${path}`) || pathWords(path), [names]);
}
