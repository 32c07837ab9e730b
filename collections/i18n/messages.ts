import type { PayloadRequest } from 'payload';
import { defaultLocale, isLocale, type Locale } from '../../src/contract/locale';

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
