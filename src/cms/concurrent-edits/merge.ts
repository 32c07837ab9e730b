import type { FlattenedField } from 'payload';
import { rowsOf } from '@/cms/documents';
import { internalFields } from '@/cms/internal-fields';
import { hashOf } from '@/cms/translation-status/hash';

type Document = Record<string, unknown>;
type Fields = readonly FlattenedField[];

/**
 * A change of one field, or of which rows there are, from one revision of a document to the next.
 * Rows are named by their ids, so that moving one changes nothing: `sections.a1b2.heading`.
 */
export interface Change {
  path: string;
  /** Whether each language has its own. */
  localized: boolean;
  /** Of rows, which there were. */
  rows?: string[];
}

/** What others have changed since a writer read the document; of rows, which there were when it was read. */
export type ChangedSince = ReadonlyMap<string, readonly string[] | undefined>;

/** A field that two people wrote at once; `theirs` is null of a row that they took away. */
export interface Conflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

const isWritten = (field: FlattenedField): boolean =>
  !internalFields.includes(field.name) &&
  field.type !== 'join' &&
  !('virtual' in field && field.virtual);

const groupOf = (value: unknown): Document => (value ?? {}) as Document;

/** Rows that have just been added over REST have no id yet. */
const byId = (rows: readonly Document[]) =>
  new Map(rows.map((row, index) => [String(row.id ?? `#${index}`), row]));

const fieldsOfRow = (field: FlattenedField, row: Document): Fields => {
  if (field.type === 'array') return field.flattenedFields;
  if (field.type !== 'blocks') return [];
  return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [];
};

/** A related document counts by its id, also where it was read with what it says. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  const related = value as { id?: unknown; createdAt?: unknown } | null;
  return typeof value === 'object' && related?.createdAt && related.id ? related.id : value;
};

const isSame = (one: unknown, other: unknown) => hashOf(plain(one)) === hashOf(plain(other));

/** The changes that lead from one state of a document, in one language, to another. */
export function changesBetween(
  fields: Fields,
  before: Document,
  after: Document,
  prefix = '',
): Change[] {
  return fields.filter(isWritten).flatMap((field): Change[] => {
    const path = prefix + field.name;
    const [old, now] = [before[field.name], after[field.name]];
    if (field.type === 'group' || field.type === 'tab') {
      return changesBetween(field.flattenedFields, groupOf(old), groupOf(now), `${path}.`);
    }
    if (field.type === 'array' || field.type === 'blocks') {
      return changesOfRows(field, byId(rowsOf(old)), byId(rowsOf(now)), path);
    }
    const localized = 'localized' in field && field.localized === true;
    return isSame(old, now) ? [] : [{ path, localized }];
  });
}

function changesOfRows(
  field: FlattenedField,
  before: ReadonlyMap<string, Document>,
  after: ReadonlyMap<string, Document>,
  path: string,
): Change[] {
  const rows = [...before.keys()];
  const areSame = rows.join() === [...after.keys()].join();
  return [
    ...(areSame ? [] : [{ path, localized: false, rows }]),
    ...[...before].flatMap(([id, row]): Change[] => {
      const at = `${path}.${id}`;
      const next = after.get(id);
      if (!next) return [{ path: at, localized: false }];
      return changesBetween(fieldsOfRow(field, row), row, next, `${at}.`);
    }),
  ];
}

/** A list with what only another has, each behind what it stands behind there. */
function withMissing(list: readonly string[], other: readonly string[]): string[] {
  const result = [...list];
  other.forEach((id, index) => {
    if (result.includes(id)) return;
    const before = other.slice(0, index).findLast((one) => result.includes(one));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  });
  return result;
}

interface Writing {
  since: ChangedSince;
  /** The fields that the writer changed; null where that is not known, and every field counts. */
  written: ReadonlySet<string> | null;
}

class Merging {
  readonly conflicts: Conflict[] = [];
  private readonly since: ChangedSince;
  private readonly written: Writing['written'];

  constructor({ since, written }: Writing) {
    this.since = since;
    this.written = written;
  }

  document(fields: Fields, theirs: Document, mine: Document, prefix = ''): Document {
    const result = { ...mine };
    for (const field of fields.filter(isWritten)) {
      const { name } = field;
      if (mine[name] === undefined) continue;
      result[name] = this.value(field, theirs[name], mine[name], prefix + name);
    }
    return result;
  }

  private value(field: FlattenedField, theirs: unknown, mine: unknown, path: string): unknown {
    if (field.type === 'group' || field.type === 'tab') {
      return this.document(field.flattenedFields, groupOf(theirs), groupOf(mine), `${path}.`);
    }
    if (field.type === 'array' || field.type === 'blocks') {
      return this.rows(field, byId(rowsOf(theirs)), byId(rowsOf(mine)), path);
    }
    if (!this.isMine(path)) return theirs;
    if (!this.since.has(path) || isSame(mine, theirs)) return mine;
    return this.conflict(path, mine, theirs);
  }

  private conflict(path: string, mine: unknown, theirs: unknown): unknown {
    this.conflicts.push({ path, mine, theirs });
    return theirs;
  }

  private isMine(path: string): boolean {
    return this.written === null || this.written.has(path);
  }

  private rows(
    field: FlattenedField,
    theirs: ReadonlyMap<string, Document>,
    mine: ReadonlyMap<string, Document>,
    path: string,
  ): Document[] {
    const base = this.since.get(path) ?? [...theirs.keys()];
    return this.order(base, [...theirs.keys()], [...mine.keys()], path).flatMap((id) => {
      const at = `${path}.${id}`;
      const [their, my] = [theirs.get(id), mine.get(id)];
      if (their && my) return [this.document(fieldsOfRow(field, my), their, my, `${at}.`)];
      const isNew = !base.includes(id);
      if (my) return isNew || this.keepsRow(at, my) ? [my] : [];
      // Who took a row away has not seen what was written in it since.
      const goes = this.isMine(path) && !isNew && !within(this.since.keys(), at);
      return their && !goes ? [their] : [];
    });
  }

  /** Whether a row that they took away stays, as the writer has written in it. */
  private keepsRow(path: string, row: Document): boolean {
    if (this.written) return within(this.written, path);
    this.conflict(path, row, null);
    return false;
  }

  private order(
    base: readonly string[],
    theirs: readonly string[],
    mine: readonly string[],
    path: string,
  ): string[] {
    const inAll = (list: readonly string[]) =>
      list.filter((id) => [base, theirs, mine].every((one) => one.includes(id))).join();
    const theyMoved = inAll(theirs) !== inAll(base);
    return this.isMine(path) && !theyMoved ? withMissing(mine, theirs) : withMissing(theirs, mine);
  }
}

function within(paths: Iterable<string>, path: string): boolean {
  return [...paths].some((one) => one.startsWith(`${path}.`));
}

/**
 * Brings together what two people wrote at the same time, in one language. Fields and rows that only one
 * of them changed have that change; of a conflict the document has theirs.
 * @param theirs the document as it is
 * @param mine what is to be written, by somebody who had read an earlier revision; it lacks what is left alone
 */
export function merge(
  fields: Fields,
  theirs: Document,
  mine: Document,
  writing: Writing,
): { document: Document; conflicts: Conflict[] } {
  const merging = new Merging(writing);
  return { document: merging.document(fields, theirs, mine), conflicts: merging.conflicts };
}
