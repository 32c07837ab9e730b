import { describe, expect, test } from 'vitest';
import { fromCsv, toCsv } from './csv';
import { ImportError, maxMegabytes, type ExportFile } from './file';
import { fromMarkup, toMarkup } from './markup';
import { digestOf, type Segment, type Unit } from './unit';

const unit = (id: string, source: Segment, target: Segment | null = null): Unit => ({
  id,
  source,
  sourceHash: digestOf(source),
  target,
  targetHash: digestOf(target),
});
const file = (...units: Unit[]): ExportFile => ({
  target: 'ru',
  documents: [{ ref: 'pages:12', title: 'Bagaj', units }],
});

const errorOf = (text: string): ImportError => {
  try {
    fromCsv(text);
  } catch (error) {
    if (error instanceof ImportError) return error;
    throw error;
  }
  throw new Error('It has been read.');
};

test('a table that Excel opens as it should', () => {
  const rows = file(
    {
      ...unit('pages:12:title', ['Bagaj; "yuk"'], ['Багаж']),
      sourceHash: 'abcdefabcdef',
      targetHash: 'fedcbafedcba',
      note: 'Sarlavha',
    },
    {
      ...unit('pages:12:hours', ['24/7'], ['+998']),
      sourceHash: '1234567890e5',
      targetHash: '',
      status: 'needs-review',
    },
  );
  expect(toCsv(rows)).toBe(
    [
      '\uFEFFid;source_hash;target_hash;note;source_uz;target_ru;state',
      'pages:12:title;abcdefabcdef;fedcbafedcba;Bagaj › Sarlavha;"Bagaj; ""yuk""";Багаж;final',
      "pages:12:hours;'1234567890e5;;Bagaj;'24/7;'+998;needs-review",
      '',
    ].join('\r\n'),
  );
});

test('no cell begins like a formula', () => {
  const dangerous = ['=1+1', '+1', '-1', '@x', '\t=1', ' =1', '\n=1', '＝1', "'=1", "''"];
  const written = toCsv({
    target: 'ru',
    documents: [
      {
        ref: 'pages:12',
        title: '=HYPERLINK("http://192.0.2.1")',
        units: dangerous.map((text) => unit(`${text}:a`, [text], [text])),
      },
    ],
  });
  const cells = written.split(/[;\r]\n?/).map((cell) => cell.replace(/^"/, ''));
  expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell.trim()))).toEqual([]);
  expect(fromCsv(written).rows.map(({ target }) => target)).toEqual(
    dangerous.map((text) => [text]),
  );
});

test.each(['1', '007', '1,5', '24/7', '10:30', '5 May', 'May 5', 'март 2026', '$5', 'TRUE', '1E5'])(
  'a spreadsheet does not take %s for a value',
  (text) => {
    expect(toCsv(file(unit('a:b', [text])))).toContain(`;'${text};`);
  },
);

