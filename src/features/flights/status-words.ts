import type { Messages, useTranslations } from 'next-intl';
import type { StatusText } from './status-view';

/** Where the words of flights stand among the messages. */
export const flightNamespaces = [
  'board',
  'reportFields',
  'status',
] as const satisfies (keyof Messages)[];

/** The interface's words of flights in one language. */
export interface FlightWords {
  board: ReturnType<typeof useTranslations<'board'>>;
  status: ReturnType<typeof useTranslations<'status'>>;
  fields: ReturnType<typeof useTranslations<'reportFields'>>;
}

/** A status that the interface says in words of its own, such as a delay. */
export function statusWords(
  text: Exclude<StatusText, { kind: 'own' }>,
  { board, status }: Pick<FlightWords, 'board' | 'status'>,
): string {
  switch (text.kind) {
    case 'delayed':
      return status('delayed', { time: text.time });
    case 'earlier':
      return status('earlier', { time: text.time });
    case 'gate_changed':
      return status('gate_changed', { gate: text.gate });
    case 'belt_changed':
      return status('belt_changed', { belt: text.belt });
    case 'departedAt':
      return board('departedAt', { time: text.time });
  }
}
