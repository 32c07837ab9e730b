import fc from 'fast-check';
import type { Locale } from '@/i18n/locales';
import type { LocalizedField } from '@/cms/translation-status/fields';
import type { LexicalNode, LexicalState } from '@/cms/translation-status/lexical';

/** Texts that formats like to break. */
const awkward = [
  'Bagaj & yuk <10 kg> "qoʻlda"',
  "Ko'rik; to'lov, chek",
  ' oldida va ortida bo‘sh joy  ',
  'birinchi\nikkinchi\r\nuchinchi\r',
  'yangi qator oxirida\n',
  ']]>',
  '<![CDATA[x]]>',
  '<!-- izoh -->',
  '<b>qalin emas</b>',
  '<br/>',
  '</a>',
  '&lt;b&gt; &amp;amp; &nbsp; &#13;',
  '&',
  '<',
  '=SUM(A1:A9)',
  "'=1+1",
  "''",
  '+998 00 000 00 09',
  '-5 °C',
  '@parvoz',
  '24/7',
  '007',
  'TRUE',
  '5 May',
  '🛫👩‍👩‍👧 samolyot',
  '\u200Fשלום\u200E \u202Bمرحبا\u202C',
  'a\u00A0b\u2003c\u200Bd',
  'bel\u0007gi \u0000 \uD800 \uFFFE',
  '\uFEFFboshida',
  'ё е\u0308',
  'tab\there',
  '"',
  '""";""',
  ';',
  ',',
];

export const anyText = fc.oneof(
  fc.constantFrom(...awkward),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.lorem({ maxCount: 4 }),
);

/** A text with words, whatever else is in it. */
export const wordyText = fc
  .tuple(anyText, fc.lorem({ maxCount: 2 }))
  .map(([text, words]) => text + words);

const node = (type: string, more: object = {}): LexicalNode => ({ type, version: 1, ...more });
const element = (type: string, children: LexicalNode[], more: object = {}): LexicalNode =>
  node(type, { children, direction: 'ltr', format: '', indent: 0, ...more });

const format = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  fc.constantFrom(1, 2, 3, 4, 8, 16, 17, 64, 129, 256),
);

const textNode = fc
  .tuple(anyText, format, fc.constantFrom('', '', '', 'color: red'))
  .map(([text, bits, style]) =>
    node('text', { text, format: bits, style, mode: 'normal', detail: 0 }),
  );
const lineBreak = fc.constant(node('linebreak'));
const tab = fc.constant(
  node('tab', { text: '\t', format: 0, detail: 2, mode: 'normal', style: '' }),
);
const inlineBlock = fc
  .nat(9)
  .map((id) => node('inlineBlock', { fields: { id: String(id), blockType: 'icon' } }));
