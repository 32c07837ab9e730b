import { describe, expect, test } from 'vitest';
import type { LocalizedField } from '@/cms/translation-status/fields';
import { hashOf } from '@/cms/translation-status/hash';
import { digestOf, type Segment } from './unit';
import { applyTo, parseUnitId, toUnits } from './units';

const text = (content: string, more: object = {}) => ({
  type: 'text',
  text: content,
  format: 0,
  mode: 'normal',
  style: '',
  detail: 0,
  version: 1,
  ...more,
});
const node = (type: string, children: object[], more: object = {}) => ({
  type,
  children,
  version: 1,
  ...more,
});
const paragraph = (...children: object[]) => node('paragraph', children);
const state = (...children: object[]) => ({ root: node('root', children) });
const link = (url: string, ...children: object[]) =>
  node('link', children, { fields: { linkType: 'custom', url } });

const field = (uz: unknown, ru?: unknown): LocalizedField => ({
  path: 'sections.a1b2.body',
  formPath: 'sections.0.body',
  name: 'body',
  trail: [],
  kind: typeof uz === 'string' ? 'text' : 'richText',
  values: { uz, ru },
});

const units = (one: LocalizedField) => toUnits('pages:12', [one], 'ru');
const id = 'pages:12:sections.a1b2.body';

const targets = (one: LocalizedField) =>
  units(one).map((unit) => [unit.id.replace(`${id}/`, ''), unit.target]);

const put = (one: LocalizedField, texts: Record<string, Segment>) =>
  applyTo(
    one,
    Object.entries(texts).map(([path, target]) => ({ id: `${id}/${path}`, target })),
    'ru',
  );

const contents = state(
  node('heading', [text('Bagaj')], { tag: 'h2' }),
  paragraph(),
  paragraph(
    text('Ogʻirligi '),
    text('23 kg', { format: 1 }),
    text(' dan oshmasin,', { format: 3 }),
    { type: 'linebreak', version: 1 },
    text('batafsil: '),
    link('/baggage/', text('bagaj qoidalari')),
  ),
  node('list', [
    node('listitem', [text('Pasport')]),
    node('listitem', [
      text('Hujjatlar:'),
      node('list', [node('listitem', [text('viza')])], { listType: 'bullet' }),
    ]),
  ]),
  { type: 'upload', relationTo: 'media', value: 3 },
  node('table', [node('tablerow', [node('tablecell', [paragraph(text('Narx'))])])]),
);

describe('the units of a field', () => {
  test('of a plain text is one', () => {
    expect(units(field('Bagaj', 'Багаж'))).toEqual([
      {
        id,
        source: ['Bagaj'],
        sourceHash: hashOf('Bagaj'),
        target: ['Багаж'],
        targetHash: digestOf(['Багаж']),
      },
    ]);
    expect(units(field('Bagaj'))[0]).toMatchObject({ target: null, targetHash: '' });
  });

  test.each([[null], [''], ['  '], [5], [['a', 'b']], [{ root: null }]])(
    'without a text in Uzbek are none: %j',
    (value) => {
      expect(units({ ...field('', 'Багаж'), values: { uz: value, ru: 'Багаж' } })).toEqual([]);
    },
  );

  test('of a body are its blocks of text, with what is inline as codes', () => {
    expect(units(field(contents)).map((unit) => [unit.id, unit.source])).toEqual([
      [`${id}/0`, ['Bagaj']],
      [
        `${id}/2`,
        [
          'Ogʻirligi ',
          { id: 'b1', content: ['23 kg', { id: 'i1', content: [' dan oshmasin,'] }] },
          { id: 'br1' },
          'batafsil: ',
          { id: 'a1', content: ['bagaj qoidalari'] },
        ],
      ],
      [`${id}/3.0`, ['Pasport']],
      [`${id}/3.1.0`, ['Hujjatlar:']],
      [`${id}/3.1.1.0`, ['viza']],
      [`${id}/5.0.0.0`, ['Narx']],
    ]);
  });

  test('have the note that the caller words', () => {
    const uneven = field(contents, state(paragraph(text('Багаж'))));
    const notes = toUnits('pages:12', [uneven], 'ru', ({ block, isUneven, field: { name } }) =>
      [name, block, isUneven].join(' '),
    ).map(({ note }) => note);
    expect(notes[0]).toBe('body heading true');
    expect(toUnits('pages:12', [field('Bagaj')], 'ru', () => undefined)[0]).not.toHaveProperty(
      'note',
    );
  });

  test('have an id that can be taken apart', () => {
    expect(parseUnitId(`${id}/3.1.0`)).toEqual({
      document: 'pages:12',
      path: 'sections.a1b2.body',
      block: '3.1.0',
    });
    expect(parseUnitId('header:title')).toEqual({ document: 'header', path: 'title', block: null });
    expect(parseUnitId('title')).toBeNull();
    expect(parseUnitId('')).toBeNull();
  });
});

