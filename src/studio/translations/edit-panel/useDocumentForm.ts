import { useServerFunctions } from '@payloadcms/ui';
import type { FormState, SanitizedDocumentPermissions } from 'payload';
import { useEffect, useEffectEvent, useState } from 'react';
import { writeTarget } from '@/cms/admin-ui/routes';
import { useApi } from '@/cms/admin-ui/useApi';
import { parseDocument } from '@/cms/documents';
import type { Locale } from '@/i18n/locales';

/** A document as a form of Payload has it. */
export interface DocumentForm {
  data: Record<string, unknown>;
  state: FormState;
}

/** What may be written is decided when it is saved; here every field is drawn. */
export const everyField = { fields: true, read: true, update: true } as const;

/** The draft of a document in a language, as the state of a form; null until it is there. */
export function useDocumentForm(document: string, lang: Locale): DocumentForm | Error | null {
  const api = useApi();
  const { getFormState } = useServerFunctions();
  const [form, setForm] = useState<DocumentForm | Error | null>(null);
  const load = useEffectEvent(async (): Promise<DocumentForm | Error> => {
    const { collection, global, id } = parseDocument(document);
    const { path } = writeTarget(document, lang);
    const data = await api<DocumentForm['data']>(`${path}&draft=true&fallback-locale=null`);
    const { state } = await getFormState({
      ...(global ? { globalSlug: global } : { collectionSlug: collection ?? '', id }),
      data,
      docPermissions: everyField as unknown as SanitizedDocumentPermissions,
      docPreferences: { fields: {} },
      operation: 'update',
      renderAllFields: true,
      schemaPath: global ?? collection ?? '',
      skipValidation: true,
    });
    return state ? { data, state } : new Error('No state.');
  });
  useEffect(() => {
    let isGone = false;
    void load()
      .catch((error: unknown) => error as Error)
      .then((loaded) => isGone || setForm(loaded));
    return () => {
      isGone = true;
    };
  }, [document, lang]);
  return form;
}
