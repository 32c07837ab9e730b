import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address';

const read = (query: string) => readAddress(new URLSearchParams(query));

test('what is as by default is not in the address', () => {
  expect(writeAddress(read(''))).toBe('');
  const plain = 'ref=pages:12&lang=ru&locale=ru';
  expect(writeAddress(read(`${plain}&view=draft&width=360&tab=preview`))).toBe(plain);
});

test.each([
  'ref=pages:12&lang=ru&locale=ru&view=published&width=1280&tab=fields',
  'ref=header&modes=contrast,imagesOff&at=2026-12-01T00:00',
  'lang=en&locale=en&show=todo&kind=everywhere&state=missing&together=0&marks=0',
])('an address opens the state that wrote it: %s', (query) => {
  expect(writeAddress(read(query))).toBe(query);
});

test('Payload’s choice of language comes before the address’s own', () => {
  expect(read('lang=ru&locale=en').lang).toBe('en');
  expect(read('lang=ru').lang).toBe('ru');
  expect(read('lang=de').lang).toBeNull();
});

test('what is not one of the choices is the default', () => {
  expect(read('view=x&width=999&tab=x&modes=x,large&state=own')).toMatchObject({
    view: 'draft',
    width: 360,
    tab: 'preview',
    modes: ['large'],
    state: null,
  });
});
