import type { PayloadRequest } from 'payload';
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';

/** What validations say, in the languages of the interface; `{name}` stands for a parameter. */
const messages = {
  address: {
    uz: '/services/ kabi yoʻl (ikki chetida qiya chiziq bilan) yoki https://, tel: yoki mailto: bilan boshlanadigan manzil yozing.',
    ru: 'Напишите путь вида /services/ (с косой чертой с обеих сторон) или адрес, который начинается с https://, tel: или mailto:.',
    en: 'Enter a path such as /services/ (with a slash at both ends), or an address beginning with https://, tel: or mailto:.',
  },
  airportCode: {
    uz: 'RGX kabi uchta bosh lotin harfini yozing.',
    ru: 'Напишите три заглавные латинские буквы, например RGX.',
    en: 'Enter three letters, such as RGX.',
  },
  clock: {
    uz: 'Vaqtni 06:05 koʻrinishida yozing.',
    ru: 'Напишите время в виде 06:05.',
    en: 'Enter a time such as 06:05.',
  },
  day: {
    uz: 'Sanani 2026-11-21 koʻrinishida yozing.',
    ru: 'Напишите дату в виде 2026-11-21.',
    en: 'Enter a date such as 2026-11-21.',
  },
  daysCount: {
    uz: 'Kunlar sonini yozing, masalan 180 yoki 0.5.',
    ru: 'Напишите число дней, например 180 или 0.5.',
    en: 'Enter a number of days, such as 180 or 0.5.',
  },
  flightId: {
    uz: 'Reys raqami, jadvaldagi sana va yoʻnalishni yozing, masalan hy601-20261121-d.',
    ru: 'Напишите номер, дату по расписанию и направление, например hy601-20261121-d.',
    en: 'Enter the number, scheduled date and direction, such as hy601-20261121-d.',
  },
  flightNumber: {
    uz: 'Reys raqamini HY 601 koʻrinishida yozing.',
    ru: 'Напишите номер рейса в виде HY 601.',
    en: 'Enter a number such as HY 601.',
  },
  hostName: {
    uz: '“{value}” server nomi emas. mc.yandex.ru kabi nom yozing: https:// va yoʻlsiz, kichik harflar bilan.',
    ru: '«{value}» не имя сервера. Напишите имя вида mc.yandex.ru: без https:// и пути, строчными буквами.',
    en: '“{value}” is not the name of a host. Write a name such as mc.yandex.ru: without https:// or a path, in small letters.',
  },
  httpsAddress: {
    uz: 'https:// bilan boshlanadigan manzilni yozing.',
    ru: 'Напишите адрес, который начинается с https://.',
    en: 'Enter an address beginning with https://.',
  },
  keyEnds: {
    uz: 'Kelajakdagi vaqtni tanlang yoki maydonni boʻsh qoldiring.',
    ru: 'Выберите время в будущем или оставьте поле пустым.',
    en: 'Choose a time in the future, or leave the field empty.',
  },
  keyRevoked: {
    uz: 'Kalit bekor qilingan, uni oʻzgartirib boʻlmaydi. Yangisini yarating.',
    ru: 'Ключ отозван, изменить его нельзя. Создайте новый.',
    en: 'This key has been revoked and cannot be changed. Create another.',
  },
  metricHosts: {
    uz: 'Skriptlarda ruxsat berilmagan serverlar bor: {hosts}. Administrator ularni “Ruxsat berilgan serverlar” roʻyxatiga qoʻshishi yoki skriptlardan olib tashlash kerak.',
    ru: 'В скриптах есть серверы, которые не разрешены: {hosts}. Пусть администратор внесет их в список «Разрешенные серверы», или уберите их из скриптов.',
    en: 'The scripts name hosts that are not allowed: {hosts}. Have an administrator add them to “Allowed hosts”, or take them out of the scripts.',
  },
  noContent: {
    uz: 'Soʻrovda JSON obyekti boʻlishi kerak: maydonlar va ularning qiymatlari.',
    ru: 'В запросе должен быть объект JSON: поля и их значения.',
    en: 'The request must hold a JSON object: fields and their values.',
  },
  notBlock: {
    uz: 'Bunday boʻlim turi yoʻq. Turini blockType ga yozing.',
    ru: 'Такого вида раздела нет. Укажите вид в blockType.',
    en: 'There is no such kind of section. Name the kind in blockType.',
  },
  notChoice: {
    uz: 'Roʻyxatdagi qiymatlardan birini tanlang.',
    ru: 'Выберите одно из значений списка.',
    en: 'Choose one of the values of the list.',
  },
  notDate: {
    uz: 'Sana va vaqtni 2026-11-21T06:05:00+05:00 koʻrinishida yozing.',
    ru: 'Напишите дату и время в виде 2026-11-21T06:05:00+05:00.',
    en: 'Enter a date and time such as 2026-11-21T06:05:00+05:00.',
  },
  notDocument: {
    uz: 'Bunday hujjat yoʻq. Bor hujjatlardan birini tanlang.',
    ru: 'Такого документа нет. Выберите существующий.',
    en: 'There is no such document. Choose one that exists.',
  },
  notField: {
    uz: 'Bunday maydon yoʻq. Nomida nuqta boʻlgan maydonni oʻchiring.',
    ru: 'Такого поля нет. Уберите поле с точкой в имени.',
    en: 'There is no such field. Remove the name with a dot.',
  },
  notFormattedText: {
    uz: 'Bu bezakli matn emas. Matnni muharrirda yozing: HTML va oddiy satr qabul qilinmaydi.',
    ru: 'Это не форматированный текст. Напишите его в редакторе: HTML и простая строка не принимаются.',
    en: 'This is not formatted text. Write it in the editor: HTML and plain strings are not accepted.',
  },
  notList: {
    uz: 'Bu yerda qiymatlar roʻyxati boʻlishi kerak.',
    ru: 'Здесь должен быть список значений.',
    en: 'This must be a list of values.',
  },
  notNumber: {
    uz: 'Son yozing, masalan 40.',
    ru: 'Напишите число, например 40.',
    en: 'Enter a number, such as 40.',
  },
  notParts: {
    uz: 'Bu yerda maydonlar guruhi boʻlishi kerak.',
    ru: 'Здесь должна быть группа полей.',
    en: 'This must be a group of fields.',
  },
  notRow: {
    uz: 'Qatorda maydonlar va ularning qiymatlari boʻlishi kerak.',
    ru: 'В строке должны быть поля и их значения.',
    en: 'A row must hold fields and their values.',
  },
  notRows: {
    uz: 'Bu yerda qatorlar roʻyxati boʻlishi kerak.',
    ru: 'Здесь должен быть список строк.',
    en: 'This must be a list of rows.',
  },
  notText: {
    uz: 'Bu yerda matn boʻlishi kerak.',
    ru: 'Здесь должен быть текст.',
    en: 'This must be text.',
  },
  notWritable: {
    uz: 'Matnda saqlab boʻlmaydigan belgi bor (U+0000 yoki juftsiz surrogat). Uni oʻchiring.',
    ru: 'В тексте есть знак, который нельзя сохранить (U+0000 или непарный суррогат). Удалите его.',
    en: 'The text has a character that cannot be kept (U+0000 or half of a surrogate pair). Remove it.',
  },
  notYesOrNo: {
    uz: 'Bu yerda true yoki false boʻlishi kerak.',
    ru: 'Здесь должно быть true или false.',
    en: 'This must be true or false.',
  },
  textTooLong: {
    uz: 'Matn juda uzun. Uni qisqartiring.',
    ru: 'Текст слишком длинный. Сократите его.',
    en: 'The text is too long. Make it shorter.',
  },
  tooManyRows: {
    uz: 'Qatorlar juda koʻp: 5000 tadan oshmasin.',
    ru: 'Слишком много строк: не больше 5000.',
    en: 'There are too many rows: no more than 5000.',
  },
  noSign: {
    uz: '“{value}” degan belgi yoʻq. Bor belgilar: {names}.',
    ru: 'Значка «{value}» нет. Есть такие: {names}.',
    en: 'There is no icon “{value}”. Use one of: {names}.',
  },
  path: {
    uz: 'Yoʻlni /parking/ koʻrinishida yozing.',
    ru: 'Напишите путь в виде /parking/.',
    en: 'Enter a path such as /parking/.',
  },
  picture: {
    uz: 'Bu rasm emas yoki fayl shikastlangan. PNG, JPEG, WebP yoki AVIF fayl tanlang.',
    ru: 'Это не изображение, или файл поврежден. Выберите файл PNG, JPEG, WebP или AVIF.',
    en: 'This is not an image, or it is damaged. Choose a PNG, JPEG, WebP or AVIF file.',
  },
  pictureBytes: {
    uz: 'Fayl 15 MB dan katta. Rasmni kichraytirib, qayta yuklang.',
    ru: 'Файл больше 15 МБ. Уменьшите изображение и загрузите снова.',
    en: 'The file is larger than 15 MB. Make the image smaller and upload it again.',
  },
  pictureMoves: {
    uz: 'Bu harakatlanuvchi rasm. Harakatsiz PNG, JPEG, WebP yoki AVIF fayl tanlang.',
    ru: 'Это анимированное изображение. Выберите неподвижное: файл PNG, JPEG, WebP или AVIF.',
    en: 'This image is animated. Choose a still one: a PNG, JPEG, WebP or AVIF file.',
  },
  picturePixels: {
    uz: 'Rasm 50 megapikseldan katta. Uni kichraytirib, qayta yuklang.',
    ru: 'В изображении больше 50 мегапикселей. Уменьшите его и загрузите снова.',
    en: 'The image has more than 50 megapixels. Make it smaller and upload it again.',
  },
  pictureStorage: {
    uz: 'Rasm saqlanmadi: rasmlar ombori javob bermayapti. Birozdan keyin qayta urining yoki administratorga ayting.',
    ru: 'Изображение не сохранено: хранилище изображений не отвечает. Попробуйте позже или сообщите администратору.',
    en: 'The image was not saved: image storage is not responding. Try again later, or tell an administrator.',
  },
  season: {
    uz: 'Mavsumni w26 yoki s27 koʻrinishida yozing.',
    ru: 'Напишите сезон в виде w26 или s27.',
    en: 'Enter a season such as w26 or s27.',
  },
  slug: {
    uz: 'Kichik lotin harflari, raqamlar va chiziqchalardan foydalaning, masalan hand-baggage.',
    ru: 'Используйте строчные латинские буквы, цифры и дефисы, например hand-baggage.',
    en: 'Use lower-case Latin letters, digits and hyphens, such as hand-baggage.',
  },
  telephone: {
    uz: 'Raqamni +998 00 000 00 00 koʻrinishida yozing.',
    ru: 'Напишите номер в виде +998 00 000 00 00.',
    en: 'Enter a number such as +998 00 000 00 00.',
  },
  textsOnly: {
    uz: 'Tarjimon faqat oʻz tilidagi matnlarni oʻzgartira oladi: bu maydon barcha tillar uchun umumiy.',
    ru: 'Переводчик меняет только тексты своих языков: это поле общее для всех языков.',
    en: 'A translator changes texts only: this field is the same in all languages.',
  },
  sharedDraft: {
    uz: 'Bu sahifada hali eʼlon qilinmagan umumiy oʻzgarishlar bor. Tilingiz bilan birga ular ham saytga chiqib ketardi: muharrirdan avval ularni eʼlon qilishni soʻrang. Matningiz qoralamada saqlanadi.',
    ru: 'На странице есть еще не опубликованные изменения, общие для всех языков. Вместе с вашим языком на сайт вышли бы и они: попросите редактора сначала опубликовать их. Ваш текст останется в черновике.',
    en: 'This page has changes that all languages share and that are not published yet. They would go public with your language: ask an editor to publish them first. Your text stays in the draft.',
  },
  editorsPublishFirst: {
    uz: 'Hujjat hali hech bir tilda eʼlon qilinmagan. Uni avval muharrir eʼlon qiladi, keyin siz oʻz tilingizni eʼlon qila olasiz.',
    ru: 'Документ еще не опубликован ни на одном языке. Сначала его публикует редактор, затем вы сможете опубликовать свой язык.',
    en: 'The document is not published in any language yet. An editor publishes it first; then you can publish your language.',
  },
  revokedForGood: {
    uz: 'Bekor qilingan havola qayta ochilmaydi. Yangi havola yarating.',
    ru: 'Отозванная ссылка снова не откроется. Создайте новую.',
    en: 'A revoked link stays revoked. Make a new one.',
  },
  notSchedulable: {
    uz: '“{value}” uchun nashrni rejalashtirib boʻlmaydi: bunday hujjat yoʻq yoki u qoralamasiz saqlanadi.',
    ru: 'Публикацию «{value}» нельзя запланировать: такого документа нет, или у него нет черновиков.',
    en: 'The publication of “{value}” cannot be scheduled: there is no such document, or it has no drafts.',
  },
  notYourLanguage: {
    uz: 'Bu hujjatni {languages} tilida eʼlon qilish huquqingiz yoʻq.',
    ru: 'У вас нет права публиковать этот документ на языках: {languages}.',
    en: 'You may not publish this document in these languages: {languages}.',
  },
  rowsMoved: {
    uz: 'Qatorlar koʻchirilgan, orasiga qoʻshilgan yoki oʻchirilgan; boshqa tillardagi matnlari ham ular bilan ketadi. Barcha tillarni birga eʼlon qiling.',
    ru: 'Строки перемещены, вставлены или удалены, а с ними и их тексты на других языках. Опубликуйте все языки вместе.',
    en: 'Rows were moved, inserted or removed, and their texts in the other languages go with them. Publish all languages together.',
  },
  uzbekFirst: {
    uz: 'Avval oʻzbekcha matnni yozing: tarjima boʻlmasa, uning oʻrnida shu matn koʻrinadi.',
    ru: 'Сначала напишите узбекский текст: он стоит там, где нет перевода.',
    en: 'Write the Uzbek text first: it is shown where a translation is missing.',
  },
  wrongAddress: {
    uz: 'Manzil notoʻgʻri yozilgan.',
    ru: 'Адрес написан неправильно.',
    en: 'This address is not valid. Check it.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

type Messages = typeof messages;

/** The names in braces within a text. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type ParametersOf<Key extends MessageKey> = NamesIn<Messages[Key][Locale]>;

export type MessageKey = keyof Messages;

/** A message without parameters. */
export type PlainMessageKey = {
  [Key in MessageKey]: [ParametersOf<Key>] extends [never] ? Key : never;
}[MessageKey];

type Asking = Pick<PayloadRequest, 'i18n'>;

/** A message in the language of whoever asked; without one of the interface's, in Uzbek. */
export function say<Key extends MessageKey>(
  { i18n }: Asking,
  key: Key,
  ...[parameters]: Key extends PlainMessageKey ? [] : [Record<ParametersOf<Key>, string>]
): string {
  const text: string = messages[key][isLocale(i18n.language) ? i18n.language : defaultLocale];
  const values: Record<string, string> = parameters ?? {};
  return text.replace(/\{(\w+)\}/g, (name: string, key: string) => values[key] ?? name);
}
