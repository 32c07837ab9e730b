import { useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import { maxMegabytes } from '../../formats/file';
import type { Problem } from '../lib/problems';
import { recognise, type Recognised } from '../lib/recognise';
import { sendFile, type Plan } from '../lib/send-file';

/** How far an import is. The file stays chosen whatever comes of it. */
export interface Import {
  file: File | null;
  /** What the file says of itself; null until it has been looked into. */
  found: Recognised | null;
  /** The language that it is in, or that the reader says it is in. */
  target: Locale | null;
  busy: 'checking' | 'writing' | null;
  /** Whether an answer has come, so that another may be asked for. */
  answered: boolean;
  /** What the file would change or, once `applied`, has changed. */
  plan: Plan | null;
  problem: Problem | null;
}

const nothing: Import = {
  file: null,
  found: null,
  target: null,
  busy: null,
  answered: false,
  plan: null,
  problem: null,
};

/**
 * The way of a file from its choice to drafts: it is recognised, checked at once, and written when
 * the reader says so.
 * @param writes the languages in which the reader may write
 */
export function useImport(writes: readonly Locale[]) {
  const { i18n } = useTranslation();
  const [state, setState] = useState<Import>(nothing);
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  const begin = (): AbortSignal => {
    run.current?.abort();
    run.current = new AbortController();
    return run.current.signal;
  };

  const send = async (from: Import, apply: boolean, signal: AbortSignal) => {
    const { file, found, target } = from;
    if (!file || !found || !target) return;
    if (!writes.includes(target)) {
      const problem: Problem = { code: 'not_your_language', parameters: { language: target } };
      return setState({ ...from, answered: true, plan: null, problem });
    }
    setState({ ...from, busy: apply ? 'writing' : 'checking', problem: null });
    try {
      const sending = { file, format: found.format, target, apply };
      const reply = await sendFile(sending, i18n.language, signal);
      const settled = { ...from, busy: null, answered: true };
      // What was seen before still stands where it could not be written.
      if ('code' in reply) setState({ ...settled, plan: apply ? from.plan : null, problem: reply });
      else setState({ ...settled, plan: reply, problem: null });
    } catch {
      // Given up for another file.
    }
  };

  const choose = async (file: File) => {
    const signal = begin();
    if (file.size > maxMegabytes * 1024 * 1024) {
      const problem: Problem = { code: 'too_large', parameters: { limit: maxMegabytes } };
      return setState({ ...nothing, file, problem });
    }
    setState({ ...nothing, file, busy: 'checking' });
    const found = await recognise(file).catch(() => null);
    if (signal.aborted) return;
    if (!found) {
      return setState({ ...nothing, file, problem: { code: 'file_changed', parameters: {} } });
    }
    const chosen = { ...nothing, file, found, target: found.target };
    setState(chosen);
    await send(chosen, false, signal);
  };

  return {
    state,
    choose,
    /** Takes the reader's word for the language of the file. */
    tell: (target: Locale) => {
      if (state.busy === 'writing') return;
      begin();
      setState({ ...state, target, busy: null, answered: false, plan: null, problem: null });
    },
    check: () => void send(state, false, begin()),
    write: () => {
      if (state.busy === null) void send(state, true, begin());
    },
    /** Makes room for another file. */
    reset: () => {
      begin();
      setState(nothing);
    },
  };
}
