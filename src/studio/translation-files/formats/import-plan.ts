import type { Locale } from '@/i18n/locales';
import type { LocalizedField } from '@/cms/translation-status/fields';
import type { ImportFile, ImportRow } from './file';
import { tagProblems } from './inline';
import { digestOf, isBlank, isSame, plainText, type Segment } from './unit';
import { applyTo, parseUnitId, unitStates, type UnitState } from './units';

export type PlanErrorCode =
  | 'unknown_document'
  /** The document has no such text any more, or never had. */
  | 'unknown_field'
  /** The source is not what was exported, so that the translation may not be of it. */
  | 'source_changed'
  /** The translation has been changed on the website since the export, and in the file too. */
  | 'target_changed'
  /** `missing`, `doubled`, `invented`, `misused`: ids of tags between commas; none when tags cannot be read. */
  | 'broken_tags'
  /** The id has stood in an earlier row: `first`. */
  | 'duplicate'
  /** The whole file: `found`, `expected`. */
  | 'wrong_language';

/** Why a row cannot be imported; an interface puts `code` and `parameters` in words. */
export interface PlanError {
  id: string;
  /** The row of a table, or the line in XML, from 1; 0 of the whole file. */
  row: number;
  code: PlanErrorCode;
  parameters: Readonly<Record<string, string | number>>;
}

/** A field that an import would write. */
export interface PlannedChange {
  /** As in the file: `pages:12`. */
  document: string;
  path: string;
  field: LocalizedField;
  /** The texts that change, in words, between line ends. */
  before: string;
  after: string;
  /** What to write to the field in the file's language. */
  value: unknown;
  /** Blocks of a body that will still be in Uzbek. */
  untranslated: number;
}

/** What an import would do. A plan with any error must not be written, not even in part. */
export interface ImportPlan {
  changes: PlannedChange[];
  /** The number of rows that change nothing. */
  unchanged: number;
  errors: PlanError[];
}

interface Accepted {
  row: ImportRow;
  document: string;
  field: LocalizedField;
  state: UnitState;
  text: Segment;
}

type Verdict =
  | { kind: 'unchanged' }
  | { kind: 'error'; code: PlanErrorCode; parameters?: PlanError['parameters'] }
  | { kind: 'accepted'; accepted: Accepted };

const unchanged: Verdict = { kind: 'unchanged' };
const error = (code: PlanErrorCode, parameters?: PlanError['parameters']): Verdict => ({
  kind: 'error',
  code,
  parameters,
});

/** The translator has left it as it was exported. */
const isUntouched = ({ target, targetHash, isBroken }: ImportRow): boolean =>
  !isBroken && (isBlank(target) || (targetHash !== null && digestOf(target) === targetHash));

function brokenTags(text: Segment, { unit, current }: UnitState): Verdict | null {
  const problems = tagProblems(text, current ? [unit.source, current] : [unit.source]);
  if (!problems) return null;
  const named = Object.entries(problems).filter(([, ids]) => ids.length > 0);
  return error(
    'broken_tags',
    Object.fromEntries(named.map(([name, ids]: [string, string[]]) => [name, ids.join(', ')])),
  );
}

/** A row against the text there is; rows that would change nothing are never wrong. */
function judged(
  row: ImportRow,
  document: string,
  field: LocalizedField,
  state: UnitState,
): Verdict {
  const { unit, current, settle } = state;
  const text = row.target;
  if (isUntouched(row)) return unchanged;
  if (text && current && isSame(text, current)) return unchanged;
  if (row.sourceHash !== unit.sourceHash) return error('source_changed');
  if (!text) return error('broken_tags', {});
  const broken = brokenTags(text, state);
  if (broken) return broken;
  if (current && isSame(settle(text), current)) return unchanged;
  if (row.targetHash !== null && row.targetHash !== unit.targetHash) return error('target_changed');
  return { kind: 'accepted', accepted: { row, document, field, state, text } };
}

type Lookup = (ref: string) => readonly LocalizedField[] | null;

/** The units of a document by their id; each document is looked up once. */
function finder(lookup: Lookup, target: Locale) {
  type Found = Map<string, { field: LocalizedField; state: UnitState }>;
  const documents = new Map<string, Found | null>();
  const unitsOf = (ref: string): Found | null => {
    const fields = lookup(ref);
    if (!fields) return null;
    return new Map(
      fields.flatMap((field) =>
        unitStates(ref, field, target).map((state) => [state.unit.id, { field, state }] as const),
      ),
    );
  };
  return (ref: string): Found | null => {
    if (!documents.has(ref)) documents.set(ref, unitsOf(ref));
    return documents.get(ref) ?? null;
  };
}

const wordsOf = (segment: Segment | null): string => (segment ? plainText(segment) : '');

/** The change of one field, from the rows that are about it. */
function changeOf(rows: readonly Accepted[], target: Locale): PlannedChange[] {
  const [first] = rows;
  if (!first) return [];
  const { document, field } = first;
  const units = rows.map(({ row, text }) => ({ id: row.id, target: text }));
  const value = applyTo(field, units, target);
  const after = { ...field, values: { ...field.values, [target]: value } };
  return [
    {
      document,
      path: field.path,
      field,
      before: rows.map(({ state }) => wordsOf(state.current)).join('\n'),
      after: rows.map(({ text }) => wordsOf(text)).join('\n'),
      value,
      untranslated: unitStates(document, after, target).filter(({ unit }) => !unit.target).length,
    },
  ];
}

function byField(accepted: readonly Accepted[]): Accepted[][] {
  const fields = new Map<LocalizedField, Accepted[]>();
  for (const one of accepted) fields.set(one.field, [...(fields.get(one.field) ?? []), one]);
  return [...fields.values()];
}

/**
 * What importing a file would change. Writes nothing.
 * @param lookup the localized texts of a document by its reference, as they are now; `null` for none
 * @param target the language that the file was asked for in
 */
export function planImport(file: ImportFile, lookup: Lookup, target: Locale): ImportPlan {
  if (file.target !== target) {
    const parameters = { found: file.target, expected: target };
    return {
      changes: [],
      unchanged: 0,
      errors: [{ id: '', row: 0, code: 'wrong_language', parameters }],
    };
  }
  const unitsOf = finder(lookup, target);
  const seen = new Map<string, number>();
  const verdictOf = (row: ImportRow): Verdict => {
    const first = seen.get(row.id);
    if (first !== undefined) return error('duplicate', { first });
    seen.set(row.id, row.row);
    const document = parseUnitId(row.id)?.document;
    const units = document === undefined ? null : unitsOf(document);
    if (document === undefined || !units) return error('unknown_document');
    const found = units.get(row.id);
    return found ? judged(row, document, found.field, found.state) : error('unknown_field');
  };
  const verdicts = file.rows.map((row) => ({ row, verdict: verdictOf(row) }));
  const accepted = verdicts.flatMap(({ verdict }) =>
    verdict.kind === 'accepted' ? [verdict.accepted] : [],
  );
  return {
    changes: byField(accepted).flatMap((rows) => changeOf(rows, target)),
    unchanged: verdicts.filter(({ verdict }) => verdict.kind === 'unchanged').length,
    errors: verdicts.flatMap(({ row, verdict }) =>
      verdict.kind === 'error'
        ? [{ id: row.id, row: row.row, code: verdict.code, parameters: verdict.parameters ?? {} }]
        : [],
    ),
  };
}
