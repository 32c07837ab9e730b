import { useCallback, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import { FrameController } from '@/studio/preview-overlay/controller';
import type { FrameEvents, FrameInput } from '@/studio/preview-overlay/types';
import type { Frames } from './useFrames';

/** The document of a frame; null while it is another site's, or none. */
function pageOf(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument?.body ? frame.contentDocument : null;
  } catch {
    return null;
  }
}

/**
 * Marks the page of a frame whenever one is loaded, and keeps its place when it is loaded anew.
 * @returns what the frame's `onLoad` is
 */
export function useFrame(lang: Locale, frames: Frames, input: FrameInput, events: FrameEvents) {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  const [controller, setController] = useState<FrameController | null>(null);
  const current = useRef<FrameController | null>(null);
  const top = useRef(0);
  const load = useCallback((frame: HTMLIFrameElement) => {
    current.current?.end();
    const before = top.current;
    const page = pageOf(frame);
    const next =
      page &&
      new FrameController(page, {
        onPoint: (field) => latest.current.onPoint(field),
        onFocus: (field) => latest.current.onFocus(field),
        onEdit: (field) => latest.current.onEdit(field),
        onKey: (event) => latest.current.onKey(event),
        onScroll: () => latest.current.onScroll(),
        onLayout: (layout) => {
          top.current = layout.top;
          latest.current.onLayout(layout);
        },
        onFields: (fields) => latest.current.onFields(fields),
        onDocuments: (refs) => latest.current.onDocuments(refs),
      });
    if (before > 0) next?.scrollTo(before);
    current.current = next;
    setController(next);
  }, []);
  useEffect(() => {
    frames.set(lang, controller);
    return () => frames.set(lang, null);
  }, [frames, lang, controller]);
  useEffect(() => controller?.update(input), [controller, input]);
  useEffect(() => () => current.current?.end(), []);
  return load;
}
