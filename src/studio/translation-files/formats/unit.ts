import { digest } from '@/cms/translation-status/hash';
import { clean } from '@/cms/translation-status/lexical';

/** Inline formatting and objects, by the name of their tag. */
export const spanKinds = [
  'b',
  'i',
  's',
  'u',
  'code',
  'sub',
  'sup',
  'mark',
  'a',
  /** Styled text and whatever else is put around words. */
  'span',
] as const;
export const standaloneKinds = [
  'br',
  'tab',
  /** An object between words that has none itself. */
  'x',
] as const;

export type SpanKind = (typeof spanKinds)[number];
export type StandaloneKind = (typeof standaloneKinds)[number];
export type CodeKind = SpanKind | StandaloneKind;

/** A placeholder for inline formatting or an object: a translator moves it, but does not change it. */
export interface Code {
  /** Its kind and number within the unit: `b1`, `a2`, `br1`. */
  id: string;
  /** What a span is around; absent for a standalone code. */
  content?: Segment;
}

/** A text with its codes, in reading order. */
export type Segment = readonly (string | Code)[];

/** What a translator has to do about a unit: all of it, look whether it still holds, nothing. */
export const unitStatuses = ['new', 'needs-review', 'final'] as const;
export type UnitStatus = (typeof unitStatuses)[number];

/** One run of text that is translated as a whole: a plain field, or one block of a formatted body. */
export interface Unit {
  /**
   * `pages:12:sections.a1b2.heading`, or for a block of a body its place among the source's children:
   * `pages:12:sections.a1b2.body/0.2.1`.
   */
  id: string;
  source: Segment;
  /** `hashOf` the source, to notice on import that it has changed since. */
  sourceHash: string;
  /** `null` when it is not translated. */
  target: Segment | null;
  /** `digestOf` the target, to tell on import who has changed it since: the translator or an editor. */
  targetHash: string;
  /** What a translator should know about it. */
  note?: string;
  /** Without one, a unit with a translation is final. */
  status?: UnitStatus;
}

export const statusOf = ({ status, target }: Unit): UnitStatus =>
  status ?? (target === null ? 'new' : 'final');

const codeId = new RegExp(`^(${[...spanKinds, ...standaloneKinds].join('|')})([1-9][0-9]*)$`);

/** The kind and number in a code's id; `null` for an id that is none of ours. */
export function parseCodeId(id: string): { kind: CodeKind; number: number } | null {
  const [, kind, number] = codeId.exec(id) ?? [];
  return kind && number ? { kind: kind as CodeKind, number: Number(number) } : null;
}

export const isStandalone = (kind: CodeKind): kind is StandaloneKind =>
  standaloneKinds.includes(kind as StandaloneKind);

/** The same segment with clean texts, neighbouring ones joined, and without empty ones. */
export function normalised(segment: Segment): Segment {
  const parts: (string | Code)[] = [];
  for (const part of segment) {
    const last = parts.at(-1);
    if (typeof part !== 'string') {
      parts.push(part.content ? { ...part, content: normalised(part.content) } : part);
    } else if (typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts
    .map((part) => (typeof part === 'string' ? clean(part) : part))
    .filter((part) => part !== '');
}

/** Whether two normalised segments are the same to the letter, codes included. */
export const isSame = (one: Segment, other: Segment): boolean =>
  JSON.stringify(asList(one)) === JSON.stringify(asList(other));

/** The words of a segment, with line breaks and tabs as such. */
export const plainText = (segment: Segment): string =>
  segment
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.content) return plainText(part.content);
      const kind = parseCodeId(part.id)?.kind;
      return kind === 'br' ? '\n' : kind === 'tab' ? '\t' : '';
    })
    .join('');

/** Whether a segment has no words: such a target stands for "not translated". */
export const isBlank = (segment: Segment | null): boolean =>
  segment === null || plainText(segment).trim() === '';

/** Every code of a segment, those within others too, in reading order. */
export const codesOf = (segment: Segment): Code[] =>
  segment.flatMap((part) =>
    typeof part === 'string' ? [] : [part, ...codesOf(part.content ?? [])],
  );

// The same whatever order the keys of a code are in.
const asList = (segment: Segment): unknown[] =>
  segment.map((part) =>
    typeof part === 'string' ? part : [part.id, part.content ? asList(part.content) : null],
  );

/** A short hash of a segment to the letter; `''` for one without words. */
export const digestOf = (segment: Segment | null): string =>
  segment === null || isBlank(segment) ? '' : digest(JSON.stringify(asList(normalised(segment))));
