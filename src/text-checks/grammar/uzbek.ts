import { oneOf } from './words';

const letters = '[\\p{L}ʻʼ]';
const end = `(?!${letters})`;
const begin = `(?<!${letters})`;

/** Words that do not agree in Uzbek. */
export const uzbek = [
  // Postpositions and the case before them.
  new RegExp(
    `${begin}${letters}+(?:ga|dan|larni|larda) ${oneOf('uchun orqali haqida boʻyicha bilan')}`,
    'giu',
  ),
  new RegExp(`${begin}${letters}+(?:ga|ning|ish) ${oneOf('keyin soʻng tashqari boshlab')}`, 'giu'),
  new RegExp(
    `${begin}${letters}+(?<!ga|ka|qa) ${oneOf('qadar binoan qaramay qaramasdan muvofiq')}`,
    'giu',
  ),
  new RegExp(
    `${begin}${letters}+(?:ish|uv)da (?:kamida )?\\d+ (?:daqiqa|soat|kun) oldin${end}`,
    'giu',
  ),
  new RegExp(
    `${begin}(?:dushanba|seshanba|chorshanba|payshanba|juma|shanba|yakshanba) kunlar${end}`,
    'giu',
  ),
  new RegExp(`${begin}${letters}+(?:ni|da|dan)\\]?\\uFFFC* murojaat`, 'giu'),
  // After k and q the ending is -ka and -qa.
  new RegExp(`${begin}${letters}+(?:kg|qg)a(?:cha|gi)?${end}`, 'giu'),
  // The owner has -ning: “terminalning qavatlarida”.
  new RegExp(
    `${begin}${letters}{3,}(?<!i)ni (?:(?:barcha|har bir|asosiy|birinchi|ikkinchi|yangi) )?${letters}{2,}(?:larida|laridan|larining|sida|sidan|sining)${end}`,
    'giu',
  ),
  // After a number there is no plural.
  new RegExp(
    `(?<![\\d\\p{L}–.,:-])\\d+(?:[ \\u00a0]\\d{3})*[ \\u00a0](?:ta[ \\u00a0])?${letters}+lar(?:i|ni|ga|da|dan|ning|imiz|imizda)?${end}`,
    'giu',
  ),
  new RegExp(
    `${begin}(?:ikki|uch|toʻrt|besh|olti|yetti|sakkiz|toʻqqiz|oʻn|yigirma|bir necha|har bir|har)(?:ta)? ${letters}+lar(?:ni|ga|da|dan|ning)?${end}`,
    'giu',
  ),
  new RegExp(`${begin}eng ${letters}+roq${end}`, 'giu'),
  new RegExp(`(?<=${letters}) mi(?=[? ])`, 'giu'),
  // A verb in another person than its subject.
  new RegExp(
    `${begin}(?:biz ${letters}+(?:siz|ngiz|man)|siz ${letters}+(?:miz|man)|men ${letters}+(?:siz|miz))${end}`,
    'giu',
  ),
];
