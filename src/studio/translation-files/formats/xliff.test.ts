import { describe, expect, test } from 'vitest';
import { decodeFile, ImportError, maxMegabytes, type ExportFile } from './file';
import { digestOf, type Unit } from './unit';
import { fromXliff, toXliff } from './xliff';

const unit: Unit = {
  id: 'pages:12:body/0.2',
  source: [
    'Bagaj & ',
    { id: 'b1', content: ['yuk'] },
    { id: 'br1' },
    { id: 'a1', content: ['<bu>'] },
  ],
  sourceHash: '0123456789ab',
  target: null,
  targetHash: '',
  note: 'Matn "birinchi"',
};
const file: ExportFile = {
  target: 'ru',
  documents: [
    {
      ref: 'pages:12',
      title: 'Bagaj & yuk',
      units: [
        unit,
        {
          ...unit,
          id: 'pages:12:title',
          source: ['Bagaj'],
          target: ['Багаж'],
          targetHash: digestOf(['Багаж']),
          note: undefined,
          status: 'needs-review',
        },
      ],
    },
    { ref: 'places:3', title: '', units: [] },
  ],
};

const errorOf = (text: string): ImportError => {
  try {
    fromXliff(text);
  } catch (error) {
    if (error instanceof ImportError) return error;
    throw error;
  }
  throw new Error('It has been read.');
};

const wrapped = (units: string, languages = 'source-language="uz" target-language="ru"') =>
  `<xliff version="1.2"><file original="x" ${languages}><body>${units}</body></file></xliff>`;
const targetIn = (target: string) =>
  fromXliff(wrapped(`<trans-unit id="a"><source/>${target}</trans-unit>`)).rows[0];

