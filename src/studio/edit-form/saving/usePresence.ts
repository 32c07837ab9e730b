import { useEffect, useEffectEvent, useState } from 'react';
import { callApi } from '@/cms/admin-ui/api';
import type { Presence, Present } from '@/studio/server/presence';
import type { Target } from './send-save';

const EVERY_MS = 5000;

/**
 * Tells the server that this window has a document open, and who else has.
 * @param isShared whether the document knows of others at all
 * @param onRevision called with the document's last revision
 */
export function usePresence(
  { document: ref, lang, writer, language }: Target,
  isShared: boolean,
  onRevision: (revision: number) => void,
): Present[] {
  const [others, setOthers] = useState<Present[]>([]);
  const tell = useEffectEvent(async (gone: boolean) => {
    const call = { method: 'POST', body: { ref, lang, writer, gone }, keepalive: gone } as const;
    const found = await callApi<Presence>('/translations/presence', language, call);
    if (gone) return;
    setOthers(found.others);
    onRevision(found.revision);
  });
  useEffect(() => {
    if (!isShared) return;
    // Without a network or a session nobody is seen; saving says so.
    const beHere = () => void (document.hidden || tell(false).catch(() => undefined));
    const leave = () => void tell(true).catch(() => undefined);
    beHere();
    const timer = setInterval(beHere, EVERY_MS);
    document.addEventListener('visibilitychange', beHere);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beHere);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [ref, lang, writer, isShared]);
  return others;
}
