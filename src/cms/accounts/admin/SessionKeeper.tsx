'use client';

import { useAuth, useTranslation } from '@payloadcms/ui';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { callApi } from '@/cms/admin-ui/api';
import { SessionDialog } from './SessionDialog';

interface Session {
  /** A request was refused because the session has ended: it is asked for again over the page. */
  reportEnd: () => void;
  /** How often it has been renewed so. */
  renewals: number;
}

const Context = createContext<Session>({ reportEnd: () => undefined, renewals: 0 });

export const useSession = (): Session => use(Context);

/** A session is prolonged this long before it ends, for somebody who did something shortly before. */
const BEFORE_END_MS = 2 * 60_000;
const SHORTLY_MS = 30 * 60_000;
/** The longest time that a timer of a browser can wait. */
const LONGEST_MS = 2 ** 31 - 1;
/** Such as no session has: Payload is given it so that it leaves sessions to this component. */
const NO_END_MS = Date.UTC(2100, 0);

/** What `GET /users/me` and `POST /users/refresh-token` answer; `exp` is in seconds since the epoch. */
interface Known {
  user: { id: number } | null;
  exp?: number;
}

/**
 * Keeps the session of whoever works in this window. Payload's provider leaves for the sign-in page when one
 * ends, and with the page goes what stands in it; here it is renewed over the page.
 */
export function SessionKeeper({ children }: { children: ReactNode }) {
  const { user, token, tokenExpirationMs = 0, setUser } = useAuth();
  const { i18n } = useTranslation();
  const [isEnded, setEnded] = useState(false);
  const [renewals, setRenewals] = useState(0);
  const [endsAt, setEndsAt] = useState<number | null>(null);

  const isPayloads = tokenExpirationMs > 0 && tokenExpirationMs < NO_END_MS;
  if (isPayloads && endsAt !== tokenExpirationMs) setEndsAt(tokenExpirationMs);
  const takeOver = useEffectEvent(() => {
    if (user) setUser({ user, token: token ?? '', exp: NO_END_MS / 1000 });
  });
  useEffect(() => {
    if (isPayloads) takeOver();
  }, [isPayloads, tokenExpirationMs]);

  const isSignedIn = Boolean(user);
  const check = useEffectEvent(async (actedAt: number) => {
    const call = { method: 'POST' } as const;
    // Another window may have prolonged it.
    let known = await callApi<Known>('/users/me', i18n.language);
    const left = () => (known.exp ?? 0) * 1000 - Date.now();
    if (known.user && left() <= BEFORE_END_MS && Date.now() - actedAt < SHORTLY_MS) {
      known = await callApi<Known>('/users/refresh-token', i18n.language, call);
    }
    if (known.user && left() > 0) setEndsAt((known.exp ?? 0) * 1000);
    else setEnded(true);
  });
  useEffect(() => {
    if (!isSignedIn || endsAt === null || isEnded) return;
    let actedAt = Date.now();
    const act = () => (actedAt = Date.now());
    const events = ['keydown', 'pointerdown'] as const;
    events.forEach((name) => addEventListener(name, act, { capture: true, passive: true }));
    const left = endsAt - Date.now();
    const wait = left > BEFORE_END_MS ? left - BEFORE_END_MS : Math.max(left, 0) + 1000;
    // Without a network nothing is known; whatever is saved next says so.
    const look = () => void check(actedAt).catch(() => undefined);
    const timer = setTimeout(look, Math.min(wait, LONGEST_MS));
    return () => {
      clearTimeout(timer);
      events.forEach((name) => removeEventListener(name, act, { capture: true }));
    };
  }, [isSignedIn, endsAt, isEnded]);

  const renewed = async () => {
    const known = await callApi<Known>('/users/me', i18n.language);
    // Somebody else has signed in, who may have other rights.
    if (known.user?.id !== user?.id) return window.location.reload();
    setEnded(false);
    setEndsAt((known.exp ?? 0) * 1000);
    setRenewals((count) => count + 1);
  };
  const reportEnd = useCallback(() => setEnded(true), []);
  const session = useMemo(() => ({ reportEnd, renewals }), [reportEnd, renewals]);
  return (
    <Context value={session}>
      {children}
      {isEnded && user && (
        <SessionDialog onSignedIn={() => void renewed()} onClose={() => setEnded(false)} />
      )}
    </Context>
  );
}
