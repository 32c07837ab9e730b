import type { CheckedLanguage } from './rule';

/** How the languages name one thing, as parts of patterns. */
export type Sense = Record<CheckedLanguage, string>;

const sense = (uz: string, ru: string, en: string): Sense => ({ uz, ru, en });

/**
 * Groups of senses that exclude each other: where two languages have one of a group, the third has no
 * other one in its place.
 */
export const opposites: readonly (readonly Sense[])[] = [
  [
    sense(
      'oldin\\p{L}*|avval\\p{L}*|\\p{L}*gacha|qadar',
      'до|перед|раньше|заранее|прежде|накануне|не (?:позже|позднее)',
      'before|until|earlier|prior|ahead|advance|beforehand',
    ),
    sense(
      'keyin\\p{L}*|soʻng|\\p{L}+gach',
      'после|(?<!не )(?:позже|позднее)|затем|потом|спустя',
      'after(?! another)|later|afterwards',
    ),
  ],
  [
    sense(
      'joʻna\\p{L}*|uchib ket\\p{L}*',
      'вылет\\p{L}*|отправ\\p{L}+|улет\\p{L}+',
      'depart\\p{L}*|leav\\p{L}+',
    ),
    sense(
      'kel(?:ish|sa|adi|uv)\\p{L}*|qoʻn(?!gʻ)\\p{L}+|uchib kel\\p{L}*',
      'прил[её]т\\p{L}*|прибы\\p{L}+|приземл\\p{L}+',
      'arriv\\p{L}+|land\\p{L}*',
    ),
  ],
  [
    sense('ochiq\\p{L}*|ochil\\p{L}+', '(?!неза)\\p{L}*откры\\p{L}*', 'open\\p{L}*'),
    sense('yopiq\\p{L}*|yopil\\p{L}+', '(?!неза)\\p{L}*закры\\p{L}*', 'clos\\p{L}+'),
  ],
  [
    sense('qizil\\p{L}*', 'красн\\p{L}+', 'red'),
    sense('yashil\\p{L}*|koʻk(?= choy)', 'зелён\\p{L}+', 'green'),
    sense('sariq\\p{L}*', 'жёлт\\p{L}+', 'yellow'),
    sense('koʻk(?! choy)\\p{L}*|moviy\\p{L}*', 'син\\p{L}+|голуб\\p{L}+', 'blue'),
    sense('qora\\p{L}*', 'чёрн\\p{L}+', 'black'),
    sense('oq', 'бел(?:ый|ая|ое|ые|ого|ой|ому|ым|ых)', 'white'),
  ],
  [
    sense('chap\\p{L}*', 'лев\\p{L}+|слева|налево|влево', 'left'),
    sense('oʻng\\p{L}*', 'прав(?:ый|ая|ое|ой|ом|ую|ого)|справа|направо|вправо', 'right'),
  ],
  [
    sense(
      'qoʻl yuki\\p{L}*|salon\\p{L}*',
      'салон\\p{L}*|ручн\\p{L}+ клад\\p{L}+',
      'cabin|hand (?:baggage|luggage)',
    ),
    sense('bagaj\\p{L}*|yuk boʻlim\\p{L}*', 'багаж\\p{L}*', 'hold|checked|baggage'),
  ],
  [
    sense('issiq\\p{L}*', 'горяч\\p{L}+|тёпл\\p{L}+', 'hot|warm'),
    sense('sovuq\\p{L}*', 'холодн\\p{L}+|прохлад\\p{L}+', 'cold|cool'),
  ],
  [
    sense('tun\\p{L}*|kechasi', 'ноч\\p{L}+', 'night\\p{L}*|overnight|midnight'),
    sense('ertala\\p{L}*|tong\\p{L}*', 'утр\\p{L}+', 'morning\\p{L}*'),
    sense('kechqurun\\p{L}*|kechki\\p{L}*|oqshom\\p{L}*', 'вечер\\p{L}*', 'evening\\p{L}*'),
  ],
  [
    sense('yarim tun\\p{L}*', 'полноч\\p{L}+', 'midnight'),
    sense('peshin\\p{L}*|tushgacha', 'полдн\\p{L}+|полуд\\p{L}+', 'noon|midday'),
  ],
  [
    sense('bepul\\p{L}*|tekin\\p{L}*', 'бесплатн\\p{L}+', 'free'),
    sense('pullik\\p{L}*', 'платн\\p{L}+', 'paid|charged'),
  ],
  [
    sense('sharq\\p{L}*', 'восто\\p{L}+', 'east\\p{L}*'),
    sense('gʻarb\\p{L}*', 'запад\\p{L}*', 'west\\p{L}*'),
    sense('shimol\\p{L}*', 'север\\p{L}*', 'north\\p{L}*'),
    sense('janub\\p{L}*', 'юг\\p{L}*|южн\\p{L}+', 'south\\p{L}*'),
  ],
  [
    sense('ichki', 'внутренн\\p{L}+', 'domestic'),
    sense('xalqaro', 'международн\\p{L}+', 'international\\p{L}*'),
  ],
  [
    sense(
      'kamida|kam emas|kichik boʻlma\\p{L}*',
      'не (?:менее|меньше|раньше|позже|позднее|моложе|младше)|(?:как )?минимум|хотя бы',
      'at least|no (?:less|fewer)|minimum',
    ),
    sense(
      'koʻpi bilan|(?:koʻp|ortiq) emas',
      'не (?:более|больше|дольше|старше)|максимум',
      'at most|no more|maximum|up to',
    ),
  ],
  [
    sense(
      'ortiq\\p{L}*|koʻp\\p{L}*',
      'более|больше|свыше|превыш\\p{L}+|дольше|выше',
      'more|over|above|exceed\\p{L}*|longer',
    ),
    sense('kam', 'менее|меньше|реже|ниже', 'less|fewer|under|below'),
  ],
  [
    sense('ilgari\\p{L}*|oldinda', 'опереж\\p{L}+|впереди', 'ahead'),
    sense('orqada\\p{L}*', 'отста\\p{L}+', 'behind'),
  ],
  [
    sense('eshi[kg]\\p{L}*', 'двер\\p{L}+|вход\\p{L}*', 'doors?'),
    sense(
      '(?<!bortga )chiqish(?! (?:eʼlon|talon))\\p{L}*',
      'выход(?!я)\\p{L}*(?!\\p{L}| из)',
      'gates?|exits?',
    ),
    sense('lenta\\p{L}*', 'лент\\p{L}+', 'belts?'),
    sense('stol\\p{L}*', 'стойк\\p{L}+|стоек', 'desks?|counters?'),
    sense('kiosk\\p{L}*', 'киоск\\p{L}*', 'kiosks?'),
  ],
  [
    sense('ayol\\p{L}*', 'женщин\\p{L}*|женск\\p{L}+', 'wom[ae]n\\p{L}*'),
    sense('erkak\\p{L}*', 'мужчин\\p{L}*|мужск\\p{L}+', 'm[ae]n|men’s'),
  ],
  [
    sense(
      'kuniga|har kuni|kunda',
      'в день|ежедневно|каждый день|в сутки',
      '(?:a|every|per) day|daily',
    ),
    sense('haftasiga|haftada|har hafta', 'в неделю|еженедельно', '(?:a|every|per) week|weekly'),
    sense('oyiga|har oy|oyda', 'в месяц|ежемесячно', '(?:a|every|per) month|monthly'),
    sense('yiliga|har yili|yilda', 'в год|ежегодно', '(?:a|every|per) year|yearly|annual\\p{L}*'),
  ],
  [
    sense('soniya\\p{L}*|sekund\\p{L}*', 'секунд\\p{L}*|(?<=\\d[ \\u00a0])с', 'seconds?'),
    sense('daqiqa\\p{L}*', 'минут\\p{L}*|мин', 'min|minutes?'),
    sense('soat\\p{L}*', 'час(?!т)\\p{L}*|ч', 'hours?|o’clock|h'),
    sense('kun\\p{L}*|sutka\\p{L}*', 'дн\\p{L}+|день|сут\\p{L}+', 'days?|24[ -]hours?'),
    sense('hafta\\p{L}*', 'недел\\p{L}+', 'weeks?|weekly'),
    sense('oy\\p{L}*', 'месяц\\p{L}*', 'months?|monthly'),
    sense('yil\\p{L}*|yosh\\p{L}*', 'год\\p{L}*|лет', 'years?|aged?'),
  ],
];
