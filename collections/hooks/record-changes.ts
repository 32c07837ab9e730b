import type { CollectionBeforeChangeHook } from 'payload';
import { reportFieldNames, reportFields } from '../../src/features/flights/report-fields';
import { requestTime } from '../../src/lib/request-time';

/** The report's fields whose changes travellers see, and their names in the contract. */
const recorded: Record<string, string> = {
  status: 'status',
  estimatedAt: 'estimated_at',
  ...Object.fromEntries(
    reportFieldNames
      .filter((name) => reportFields[name].recorded)
      .map((name) => [name, reportFields[name].key]),
  ),
};

/** One moment may be written in several offsets. */
function isSame(from: unknown, to: unknown): boolean {
  if (from === to) return true;
  if (typeof from !== 'string' || typeof to !== 'string' || !from.includes('T')) return false;
  return Date.parse(from) === Date.parse(to);
}

/** Derives the date from the flight's id, and notes what changed against the report before. */
export const recordChanges: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const id: string = data.flightId ?? originalDoc?.flightId ?? '';
  const digits = /-(\d{4})(\d{2})(\d{2})-/.exec(id);
  const date = digits ? digits.slice(1, 4).join('-') : undefined;
  const at = new Date(requestTime()).toISOString();
  const changes = Object.entries(recorded).flatMap(([name, field]) => {
    if (!(name in data)) return [];
    const from = originalDoc?.[name] ?? null;
    const to = data[name] ?? null;
    return from !== null && !isSame(from, to) ? [{ at, field, from, to }] : [];
  });
  const history = [...(originalDoc?.history ?? []), ...changes];
  return { ...data, date, history };
};