describe('what spreadsheets make of a table', () => {
  const text = (separator: string, lines: string[][]) =>
    lines.map((cells) => cells.join(separator)).join('\n');
  const header = ['id', 'source_hash', 'target_hash', 'note', 'source_uz', 'target_ru'];

  test.each([';', ',', '\t'])('columns between %j', (separator) => {
    const line = ['a:b', 'h', '', '', '"x;y,z"', '"б;в,г"'];
    expect(fromCsv(text(separator, [header, line]))).toEqual({
      target: 'ru',
      rows: [
        { id: 'a:b', sourceHash: 'h', targetHash: '', target: ['б;в,г'], isBroken: false, row: 2 },
      ],
    });
  });

  test('columns in another order, with others between, without the second hash', () => {
    const lines = [
      ['"ID"', 'Target_EN', 'comment', 'Source_UZ', 'Source_Hash'],
      ['a:b', 'Baggage', 'ok', 'Bagaj', 'h'],
    ];
    expect(fromCsv(text(';', lines))).toMatchObject({
      target: 'en',
      rows: [{ id: 'a:b', sourceHash: 'h', targetHash: null, target: ['Baggage'] }],
    });
  });

  test('empty rows, rows that are cut short, rows counted as the spreadsheet does', () => {
    const lines = [
      header,
      [''],
      ['', '', '', '', '', ''],
      ['a:b', 'h'],
      ['c:d', 'h', '', '', 'x', '"1\n2"'],
      ['e:f'],
    ];
    expect(fromCsv(text(';', lines)).rows.map(({ id, row }) => [id, row])).toEqual([
      ['a:b', 4],
      ['c:d', 5],
      ['e:f', 6],
    ]);
  });

  test('an apostrophe that is left before a text of its own goes', () => {
    expect(
      fromCsv(text(';', [header, ['a:b', 'h', '', '', "'24/7", "'Круглосуточно"]])).rows[0]?.target,
    ).toEqual(['Круглосуточно']);
  });

  test('a table without its columns is refused', () => {
    expect(errorOf('')).toMatchObject({ code: 'columns' });
    expect(errorOf('id;source_hash;source_uz\na;b;c')).toMatchObject({
      code: 'columns',
      parameters: { columns: 'target_…' },
    });
  });

  test('a table of other languages is refused', () => {
    expect(errorOf('id;source_hash;source_uz;target_de').code).toBe('wrong_language');
    expect(errorOf('id;source_hash;source_ru;target_en').code).toBe('wrong_language');
  });

  test('a table with an open quotation mark is refused', () => {
    const error = errorOf(text(';', [header, ['a:b', '"h']]));
    expect(error).toMatchObject({ code: 'malformed', parameters: { line: 2 } });
  });

  test('a table over the limit is refused', () => {
    expect(errorOf(' '.repeat(maxMegabytes * 1024 * 1024 + 1)).code).toBe('too_large');
  });
});

describe('tags', () => {
  const segment: Segment = [
    'Bu ',
    { id: 'b1', content: ['a', { id: 'i1', content: ['b'] }] },
    { id: 'br1' },
    { id: 'br2' },
    { id: 'b2', content: ['c'] },
    { id: 'a1', content: ['d'] },
  ];
  const markup = 'Bu <b>a<i>b</i></b><br/><br id="2"/><b id="2">c</b><a>d</a>';

  test('have a number from the second of a kind', () => {
    expect(toMarkup(segment)).toBe(markup);
    expect(fromMarkup(markup)).toEqual(segment);
  });

  test.each([
    ['<a id="1">d</a>', 'a number that need not be'],
    ['<A id = “1”>d</A >', 'capitals, blanks and typographic quotation marks'],
    ["<a id='1'>d</a>", 'single quotation marks'],
    ['<a id=1>d</a>', 'no quotation marks'],
  ])('may be written %s: %s', (text) => {
    expect(fromMarkup(text)).toEqual([{ id: 'a1', content: ['d'] }]);
  });

  test.each(['<br>', '<BR />', '<br id="1"/>'])('without words may be written %s', (text) => {
    expect(fromMarkup(text)).toEqual([{ id: 'br1' }]);
  });

  test.each([
    '<b>a',
    'a</b>',
    '<b><i>a</b></i>',
    '<strong>a</strong>',
    '<b class="x">a</b>',
    '<b id="0">a</b>',
    '<p/>',
    '<b>'.repeat(500) + '</b>'.repeat(500),
  ])('cannot be read: %s', (text) => {
    expect(fromMarkup(text)).toBeNull();
  });

  test.each([
    ['Q&A, AT&T', 'Q&A, AT&T'],
    ['5 < 6 > 4 <3 <', '5 < 6 > 4 <3 <'],
    ['<b>', '&lt;b>'],
    ['</a>', '&lt;/a>'],
    ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
    ['&amp;amp;', '&amp;amp;amp;'],
    ['&nbsp;', '&nbsp;'],
  ])('leave other texts readable: %s', (text, written) => {
    expect(toMarkup([text])).toBe(written);
    expect(fromMarkup(written)).toEqual([text]);
  });
});
