import { useDocumentInfo } from '@payloadcms/ui';
import { documentRef } from '@/cms/documents';

const NEW = 'new';

/** Whether a form is of a document that is not made yet, such as `synonyms:new`. */
export const isNewDocument = (document: string): boolean => document.endsWith(`:${NEW}`);

/** The document of the form around it, such as `pages:12`. */
export function useEditedDocument(): string {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  return globalSlug ? documentRef(globalSlug) : documentRef(collectionSlug ?? '', id ?? NEW);
}
