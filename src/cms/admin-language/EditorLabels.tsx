'use client';

import { useEffect, type ReactNode } from 'react';
import { useSay } from '@/cms/admin-words/useSay';

/** What Payload's editor of formatted text calls its buttons in every language, and our words for it. */
const labels = {
  'Add block': 'editorAddBlock',
  'Drag to move': 'editorMoveBlock',
  'Edit link': 'editorEditLink',
  'Remove link': 'editorRemoveLink',
  'Insert Paragraph': 'editorAddParagraph',
} as const;

const selector = Object.keys(labels)
  .map((name) => `[aria-label="${name}"]`)
  .join();

/** The editor's buttons are called in the admin's language for readers of the screen. */
export function EditorLabels({ children }: { children: ReactNode }) {
  const say = useSay();
  useEffect(() => {
    const name = () => {
      for (const element of document.querySelectorAll(selector)) {
        const label = element.getAttribute('aria-label') as keyof typeof labels;
        if (say(labels[label]) !== label) element.setAttribute('aria-label', say(labels[label]));
      }
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [say]);
  return children;
}
