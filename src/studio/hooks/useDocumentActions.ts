import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { localeNames, type Locale } from '@/i18n/locales';
import type { Detail } from '@/studio/server/detail';
import { documentOf, pathOf, writeTarget } from '@/cms/admin-ui/routes';
import type { InFrame } from './useCurrent';
import { useApi } from '@/cms/admin-ui/useApi';
import { useTool } from '@/studio/translations/ToolContext';

/** What is done with a document's language; the outcome is told, and the document read anew. */
export function useDocumentActions(ref: string, renew: () => Promise<unknown>) {
  const api = useApi();
  const { say, announce } = useTool();
  const [busy, setBusy] = useState(false);

  /** Whether it succeeded. */
  const act = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      announce(done);
      toast.success(done);
      await renew();
      return true;
    } catch (error) {
      const text = (error instanceof Error && error.message) || say('failed');
      announce(text);
      toast.error(text);
      return false;
    } finally {
      setBusy(false);
    }
  };
  // Without more than the status, Payload takes the latest draft as what is published.
  const write = (lang: Locale, status: 'published' | 'draft') => {
    const { path, method } = writeTarget(ref, lang);
    return api(path, { method, body: { _status: status } });
  };
  return {
    busy,
    publish: (lang: Locale) =>
      act(() => write(lang, 'published'), say('publishedNow', { language: localeNames[lang] })),
    takeDown: (lang: Locale) =>
      act(() => write(lang, 'draft'), say('takenDownNow', { language: localeNames[lang] })),
    confirm: ({ field, lang }: InFrame) =>
      act(
        () =>
          api<Detail>('/translations/confirm', {
            method: 'POST',
            body: { ref: documentOf(field), lang, path: pathOf(field) },
          }),
        say('confirmed'),
      ),
  };
}

export type Acts = ReturnType<typeof useDocumentActions>;
