import { sayIn, type SayOf, type WordTable } from './words';

/** What the admin says about the audit trail: Uzbek, Russian, English. */
const words = {
  history: ['Kim nima qildi', 'Кто что делал', 'Who did what'],
  nothingYet: [
    'Bu hujjat bilan hali hech kim hech narsa qilmagan.',
    'С этим документом пока никто ничего не делал.',
    'Nobody has done anything to this document yet.',
  ],
  newest: [
    'Oxirgi {count} ta amal. Avvalgilari administratorlardagi amallar tarixida.',
    'Последние действия: {count}. Более ранние есть в журнале у администраторов.',
    'The last {count} actions. Earlier ones are in the administrators’ audit trail.',
  ],
  keptYear: [
    'Amallar bir yil saqlanadi. Vaqt aeroport boʻyicha, UTC+5.',
    'Действия хранятся год. Время аэропорта, UTC+5.',
    'Actions are kept for a year. Times are the airport’s, UTC+5.',
  ],
  theSite: ['Sayt', 'Сайт', 'The site'],
  stranger: ['Nomaʼlum', 'Неизвестно', 'Unknown'],
  unknownAccount: ['Bunday hisob yoʻq', 'Нет такой учетной записи', 'No such account'],
  withKey: ['API kaliti', 'ключ API', 'API key'],
  fields: ['Maydonlar: {names}', 'Поля: {names}', 'Fields: {names}'],
  exportFound: ['Roʻyxatni yuklab olish', 'Скачать список', 'Download the list'],
} as const satisfies WordTable;

export type AuditSay = SayOf<typeof words>;

/** The words in a language of the admin; Uzbek where it is another. */
export const auditWords = (language: string): AuditSay => sayIn(words, language);