const link = fc
  .tuple(
    fc.array(fc.oneof(textNode, lineBreak), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('/parking/', '/baggage/', 'https://example.com/?a=1&b=2'),
    fc.constantFrom('link', 'autolink'),
  )
  .map(([children, url, type]) =>
    element(type, children, { id: url, fields: { linkType: 'custom', newTab: false, url } }),
  );

/** No two links or objects of a text are the same, or nobody could tell which one has moved. */
const distinct = (one: LexicalNode, index: number): LexicalNode =>
  one.fields ? { ...one, fields: { ...one.fields, at: index } } : one;

const inlineNodes = fc
  .array(fc.oneof({ weight: 5, arbitrary: textNode }, lineBreak, tab, link, inlineBlock), {
    maxLength: 5,
  })
  .map((nodes) => nodes.map(distinct));

const paragraph = inlineNodes.map((children) => element('paragraph', children));
const heading = fc
  .tuple(inlineNodes, fc.constantFrom('h2', 'h3'))
  .map(([children, tag]) => element('heading', children, { tag }));
const quote = inlineNodes.map((children) => element('quote', children));

const listOf = (items: fc.Arbitrary<LexicalNode>) =>
  fc
    .tuple(fc.array(items, { minLength: 1, maxLength: 4 }), fc.constantFrom('bullet', 'number'))
    .map(([children, listType]) =>
      element('list', children, { listType, tag: listType === 'number' ? 'ol' : 'ul', start: 1 }),
    );
const listItem = inlineNodes.map((children) => element('listitem', children, { value: 1 }));
const nestedItem = listOf(listItem).map((list) => element('listitem', [list], { value: 1 }));
const mixedItem = fc
  .tuple(inlineNodes, listOf(listItem), inlineNodes)
  .map(([before, list, after]) => element('listitem', [...before, list, ...after]));
const list = listOf(fc.oneof({ weight: 3, arbitrary: listItem }, nestedItem, mixedItem));

const cell = fc
  .array(fc.oneof(paragraph, list), { maxLength: 2 })
  .map((children) => element('tablecell', children, { headerState: 0 }));
const table = fc
  .array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  .map((rows) =>
    element(
      'table',
      rows.map((cells) => element('tablerow', cells)),
    ),
  );

const block = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  heading,
  quote,
  list,
  table,
  fc.constant(node('horizontalrule')),
  fc.constant(node('upload', { relationTo: 'media', value: 3, fields: null })),
);

/** An editor state. */
export const body: fc.Arbitrary<LexicalState> = fc
  .array(block, { maxLength: 6 })
  .map((children) => ({ root: element('root', children) }));

/** The same structure with other words. */
export function reworded(state: LexicalState, word: (text: string) => string): LexicalState {
  const walk = (one: LexicalNode): LexicalNode => ({
    ...one,
    ...(one.type === 'text' && typeof one.text === 'string' && { text: word(one.text) }),
    ...(one.children && { children: one.children.map(walk) }),
  });
  return { ...state, root: walk(state.root) };
}

const translations = (source: LexicalState) =>
  fc.oneof(
    fc.constantFrom<unknown>(undefined, null, ''),
    fc.lorem({ maxCount: 1 }).map((word) => reworded(source, (text) => `${word}${text}`)),
    fc.constant(source),
    body,
  );

type Values = LocalizedField['values'];

const textValues = (target: Locale): fc.Arbitrary<Values> =>
  fc
    .tuple(anyText, fc.oneof(anyText, fc.constantFrom(undefined, null, '')))
    .map(([uz, other]) => ({ uz, [target]: other }));

const bodyValues = (target: Locale): fc.Arbitrary<Values> =>
  body.chain((uz) => translations(uz).map((other) => ({ uz, [target]: other })));

const path = fc.constantFrom(
  (index: number) => `title${index}`,
  (index: number) => `sections.6820f1c4a1b2${index}.heading`,
  (index: number) => `sections.6820f1c4a1b2.items.6820f1c4d${index}.text`,
  (index: number) => `meta.description${index}`,
);

const fieldOf = (kind: LocalizedField['kind'], target: Locale) =>
  fc
    .tuple(kind === 'text' ? textValues(target) : bodyValues(target), path)
    .map(([values, name]) => ({
      kind,
      values,
      name,
    }));

/** The localized texts of a document. */
export const fields = (target: Locale): fc.Arbitrary<LocalizedField[]> =>
  fc
    .array(fc.oneof(fieldOf('text', target), fieldOf('richText', target)), { maxLength: 5 })
    .map((list) =>
      list.map(({ kind, values, name }, index) => ({
        path: name(index),
        formPath: name(index),
        name: name(index).replace(/^.*\./, ''),
        trail: [],
        kind,
        values,
      })),
    );

/** A website: documents by their reference. */
export const website = (target: Locale): fc.Arbitrary<Map<string, LocalizedField[]>> =>
  fc
    .array(fields(target), { minLength: 1, maxLength: 3 })
    .map((list) => new Map(list.map((one, index) => [`pages:${index + 1}`, one])));
