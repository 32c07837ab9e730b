import { expect, test } from 'vitest';
import { siteTexts } from '../site-texts';
import { misspellingsIn } from './spelling';

test('no text of the site has a word that is in no dictionary', async () => {
  expect(await misspellingsIn(siteTexts)).toEqual([]);
});

test('misspelt words are found; names, and endings of the list, are not', async () => {
  const texts = {
    uz: 'Registon aeroportidagi Dokonda xavsizlik: Shaxar fakat reyslaringizda',
    ru: 'Попробуте ещё раз у банкомата, кресло-коляска по-прежнему в «Регистоне»',
    en: 'A seperate entrance to the Registon’s hall, not Fargʻona’s',
  };
  const found = await misspellingsIn([{ place: 'here', texts }]);
  expect(found.map(({ word }) => word)).toEqual([
    'Dokonda',
    'xavsizlik',
    'Shaxar',
    'fakat',
    'Попробуте',
    'seperate',
  ]);
});
