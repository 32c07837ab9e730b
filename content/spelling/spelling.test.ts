import { expect, test } from 'vitest';
import { siteTexts } from '../site-texts';
import { misspellingsIn } from './spelling';

test('no text of the site has a word that is in no dictionary', async () => {
  expect(await misspellingsIn(siteTexts)).toEqual([]);
});

test('misspelt words are found; names, and endings of the list, are not', async () => {
  const texts = {
    uz: 'Registon aeroportidagi Dokonda xavsizlik: Shaxar fakat reyslaringizda, stolari turbdi',
    ru: 'Попробуте ещё раз у банкомата, кресло-коляска по-прежнему в «Регистоне»',
    en: 'A seperate entrance to the Registon’s hall, not Fargʻona’s',
  };
  const found = await misspellingsIn([{ place: 'here', texts }]);
  expect(found.map(({ word }) => word)).toEqual([
    'Dokonda',
    'xavsizlik',
    'Shaxar',
    'fakat',
    'stolari',
    'turbdi',
    'Попробуте',
    'seperate',
  ]);
});

test('two words that have a hyphen elsewhere are found; capitals and endings do not matter', async () => {
  const found = await misspellingsIn([
    { place: 'one', texts: { uz: 'oziq-ovqat', ru: 'взлётно-посадочная полоса', en: '' } },
    {
      place: 'other',
      texts: { uz: 'Oziq ovqatlar, oziq va', ru: 'взлётно посадочную полосу', en: '' },
    },
  ]);
  expect(found.map(({ word }) => word)).toEqual(['Oziq ovqatlar', 'взлётно посадочную']);
});

test('an Uzbek ending of what belongs to something is missed where the pair has it elsewhere', async () => {
  const texts = (uz: string) => ({ uz, ru: '', en: '' });
  const found = await misspellingsIn([
    { place: 'one', texts: texts('Avtobus bekati, avtobus bekatida va avtobus bekatidan') },
    { place: 'other', texts: texts('Avtobus bekatda kuting') },
  ]);
  expect(found.map(({ place, word }) => [place, word])).toEqual([['other', 'Avtobus bekatda']]);
});

test('a capital or a small letter within a sentence is found where the word has the other one elsewhere', async () => {
  const texts = (en: string) => ({ uz: '', ru: '', en });
  const found = await misspellingsIn([
    { place: 'one', texts: texts('Fly to Tashkent, from Tashkent and over Tashkent.') },
    { place: 'other', texts: texts('Fly to tashkent.') },
  ]);
  expect(found.map(({ place, word }) => [place, word])).toContainEqual(['other', 'tashkent']);
});
