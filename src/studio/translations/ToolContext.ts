'use client';

import { createContext, use } from 'react';
import type { Locale } from '@/i18n/locales';
import type { Say } from '@/cms/admin-words/say';
import type { Go, State } from '@/studio/hooks/useAddress';
import type { Clock } from '@/cms/admin-ui/dates';
import type { Kinds } from '@/studio/lib/tree';

/** What every part of the view needs. */
export interface Tool {
  say: Say;
  clock: Clock;
  /** The running minute, in milliseconds since the epoch. */
  now: number;
  state: State;
  go: Go;
  /** The languages in which the reader may change and publish. */
  writes: readonly Locale[];
  kinds: Kinds;
  /** Tells a reader of the screen what happened, politely. */
  announce: (text: string) => void;
  announced: string;
  /** Whoever wrote in one document goes on in the next. */
  writeIn: (ref: string, lang: Locale) => void;
  /** Whether somebody came to a document so, whose first text is then opened; it is asked once. */
  takesUpWriting: (ref: string) => boolean;
}

const Context = createContext<Tool | null>(null);

export const ToolProvider = Context.Provider;

/** The view around a component. */
export function useTool(): Tool {
  const tool = use(Context);
  if (!tool) throw new Error('Only within the translations view.');
  return tool;
}
