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
  new RegExp(
    `${begin}${letters}+(?:ga|ka|(?<!daqi)qa) (?:joylashgan|sotiladi|saqlanadi|ishlaydi|turibdi)${end}`,
    'giu',
  ),
  new RegExp(
    `${begin}${letters}+da (?:qayt(?:di|ing|adi)|kiring|yaqinlash|koʻtariling|tushing)${letters}*${end}`,
    'giu',
  ),
  new RegExp(`${begin}${letters}+(?:ni|da) (?:foydalan|ega${end}|qarab tur)${letters}*`, 'giu'),
  new RegExp(`${begin}${letters}+(?:ga) (?:foydalan|iborat|voz kech)${letters}*`, 'giu'),
  new RegExp(
    `${begin}${letters}{3,}(?<!kun|tun|talo|yili|oy)ni (?:ochiladi|yopiladi|boshlanadi|tugaydi|sotiladi|beriladi|ishlaydi|olinadi|tekshiriladi|koʻrsatiladi|topshiriladi)${end}`,
    'giu',
  ),
  // A compound has a possessive ending.
  new RegExp(
    `${begin}(?:(?:xavfsizlik|pasport|bojxona) nazorat|(?:joʻnash|kelish|kutish|VIP|CIP) zal|qoʻl yuk|(?:maʼlumot|ijara) stol|bank karta|chiqish talon|reys raqam|yuk saqlash xona|tez yordam mashina|uchish vaqt|yoʻlovchilar huquq|aeroport xodim|aviakompaniya vakil)(?=(?:lar)?(?:da|dan|ga|ni|ning)?${end})`,
    'giu',
  ),
  new RegExp(`${begin}${letters}+(?:ida|larda|nda) (?:qoʻying|joylang|qoʻyib)${end}`, 'giu'),
  new RegExp(`${begin}${letters}+da qarang${end}`, 'giu'),
  new RegExp(`${begin}${letters}+gan uchun${end}`, 'giu'),
  new RegExp(`${begin}${letters}+(?:ning|ga|dan) tomonidan${end}`, 'giu'),
  new RegExp(`${begin}${letters}+(?<!ga|ka|qa|cha|dan|ta) boshlab${end}`, 'giu'),
  new RegExp(`${begin}topilmalar byuro(?=(?:da|dan|ga|ni|ning)?${end})`, 'giu'),
  new RegExp(`${begin}${letters}+(?:ni|da|ga) oshma(?:ydi|sin|sa|gan|sligi)${letters}*`, 'giu'),
  new RegExp(`${begin}${letters}+(?:ni|da|dan) qaragan${end}`, 'giu'),
  new RegExp(
    `${begin}(?:ikki|uch|toʻrt|besh|olti|yetti|sakkiz|toʻqqiz|oʻn|yigirma)ta (?:(?!va )${letters}+(?<!ning) ){1,3}${letters}+lari?(?:ni|ga|da|dan|ning)?${end}`,
    'giu',
  ),
  new RegExp(`${begin}ozi(?:da|dan|ga|ni|ning|ngiz|miz)?${end}`, 'giu'),
  // Whose it is: “bizning xizmatimiz”.
  new RegExp(`${begin}bizning ${letters}+(?<!miz(?:ni|ga|da|dan|ning)?)${end}`, 'giu'),
  new RegExp(
    `${begin}(?:oʻzingizning|sizning) (?!nogironlar)${letters}+(?<!ngiz(?:ni|ga|da|dan|ning)?)${end}`,
    'giu',
  ),
  /(?<=(?:^|[.!?] ))Agar [^.,]*(?<!sa|sangiz|salar|sak|sam)[,.]/gmu,
  /(?<=(?:^|[.!?] ))Biz (?:[^.:;!?]*[^.:;!?])?(?:ydi|adi)(?=[.:;!?])/gmu,
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
