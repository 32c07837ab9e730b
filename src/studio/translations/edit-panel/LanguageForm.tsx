import { DocumentInfoProvider, Form, OperationProvider, useAuth } from '@payloadcms/ui';
import type { CollectionSlug, GlobalSlug, SanitizedDocumentPermissions } from 'payload';
import type { ReactNode } from 'react';
import { useSay } from '@/cms/admin-words/useSay';
import { parseDocument } from '@/cms/documents';
import { FormLanguage } from '@/cms/text-checks/form-language';
import type { Locale } from '@/i18n/locales';
import { everyField, useDocumentForm } from './useDocumentForm';

interface Props {
  /** Such as `pages:12`. */
  document: string;
  lang: Locale;
  className?: string;
  children: ReactNode;
}

/** The draft of a document in one language as a form of Payload, of which the children draw what they need. */
export function LanguageForm({ document, lang, className, children }: Props) {
  const say = useSay();
  const { user } = useAuth();
  const form = useDocumentForm(document, lang);
  if (form instanceof Error) return <p role="alert">{form.message || say('failed')}</p>;
  if (!form || !user) return <p role="status">{say('loading')}</p>;
  const { collection, global, id } = parseDocument(document);
  return (
    <DocumentInfoProvider
      collectionSlug={collection as CollectionSlug | undefined}
      globalSlug={global as GlobalSlug | undefined}
      id={id}
      currentEditor={user as never}
      docPermissions={everyField as unknown as SanitizedDocumentPermissions}
      hasPublishedDoc
      hasSavePermission
      initialData={form.data}
      initialState={form.state}
      isLocked={false}
      lastUpdateTime={0}
      mostRecentVersionIsAutosaved
      unpublishedVersionCount={0}
      versionCount={0}
    >
      <OperationProvider operation="update">
        <Form el="div" className={className} initialState={form.state} isDocumentForm>
          <FormLanguage value={lang}>{children}</FormLanguage>
        </Form>
      </OperationProvider>
    </DocumentInfoProvider>
  );
}
