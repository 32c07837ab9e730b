'use client';

import { PublishButton, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useRef, useState, type MouseEvent } from 'react';
import { documentRef } from '@/cms/documents';
import { EmptySectionsDialog } from '@/studio/shared/EmptySectionsDialog';
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
  const sections = useEmptySections();
  const [asked, setAsked] = useState<HTMLElement | null>(null);
  const isSure = useRef(false);
  const publish = async (button: HTMLElement) => {
    setAsked(null);
    await flushSaver(documentRef(collectionSlug ?? globalSlug ?? '', id), code);
    isSure.current = true;
    button.click();
    isSure.current = false;
  };
  const ask = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(publishing);
    if (!button || isSure.current) return;
    event.preventDefault();
    event.stopPropagation();
    if (sections.length > 0) setAsked(button);
    else void publish(button);
  };
  return (
    <>
      <div onClickCapture={ask}>
        <PublishButton />
      </div>
      {asked && (
        <EmptySectionsDialog
          sections={sections}
          onConfirm={() => void publish(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
