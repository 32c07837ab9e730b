/** What people type for the Uzbek apostrophes. */
export const apostrophes = /[ʻʼ‘’`´'ʹ′]/g;
const marks = /\p{M}/gu;

const latin: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'x',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ғ: 'g',
  қ: 'q',
  ў: 'o',
  ҳ: 'h',
};

/**
 * A text as search compares it: lower case, without accents, the Uzbek apostrophes of oʻ, gʻ and ʼ
 * removed whichever sign was typed, Cyrillic written in Latin, spaces single.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(apostrophes, '')
    .replace(/[\u0400-\u04ff]/g, (letter) => latin[letter] ?? letter)
    .normalize('NFD')
    .replace(marks, '')
    .replace(/\s+/g, ' ')
    .trim();
}
