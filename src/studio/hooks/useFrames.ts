import { useCallback, useMemo, useRef } from 'react';
import useSWR from 'swr';
import { locales, type Locale } from '@/i18n/locales';
import { toAirportIso } from '@/lib/time';
import type { FrameController } from '@/studio/preview-overlay/controller';
import { fromInput } from '@/cms/admin-ui/dates';
import type { State } from './useAddress';
import { useApi } from '@/cms/admin-ui/useApi';

/** The frames of the view by language, as they are loaded. */
export interface Frames {
  set(lang: Locale, frame: FrameController | null): void;
  get(lang: Locale): FrameController | undefined;
  all(): [Locale, FrameController][];
  /** Has the pages show anew what was saved; one that is still loading does so afterwards. */
  refresh(): void;
  /**
   * Calls back whenever a frame has loaded a page.
   * @returns ends it
   */
  onLoad(tell: (lang: Locale) => void): () => void;
}

export function useFrames(): Frames {
  const known = useRef(new Map<Locale, FrameController>());
  const stale = useRef(new Set<Locale>());
  const listeners = useRef(new Set<(lang: Locale) => void>());
  return useMemo(
    () => ({
      set: (lang, frame) => {
        if (!frame) return void known.current.delete(lang);
        known.current.set(lang, frame);
        if (stale.current.delete(lang)) frame.refresh();
        listeners.current.forEach((tell) => tell(lang));
      },
      get: (lang) => known.current.get(lang),
      all: () =>
        locales.flatMap((lang): [Locale, FrameController][] => {
          const frame = known.current.get(lang);
          return frame ? [[lang, frame]] : [];
        }),
      refresh: () => {
        for (const lang of locales) {
          const frame = known.current.get(lang);
          if (frame) frame.refresh();
          else stale.current.add(lang);
        }
      },
      onLoad: (tell) => {
        listeners.current.add(tell);
        return () => listeners.current.delete(tell);
      },
    }),
    [],
  );
}

export type FrameAddresses = Record<Locale, string>;

type Wanted = Pick<State, 'view' | 'modes' | 'at'>;

/** The addresses of a page's three frames; null where the document is seen on no page. */
export function useFrameAddresses(ref: string, path: string | null, wanted: Wanted) {
  const api = useApi();
  const { view, modes, at } = wanted;
  const moment = at === null ? null : fromInput(at);
  const body = {
    ref,
    path,
    view,
    modes,
    fields: true,
    ...(moment !== null && { at: toAirportIso(moment) }),
  };
  const ask = useCallback(
    ([url, asked]: [string, string]) =>
      api<FrameAddresses>(url, { method: 'POST', body: JSON.parse(asked) }),
    [api],
  );
  return useSWR(path === null ? null : ['/translations/frames', JSON.stringify(body)], ask, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
    keepPreviousData: true,
  });
}
