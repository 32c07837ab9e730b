import { useCallback } from 'react';
import type { Locale } from '@/i18n/locales';
import { alignedTop } from '@/studio/preview-overlay/anchors';
import type { Frames } from './useFrames';

/** Where the reader scrolls one frame, the others follow by section. */
export function useScrollTogether(frames: Frames, together: boolean) {
  return useCallback(
    (lang: Locale) => {
      const leader = frames.get(lang);
      if (!together || !leader) return;
      const from = leader.anchors();
      for (const [other, frame] of frames.all()) {
        if (other === lang) continue;
        const top = alignedTop(from, frame.anchors(), leader.top);
        if (top !== null) frame.scrollTo(top);
      }
    },
    [frames, together],
  );
}
