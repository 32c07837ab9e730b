import { defaultLocale, type Locale } from '@/i18n/locales';
import {
  ImportError,
  type ExportDocument,
  type ExportFile,
  type ImportFile,
  type ImportRow,
} from './file';
import { targetOf } from './languages';
import { clean } from '@/cms/translation-status/lexical';
import {
  isBlank,
  normalised,
  parseCodeId,
  statusOf,
  type CodeKind,
  type Segment,
  type Unit,
  type UnitStatus,
} from './unit';
import { childNamed, elementsOf, escapeXml, localName, parseXml, type XmlElement } from './xml';

/** The names that XLIFF has for kinds of inline codes; others begin with `x-`. */
const types: Partial<Record<CodeKind, string>> = {
  b: 'bold',
  i: 'italic',
  u: 'underlined',
  a: 'link',
  br: 'lb',
};

const typeOf = (id: string): string => {
  const kind = parseCodeId(id)?.kind ?? 'x';
  return types[kind] ?? `x-${kind}`;
};

const inline = (segment: Segment): string =>
  segment
    .map((part) => {
      if (typeof part === 'string') return escapeXml(part);
      const attributes = `id="${escapeXml(part.id)}" ctype="${typeOf(part.id)}"`;
      return part.content ? `<g ${attributes}>${inline(part.content)}</g>` : `<x ${attributes}/>`;
    })
    .join('');

const note = (text: string | undefined): string =>
  text ? `<note>${escapeXml(clean(text))}</note>` : '';

/** The names that XLIFF has for what is to be done. */
const states: Record<UnitStatus, string> = {
  new: 'new',
  'needs-review': 'needs-review-translation',
  final: 'final',
};
const stateOf = (unit: Unit): string => states[statusOf(unit)];

/** Hashes are in `extradata`, which tools keep as it is. */
const transUnit = (unit: Unit): string =>
  [
    `<trans-unit id="${escapeXml(unit.id)}" xml:space="preserve"`,
    ` extradata="${unit.sourceHash} ${unit.targetHash}">`,
    `<source>${inline(unit.source)}</source>`,
    unit.target
      ? `<target state="${stateOf(unit)}">${inline(unit.target)}</target>`
      : `<target state="${stateOf(unit)}"/>`,
    note(unit.note),
    '</trans-unit>',
  ].join('');

const file = ({ ref, title, units }: ExportDocument, target: Locale): string[] => [
  `<file original="${escapeXml(ref)}" datatype="plaintext"` +
    ` source-language="${defaultLocale}" target-language="${target}">`,
  title ? `<header>${note(title)}</header>` : '',
  '<body>',
  ...units.map(transUnit),
  '</body>',
  '</file>',
];

/**
 * Documents as XLIFF 1.2, which every translation tool reads: a `<file>` for each document, with its
 * title as a note, and a `<trans-unit>` for each unit.
 */
export const toXliff = ({ target, documents }: ExportFile): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    ...documents.flatMap((document) => file(document, target)),
    '</xliff>',
    '',
  ]
    .filter((line, index, lines) => line || index === lines.length - 1)
    .join('\n');

/** @returns `null` when there is an inline element that no export has */
function segmentOf(element: XmlElement): Segment | null {
  const parts: (string | Segment[number])[] = [];
  for (const child of element.children) {
    if (typeof child === 'string') {
      parts.push(child);
      continue;
    }
    const content = segmentOf(child);
    const { id } = child.attributes;
    const name = localName(child);
    if (!content) return null;
    // Tools mark sentences and terms; the text is what is within.
    if (name === 'mrk') parts.push(...content);
    else if (name === 'g' && id) parts.push({ id, content });
    else if (name === 'x' && id) parts.push({ id });
    else return null;
  }
  return normalised(parts);
}

function rowOf(element: XmlElement): ImportRow {
  const target = childNamed(element, 'target');
  const segment = target ? segmentOf(target) : [];
  const [sourceHash = '', targetHash = ''] = element.attributes.extradata?.split(' ') ?? [];
  return {
    id: element.attributes.id ?? '',
    sourceHash,
    targetHash: element.attributes.extradata === undefined ? null : targetHash,
    target: isBlank(segment) ? null : segment,
    isBroken: segment === null,
    row: element.line,
  };
}

const unitsIn = (element: XmlElement): XmlElement[] =>
  elementsOf(element).flatMap((child) => {
    const name = localName(child);
    if (name === 'trans-unit') return [child];
    return name === 'body' || name === 'group' ? unitsIn(child) : [];
  });

const languageOf = ({ attributes }: XmlElement): Locale =>
  targetOf(attributes['source-language'] ?? '', attributes['target-language'] ?? '');

/**
 * Reads what `toXliff` has written and a translation tool has filled in.
 * @throws {ImportError} `too_large`, `doctype`, `malformed`; `not_this_format` when it is not XLIFF
 *   1.2 or has no file in it; `wrong_language` when one of its files is not from Uzbek or not into
 *   the language of the others
 */
export function fromXliff(text: string): ImportFile {
  const root = parseXml(text);
  const files = elementsOf(root).filter((child) => localName(child) === 'file');
  const [first] = files;
  if (localName(root) !== 'xliff' || root.attributes.version !== '1.2' || !first) {
    throw new ImportError('not_this_format', { expected: 'XLIFF 1.2' });
  }
  const target = languageOf(first);
  const other = files.map(languageOf).find((language) => language !== target);
  if (other) throw new ImportError('wrong_language', { found: other, expected: target });
  return { target, rows: files.flatMap(unitsIn).map(rowOf) };
}
