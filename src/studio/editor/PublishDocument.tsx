'use client';

import { PublishButton } from '@payloadcms/ui';
import { useRef, useState, type MouseEvent } from 'react';
import { EmptySectionsDialog } from '@/studio/shared/EmptySectionsDialog';
import { useEmptySections } from './useEmptySections';

/** What publishes, of all that Payload's control opens. */
const publishing = '#action-save, #publish-locale';

/** Payload's control to publish; where sections show nothing, it asks once before it does. */
export function PublishPage() {
  const sections = useEmptySections();
  const [asked, setAsked] = useState<HTMLElement | null>(null);
  const isSure = useRef(false);
  const ask = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(publishing);
    if (!button || isSure.current || sections.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    setAsked(button);
  };
  const publish = () => {
    setAsked(null);
    isSure.current = true;
    asked?.click();
    isSure.current = false;
  };
  return (
    <>
      <div onClickCapture={ask}>
        <PublishButton />
      </div>
      {asked && (
        <EmptySectionsDialog
          sections={sections}
          onConfirm={publish}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
