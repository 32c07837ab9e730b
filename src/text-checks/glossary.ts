import type { CheckedLanguage } from './rule';

/** What is not written, and what is instead. `~` stands for any ending, ё for е as well. */
export interface Wording {
  not: string;
  /**
   * In its place: `~` is the ending that was found, `~2` that of the second word with one. By the ending
   * (several joined by `~`) where the two are inflected differently; one that is not listed gets no suggestion.
   */
  but: string | Record<string, string>;
  /** Where it is right: phrases that it is a part of. */
  unless?: string;
}

/** A thing and its name in each language. */
export interface Term extends Record<CheckedLanguage, string> {
  instead: Partial<Record<CheckedLanguage, readonly Wording[]>>;
}

/** By ending: the endings, and in the same order the words. */
export const inflected = (endings: string, words: string): Record<string, string> =>
  Object.fromEntries(
    endings.split('|').map((ending, index) => [ending, words.split('|')[index] ?? '']),
  );

const cases = '|i|ida|iga|idan|ini|da|ga|dan|ni|lar|lari|ingiz|ingizni';

/** An Uzbek noun by the endings of one that ends otherwise: after a vowel they have an s. */
export const afterVowel = (noun: string): Record<string, string> =>
  Object.fromEntries(
    cases
      .split('|')
      .map((ending) => [ending.replace(/^i(?!ng)/, 'si').replace(/^ing/, 'ng'), noun + ending]),
  );
export const intoVowel = (noun: string): Record<string, string> =>
  Object.fromEntries(
    cases
      .split('|')
      .map((ending) => [ending, noun + ending.replace(/^i(?!ng)/, 'si').replace(/^ing/, 'ng')]),
  );

const battery =
  'внешний аккумулятор|внешнего аккумулятора|внешнему аккумулятору|внешним аккумулятором|внешнем аккумуляторе|внешние аккумуляторы|внешних аккумуляторов|внешним аккумуляторам|внешними аккумуляторами|внешних аккумуляторах';
const wheelchair = inflected(
  'ая~а|ой~ы|ой~и|ую~у|ой~е|ой~ой|ые~и|ых~|ым~ам|ыми~ами|ых~ах',
  'кресло-коляска|кресла-коляски|кресла-коляски|кресло-коляску|кресле-коляске|креслом-коляской|кресла-коляски|кресел-колясок|креслам-коляскам|креслами-колясками|креслах-колясках',
);
const information = inflected(
  'а|и|у|е|ой',
  'справочная|справочной|справочную|справочной|справочной',
);

