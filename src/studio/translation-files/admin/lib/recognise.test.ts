import { describe, expect, test } from 'vitest';
import { toCsv } from '../../formats/csv';
import { toXliff } from '../../formats/xliff';
import { recognise, recogniseText } from './recognise';

const file = { target: 'ru', documents: [{ ref: 'pages:12', title: 'Bagaj', units: [] }] } as const;

test('what is exported here', async () => {
  expect(recogniseText(toXliff(file))).toEqual({ format: 'xliff', target: 'ru' });
  expect(recogniseText(toCsv({ ...file, target: 'en' }))).toEqual({ format: 'csv', target: 'en' });
  const bytes = new TextEncoder().encode(toCsv(file, ','));
  expect(await recognise(new Blob([bytes]))).toEqual({ format: 'csv', target: 'ru' });
});

describe('what tools make of it', () => {
  test.each([
    ['no declaration', `<xliff version="1.2"><file target-language='en-GB'>`, 'xliff', 'en'],
    ['a prefix', '\n<x:xliff><x:file target-language="ru_RU">', 'xliff', 'ru'],
    ['no language', '<?xml version="1.0"?><xliff><file>', 'xliff', null],
    ['another language', '<xliff><file target-language="de">', 'xliff', null],
    ['quotes', '"id","source_hash","target_hash","target_ru"\r\n', 'csv', 'ru'],
    ['tabs, capitals', 'ID\tTARGET_HASH\tTARGET_EN\n', 'csv', 'en'],
    ['no header', 'pages:1:title;x;Багаж', 'csv', null],
    ['only the hash', 'id;target_hash', 'csv', null],
    ['nothing', '', 'csv', null],
  ])('%s', (_, text, format, target) => {
    expect(recogniseText(text)).toEqual({ format, target });
  });

  test('UTF-16 with its mark', async () => {
    const bytes = Buffer.from('\uFEFFid;target_hash;target_ru\r\n', 'utf16le');
    expect(await recognise(new Blob([bytes]))).toEqual({ format: 'csv', target: 'ru' });
    expect(await recognise(new Blob([bytes.swap16()]))).toEqual({ format: 'csv', target: 'ru' });
  });
});