describe('a translation', () => {
  test('of a plain text is its text', () => {
    expect(applyTo(field('Bagaj'), [{ id, target: ['Багаж'] }], 'ru')).toBe('Багаж');
  });

  test('that is not there changes nothing', () => {
    const translated = field(contents, contents);
    expect(put(translated, {})).toBe(contents);
    expect(put(translated, { '0': [' '] })).toBe(contents);
  });

  test('of a body without one has the structure of the source, and its text where none is given', () => {
    const value = put(field(contents), {
      '0': ['Багаж'],
      '2': [
        { id: 'a1', content: [{ id: 'i1', content: ['Правила'] }, ' багажа'] },
        { id: 'br1' },
        { id: 'b1', content: ['23 кг'] },
      ],
      '3.1.1.0': ['виза'],
    });
    expect(value).toEqual(
      state(
        node('heading', [text('Багаж')], { tag: 'h2' }),
        paragraph(),
        paragraph(
          link('/baggage/', text('Правила', { format: 2 }), text(' багажа')),
          { type: 'linebreak', version: 1 },
          text('23 кг', { format: 1 }),
        ),
        node('list', [
          node('listitem', [text('Pasport')]),
          node('listitem', [
            text('Hujjatlar:'),
            node('list', [node('listitem', [text('виза')])], { listType: 'bullet' }),
          ]),
        ]),
        { type: 'upload', relationTo: 'media', value: 3 },
        node('table', [node('tablerow', [node('tablecell', [paragraph(text('Narx'))])])]),
      ),
    );
  });

  test('counts as missing where it is the Uzbek text, but for numbers', () => {
    const source = state(paragraph(text('Pasport')), paragraph(text('23 / 7')));
    expect(targets(field(source, source))).toEqual([
      ['0', null],
      ['1', ['23 / 7']],
    ]);
  });

  test('keeps the address of its own link', () => {
    const source = state(paragraph(text('Qonun: '), link('https://lex.uz/uz/1', text('matn'))));
    const own = state(paragraph(text('Закон: '), link('https://lex.uz/ru/1', text('текст'))));
    expect(targets(field(source, own))).toEqual([
      ['0', ['Закон: ', { id: 'a1', content: ['текст'] }]],
    ]);
    expect(put(field(source, own), { '0': [{ id: 'a1', content: ['Текст закона'] }] })).toEqual(
      state(paragraph(link('https://lex.uz/ru/1', text('Текст закона')))),
    );
  });

  test('keeps formatting that the source does not have', () => {
    const source = state(
      paragraph(text('Diqqat', { format: 1 }), text(' va '), text('e', { format: 1 })),
    );
    const own = state(
      paragraph(
        text('Вни', { format: 1 }),
        text('ма'),
        text('н', { format: 1 }),
        text('и', { format: 2 }),
        text('е', { format: 1, style: 'color: red' }),
      ),
    );
    expect(targets(field(source, own))).toEqual([
      [
        '0',
        [
          { id: 'b1', content: ['Вни'] },
          'ма',
          { id: 'b2', content: ['н'] },
          { id: 'i1', content: ['и'] },
          { id: 'b3', content: [{ id: 'span1', content: ['е'] }] },
        ],
      ],
    ]);
  });
});

describe('a translation with other blocks', () => {
  const source = state(
    node('heading', [text('Bagaj')], { tag: 'h2' }),
    paragraph(text('bir')),
    paragraph(text('ikki')),
    paragraph(text('uch')),
  );
  const own = state(paragraph(text('один')), paragraph(), paragraph(text('два')), {
    type: 'horizontalrule',
  });

  test('stands beside the blocks it can be matched with', () => {
    expect(targets(field(source, own))).toEqual([
      ['0', null],
      ['1', ['один']],
      ['2', ['два']],
      ['3', null],
    ]);
  });

  test('stays as it is around a block that changes', () => {
    expect(put(field(source, own), { '2': ['Два'] })).toEqual(
      state(paragraph(text('один')), paragraph(), paragraph(text('Два')), {
        type: 'horizontalrule',
      }),
    );
  });

  test('gets the blocks it does not have', () => {
    expect(put(field(source, own), { '0': ['Багаж'], '3': ['три'] })).toEqual(
      state(
        node('heading', [text('Багаж')], { tag: 'h2' }),
        paragraph(text('один')),
        paragraph(),
        paragraph(text('два')),
        paragraph(text('три')),
        { type: 'horizontalrule' },
      ),
    );
  });

  test('gets what is missing before a new block in Uzbek, so that both stay where they belong', () => {
    const short = field(source, state(paragraph(text('один'))));
    const value = put(short, { '3': ['три'] });
    expect(value).toEqual(
      state(paragraph(text('один')), paragraph(text('ikki')), paragraph(text('три'))),
    );
    expect(targets(field(source, value))).toEqual([
      ['0', null],
      ['1', ['один']],
      ['2', null],
      ['3', ['три']],
    ]);
  });
});