test('a file for each document', () => {
  expect(toXliff(file)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="pages:12" datatype="plaintext" source-language="uz" target-language="ru">
<header><note>Bagaj &amp; yuk</note></header>
<body>
<trans-unit id="pages:12:body/0.2" xml:space="preserve" extradata="0123456789ab "><source>Bagaj &amp; <g id="b1" ctype="bold">yuk</g><x id="br1" ctype="lb"/><g id="a1" ctype="link">&lt;bu&gt;</g></source><target state="new"/><note>Matn &quot;birinchi&quot;</note></trans-unit>
<trans-unit id="pages:12:title" xml:space="preserve" extradata="0123456789ab ${digestOf(['Багаж'])}"><source>Bagaj</source><target state="needs-review-translation">Багаж</target></trans-unit>
</body>
</file>
<file original="places:3" datatype="plaintext" source-language="uz" target-language="ru">
<body>
</body>
</file>
</xliff>
`);
});

describe('what translation tools make of a file', () => {
  test('sentences and terms are marked', () => {
    const sentences =
      '<target><mrk mtype="seg" mid="0">Раз.</mrk> <mrk mtype="seg" mid="1"><g id="b1">Два</g>.</mrk></target>';
    expect(targetIn(`<seg-source/>${sentences}`)?.target).toEqual([
      'Раз. ',
      { id: 'b1', content: ['Два'] },
      '.',
    ]);
  });

  test('texts are in CDATA, in character references, with comments between', () => {
    const row = targetIn('<target>a<![CDATA[ & <b> ]]>&#x416;<!-- -->&amp;lt;<?pi?></target>');
    expect(row?.target).toEqual(['a & <b> Ж&lt;']);
  });

  test('names have a prefix, languages a region, units a group, alternatives a place of their own', () => {
    const text = `<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><x:file
      original="x" source-language="uz-Latn-UZ" target-language="ru_RU"><x:body><x:group>
      <x:trans-unit id="a" extradata="h t"><x:source>A</x:source><x:target>Б</x:target>
      <x:alt-trans><x:target>В</x:target></x:alt-trans></x:trans-unit>
      </x:group></x:body></x:file></x:xliff>`;
    expect(fromXliff(text)).toEqual({
      target: 'ru',
      rows: [{ id: 'a', sourceHash: 'h', targetHash: 't', target: ['Б'], isBroken: false, row: 3 }],
    });
  });

  test('hashes are lost', () => {
    expect(targetIn('<target>Б</target>')).toMatchObject({ sourceHash: '', targetHash: null });
  });

  test('lines end as in Windows', () => {
    expect(targetIn('<target>a\r\nb\rc</target>')?.target).toEqual(['a\nb\nc']);
  });

  test('an element that no export has is reported with its row', () => {
    expect(targetIn('<target>a <ph id="1">b</ph></target>')).toMatchObject({
      target: null,
      isBroken: true,
    });
    expect(targetIn('<target>a <g>b</g></target>')?.isBroken).toBe(true);
  });

  test.each(['', '<target/>', '<target>  </target>', '<target><g id="b1"> </g></target>'])(
    'no translation: %s',
    (target) => {
      expect(targetIn(target)).toMatchObject({ target: null, isBroken: false });
    },
  );
});

describe('a file that is refused', () => {
  test.each([
    ['an external entity', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'],
    ['entities within entities', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>'],
    ['an external type', '<!doctype x PUBLIC "x" "http://192.0.2.1/x.dtd">'],
  ])('for its document type: %s', (_, declaration) => {
    const error = errorOf(`<?xml version="1.0"?>${declaration}${wrapped('')}`);
    expect(error.code).toBe('doctype');
    expect(error.message).toContain('export it again');
  });

  test.each([
    ['cut off', '<xliff version="1.2"><file>'],
    ['crossed tags', wrapped('<trans-unit></group>')],
    ['an unknown entity', wrapped('&nbsp;')],
    ['a bare ampersand', wrapped('a & b')],
    ['no XML', 'id;source'],
    ['nothing', ''],
    ['two roots', `${wrapped('')}${wrapped('')}`],
    ['too deep', wrapped('<g>'.repeat(1000) + '</g>'.repeat(1000))],
  ])('for it is damaged: %s', (_, text) => {
    const error = errorOf(text);
    expect(error.code).toBe('malformed');
    expect(error.parameters.line).toBeGreaterThan(0);
  });

  test('in the line where it is damaged', () => {
    expect(errorOf('<xliff>\n\n<a></b>').parameters.line).toBe(3);
  });

  test.each([
    ['another format', '<html><body/></html>'],
    ['another version', '<xliff version="2.0" srcLang="uz" trgLang="ru"><file id="a"/></xliff>'],
    ['no documents', '<xliff version="1.2"/>'],
  ])('for it is none: %s', (_, text) => {
    expect(errorOf(text)).toMatchObject({
      code: 'not_this_format',
      parameters: { expected: 'XLIFF 1.2' },
    });
  });

  test.each([
    ['source-language="en" target-language="ru"', { found: 'en', expected: 'uz' }],
    ['source-language="uz" target-language="uz"', { found: 'uz', expected: 'ru, en' }],
    ['source-language="uz" target-language="de"', { found: 'de', expected: 'ru, en' }],
    ['source-language="uz"', { found: '', expected: 'ru, en' }],
  ])('for its languages: %s', (languages, parameters) => {
    expect(errorOf(wrapped('', languages))).toMatchObject({ code: 'wrong_language', parameters });
  });

  test('for two languages in it', () => {
    const two = ['ru', 'en'].map(
      (language) => `<file source-language="uz" target-language="${language}"><body/></file>`,
    );
    expect(errorOf(`<xliff version="1.2">${two.join('')}</xliff>`).code).toBe('wrong_language');
  });

  test('for its size', () => {
    const text = wrapped(' '.repeat(maxMegabytes * 1024 * 1024));
    expect(errorOf(text)).toMatchObject({ code: 'too_large', parameters: { limit: 20 } });
  });
});

describe('an uploaded file', () => {
  const encoded = (text: string) => new TextEncoder().encode(text);

  test('is in UTF-8, or in UTF-16 with its mark', () => {
    expect(decodeFile(encoded('\uFEFFqoʻl'))).toBe('qoʻl');
    const utf16 = Buffer.from('\uFEFFЖ', 'utf16le');
    expect(decodeFile(utf16)).toBe('Ж');
    expect(decodeFile(Buffer.from(utf16).swap16())).toBe('Ж');
  });

  test('in another encoding is refused', () => {
    expect(() => decodeFile(new Uint8Array([0xc1, 0xe0, 0xe3, 0xe0, 0xe6]))).toThrow(
      'save it as UTF-8',
    );
  });

  test('is refused for its size before it is read', () => {
    expect(() => decodeFile(new Uint8Array(maxMegabytes * 1024 * 1024 + 1))).toThrow('over 20 MB');
  });
});
