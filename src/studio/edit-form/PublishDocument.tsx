'use client';

import { PublishButton, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useRef, useState, type MouseEvent } from 'react';
import { documentRef } from '@/cms/documents';
import type { EmptySection } from '@/studio/server/empty-sections';
import { EmptySectionsDialog } from '@/studio/components/EmptySectionsDialog';
import { flushSaver } from './saving/useSaver';
import { useEmptySections } from './useEmptySections';

/** What publishes, of all that Payload's control opens. */
const publishing = '#action-save, #publish-locale';

/**
 * Payload's control to publish. What was typed is saved before; where sections show nothing, it asks once
 * before it publishes.
 */
export function PublishDocument() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { code } = useLocale();
  const { latest } = useEmptySections();
  const [asked, setAsked] = useState<{ button: HTMLElement; sections: EmptySection[] } | null>(
    null,
  );
  const isSure = useRef(false);
  const publish = (button: HTMLElement) => {
    setAsked(null);
    isSure.current = true;
    button.click();
    isSure.current = false;
  };
  const ask = async (button: HTMLElement) => {
    await flushSaver(documentRef(collectionSlug ?? globalSlug ?? '', id), code);
    // Where they cannot be read, neither can it be published, which says why.
    const sections = await latest().catch(() => []);
    if (sections.length > 0) setAsked({ button, sections });
    else publish(button);
  };
  const press = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(publishing);
    if (!button || isSure.current) return;
    event.preventDefault();
    event.stopPropagation();
    void ask(button);
  };
  return (
    <>
      <div onClickCapture={press}>
        <PublishButton />
      </div>
      {asked && (
        <EmptySectionsDialog
          sections={asked.sections}
          onConfirm={() => publish(asked.button)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