/** The names of the things of an airport that every page shares. */
export const terms: readonly Term[] = [
  {
    uz: '“Registon” xalqaro aeroporti',
    ru: 'Международный аэропорт «Регистон»',
    en: 'Registon International Airport',
    instead: {
      uz: [
        { not: 'Registon xalqaro aeroport~', but: '“Registon” xalqaro aeroport~' },
        { not: 'Registon aeroport~', but: '“Registon” aeroport~' },
        { not: '“Registan” aeroport~|Registan aeroport~', but: '“Registon” aeroport~' },
      ],
      ru: [
        { not: 'аэропорт~ Регистон', but: 'аэропорт~ «Регистон»' },
        { not: 'аэропорт~ «Регистан»|аэропорт~ Регистан', but: 'аэропорт~ «Регистон»' },
      ],
      en: [
        {
          not: 'Registon airport|Registan Airport|Registan airport',
          but: 'Registon Airport',
        },
        {
          not: 'Registan International Airport|Registon international airport',
          but: 'Registon International Airport',
        },
      ],
    },
  },
  {
    uz: 'joʻnash zali',
    ru: 'зал вылета',
    en: 'departure hall',
    instead: {
      uz: [
        {
          not: 'roʻyxatdan oʻtish zal~|uchish zal~|uchib ketish zal~|ketish zal~|registratsiya zal~',
          but: 'joʻnash zal~',
        },
      ],
      ru: [
        {
          not: 'зал~ регистрации|зал~ отправления|зал~ отлёта|зал~ вылетов|зал~ отправлений',
          but: 'зал~ вылета',
        },
      ],
      en: [
        { not: 'check-in hall~|departures hall~|departing hall~', but: 'departure hall~' },
        {
          not: 'departure lounge~|departures lounge~|departures area',
          but: 'departure hall~',
        },
      ],
    },
  },
  {
    uz: 'uchish',
    ru: 'вылет',
    en: 'departures',
    instead: {
      uz: [
        {
          not: 'uchib ketish~|samolyot joʻnash~|reys joʻnash~',
          but: 'uchish~',
          unless: 'uchib ketish zal~',
        },
      ],
      ru: [
        { not: 'отлёт~', but: 'вылет~', unless: 'зал~ отлёта' },
        {
          not: 'отправлени~ рейс~|отправлени~ самолёт~',
          but: inflected(
            'е~а|я~а|ю~а|ем~а|е~ов|я~ов',
            'вылет рейса|вылета рейса|вылету рейса|вылетом рейса|вылет рейсов|вылета рейсов',
          ),
        },
      ],
      en: [{ not: 'outbound flight~|departing plane~', but: 'departure~' }],
    },
  },
  {
    uz: 'kelish',
    ru: 'прилёт',
    en: 'arrivals',
    instead: {
      uz: [
        { not: 'yetib kelish zal~|uchib kelish zal~|qoʻnish zal~', but: 'kelish zal~' },
        { not: 'uchib kelish~', but: 'kelish~', unless: 'uchib kelish zal~' },
      ],
      ru: [{ not: 'зал~ прибытия|зал~ прилётов|зал~ прибытий', but: 'зал~ прилёта' }],
      en: [
        { not: 'arrival hall~|arrivals lounge~|arrival lounge~', but: 'arrivals hall~1' },
        { not: 'inbound flight~', but: 'arrival~' },
      ],
    },
  },
  {
    uz: 'chiqish',
    ru: 'выход',
    en: 'gate',
    instead: {
      uz: [{ not: 'geyt~|gate~', but: 'chiqish~' }],
      ru: [
        { not: 'гейт~', but: 'выход~' },
        {
          not: 'выход~ в город',
          but: inflected('|а|у|ом|е|ы', 'дверь|двери|двери|дверью|двери|двери'),
        },
        {
          not: 'посадочн~ ворот~',
          but: inflected('ые~а|ых~|ым~ам', 'выход|выхода|выходу'),
        },
      ],
      en: [{ not: 'boarding gate~|departure gate~|exit gate~', but: 'gate~' }],
    },
  },
  {
    uz: 'samolyotga chiqish',
    ru: 'посадка',
    en: 'boarding',
    instead: {
      uz: [
        { not: 'bortga chiqish~', but: 'samolyotga chiqish~', unless: 'bortga chiqish talon~' },
        { not: 'posadka~', but: afterVowel('samolyotga chiqish'), unless: 'posadka talon~' },
        { not: 'samolyotga oʻtirish~|samolyotga oʻtqazish~', but: 'samolyotga chiqish~' },
      ],
      ru: [
        {
          not: 'бординг~',
          but: inflected('|а|у|ом|е', 'посадка|посадки|посадке|посадкой|посадке'),
          unless: 'бординг пасс~',
        },
      ],
      en: [{ not: 'embarkation|embarking', but: 'boarding' }],
    },
  },
  {
    uz: 'roʻyxatdan oʻtish stoli',
    ru: 'стойка регистрации',
    en: 'check-in desk',
    instead: {
      uz: [
        {
          not: 'registratsiya stol~|roʻyxatga olish stol~|roʻyxatdan oʻtkazish stol~',
          but: 'roʻyxatdan oʻtish stol~',
        },
        {
          not: 'roʻyxatdan oʻtish stoyka~|registratsiya stoyka~|roʻyxatdan oʻtish peshtaxta~',
          but: inflected(
            'si|sida|siga|sidan|lari|larida',
            'roʻyxatdan oʻtish stoli|roʻyxatdan oʻtish stolida|roʻyxatdan oʻtish stoliga|roʻyxatdan oʻtish stolidan|roʻyxatdan oʻtish stollari|roʻyxatdan oʻtish stollarida',
          ),
        },
        {
          not: 'registratsiya~',
          but: afterVowel('roʻyxatdan oʻtish'),
          unless: 'registratsiya stol~|registratsiya stoyka~|registratsiya zal~',
        },
      ],
      ru: [
        {
          not: 'стойк~ чек-ин|стойк~ чек-ина|стойк~ check-in|стойк~ на регистрацию',
          but: 'стойк~ регистрации',
        },
        { not: 'регистрационн~ стойк~', but: 'стойк~2 регистрации' },
      ],
      en: [
        {
          not: 'check-in counter~|checkin desk~|check in desk~|registration desk~|registration counter~',
          but: 'check-in desk~',
        },
      ],
    },
  },
  {
    uz: 'mustaqil roʻyxatdan oʻtish kioski',
    ru: 'киоск саморегистрации',
    en: 'self-service kiosk',
    instead: {
      uz: [
        {
          not: 'oʻz-oʻzini roʻyxatdan oʻtkazish kiosk~|oʻzini oʻzi roʻyxatdan oʻtkazish kiosk~|oʻz-oʻziga xizmat koʻrsatish kiosk~|oʻziga oʻzi xizmat koʻrsatish kiosk~|registratsiya kiosk~',
          but: 'mustaqil roʻyxatdan oʻtish kiosk~',
        },
      ],
      ru: [
        {
          not: 'киоск~ самостоятельной регистрации|киоск~ самообслуживания|киоск~ регистрации',
          but: 'киоск~ саморегистрации',
        },
        {
          not: 'автомат~ саморегистрации|терминал~ саморегистрации',
          but: inflected(
            '|а|у|ом|е|ы|ов|ам|ами|ах',
            'киоск саморегистрации|киоска саморегистрации|киоску саморегистрации|киоском саморегистрации|киоске саморегистрации|киоски саморегистрации|киосков саморегистрации|киоскам саморегистрации|киосками саморегистрации|киосках саморегистрации',
          ),
        },
        {
          not: 'стойк~ саморегистрации|стойк~ самостоятельной регистрации',
          but: inflected(
            'а|и|е|у|ой',
            'киоск саморегистрации|киоска саморегистрации|киоске саморегистрации|киоск саморегистрации|киоском саморегистрации',
          ),
        },
      ],
      en: [
        {
          not: 'self check-in kiosk~|self-check-in kiosk~|check-in kiosk~|self-service check-in kiosk~|self-service machine~|check-in machine~|self service kiosk~',
          but: 'self-service kiosk~',
        },
      ],
    },
  },
  {
    uz: 'bortga chiqish taloni',
    ru: 'посадочный талон',
    en: 'boarding pass',
    instead: {
      uz: [
        {
          not: 'posadka talon~|posadochniy talon~|samolyotga chiqish talon~|oʻtirish talon~|bortga oʻtish talon~|bort talon~',
          but: 'bortga chiqish talon~',
        },
      ],
      ru: [
        { not: 'посадочн~ билет~|посадочн~ купон~', but: 'посадочн~ талон~' },
        { not: 'посадочн~ карт~', but: {} },
        {
          not: 'бординг-пасс~|бординг пасс~',
          but: inflected(
            '|а|ы|ов',
            'посадочный талон|посадочного талона|посадочные талоны|посадочных талонов',
          ),
        },
      ],
      en: [
        {
          not: 'boarding card~|boarding ticket~',
          but: inflected('|s', 'boarding pass|boarding passes'),
        },
      ],
    },
  },
  {
    uz: 'xavfsizlik nazorati',
    ru: 'досмотр',
    en: 'security',
    instead: {
      uz: [{ not: 'xavfsizlik tekshiruv~|xavfsizlik koʻrig~', but: 'xavfsizlik nazorat~' }],
      ru: [
        {
          not: 'контрол~ безопасности|секьюрити контрол~|проверк~ безопасности',
          but: inflected(
            'ь|я|ю|ем|е|а|и|у|ой',
            'досмотр|досмотра|досмотру|досмотром|досмотре|досмотр|досмотра|досмотр|досмотром',
          ),
        },
        { not: 'осмотр~ ручной клади', but: 'досмотр~ ручной клади' },
        { not: 'осмотр~ багажа', but: 'досмотр~ багажа' },
        { not: 'осмотр~ пассажиров', but: 'досмотр~ пассажиров' },
      ],
      en: [
        {
          not: 'security control~|security inspection~|safety control',
          but: 'security',
        },
      ],
    },
  },
  {
    uz: 'pasport nazorati',
    ru: 'паспортный контроль',
    en: 'passport control',
    instead: {
      uz: [
        {
          not: 'pasport tekshiruv~|pasport kontrol~|pasport koʻrig~',
          but: 'pasport nazorat~',
        },
      ],
      ru: [
        {
          not: 'погранконтрол~|паспорт-контрол~|паспорт контрол~',
          but: inflected(
            'ь|я|ю|ем|е',
            'паспортный контроль|паспортного контроля|паспортному контролю|паспортным контролем|паспортном контроле',
          ),
        },
      ],
      en: [
        {
          not: 'immigration control|immigration desk|immigration hall|passport check|passport checks|passport inspection',
          but: 'passport control',
        },
      ],
    },
  },
  {
    uz: 'deklaratsiya qilish',
    ru: 'декларировать',
    en: 'declare',
    instead: {
      uz: [
        { not: 'eʼlon qilinadigan narsa~', but: 'deklaratsiya qilinadigan narsa~' },
        { not: 'eʼlon qilinadigan buyum~', but: 'deklaratsiya qilinadigan buyum~' },
        { not: 'eʼlon qilinadigan tovar~', but: 'deklaratsiya qilinadigan tovar~' },
        { not: 'bojxonada eʼlon qil~', but: 'bojxonada deklaratsiya qil~' },
        { not: 'bojxonaga eʼlon qil~', but: 'bojxonaga deklaratsiya qil~' },
        { not: 'deklarirovat qil~', but: 'deklaratsiya qil~' },
      ],
      ru: [
        {
          not: 'заявить таможне|объявить таможне|заявить на таможне|объявить на таможне',
          but: 'декларировать',
        },
        { not: 'объявля~ таможне', but: {} },
      ],
      en: [
        { not: 'declarate', but: 'declare' },
        {
          not: 'announce at customs|announce to customs|report to customs',
          but: 'declare',
        },
      ],
    },
  },
  {
    uz: 'yashil yoʻlak, qizil yoʻlak',
    ru: 'зелёный коридор, красный коридор',
    en: 'green channel, red channel',
    instead: {
      uz: [
        {
          not: 'yashil koridor~|yashil kanal~',
          but: inflected(
            '|da|dan|ga|ni',
            'yashil yoʻlak|yashil yoʻlakda|yashil yoʻlakdan|yashil yoʻlakka|yashil yoʻlakni',
          ),
        },
        {
          not: 'qizil koridor~|qizil kanal~',
          but: inflected(
            '|da|dan|ga|ni',
            'qizil yoʻlak|qizil yoʻlakda|qizil yoʻlakdan|qizil yoʻlakka|qizil yoʻlakni',
          ),
        },
      ],
      ru: [
        { not: 'зелён~ канал~', but: 'зелён~ коридор~' },
        { not: 'красн~ канал~', but: 'красн~ коридор~' },
      ],
      en: [
        { not: 'green corridor~|green lane~', but: 'green channel~' },
        { not: 'red corridor~|red lane~', but: 'red channel~' },
      ],
    },
  },
  {
    uz: 'qoʻl yuki',
    ru: 'ручная кладь',
    en: 'cabin bag',
    instead: {
      uz: [
        {
          not: 'qoʻl bagaj~',
          but: inflected(
            '|i|ga|iga|da|ida|dan|idan|ni|ini|ingiz',
            'qoʻl yuki|qoʻl yuki|qoʻl yukiga|qoʻl yukiga|qoʻl yukida|qoʻl yukida|qoʻl yukidan|qoʻl yukidan|qoʻl yukini|qoʻl yukini|qoʻl yukingiz',
          ),
        },
      ],
      ru: [
        {
          not: 'ручн~ багаж~',
          but: inflected(
            'ой~|ого~а|ому~у|ым~ом|ом~е',
            'ручная кладь|ручной клади|ручной клади|ручной кладью|ручной клади',
          ),
        },
      ],
      en: [
        {
          not: 'hand luggage|hand baggage|carry-on luggage|carry-on baggage',
          but: 'cabin baggage',
        },
        {
          not: 'carry-on bag~|carry-on~',
          but: 'cabin bag~',
          unless: 'carry-on luggage|carry-on baggage',
        },
      ],
    },
  },
  {
    uz: 'bagaj',
    ru: 'багаж',
    en: 'hold baggage',
    instead: {
      uz: [{ not: 'yukxona bagaj~|registratsiya qilingan bagaj~', but: 'bagaj~' }],
      ru: [{ not: 'регистрируем~ багаж~|чекин~ багаж~', but: 'багаж~2' }],
      en: [
        {
          not: 'hold bag|hold bags|hold luggage|checked bag|checked bags|checked baggage|checked luggage|checked-in bag|checked-in bags|checked-in baggage|checked-in luggage|registered baggage',
          but: 'hold baggage',
        },
      ],
    },
  },
  {
    uz: 'power bank',
    ru: 'внешний аккумулятор',
    en: 'power bank',
    instead: {
      uz: [
        {
          not: 'tashqi batareya~',
          but: afterVowel('power bank'),
          unless: 'tashqi batareya (power bank)',
        },
        {
          not: 'tashqi akkumulyator~|poverbank~|paverbank~|pauerbank~|powerbank~|pover bank~',
          but: 'power bank~',
        },
      ],
      ru: [
        {
          not: 'пауэрбанк~|повербанк~|пауербанк~|power bank~|powerbank~|пауэр-банк~',
          but: inflected('|а|у|ом|е|и|ов|ам|ами|ах', battery),
        },
        {
          not: 'внешн~ батаре~',
          but: inflected(
            'яя~я|ей~и|юю~ю|ей~ей|ей~е|ие~и|их~й|им~ям|ими~ями|их~ях',
            'внешний аккумулятор|внешнего аккумулятора|внешний аккумулятор|внешним аккумулятором|внешнем аккумуляторе|внешние аккумуляторы|внешних аккумуляторов|внешним аккумуляторам|внешними аккумуляторами|внешних аккумуляторах',
          ),
        },
        {
          not: 'портативн~ аккумулятор~|переносн~ аккумулятор~',
          but: inflected('ый~|ого~а|ому~у|ым~ом|ом~е|ые~ы|ых~ов|ым~ам|ыми~ами|ых~ах', battery),
        },
      ],
      en: [
        {
          not: 'powerbank~|portable charger~|power pack~|power-bank~',
          but: 'power bank~',
        },
        {
          not: 'external batter~|portable batter~',
          but: inflected('y|ies', 'power bank|power banks'),
        },
      ],
    },
  },
  {
    uz: 'bagaj lentasi',
    ru: 'лента выдачи багажа',
    en: 'baggage belt',
    instead: {
      uz: [
        { not: 'bagaj tasma~|bagaj karusel~|bagaj yoʻlakcha~', but: 'bagaj lenta~' },
        {
          not: 'bagaj konveyer~|bagaj transportyor~',
          but: inflected(
            'i|ida|idan|iga',
            'bagaj lentasi|bagaj lentasida|bagaj lentasidan|bagaj lentasiga',
          ),
        },
      ],
      ru: [
        {
          not: 'лент~ багажа|лент~ получения багажа|лент~ раздачи багажа',
          but: 'лент~ выдачи багажа',
        },
        { not: 'багажн~ лент~', but: 'лент~2 выдачи багажа' },
        {
          not: 'карусел~ багажа|багажн~ карусел~|транспортёр~ багажа|конвейер~ багажа',
          but: {},
        },
      ],
      en: [
        {
          not: 'baggage carousel~|luggage carousel~|luggage belt~|baggage conveyor~|carousel~|luggage conveyor~',
          but: 'baggage belt~',
        },
      ],
    },
  },
  {
    uz: 'bagaj qidiruvi',
    ru: 'розыск багажа',
    en: 'baggage tracing',
    instead: {
      uz: [{ not: 'bagajni qidirish|bagaj qidirish|bagaj rozisk~', but: 'bagaj qidiruvi' }],
      ru: [{ not: 'поиск~ багажа', but: 'розыск~ багажа' }],
      en: [
        {
          not: 'baggage search|luggage tracing|luggage search|baggage enquiries|bag tracing',
          but: 'baggage tracing',
        },
      ],
    },
  },
  {
    uz: 'dalolatnoma (PIR)',
    ru: 'акт (PIR)',
    en: 'report (PIR)',
    instead: {
      uz: [{ not: 'akt (PIR)|PIR akti|bayonnoma (PIR)', but: 'dalolatnoma (PIR)' }],
      ru: [
        { not: 'протокол~ (PIR)|рапорт~ (PIR)|отчёт~ (PIR)', but: 'акт~ (PIR)' },
        { not: 'протокол~ PIR|рапорт~ PIR|отчёт~ PIR', but: 'акт~ PIR' },
      ],
      en: [{ not: 'act (PIR)|protocol (PIR)|PIR form|PIR act', but: 'report (PIR)' }],
    },
  },
  {
    uz: 'topilmalar byurosi',
    ru: 'бюро находок',
    en: 'lost and found',
    instead: {
      uz: [
        {
          not: 'topilgan buyumlar byuro~|yoʻqolgan buyumlar byuro~|yoʻqolgan narsalar byuro~|topilmalar xona~',
          but: 'topilmalar byuro~',
        },
        {
          not: 'topilmalar boʻlim~|topilmalar stol~',
          but: inflected(
            'i|iga|ida|idan',
            'topilmalar byurosi|topilmalar byurosiga|topilmalar byurosida|topilmalar byurosidan',
          ),
        },
      ],
      ru: [
        {
          not: 'бюро забытых вещей|бюро потерянных вещей|бюро потерь|бюро находок и потерь',
          but: 'бюро находок',
        },
        { not: 'стол~ находок', but: 'бюро находок' },
      ],
      en: [
        {
          not: 'lost property office|lost property|lost & found|lost-and-found|lost and found office|lost items office',
          but: 'lost and found',
        },
      ],
    },
  },
  {
    uz: 'yuk saqlash xonasi',
    ru: 'камера хранения',
    en: 'left luggage',
    instead: {
      uz: [
        {
          not: 'yuk saqlash kamera~|saqlash kamera~|bagaj saqlash xona~|bagaj saqlash kamera~',
          but: 'yuk saqlash xona~',
        },
      ],
      ru: [
        { not: 'комнат~ хранения|кабин~ хранения', but: 'камер~ хранения' },
        { not: 'хранилищ~ багажа', but: inflected('е|а', 'камера хранения|камеры хранения') },
      ],
      en: [
        {
          not: 'luggage storage|baggage storage|left baggage|luggage lockers|baggage room|cloakroom',
          but: 'left luggage',
        },
      ],
    },
  },
  {
    uz: 'harakatlanishda yordam',
    ru: 'помощь маломобильным пассажирам',
    en: 'assistance for passengers with reduced mobility',
    instead: {
      uz: [
        {
          not: 'harakatlanishda koʻmak~|nogironlarga yordam~|maxsus yordam~|safarda yordam~|yoʻlda yordam~',
          but: 'harakatlanishda yordam~',
        },
        { not: 'nogiron yoʻlovchi~', but: 'harakatlanishi cheklangan yoʻlovchi~' },
      ],
      ru: [
        {
          not: 'помощ~ инвалидам|помощ~ пассажирам-инвалидам|сопровождени~ маломобильных пассажиров|помощ~ в передвижении|помощ~ в пути',
          but: inflected(
            'ь|и|ью|е|я|ем',
            'помощь маломобильным пассажирам|помощи маломобильным пассажирам|помощью маломобильным пассажирам|помощь маломобильным пассажирам|помощи маломобильным пассажирам|помощью маломобильным пассажирам',
          ),
        },
        {
          not: 'инвалид|инвалиды|инвалидов|инвалидам',
          but: {},
        },
      ],
      en: [
        {
          not: 'special assistance|disabled assistance|mobility assistance|PRM assistance|assistance for the disabled|PRM service|PRM services',
          but: 'assistance for passengers with reduced mobility',
        },
        {
          not: 'handicapped passenger~|invalid passenger~',
          but: inflected('|s', 'passenger with reduced mobility|passengers with reduced mobility'),
        },
        { not: 'the disabled|handicapped people', but: 'passengers with reduced mobility' },
      ],
    },
  },
  {
    uz: 'yordam punkti',
    ru: 'пункт помощи',
    en: 'assistance point',
    instead: {
      uz: [
        { not: 'koʻmak punkt~|yordam post~', but: 'yordam punkt~' },
        {
          not: 'yordam nuqta~',
          but: inflected(
            'si|sida|sidan|siga',
            'yordam punkti|yordam punktida|yordam punktidan|yordam punktiga',
          ),
        },
      ],
      ru: [
        { not: 'центр~ помощи|пост~ помощи', but: 'пункт~ помощи' },
        {
          not: 'точк~ помощи',
          but: inflected(
            'а|и|е|у|ой',
            'пункт помощи|пункта помощи|пункте помощи|пункт помощи|пунктом помощи',
          ),
        },
      ],
      en: [
        {
          not: 'help point~|assistance counter~|assistance centre~',
          but: 'assistance point~',
        },
      ],
    },
  },
  {
    uz: 'nogironlar aravachasi',
    ru: 'кресло-коляска',
    en: 'wheelchair',
    instead: {
      uz: [
        {
          not: 'invalid aravacha~|invalidlar aravacha~|nogiron aravacha~|nogironlik aravacha~',
          but: 'nogironlar aravacha~',
        },
        {
          // A pram and a trolley are aravacha as well.
          not: 'aravacha~',
          but: {},
          unless:
            'nogironlar aravacha~|nogiron aravacha~|nogironlik aravacha~|invalid aravacha~|invalidlar aravacha~|bolalar aravacha~|yuk aravacha~|elektr aravacha~|oʻz aravacha~',
        },
      ],
      ru: [
        { not: 'инвалидн~ коляск~', but: wheelchair },
        {
          not: 'инвалидн~ кресл~',
          but: inflected(
            'ое~о|ого~а|ому~у|ым~ом|ом~е',
            'кресло-коляска|кресла-коляски|креслу-коляске|креслом-коляской|кресле-коляске',
          ),
        },
        {
          not: 'коляск~|колясок',
          but: {},
          unless: 'детск~ коляск~|детских колясок|прогулочн~ коляск~|инвалидн~ коляск~',
        },
      ],
      en: [
        {
          not: 'wheel chair~|wheel-chair~|invalid chair~|disabled chair~',
          but: 'wheelchair~',
        },
        { not: 'stroller~|pram~', but: 'pushchair~' },
        { not: 'baby buggy|baby carriage', but: 'pushchair' },
      ],
    },
  },
  {
    uz: 'kungaboqar tasmasi',
    ru: 'лента с подсолнухами',
    en: 'sunflower lanyard',
    instead: {
      uz: [
        {
          not: 'kungaboqar lenta~|kungaboqarli tasma~|kungaboqar arqoncha~',
          but: 'kungaboqar tasma~',
        },
      ],
      ru: [
        {
          not: 'лент~ с подсолнухом|лент~ с подсолнечником|лент~ с подсолнечниками|лент~ подсолнухов|лент~ «Подсолнух»',
          but: 'лент~ с подсолнухами',
        },
        {
          not: 'шнур~ с подсолнухами|ланьярд~ с подсолнухами',
          but: inflected(
            '|ок|ка|а|ом',
            'лента с подсолнухами|лента с подсолнухами|ленты с подсолнухами|ленты с подсолнухами|лентой с подсолнухами',
          ),
        },
      ],
      en: [
        {
          not: 'sunflower ribbon~|sunflower lace~|sunflower strap~|sunflower badge~',
          but: 'sunflower lanyard~',
        },
      ],
    },
  },
  {
    uz: 'biznes kutish zali',
    ru: 'бизнес-лаунж',
    en: 'lounge',
    instead: {
      uz: [
        {
          not: 'biznes launj~|biznes lounge~|launj~|lounge~|biznes-launj~',
          but: inflected(
            '|da|ga|dan|i',
            'biznes kutish zali|biznes kutish zalida|biznes kutish zaliga|biznes kutish zalidan|biznes kutish zali',
          ),
        },
      ],
      ru: [
        {
          not: 'зал~ повышенного комфорта|бизнес лаунж~|бизнес-лаундж~|лаунж~|лаундж~|лаунж-зон~',
          but: inflected(
            '|а|у|ом|е|и|ы',
            'бизнес-лаунж|бизнес-лаунжа|бизнес-лаунжу|бизнес-лаунжем|бизнес-лаунже|бизнес-лаунжи|бизнес-лаунжи',
          ),
        },
      ],
      en: [
        {
          not: 'business lounge~|business-class lounge~|business class lounge~|waiting lounge~',
          but: 'lounge~',
        },
      ],
    },
  },
  {
    uz: 'biznes zallar',
    ru: 'бизнес-залы',
    en: 'business halls',
    instead: {
      uz: [{ not: 'biznes-zal~|ishbilarmonlar zal~', but: 'biznes zal~' }],
      ru: [
        { not: 'бизнес зал~', but: 'бизнес-зал~' },
        { not: 'делов~ зал~', but: 'бизнес-зал~2' },
      ],
      en: [
        { not: 'business room~|business saloon~|business-hall~', but: 'business hall~' },
        { not: 'VIP lounge~|VIP room~', but: 'VIP hall~' },
        { not: 'CIP lounge~|CIP room~', but: 'CIP hall~' },
      ],
    },
  },
  {
    uz: 'avtoturargoh',
    ru: 'парковка',
    en: 'car park',
    instead: {
      uz: [
        {
          not: 'turargoh~|parking~|mashina turargoh~',
          but: 'avtoturargoh~',
        },
        { not: 'avtostoyanka~|parkovka~|stoyanka~', but: afterVowel('avtoturargoh') },
      ],
      ru: [
        { not: 'автостоянк~|автопарковк~', but: 'парковк~' },
        {
          not: 'паркинг~',
          but: inflected('|а|у|ом|е|и', 'парковка|парковки|парковке|парковкой|парковке|парковки'),
        },
      ],
      en: [
        {
          not: 'parking lot~|parking garage~|carpark~|parking area~|parking place~|car parking',
          but: 'car park~',
        },
      ],
    },
  },
  {
    uz: 'tushirish yoʻlagi',
    ru: 'полоса высадки',
    en: 'drop-off lane',
    instead: {
      uz: [
        {
          not: 'tushirish polosa~|tushirish zona~|tushirish maydoncha~',
          but: inflected(
            'si|sida|sidan|siga',
            'tushirish yoʻlagi|tushirish yoʻlagida|tushirish yoʻlagidan|tushirish yoʻlagiga',
          ),
        },
      ],
      ru: [
        {
          not: 'полос~ для высадки|зон~ высадки|полос~ для высадки пассажиров',
          but: 'полос~ высадки',
        },
        {
          not: 'площадк~ высадки',
          but: inflected(
            'а|и|е|у|ой',
            'полоса высадки|полосы высадки|полосе высадки|полосу высадки|полосой высадки',
          ),
        },
      ],
      en: [
        {
          not: 'drop off lane~|dropoff lane~|drop-off zone~|drop-off area~|drop-off strip~|set-down lane~|drop off zone~',
          but: 'drop-off lane~',
        },
      ],
    },
  },
  {
    uz: 'maʼlumot stoli',
    ru: 'справочная',
    en: 'information desk',
    instead: {
      uz: [
        { not: 'axborot stol~|maʼlumotlar stol~', but: 'maʼlumot stol~' },
        { not: 'axborot xizmat~', but: 'maʼlumot xizmat~' },
        {
          not: 'maʼlumotxona~|spravka xona~',
          but: inflected(
            '|da|ga|dan|si',
            'maʼlumot stoli|maʼlumot stolida|maʼlumot stoliga|maʼlumot stolidan|maʼlumot stoli',
          ),
        },
        { not: 'spravochniy|spravochnaya', but: 'maʼlumot stoli' },
      ],
      ru: [
        { not: 'инфостойк~|стойк~ информации|стойк~ справок', but: information },
        {
          not: 'информационн~ стойк~|справочн~ стойк~',
          but: inflected(
            'ая~а|ой~и|ую~у|ой~е|ой~ой',
            'справочная|справочной|справочную|справочной|справочной',
          ),
        },
        { not: 'справочное бюро', but: 'справочная' },
        {
          not: 'стол~ справок',
          but: inflected('|а|у|ом|е', 'справочная|справочной|справочной|справочной|справочной'),
        },
      ],
      en: [
        {
          not: 'info desk~|information counter~|information point~|enquiry desk~|inquiry desk~|help desk~|info point~|information stand~',
          but: 'information desk~',
        },
      ],
    },
  },
];
