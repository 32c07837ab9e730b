import { defaultLocale, type Locale } from '@/i18n/locales';
import type { LocalizedField } from '@/cms/translation-status/fields';
import { blocksOf, countBlocks, settled, withTranslations, type Block } from './body';
import { hashOf } from '@/cms/translation-status/hash';
import { clean, isEmpty, isState, type LexicalState } from '@/cms/translation-status/lexical';
import { digestOf, isBlank, plainText, type Segment, type Unit } from './unit';

/** What a note for a translator can be made of. */
export interface UnitContext {
  field: LocalizedField;
  /** The type of the block of formatted text: `paragraph`, `heading`, `listitem`; `null` of a plain field. */
  block: string | null;
  /** Whether the translation's blocks are not those of the source: what stands beside it may not belong to it. */
  isUneven: boolean;
}

/** Words for a unit's note, in the language of whoever exports. */
export type NoteOf = (context: UnitContext) => string | undefined;

/** A unit, and what an import compares with. */
export interface UnitState {
  unit: Unit;
  /** The text that stands there, also where the unit counts as untranslated. */
  current: Segment | null;
  /** The segment that would be read back, were this one written. */
  settle: (segment: Segment) => Segment;
}

const stateIn = (value: unknown): LexicalState | null =>
  isState(value) && !isEmpty(value) ? value : null;

const textIn = (value: unknown): string =>
  typeof value === 'string' && !isEmpty(value) ? clean(value) : '';

function ofText(id: string, field: LocalizedField, target: Locale, note?: string): UnitState[] {
  const source = textIn(field.values[defaultLocale]);
  const text = textIn(field.values[target]);
  if (isBlank([source])) return [];
  const current = isBlank([text]) ? null : [text];
  return [
    {
      unit: {
        id,
        source: [source],
        sourceHash: hashOf(source),
        target: current,
        targetHash: digestOf(current),
        ...(note && { note }),
      },
      current,
      settle: (segment) => segment,
    },
  ];
}

/** The places of a body whose translation has other blocks. */
function isUneven(blocks: readonly Block[], translation: LexicalState | null): boolean {
  if (!translation) return false;
  return (
    blocks.some(({ current }) => current === null) || blocks.length !== countBlocks(translation)
  );
}

function ofBody(id: string, field: LocalizedField, target: Locale, noteOf?: NoteOf): UnitState[] {
  const source = stateIn(field.values[defaultLocale]);
  const translation = stateIn(field.values[target]);
  if (!source) return [];
  const blocks = blocksOf(source, translation);
  const uneven = isUneven(blocks, translation);
  return blocks.map((block): UnitState => {
    const current = block.current?.segment ?? null;
    const shown = block.isUntranslated ? null : current;
    const note = noteOf?.({ field, block: block.type, isUneven: uneven });
    return {
      unit: {
        id: `${id}/${block.path}`,
        source: block.source.segment,
        sourceHash: hashOf(block.nodes),
        target: shown,
        targetHash: digestOf(shown),
        ...(note && { note }),
      },
      current,
      settle: (segment) => settled(block, segment),
    };
  });
}

/** The units of a field, each with what an import compares with. */
export function unitStates(
  documentRef: string,
  field: LocalizedField,
  target: Locale,
  noteOf?: NoteOf,
): UnitState[] {
  const id = `${documentRef}:${field.path}`;
  return field.kind === 'richText'
    ? ofBody(id, field, target, noteOf)
    : ofText(id, field, target, noteOf?.({ field, block: null, isUneven: false }));
}

/**
 * What is to be translated of a document: a unit for each plain text, and for each block of text of
 * a formatted body. Fields without a text in Uzbek have none.
 * @param documentRef names the document in the units' ids: `pages:12`
 */
export const toUnits = (
  documentRef: string,
  fields: readonly LocalizedField[],
  target: Locale,
  noteOf?: NoteOf,
): Unit[] =>
  fields.flatMap((field) => unitStates(documentRef, field, target, noteOf).map(({ unit }) => unit));

/** A unit's id in parts; `block` is the path of a block within a body. `null` for none of ours. */
export function parseUnitId(
  id: string,
): { document: string; path: string; block: string | null } | null {
  const [, document, path, block] = /^(.+):([^:/]+)(?:\/([0-9.]+))?$/.exec(id) ?? [];
  return document && path ? { document, path, block: block ?? null } : null;
}

/**
 * A field's value in a language with translated units put in; units without a target leave what
 * there is. A body keeps its own structure where it has one, else it gets the source's, in which
 * untranslated blocks keep the source's text.
 * @param units of this field; their targets' codes are right (`tagProblems`)
 * @returns a string or an editor state; the very value of the field when no unit has a target
 * @throws when a target has a code that is known neither to the source nor to the translation
 */
export function applyTo(
  field: LocalizedField,
  units: readonly Pick<Unit, 'id' | 'target'>[],
  target: Locale,
): unknown {
  const translated = units.flatMap(({ id, target: text }) =>
    text === null || isBlank(text) ? [] : [{ id, text }],
  );
  const value = field.values[target];
  const [first] = translated;
  if (!first) return value;
  if (field.kind === 'text') return plainText(first.text);
  const source = field.values[defaultLocale];
  if (!isState(source)) return value;
  const texts = new Map(
    translated.map(({ id, text }) => [parseUnitId(id)?.block ?? '', text] as const),
  );
  return withTranslations(source, stateIn(value), texts);
}
