import { sql } from '@payloadcms/db-postgres';
import { ValidationError, type PayloadRequest } from 'payload';
import { inTransaction } from '@/cms/database';
import { documentRef } from '@/cms/documents';
import { say } from '@/cms/admin-words/say';
import type { Flight } from '@/cms/payload-types';
import { isReportTime } from '@/features/flights/report-fields';
import { defaultLocale, locales, type Locale } from '@/i18n/locales';
import { reportFieldsOfCall, type ReportInput } from './report';

type Field = (typeof reportFieldsOfCall)[number];

/** A field that somebody else has changed since the sender saw it. */
export interface Conflict {
  field: Field | 'notice';
  theirs: string | null;
  /** Who, and when; null where it is not known. */
  by: string | null;
  at: string | null;
}

declare module 'payload' {
  interface RequestContext {
    /** A flight that is known to be there. */
    knownFlight?: string;
  }
}

interface Stored {
  doc: Flight;
  notice: Partial<Record<Locale, string | null>>;
}

export type Outcome =
  { kind: 'written'; id: number; updatedAt: string } | { kind: 'conflict'; conflicts: Conflict[] };

/** Times are compared as moments: one may be written in several offsets. */
const comparable = (field: Field | Locale, value: string | null | undefined) =>
  value && isReportTime(field) ? Date.parse(value) : value || null;

/** What is stored of a report, in the form in which it is sent. */
const storedValue = (doc: Flight, field: Field): string | null => {
  const value = doc[field];
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? value.iata : String(value);
};

/** The names of what has become something else than the sender saw, and than what the sender sends. */
function changedNames<Name extends Field | Locale>(
  seen: Partial<Record<Name, string | null>>,
  theirs: (name: Name) => string | null,
  mine: Partial<Record<Name, string | null>>,
): Name[] {
  return (Object.keys(seen) as Name[]).filter((name) => {
    const value = comparable(name, theirs(name));
    const isMine = mine[name] !== undefined && value === comparable(name, mine[name]);
    return value !== comparable(name, seen[name]) && !isMine;
  });
}

/** @param stored the report as it is, its notice in all languages; undefined where there is none */
async function conflictsOf(
  req: PayloadRequest,
  input: ReportInput,
  stored: Stored | undefined,
): Promise<Conflict[]> {
  const theirs = (field: Field) => (stored ? storedValue(stored.doc, field) : null);
  const noticeOf = (lang: Locale) => stored?.notice[lang] ?? null;
  const changed: { field: Conflict['field']; theirs: string | null }[] = changedNames(
    input.seen ?? {},
    theirs,
    input,
  ).map((field) => ({ field, theirs: theirs(field) }));
  const [lang] = changedNames(input.seenNotice ?? {}, noticeOf, input.notice ?? {});
  if (lang) changed.push({ field: 'notice', theirs: noticeOf(lang) });
  if (changed.length === 0) return [];
  const { docs } = stored
    ? await req.payload.find({
        collection: 'audit',
        where: { document: { equals: documentRef('flights', stored.doc.id) } },
        sort: '-id',
        limit: 50,
        pagination: false,
        req: { transactionID: req.transactionID },
      })
    : { docs: [] };
  return changed.map((one) => {
    const event =
      docs.find(({ fields }) => fields?.split(' ').includes(one.field)) ??
      docs.find(({ kind }) => kind === 'created');
    return { ...one, by: event?.actor ?? null, at: event?.at ?? null };
  });
}

async function cityOf(req: PayloadRequest, iata: string): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'cities',
    where: { iata: { equals: iata } },
    limit: 1,
    depth: 0,
    pagination: false,
    req: { transactionID: req.transactionID },
  });
  const [city] = docs;
  if (city) return city.id;
  const message = say(req, 'unknownCity', { value: iata });
  throw new ValidationError(
    { collection: 'flights', req, errors: [{ path: 'divertedTo', message }] },
    req.t,
  );
}

/** What is reported of a flight so far, within the transaction of the request. */
async function storedReport(req: PayloadRequest, flightId: string): Promise<Stored | undefined> {
  const { docs } = await req.payload.find({
    collection: 'flights',
    where: { flightId: { equals: flightId } },
    locale: 'all',
    limit: 1,
    depth: 1,
    pagination: false,
    req: { transactionID: req.transactionID },
  });
  const [doc] = docs as unknown as (Flight & { notice?: Stored['notice'] | null })[];
  return doc && { doc: doc as Flight, notice: doc.notice ?? {} };
}

/**
 * Writes what is reported of one flight, over what was reported before, with the rights of who sends it; a
 * field that is not named stays. Of two at once the second sees what the first wrote.
 */
export async function writeReport(req: PayloadRequest, input: ReportInput): Promise<Outcome> {
  const { flightId, notice = {}, divertedTo } = input;
  return inTransaction(req, async (database) => {
    await database.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${flightId}, 5))`);
    const { transactionID, user, i18n, t } = req;
    const asSender = {
      depth: 0,
      overrideAccess: false,
      user,
      req: { transactionID, user, i18n, t, context: { knownFlight: flightId } },
    } as const;
    const stored = await storedReport(req, flightId);
    const conflicts = await conflictsOf(req, input, stored);
    if (conflicts.length > 0) return { kind: 'conflict', conflicts };

    const data: Record<string, unknown> = { flightId };
    for (const field of reportFieldsOfCall) {
      if (field !== 'divertedTo' && input[field] !== undefined) data[field] = input[field];
    }
    if (divertedTo !== undefined) {
      data.divertedTo = divertedTo === null ? null : await cityOf(req, divertedTo);
    }
    const noticeIn = (lang: Locale) => (notice[lang] === undefined ? {} : { notice: notice[lang] });
    const first = { ...data, ...noticeIn(defaultLocale) };
    let doc = stored
      ? await req.payload.update({
          collection: 'flights',
          id: stored.doc.id,
          data: first,
          locale: defaultLocale,
          ...asSender,
        })
      : await req.payload.create({
          collection: 'flights',
          data: first as { flightId: string },
          locale: defaultLocale,
          ...asSender,
        });
    for (const locale of locales) {
      if (locale === defaultLocale || notice[locale] === undefined) continue;
      doc = await req.payload.update({
        collection: 'flights',
        id: doc.id,
        data: noticeIn(locale),
        locale,
        ...asSender,
      });
    }
    return { kind: 'written', id: doc.id, updatedAt: doc.updatedAt };
  });
}
