import type { Localized, PageContent, SectionContent, Verdict } from '../types';

const t = (uz: string, ru: string, en: string): Localized => ({ uz, ru, en });

const columns = (...texts: Localized[]) => texts.map((text) => ({ text }));

const row = (...texts: Localized[]) => ({ cells: texts.map((text) => ({ text })) });

type Words = [uz: string, ru: string, en: string];

const allowance = (
  cabin: Verdict,
  hold: Verdict,
  title: Words,
  keywords: Words,
  text: Words,
): Extract<SectionContent, { blockType: 'allowances' }>['items'][number] => ({
  title: t(...title),
  keywords: t(...keywords),
  cabin,
  hold,
  text: t(...text),
});

const customsCommittee = {
  href: 'https://example.com/customs',
  text: t('Bojxona qoʻmitasi', 'Таможенный комитет', 'Customs Committee'),
};

const hub: PageContent = {
  slug: 'passengers',
  title: t('Yoʻlovchilarga', 'Пассажирам', 'Passengers'),
  lead: t(
    'Uchishdan oldin va qoʻngandan keyin kerak boʻladigan hamma narsa: tartib, vaqt, hujjatlar, bagaj va yordam. Nima qilmoqchi ekaningizdan boshlang.',
    'Всё, что нужно до вылета и после прилёта: порядок действий, время, документы, багаж и помощь. Начните с того, что собираетесь делать.',
    'What you need before a departure and after an arrival: the order of things, times, documents, baggage and help. Start with what you are about to do.',
  ),
  sections: [
    {
      blockType: 'cards',
      anchor: 'start',
      heading: t('Nimadan boshlaysiz', 'С чего начать', 'Where to start'),
      items: [
        {
          icon: 'plane-takeoff',
          title: t('Uchib ketaman', 'Я вылетаю', 'I am departing'),
          text: t(
            'Terminal eshigidan samolyotdagi oʻrindiqqacha yetti qadam, vaqtlar jadvali va hujjatlar.',
            'Семь шагов от дверей терминала до кресла, таблица времени и документы.',
            'Seven steps from the door to your seat, a table of times and the documents.',
          ),
          href: '/passengers/departing/',
        },
        {
          icon: 'plane-landing',
          title: t('Uchib keldim', 'Я прилетаю', 'I am arriving'),
          text: t(
            'Pasport nazorati, bagaj lentalari, bojxona yoʻlaklari va shaharga yoʻl.',
            'Паспортный контроль, ленты багажа, коридоры таможни и дорога в город.',
            'Passport control, baggage belts, customs channels and the way into town.',
          ),
          href: '/passengers/arriving/',
        },
        {
          icon: 'luggage',
          title: t('Bagaj', 'Багаж', 'Baggage'),
          text: t(
            'Nimani qayerga solish mumkin, nimani umuman olib boʻlmaydi, jomadon yoʻqolsa nima qilinadi.',
            'Что куда класть, что брать нельзя совсем и что делать, если чемодан не приехал.',
            'What goes where, what may not fly at all, and what to do when a bag is missing.',
          ),
          href: '/passengers/baggage/',
        },
        {
          icon: 'help',
          title: t('Savol-javoblar', 'Вопросы и ответы', 'Questions and answers'),
          text: t(
            'Eng koʻp beriladigan savollarga qisqa javoblar.',
            'Короткие ответы на то, о чём спрашивают чаще всего.',
            'Short answers to what people ask most often.',
          ),
          href: '/passengers/faq/',
        },
        {
          icon: 'accessibility',
          title: t('Yoʻlda yordam', 'Помощь в пути', 'Assistance'),
          text: t(
            'Aravacha, kuzatib borish, keksalar va nogironligi bor yoʻlovchilarga yordam. 48 soat oldin buyurtma qiling.',
            'Кресло-коляска, сопровождение, помощь пожилым и людям с инвалидностью. Закажите за 48 часов.',
            'A wheelchair, an escort, help for older and disabled passengers. Ask 48 hours ahead.',
          ),
          href: '/services/assistance/',
        },
        {
          icon: 'bus',
          title: t('Qanday yetib kelish', 'Как добраться', 'How to get there'),
          text: t(
            '73-avtobus har 15 daqiqada, taksi va mashina bilan shahar markazidan 20 daqiqacha.',
            'Автобус 73 каждые 15 минут, на такси или машине около 20 минут от центра.',
            'Bus 73 every 15 minutes; about 20 minutes from the centre by taxi or car.',
          ),
          href: '/how-to-get-there/',
        },
      ],
    },
    {
      blockType: 'facts',
      anchor: 'facts',
      heading: t('Esda tuting', 'Главное в цифрах', 'Numbers to remember'),
      items: [
        {
          value: t('3 soat', '3 часа', '3 hours'),
          text: t(
            'xalqaro reysdan shuncha oldin terminalda boʻling; ichki reysdan esa 2 soat oldin',
            'до международного рейса лучше быть в терминале, до внутреннего — 2 часа',
            'before an international flight, 2 before a domestic one: be in the terminal',
          ),
        },
        {
          value: t('40–60 daqiqa', '40–60 минут', '40–60 minutes'),
          text: t(
            'qolganda roʻyxatdan oʻtish tugaydi, aniq vaqtini aviakompaniya belgilaydi',
            'до вылета заканчивается регистрация: точное время устанавливает авиакомпания',
            'before departure, check-in closes; each airline sets its own time',
          ),
        },
        {
          value: t('100 ml gacha', 'до 100 мл', 'up to 100 ml'),
          text: t(
            'har bir suyuqlik idishi; hammasi bir litrli shaffof xaltada',
            'каждый флакон с жидкостью; все вместе — в прозрачном пакете на один литр',
            'per bottle of liquid, all of them in one clear one-litre bag',
          ),
        },
        {
          value: t('7 km', '7 км', '7 kilometres'),
          text: t(
            'shahar markazigacha masofa, taxminan 20 daqiqalik yoʻl',
            'до центра города, дорога занимает около 20 минут',
            'to the city centre, a ride of about 20 minutes',
          ),
        },
      ],
    },
    {
      blockType: 'text',
      anchor: 'terminal',
      heading: t('Terminal bir qarashda', 'Терминал коротко', 'The terminal in brief'),
      body: t(
        `Terminal bitta, uch qavatli. **1-qavat** — kelish zali, **2-qavat** — joʻnash zali, **3-qavat** — ofislar va bar. Roʻyxatdan oʻtish uchun 29 ta stol bor: A 1–10 va B 11–20 xalqaro, C 21–29 ichki reyslar uchun. Yonida 5 ta mustaqil roʻyxatdan oʻtish kioski turadi.

1- va 2-chiqishlar ichki reyslarga, 3–8-chiqishlar xalqaro reyslarga xizmat qiladi. Stol, chiqish va lenta raqami reys kuni [onlayn tabloda](/flight-board/) koʻrinadi.`,
        `Терминал один, в нём три этажа. **1-й этаж** — прилёт, **2-й этаж** — вылет, **3-й этаж** — офисы и бар. Стоек регистрации 29: A 1–10 и B 11–20 для международных рейсов, C 21–29 для внутренних. Рядом стоят 5 киосков саморегистрации.

Выходы 1 и 2 работают на внутренние рейсы, выходы 3–8 — на международные. Номера стойки, выхода и ленты появляются в день рейса на [онлайн-табло](/flight-board/).`,
        `There is one terminal with three floors. **Floor 1** is arrivals, **floor 2** is departures, **floor 3** has offices and the bar. There are 29 check-in desks: A 1–10 and B 11–20 for international flights, C 21–29 for domestic ones. Five self-service kiosks stand beside them.

Gates 1 and 2 serve domestic flights, gates 3–8 international ones. Desk, gate and belt numbers appear on the [flight board](/flight-board/) on the day of the flight.`,
      ),
    },
    {
      blockType: 'links',
      anchor: 'links',
      heading: t('Yana foydali sahifalar', 'Ещё полезное', 'More that helps'),
      items: [
        {
          href: '/flight-board/',
          title: t('Onlayn tablo', 'Онлайн-табло', 'Flight board'),
          text: t(
            'Reysingiz vaqti, stoli, chiqishi va lentasi',
            'Время, стойка, выход и лента вашего рейса',
            'Time, desk, gate and belt of your flight',
          ),
        },
        {
          href: '/airport/scheme/',
          title: t('Terminal sxemasi', 'Схема терминала', 'Floor plan'),
          text: t(
            'Uch qavatdagi barcha joylar va chiqishlar',
            'Все места и выходы на трёх этажах',
            'Every place and gate on the three floors',
          ),
        },
        {
          href: '/parking/',
          title: t('Avtoturargoh', 'Парковка', 'Parking'),
          text: t(
            '900 oʻrin: terminal oldida P1, uzoq muddatga P2',
            '900 мест: P1 перед терминалом, P2 на долгий срок',
            '900 spaces: P1 in front of the terminal, P2 for long stays',
          ),
        },
        {
          href: '/services/left-luggage/',
          title: t('Yuk saqlash xonasi', 'Камера хранения', 'Left luggage'),
          text: t(
            'Shaharga yuksiz chiqish uchun',
            'Чтобы выйти в город без вещей',
            'To go into town without your bags',
          ),
        },
        {
          href: '/services/mother-and-child-room/',
          title: t('Ona va bola xonasi', 'Комната матери и ребёнка', 'Parent and baby room'),
          text: t(
            'Ovqatlantirish, kiyintirish va dam olish joyi',
            'Место, где можно покормить, переодеть и уложить ребёнка',
            'A place to feed, change and rest',
          ),
        },
        {
          href: '/services/medical-post/',
          title: t('Tibbiyot punkti', 'Медпункт', 'Medical post'),
          text: t(
            'Oʻzingizni yomon his qilsangiz, shu yerga murojaat qiling',
            'Если вы почувствовали себя плохо',
            'If you feel unwell in the terminal',
          ),
        },
        {
          href: '/services/lost-and-found/',
          title: t('Topilmalar byurosi', 'Бюро находок', 'Lost and found'),
          text: t(
            'Terminalda qolib ketgan narsalar',
            'Вещи, забытые в терминале',
            'Things left behind in the terminal',
          ),
        },
        {
          href: '/airport/contacts/',
          title: t('Bogʻlanish', 'Контакты', 'Contacts'),
          text: t(
            'Maʼlumot xizmati kecha-yu kunduz javob beradi',
            'Справочная отвечает круглосуточно',
            'The information desk answers around the clock',
          ),
        },
      ],
    },
  ],
  meta: {
    title: t(
      'Yoʻlovchilarga: joʻnash, kelish va bagaj',
      'Пассажирам: вылет, прилёт, багаж и помощь',
      'Passengers: departing, arriving, baggage and help',
    ),
    description: t(
      '“Registon” aeroporti yoʻlovchilari uchun: qachon kelish, qayerdan oʻtish, nimani olish mumkin, yordam qanday soʻraladi va shaharga qanday boriladi.',
      'Пассажирам аэропорта «Регистон»: когда приезжать, куда идти, что можно взять с собой, как попросить о помощи и как добраться до города.',
      'For passengers of Registon Airport: when to come, where to go, what you may take with you, how to ask for help and how to reach the city.',
    ),
  },
  keywords: t(
    'yoʻlovchi, uchish, parvoz, samolyot, aeroport qoidalari, nima qilish kerak, birinchi marta uchish, yoʻriqnoma',
    'пассажир, полёт, самолёт, правила аэропорта, что делать в аэропорту, первый раз лечу, памятка',
    'passenger, flying, plane, airport rules, what to do at the airport, first time flying, guide',
  ),
};

const departing: PageContent = {
  slug: 'passengers--departing',
  title: t('Uchib ketuvchilarga', 'Вылетающим пассажирам', 'Departing passengers'),
  lead: t(
    'Terminal eshigidan samolyotdagi oʻrindiqqacha yetti qadam. Xalqaro reysga 3 soat, ichki reysga 2 soat oldin kelsangiz, shoshilmasdan ulgurasiz.',
    'Семь шагов от дверей терминала до кресла. Если приехать за 3 часа до международного рейса и за 2 часа до внутреннего, спешить не придётся.',
    'Seven steps from the terminal door to your seat. Come 3 hours before an international flight or 2 hours before a domestic one and you will not have to hurry.',
  ),
  checked: {
    daysAgo: 9,
    source: {
      href: 'https://example.com/border-service',
      text: t('Chegara xizmati', 'Пограничная служба', 'Border Service'),
    },
  },
  sections: [
    {
      blockType: 'notice',
      anchor: 'check-in-closes',
      tone: 'warn',
      text: t(
        'Roʻyxatdan oʻtish uchishdan 40–60 daqiqa oldin tugaydi. Shundan keyin aviakompaniya yoʻlovchi va yukni qabul qilmaydi. Aniq vaqt chiptangizda va onlayn tabloda yozilgan.',
        'Регистрация заканчивается за 40–60 минут до вылета. После этого авиакомпания не принимает ни пассажиров, ни багаж. Точное время указано в билете и на онлайн-табло.',
        'Check-in closes 40–60 minutes before departure. After that the airline takes neither passengers nor bags. The exact time is on your ticket and on the flight board.',
      ),
    },
    {
      blockType: 'steps',
      anchor: 'steps',
      heading: t(
        'Eshikdan oʻrindiqqacha yetti qadam',
        'Семь шагов от двери до кресла',
        'Seven steps from the door to the seat',
      ),
      text: t(
        'Ichki reyslarda uchinchi va toʻrtinchi qadamlar boʻlmaydi.',
        'На внутренних рейсах третьего и четвёртого шагов нет.',
        'On a domestic flight, skip steps 3 and 4.',
      ),
      items: [
        {
          icon: 'footprints',
          title: t('Terminalga kirish', 'Вход в терминал', 'Entering the terminal'),
          text: t(
            'Eshik oldida barcha yuklar skanerdan oʻtadi. Joʻnash zali 2-qavatda: tushirish yoʻlagidan toʻgʻri kiriladi, 1-qavatdan eskalator yoki liftda koʻtariling. Tablodan reys raqami boʻyicha stolingizni toping.',
            'У входа все вещи проходят через сканер. Зал вылета на 2-м этаже: с полосы высадки вход прямо туда, с 1-го этажа поднимитесь на эскалаторе или лифте. Найдите на табло стойку по номеру рейса.',
            'All bags are scanned at the door. Departures is on floor 2: walk straight in from the drop-off lane, or come up from floor 1 by escalator or lift. Find your desk on the board by flight number.',
          ),
        },
        {
          icon: 'badge-check-in',
          title: t('Roʻyxatdan oʻtish va bagaj', 'Регистрация и багаж', 'Check-in and bag drop'),
          text: t(
            'A 1–10 va B 11–20 stollari xalqaro, C 21–29 stollari ichki reyslar uchun. Pasportni bering, jomadonni tarozi ustiga qoʻying, talon va bagaj yorligʻini oling. Yukingiz boʻlmasa, 5 ta kioskdan biri yetarli.',
            'Стойки A 1–10 и B 11–20 — международные рейсы, C 21–29 — внутренние. Дайте паспорт, поставьте чемодан на весы, возьмите посадочный талон и багажную бирку. Без багажа хватит одного из 5 киосков.',
            'Desks A 1–10 and B 11–20 are for international flights, C 21–29 for domestic ones. Show your passport, put the bag on the scales, take the boarding pass and the bag tag. Without bags, one of the 5 kiosks is enough.',
          ),
        },
        {
          icon: 'customs',
          title: t('Bojxona', 'Таможня', 'Customs'),
          text: t(
            'Eʼlon qilinadigan narsangiz boʻlmasa, yashil yoʻlakdan yuring. Katta miqdordagi naqd pul, sanʼat asari yoki qadimiy buyum boʻlsa, qizil yoʻlakda deklaratsiya toʻldiring.',
            'Если декларировать нечего, идите по зелёному коридору. С крупной суммой наличных, произведением искусства или старинной вещью — по красному, там заполняют декларацию.',
            'With nothing to declare, take the green channel. With a large sum in cash, a work of art or an antique, take the red one and fill in a declaration.',
          ),
        },
        {
          icon: 'passport',
          title: t('Pasport nazorati', 'Паспортный контроль', 'Passport control'),
          text: t(
            'Joʻnashda 10 ta kabina ishlaydi. Pasport va talonni birga koʻrsating, bosh kiyim va quyosh koʻzoynagini yechib turing.',
            'На вылете работают 10 кабин. Покажите паспорт вместе с посадочным талоном, снимите головной убор и тёмные очки.',
            'There are 10 booths at departure. Show your passport with the boarding pass, and take off hats and sunglasses.',
          ),
        },
        {
          icon: 'control',
          title: t('Xavfsizlik nazorati', 'Досмотр', 'Security check'),
          text: t(
            'Xalqaro reyslarga 5 ta, ichki reyslarga 2 ta yoʻlak bor. Suyuqliklar xaltasi, noutbuk va telefonni savatga alohida qoʻying. Kamar, soat va tangalarni ham yeching.',
            'Для международных рейсов 5 линий, для внутренних — 2. Пакет с жидкостями, ноутбук и телефон положите в лоток отдельно. Туда же — ремень, часы и монеты.',
            'There are 5 lanes for international flights and 2 for domestic ones. Put the liquids bag, laptop and phone in the tray separately, with your belt, watch and coins.',
          ),
        },
        {
          icon: 'gate',
          title: t('Chiqishga yoʻl', 'Дорога к выходу', 'Walking to the gate'),
          text: t(
            '1- va 2-chiqishlar ichki, 3–8-chiqishlar xalqaro reyslarga. Koʻrikdan keyin yoʻl 4–10 daqiqa oladi, eng uzogʻi 8-chiqish. Chiqish raqami oʻzgarishi mumkin: tabloga qarab turing.',
            'Выходы 1 и 2 — внутренние рейсы, 3–8 — международные. После досмотра идти 4–10 минут, дальше всех выход 8. Номер выхода может измениться: поглядывайте на табло.',
            'Gates 1 and 2 are domestic, 3–8 international. The walk from security takes 4–10 minutes; gate 8 is the farthest. A gate can change, so keep an eye on the board.',
          ),
        },
        {
          icon: 'armchair',
          title: t('Samolyotga chiqish', 'Посадка', 'Boarding'),
          text: t(
            'Talon va pasportni tayyorlang. 3–6-chiqishlardan teletrap, 1-, 2-, 7- va 8-chiqishlardan avtobus olib boradi. Qoʻl yukini tepadagi javonga yoki oldingizdagi oʻrindiq ostiga qoʻying.',
            'Приготовьте талон и паспорт. От выходов 3–6 ведёт телетрап, от выходов 1, 2, 7 и 8 везёт автобус. Ручную кладь уберите на полку или под кресло впереди.',
            'Have the boarding pass and passport ready. Gates 3–6 have jet bridges; a bus takes you from gates 1, 2, 7 and 8. Put cabin bags overhead or under the seat in front.',
          ),
        },
      ],
    },
    {
      blockType: 'table',
      anchor: 'times',
      heading: t('Uchishgacha vaqtlar', 'Сколько времени до вылета', 'Times before departure'),
      text: t(
        'Odatdagi tartib. Reys kechiksa, barcha vaqtlar siljiydi, lekin roʻyxatdan oʻtish oʻz vaqtida tugashi mumkin.',
        'Обычный порядок. При задержке рейса время сдвигается, но регистрация может закончиться как по расписанию.',
        'The usual order. When a flight is late the times move with it, but check-in may still close as scheduled.',
      ),
      columns: columns(
        t('Nima boʻladi', 'Что происходит', 'What happens'),
        t('Xalqaro reys', 'Международный рейс', 'International flight'),
        t('Ichki reys', 'Внутренний рейс', 'Domestic flight'),
      ),
      rows: [
        row(
          t('Roʻyxatdan oʻtish boshlanadi', 'Начинается регистрация', 'Check-in opens'),
          t('3 soat oldin', 'за 3 часа', '3 hours before'),
          t('2 soat oldin', 'за 2 часа', '2 hours before'),
        ),
        row(
          t(
            'Pasport nazorati va koʻrikka yuring',
            'Идите на контроль и досмотр',
            'Go to passport control and security',
          ),
          t('90 daqiqadan kechikmay', 'не позже чем за 90 минут', 'at least 90 minutes before'),
          t('60 daqiqadan kechikmay', 'не позже чем за 60 минут', 'at least 60 minutes before'),
        ),
        row(
          t('Roʻyxatdan oʻtish tugaydi', 'Заканчивается регистрация', 'Check-in closes'),
          t(
            '40–60 daqiqa oldin, aviakompaniyaga qarab',
            'за 40–60 минут, зависит от авиакомпании',
            '40–60 minutes before, depending on the airline',
          ),
          t(
            'koʻpincha 40–50 daqiqa oldin',
            'чаще всего за 40–50 минут',
            'usually 40–50 minutes before',
          ),
        ),
        row(
          t('Chiqish eʼlon qilinadi', 'Объявляют выход', 'The gate is called'),
          t('50 daqiqa oldin', 'за 50 минут', '50 minutes before'),
          t('taxminan 50 daqiqa oldin', 'примерно за 50 минут', 'about 50 minutes before'),
        ),
        row(
          t('Samolyotga chiqish boshlanadi', 'Начинается посадка', 'Boarding starts'),
          t('35 daqiqa oldin', 'за 35 минут', '35 minutes before'),
          t('taxminan 35 daqiqa oldin', 'примерно за 35 минут', 'about 35 minutes before'),
        ),
        row(
          t('Chiqish yopiladi', 'Выход закрывают', 'The gate closes'),
          t('10 daqiqa oldin', 'за 10 минут', '10 minutes before'),
          t('taxminan 10 daqiqa oldin', 'примерно за 10 минут', 'about 10 minutes before'),
        ),
      ],
      note: t(
        'Reysingizning aniq vaqtlari uning onlayn tablodagi sahifasida.',
        'Точное время по вашему рейсу — на его странице в онлайн-табло.',
        'The exact times of your flight are on its page on the flight board.',
      ),
    },
    {
      blockType: 'text',
      anchor: 'passport',
      heading: t(
        'Pasport nazoratida nima tekshiriladi',
        'Что проверяют на паспортном контроле',
        'What passport control looks at',
      ),
      body: t(
        `Nazorat faqat xalqaro reyslarda boʻladi. Chegarachi pasport muddatini, boradigan mamlakatga viza yoki ruxsatni va mamlakatda boʻlish muddatini koʻradi.

- **Oʻzbekiston fuqarolari** xorijga chiqish pasporti bilan uchadi. ID-karta odatda faqat ichki reyslarga yaraydi.
- **Chet el fuqarolari** kirishda koʻrsatgan pasportini koʻrsatadi. Mehmonxona yoki turar joydagi roʻyxat tasdigʻini safar oxirigacha saqlang.
- **Pasport muddati.** Koʻp mamlakatlar safar tugaganidan keyin ham olti oy amal qilishini talab qiladi.

Navbat koʻpincha tonggi soatlarda uzayadi. Bolali oilalar va yordam buyurtma qilgan yoʻlovchilar zaldagi xodimga ayting: ularga alohida kabina koʻrsatiladi.`,
        `Контроль есть только на международных рейсах. Пограничник смотрит срок действия паспорта, визу или разрешение на въезд в страну назначения и срок пребывания.

- **Граждане Узбекистана** летят по загранпаспорту. ID-карта, как правило, годится только для внутренних рейсов.
- **Иностранные граждане** показывают тот же паспорт, с которым въехали. Подтверждение регистрации из гостиницы или по месту проживания храните до конца поездки.
- **Срок паспорта.** Многие страны требуют, чтобы он действовал ещё шесть месяцев после поездки.

Очередь длиннее всего ранним утром. Семьям с детьми и тем, кто заказал помощь, стоит подойти к сотруднику в зале: им покажут отдельную кабину.`,
        `Only international flights have this control. The officer looks at how long your passport is valid, at the visa or permit for the country you are going to, and at the length of your stay.

- **Citizens of Uzbekistan** fly abroad on a passport for foreign travel. An ID card is, as a rule, good for domestic flights only.
- **Foreign citizens** show the passport they entered with. Keep the registration slip from your hotel or host until the end of the trip.
- **Validity.** Many countries want the passport to be valid for six months after the trip.

Queues are longest in the early morning. Families with children and passengers with booked assistance should speak to the officer in the hall, who will point out a separate booth.`,
      ),
    },
    {
      blockType: 'text',
      anchor: 'security',
      heading: t(
        'Koʻrik va suyuqliklar qoidasi',
        'Досмотр и правило о жидкостях',
        'Security and the liquids rule',
      ),
      body: t(
        `Koʻpchilik xalqaro reyslarda qoʻl yukidagi suyuqliklar uchun qoida bitta: har bir idish **100 ml gacha**, hammasi **bir litrli yopiladigan shaffof xaltada**, har yoʻlovchiga bitta xalta. 200 ml idishning tagida ozgina qolgan boʻlsa ham, u oʻtmaydi.

Suyuqlik deb suv, atir, krem, tish pastasi, gel, asal, murabbo va yumshoq pishloq ham hisoblanadi.

**Cheklovsiz:** safar davomida kerak dori, goʻdak ovqati va ona suti. Ularni alohida koʻrsating, retsept yoki shifokor xatini yoningizda saqlang.

**Duty free doʻkonidan olingan ichimlik** chek bilan muhrlangan xaltada turadi. Oxirgi aeroportga yetmaguncha xaltani ochmang.

Uydan olib chiqqan suvni koʻrikdan oldin iching. Boʻsh idishni olib oʻtish mumkin.`,
        `На большинстве международных рейсов правило для жидкостей в ручной клади одно: каждая ёмкость **до 100 мл**, все вместе — **в прозрачном закрывающемся пакете на один литр**, по одному пакету на пассажира. Флакон на 200 мл не пропустят, даже если в нём осталось на донышке.

Жидкостями считают и воду, и духи, крем, зубную пасту, гель, мёд, варенье, мягкий сыр.

**Без ограничения** можно везти нужные в дороге лекарства, детское питание и грудное молоко. Покажите их отдельно и держите при себе рецепт или письмо врача.

**Напитки из магазина беспошлинной торговли** упаковывают с чеком в запаянный пакет. Не открывайте его до последнего аэропорта.

Воду из дома выпейте до досмотра. Пустую бутылку пронести можно.`,
        `On most international flights there is one rule for liquids in cabin bags: each container holds **up to 100 ml**, all of them fit in **one clear, resealable one-litre bag**, and each passenger has one bag. A 200 ml bottle is refused even when it is nearly empty.

Liquids include water, perfume, cream, toothpaste, gel, honey, jam and soft cheese.

**Exempt** are medicines needed on the trip, baby food and breast milk. Show them separately and keep the prescription or a letter from your doctor with you.

**Drinks from the duty free shops** are sealed in a bag with the receipt. Leave it sealed until your last airport.

Finish the water you brought from home before the check. An empty bottle may go through.`,
      ),
    },
    {
      blockType: 'accordion',
      anchor: 'documents',
      heading: t(
        'Hujjatlar, bolalar va ulanish reyslari',
        'Документы, дети и пересадки',
        'Documents, children and connections',
      ),
      items: [
        {
          anchor: 'what-to-bring',
          title: t(
            'Qaysi hujjatlarni olish kerak',
            'Какие документы взять',
            'Which documents to bring',
          ),
          body: t(
            `- **Ichki reys:** pasport yoki ID-karta.
- **Xalqaro reys:** xorijga chiqish pasporti, kerak boʻlsa viza, qaytish chiptasi va sugʻurta.
- Chipta qogʻozda boʻlishi shart emas: ismingiz va pasport raqamingiz yetarli.

Chiptadagi ism pasportdagi bilan harfma-harf bir xil boʻlsin. Xato koʻrsangiz, aeroportga kelishdan oldin aviakompaniyaga qoʻngʻiroq qiling.`,
            `- **Внутренний рейс:** паспорт или ID-карта.
- **Международный рейс:** загранпаспорт, при необходимости виза, обратный билет и страховка.
- Печатать билет не обязательно: хватит имени и номера паспорта.

Имя в билете должно совпадать с паспортом до буквы. Если заметили ошибку, позвоните в авиакомпанию до приезда в аэропорт.`,
            `- **Domestic flight:** a passport or an ID card.
- **International flight:** a passport for foreign travel and, where required, a visa, a return ticket and insurance.
- You need not print the ticket: your name and passport number are enough.

The name on the ticket must match the passport letter for letter. If you see a mistake, call the airline before you come.`,
          ),
        },
        {
          anchor: 'children',
          title: t('Bola bilan uchish', 'Полёт с ребёнком', 'Flying with a child'),
          body: t(
            `Xorijga har bir bola, jumladan chaqaloq ham, oʻz pasporti bilan uchadi. Ichki reysda tugʻilganlik haqida guvohnoma kifoya.

Bola ota-onasisiz, masalan buvisi yoki murabbiyi bilan ketsa, notarial tasdiqlangan rozilik kerak. Baʼzi mamlakatlar bola otasi yoki onasidan faqat biri bilan kelganda ham ikkinchisining roziligini soʻraydi. Familiyalar har xil boʻlsa, guvohnomani oling.

Kuzatuvchisiz uchadigan bolani aviakompaniya oldindan rasmiylashtiradi, odatda besh yoshdan. Aravachani samolyot trapigacha olib borish mumkin. Ovqatlantirish va kiyintirish uchun [ona va bola xonasi](/services/mother-and-child-room/) bor.`,
            `За границу каждый ребёнок, в том числе младенец, летит по своему паспорту. На внутреннем рейсе достаточно свидетельства о рождении.

Если ребёнок едет без родителей, например с бабушкой или тренером, нужно нотариальное согласие. Некоторые страны просят согласие второго родителя, даже когда с ребёнком едет один из них. Если фамилии разные, возьмите свидетельство о рождении.

Ребёнка без сопровождающих авиакомпания оформляет заранее, обычно с пяти лет. Коляску можно катить до трапа самолёта. Покормить и переодеть ребёнка можно в [комнате матери и ребёнка](/services/mother-and-child-room/).`,
            `Every child flying abroad, babies included, needs a passport of their own. On a domestic flight a birth certificate is enough.

A child travelling without parents, with a grandmother or a sports coach, for example, needs a notarised consent. Some countries ask for the second parent’s consent even when one parent is there. If surnames differ, bring the birth certificate.

Airlines arrange unaccompanied children in advance, usually from the age of five. A pushchair may go as far as the aircraft door. The [parent and baby room](/services/mother-and-child-room/) is the place to feed and change a baby.`,
          ),
        },
        {
          anchor: 'transit',
          title: t('Ulanish reysi', 'Пересадка', 'Connecting flights'),
          body: t(
            `**Bitta chipta.** Birinchi aeroportda bagaj qayergacha rasmiylashtirilganini soʻrang va yorliqdagi oxirgi kodga qarang. Ikkala talon qoʻlingizda boʻlsa, qoʻngandan keyin “Transit” koʻrsatkichi boʻyicha xavfsizlik nazoratiga oʻting.

**Alohida chiptalar.** Pasport nazoratidan oʻtasiz, bagajni olasiz va 2-qavatda qayta roʻyxatdan oʻtasiz. Bunga kamida 3 soat qoldiring va mamlakatga kirish huquqingiz borligini tekshiring.

**Xalqaro reysdan ichki reysga** oʻtganda bagaj bojxona uchun odatda shu yerda olinadi. Terminal kecha-yu kunduz ochiq, uzoq kutishda [yuk saqlash xonasi](/services/left-luggage/) yordam beradi.`,
            `**Один билет.** В первом аэропорту спросите, докуда оформлен багаж, и посмотрите последний код на бирке. Если оба талона на руках, после прилёта идите по указателям «Транзит» к досмотру.

**Отдельные билеты.** Вы проходите паспортный контроль, получаете багаж и снова регистрируетесь на 2-м этаже. Оставьте на это не меньше 3 часов и проверьте, есть ли у вас право на въезд.

**С международного рейса на внутренний** багаж обычно получают здесь же, для таможни. Терминал открыт круглосуточно; при долгом ожидании поможет [камера хранения](/services/left-luggage/).`,
            `**One ticket.** At your first airport ask how far the bag is checked and look at the last code on the tag. With both boarding passes in hand, follow the “Transfer” signs to security after landing.

**Separate tickets.** You pass passport control, collect the bag and check in again on floor 2. Leave at least 3 hours for it and make sure you have the right to enter the country.

**From an international to a domestic flight** bags are usually collected here for customs. The terminal is open around the clock; for a long wait there is [left luggage](/services/left-luggage/).`,
          ),
        },
        {
          anchor: 'online-check-in',
          title: t('Onlayn roʻyxatdan oʻtish', 'Онлайн-регистрация', 'Online check-in'),
          body: t(
            `Odatda uchishdan 24 soat oldin aviakompaniya saytida ochiladi. Yukingiz boʻlmasa, stolga bormaysiz: talonni telefonda yoki kioskda oling. Bagaj boʻlsa, baribir roʻyxatdan oʻtish tugaguncha stolga topshiring. Baʼzi yoʻnalishlarda hujjatlar tekshirilishi uchun stolga borish talab qilinadi.`,
            `Обычно открывается за 24 часа до вылета на сайте авиакомпании. Без багажа к стойке идти не нужно: талон будет в телефоне или в киоске. Багаж всё равно сдайте на стойке до конца регистрации. На некоторых направлениях у стойки проверяют документы.`,
            `It usually opens 24 hours before departure on the airline’s site. Without bags you need no desk: take the pass on your phone or from a kiosk. Bags still go to the desk before check-in closes. On some routes documents are checked at the desk.`,
          ),
        },
        {
          anchor: 'late',
          title: t('Kech qolyapsiz', 'Если вы опаздываете', 'If you are running late'),
          body: t(
            `Aviakompaniyaga qoʻngʻiroq qiling: u reysni boshqa kunga oʻzgartirishi mumkin. Terminalda navbatga turmasdan zaldagi xodimga reys vaqtini ayting. Aeroport roʻyxatdan oʻtish va chiqish yopilishini choʻza olmaydi, bu qarorni faqat aviakompaniya qabul qiladi.`,
            `Позвоните в авиакомпанию: она может перенести билет. В терминале не вставайте в общую очередь, а сразу назовите сотруднику время рейса. Продлить регистрацию или посадку аэропорт не может, это решает только авиакомпания.`,
            `Call the airline: it may move your ticket. In the terminal do not join the queue; tell a member of staff the time of your flight. The airport cannot hold check-in or the gate. Only the airline decides.`,
          ),
        },
        {
          anchor: 'help-on-the-way',
          title: t('Yordam kerak boʻlsa', 'Если нужна помощь', 'If you need assistance'),
          body: t(
            `Aravacha, kuzatib borish yoki samolyotga koʻtarish kerak boʻlsa, [yordamni](/services/assistance/) uchishdan 48 soat oldin aviakompaniya orqali soʻrang. Xizmat bepul. Oldindan soʻramagan boʻlsangiz ham ayting: imkon boricha yordam beramiz, lekin kutishga toʻgʻri kelishi mumkin.`,
            `Кресло-коляску, сопровождение или подъём в самолёт закажите через авиакомпанию за 48 часов: [как получить помощь](/services/assistance/). Услуга бесплатная. Если не успели, всё равно скажите сотруднику: поможем, но, возможно, придётся подождать.`,
            `For a wheelchair, an escort or a lift into the aircraft, ask for [assistance](/services/assistance/) through your airline 48 hours ahead. It is free. If you did not, tell us anyway: we will help, though you may have to wait.`,
          ),
        },
      ],
    },
    {
      blockType: 'links',
      anchor: 'links',
      heading: t('Uchishdan oldin', 'Перед вылетом', 'Before you fly'),
      items: [
        {
          href: '/flight-board/',
          title: t('Onlayn tablo', 'Онлайн-табло', 'Flight board'),
          text: t(
            'Stol, chiqish va oʻzgarishlar',
            'Стойка, выход и изменения',
            'Desk, gate and changes',
          ),
        },
        {
          href: '/passengers/baggage/',
          title: t('Bagaj qoidalari', 'Правила багажа', 'Baggage rules'),
          text: t(
            'Buyumni nomi boʻyicha tekshiring',
            'Проверьте вещь по названию',
            'Look an item up by name',
          ),
        },
        {
          href: '/parking/',
          title: t('Avtoturargoh', 'Парковка', 'Parking'),
          text: t(
            'Narxni hisoblash va joy tanlash',
            'Посчитать цену и выбрать стоянку',
            'Work out the price, choose where to park',
          ),
        },
        {
          href: '/airport/scheme/',
          title: t('Terminal sxemasi', 'Схема терминала', 'Floor plan'),
          text: t(
            'Stollar, koʻrik va chiqishlar joylashuvi',
            'Где стойки, досмотр и выходы',
            'Where desks, security and gates are',
          ),
        },
      ],
    },
  ],
  meta: {
    title: t(
      'Uchib ketuvchilarga: tartib, vaqt va hujjatlar',
      'Вылетающим: порядок, время и документы',
      'Departing: the steps, times and documents',
    ),
    description: t(
      'Eshikdan oʻrindiqqacha yetti qadam: roʻyxatdan oʻtish, bojxona, pasport nazorati, suyuqliklar qoidasi, bolalar hujjatlari va ulanish reyslari.',
      'Семь шагов до кресла: регистрация, таможня, паспортный контроль, жидкости на досмотре, документы детей и пересадки. Таблица времени до вылета.',
      'Seven steps to your seat: check-in, customs, passport control, the liquids rule, papers for children, connections, and a table of times.',
    ),
  },
  keywords: t(
    'uchish, joʻnash, registratsiya, roʻyxatdan oʻtish, necha soat oldin kelish kerak, posadka, posadochniy, talon, pasport, ID karta, viza, tekshiruv, suv, 100 ml, bola bilan, rozilik xati, tranzit, kech qoldim',
    'вылет, регистрация, регестрация, за сколько приезжать, посадка, посадочный талон, загранпаспорт, ID карта, виза, досмотр, вода, 100 мл, с ребёнком, согласие на выезд, транзит, опоздал на рейс',
    'departure, check in, check-in, how early to come, boarding pass, passport, id card, visa, security, water, 100 ml, with a child, consent letter, transit, transfer, missed flight, late',
  ),
};

const arriving: PageContent = {
  slug: 'passengers--arriving',
  title: t('Kelayotganlarga', 'Прилетающим пассажирам', 'Arriving passengers'),
  lead: t(
    'Samolyotdan shaharga chiqishgacha: pasport nazorati, bagaj, bojxona, pul va transport. Xalqaro reysdan keyin bu odatda 30–50 daqiqa oladi.',
    'От самолёта до города: паспортный контроль, багаж, таможня, деньги и транспорт. После международного рейса это обычно занимает 30–50 минут.',
    'From the aircraft to the city: passport control, bags, customs, money and transport. After an international flight it usually takes 30–50 minutes.',
  ),
  checked: { daysAgo: 11, source: customsCommittee },
  sections: [
    {
      blockType: 'steps',
      anchor: 'steps',
      heading: t('Qoʻngandan keyin', 'После посадки самолёта', 'After landing'),
      text: t(
        'Ichki reysdan kelgan boʻlsangiz, pasport nazorati va bojxona yoʻq: toʻgʻri bagaj lentasiga boring.',
        'Если вы прилетели внутренним рейсом, паспортного контроля и таможни нет: идите прямо к ленте багажа.',
        'After a domestic flight there is no passport control or customs: walk straight to the baggage belt.',
      ),
      items: [
        {
          icon: 'plane-landing',
          title: t('Terminalga oʻtish', 'Переход в терминал', 'Into the terminal'),
          text: t(
            'Teletrap yoki avtobus sizni 1-qavatga, kelish qismiga olib keladi. Koʻrsatkichlar oʻzbek, rus va ingliz tillarida. Oʻrindiq choʻntagini tekshirib tushing.',
            'Телетрап или автобус приведёт вас на 1-й этаж, в зону прилёта. Указатели на узбекском, русском и английском. Перед выходом проверьте карман кресла.',
            'A jet bridge or a bus brings you to arrivals on floor 1. Signs are in Uzbek, Russian and English. Check the seat pocket before you leave.',
          ),
        },
        {
          icon: 'passport',
          title: t('Pasport nazorati', 'Паспортный контроль', 'Passport control'),
          text: t(
            'Kelishda 15 ta kabina bor. Pasport va kerak boʻlsa vizani tayyorlang. Qogʻoz anketa toʻldirish shart emas.',
            'На прилёте 15 кабин. Приготовьте паспорт и визу, если она нужна. Бумажную анкету заполнять не надо.',
            'There are 15 booths at arrival. Have your passport ready, and a visa if you need one. There is no paper form to fill in.',
          ),
        },
        {
          icon: 'belt',
          title: t('Bagajni olish', 'Получение багажа', 'Baggage reclaim'),
          text: t(
            'Zalda 3 ta lenta bor. Lenta raqami ekranda va onlayn tabloda yoziladi. Birinchi jomadonlar qoʻnishdan taxminan 20 daqiqa keyin chiqadi.',
            'В зале 3 ленты. Номер ленты — на экране и на онлайн-табло. Первые чемоданы появляются примерно через 20 минут после посадки.',
            'The hall has 3 belts. The number is on the screens and on the flight board. The first bags come about 20 minutes after landing.',
          ),
        },
        {
          icon: 'customs',
          title: t('Bojxona', 'Таможня', 'Customs'),
          text: t(
            'Deklaratsiya kerak boʻlmasa, yashil yoʻlak. Eʼlon qiladigan narsa boʻlsa yoki ishonchingiz komil boʻlmasa, qizil yoʻlak.',
            'Если декларировать нечего — зелёный коридор. Если есть что или вы не уверены — красный.',
            'Green channel with nothing to declare. Red channel with something to declare, or when you are not sure.',
          ),
        },
        {
          icon: 'users',
          title: t('Kelish zali', 'Зал прилёта', 'Arrivals hall'),
          text: t(
            'Shu yerda kutib oluvchilar, valyuta ayirboshlash, SIM-karta, dorixona va transport. Lentadan zalga qaytib kirib boʻlmaydi.',
            'Здесь встречающие, обмен валюты, SIM-карты, аптека и транспорт. Обратно в зону багажа вернуться нельзя.',
            'Here you will find people meeting you, currency exchange, SIM cards, the pharmacy and transport. You cannot go back to the belts from here.',
          ),
        },
      ],
    },
    {
      blockType: 'text',
      anchor: 'passport',
      heading: t(
        'Pasport nazorati: 15 kabina',
        'Паспортный контроль: 15 кабин',
        'Passport control: 15 booths',
      ),
      body: t(
        `Kabinalar ustidagi ekran qaysi navbat kimga ekanini koʻrsatadi: Oʻzbekiston fuqarolari va chet el fuqarolari alohida turadi. Har kim oʻz pasporti bilan boradi, bolali oila bitta kabinaga birga yaqinlashadi.

Chegarachi safar maqsadi va qayerda turishingizni soʻrashi mumkin. Mehmonxona manzilini yoki mezbon telefonini oldindan yozib oling.

Koʻp mamlakatlar fuqarolari vizasiz kiradi, muddati fuqarolikka bogʻliq. Elektron viza olgan boʻlsangiz, uni telefonda yoki qogʻozda koʻrsating. Vizani kelganda olaman deb umid qilmang: qoidani uchishdan oldin [Tashqi ishlar vazirligi](https://example.com/foreign-ministry) sahifasida tekshiring.

Chet el fuqarosi turgan joyida roʻyxatga olinadi. Mehmonxona buni oʻzi qiladi. Doʻstlarnikida yoki ijaradagi uyda tursangiz, mezbon sizni elektron tizimda qayd etadi. Tasdiqni ketguncha saqlang, muddatini mezbondan yoki [Ichki ishlar vazirligidan](https://example.com/interior-ministry) aniqlang.`,
        `Экран над кабинами показывает, где чья очередь: граждане Узбекистана и иностранцы стоят отдельно. Каждый идёт со своим паспортом, семья с детьми подходит к одной кабине вместе.

Пограничник может спросить о цели поездки и где вы остановитесь. Запишите заранее адрес гостиницы или телефон хозяев.

Граждане многих стран въезжают без визы, срок зависит от гражданства. Если у вас электронная виза, покажите её на телефоне или на бумаге. Не рассчитывайте получить визу по прилёте: проверьте правила до вылета на странице [Министерства иностранных дел](https://example.com/foreign-ministry).

Иностранцев регистрируют там, где они живут. Гостиница делает это сама. Если вы остановились у друзей или в съёмной квартире, вас вносит в электронную систему хозяин. Подтверждение храните до отъезда, сроки уточните у хозяина или в [Министерстве внутренних дел](https://example.com/interior-ministry).`,
        `The screens above the booths say which queue is whose: citizens of Uzbekistan and foreign citizens queue separately. Everyone brings their own passport; a family with children comes to one booth together.

The officer may ask why you came and where you will stay. Write down the address of the hotel or the phone of your host beforehand.

Citizens of many countries enter without a visa, for a time that depends on citizenship. If you have an e-visa, show it on your phone or on paper. Do not count on a visa on arrival: check the rules before flying with the [Ministry of Foreign Affairs](https://example.com/foreign-ministry).

Foreign citizens are registered where they stay. Hotels do this themselves. If you stay with friends or in a rented flat, your host enters you in an electronic system. Keep the confirmation until you leave, and ask your host or the [Ministry of Internal Affairs](https://example.com/interior-ministry) about the time limit.`,
      ),
    },
    {
      blockType: 'text',
      anchor: 'belts',
      heading: t('1–3-lentalar', 'Ленты 1–3', 'Belts 1 to 3'),
      body: t(
        `Jomadonni olishdan oldin yorliqdagi raqamni talondagi raqam bilan solishtiring: bir xil qora jomadonlar koʻp. Gilam, velosiped, changʻi va musiqa asbobi kabi yirik yuklar lentaning oxiridagi alohida eshikdan chiqariladi.

Aravachalar bepul, zal devori boʻylab turadi. Bolalar aravachasi ham shu zalga yoki samolyot eshigiga keltiriladi, qayerda kutishni bortkuzatuvchidan soʻrang.

Kelishdagi duty free doʻkoni bojxonadan oldin, lentalar yonida joylashgan.`,
        `Прежде чем снять чемодан с ленты, сверьте номер бирки с номером на талоне: одинаковых чёрных чемоданов много. Крупные вещи — ковры, велосипеды, лыжи, музыкальные инструменты — выдают через отдельную дверь в конце лент.

Тележки бесплатные, стоят вдоль стены. Детскую коляску приносят сюда же или к двери самолёта; где её ждать, спросите у бортпроводника.

Магазин беспошлинной торговли на прилёте находится до таможни, рядом с лентами.`,
        `Before you lift a bag off the belt, compare the number on its tag with your receipt: many black suitcases look alike. Large items such as carpets, bicycles, skis and instruments come through a separate door at the end of the belts.

Trolleys are free and stand along the wall. Pushchairs are brought here or to the aircraft door; ask the cabin crew where to wait for yours.

The arrivals duty free shop is before customs, next to the belts.`,
      ),
    },
    {
      blockType: 'table',
      anchor: 'customs',
      heading: t(
        'Bojxona: yashil va qizil yoʻlak',
        'Таможня: зелёный и красный коридор',
        'Customs: green and red channels',
      ),
      text: t(
        'Yashil yoʻlakdan oʻtish — eʼlon qiladigan narsam yoʻq degani. Xodim baribir yukni koʻrishni soʻrashi mumkin. Ishonchingiz komil boʻlmasa, qizil yoʻlakni tanlang: bu jarima emas, faqat savol berish imkoni.',
        'Пройти по зелёному коридору — значит заявить, что декларировать нечего. Вещи всё равно могут попросить показать. Если сомневаетесь, идите по красному: это не штраф, а возможность спросить.',
        'Walking through green is a statement that you have nothing to declare. An officer may still ask to see your bags. When in doubt choose red: it is not a penalty, only a chance to ask.',
      ),
      columns: columns(
        t('Nima olib kelyapsiz', 'Что вы везёте', 'What you bring'),
        t('Yashil yoʻlak', 'Зелёный коридор', 'Green channel'),
        t('Qizil yoʻlak', 'Красный коридор', 'Red channel'),
      ),
      rows: [
        row(
          t('Naqd pul, barcha valyutalarda', 'Наличные во всех валютах', 'Cash in all currencies'),
          t(
            '100 million soʻm qiymatigacha',
            'до суммы, равной 100 миллионам сумов',
            'up to the worth of 100 million UZS',
          ),
          t(
            'undan koʻp: yozma deklaratsiya',
            'больше: письменная декларация',
            'more: a written declaration',
          ),
        ),
        row(
          t('Alkogol va tamaki', 'Алкоголь и табак', 'Alcohol and tobacco'),
          t(
            'kattalar uchun bojsiz meʼyor doirasida',
            'в пределах беспошлинной нормы, взрослым',
            'adults, within the duty-free allowance',
          ),
          t('meʼyordan ortigʻi', 'сверх нормы', 'anything above it'),
        ),
        row(
          t('Sovgʻa va shaxsiy buyumlar', 'Подарки и личные вещи', 'Gifts and belongings'),
          t(
            'oʻzingiz va oilangiz uchun, meʼyor doirasida',
            'для себя и семьи, в пределах нормы',
            'for you and your family, within the limit',
          ),
          t(
            'sotish uchun tovar, meʼyordan qimmat xarid',
            'товар на продажу, покупки дороже нормы',
            'goods for sale, purchases above the limit',
          ),
        ),
        row(
          t('Dori-darmon', 'Лекарства', 'Medicines'),
          t(
            'shaxsiy ehtiyoj uchun oddiy dorilar',
            'обычные лекарства для себя',
            'ordinary medicines for personal use',
          ),
          t(
            'kuchli ogʻriq qoldiruvchi va psixotrop dorilar, retsept bilan',
            'сильные обезболивающие и психотропные, с рецептом',
            'strong painkillers and psychotropics, with a prescription',
          ),
        ),
        row(
          t('Zargarlik buyumlari', 'Ювелирные изделия', 'Jewellery'),
          t('taqib yurganingiz', 'то, что надето на вас', 'what you are wearing'),
          t(
            'qimmat toʻplam, quyma, tosh',
            'дорогие наборы, слитки, камни',
            'costly sets, bars, loose stones',
          ),
        ),
        row(
          t('Hayvon va qushlar', 'Животные и птицы', 'Animals and birds'),
          t('olib oʻtilmaydi', 'с ними нельзя', 'not in this channel'),
          t(
            'har doim: veterinariya hujjatlari bilan',
            'всегда: с ветеринарными документами',
            'always: with veterinary papers',
          ),
        ),
        row(
          t(
            'Oʻsimlik, urugʻ, meva, goʻsht, sut',
            'Растения, семена, фрукты, мясо, молоко',
            'Plants, seeds, fruit, meat, dairy',
          ),
          t(
            'zavod qadogʻidagi yoʻl ovqati',
            'еда в дорогу в заводской упаковке',
            'packed food for the journey',
          ),
          t(
            'qolgan hammasi: karantin nazorati',
            'всё остальное: карантинный контроль',
            'the rest: quarantine control',
          ),
        ),
        row(
          t('Dron va radioqurilma', 'Дроны и радиостанции', 'Drones and radio sets'),
          t('mumkin emas', 'нельзя', 'not allowed'),
          t(
            'oldindan olingan ruxsat bilan',
            'с заранее полученным разрешением',
            'with a permit obtained beforehand',
          ),
        ),
        row(
          t('Qurol va oʻq-dori', 'Оружие и патроны', 'Weapons and ammunition'),
          t('taqiqlangan', 'запрещено', 'forbidden'),
          t(
            'faqat vakolatli organ ruxsati bilan',
            'только с разрешением ведомства',
            'only with an official permit',
          ),
        ),
        row(
          t('Alohida kelayotgan yuk', 'Багаж, который едет отдельно', 'Bags sent separately'),
          t(
            'eʼlon qilinmasa, bojsiz olinmaydi',
            'без декларации льготы не будет',
            'not duty-free unless declared',
          ),
          t(
            'kelgan kuni eʼlon qiling',
            'заявите в день прилёта',
            'declare it on the day you arrive',
          ),
        ),
      ],
      note: t(
        'Bojsiz meʼyorlar oʻzgarib turadi. Amaldagi miqdorni Bojxona qoʻmitasidan aniqlang.',
        'Беспошлинные нормы меняются. Действующие уточните в Таможенном комитете.',
        'Duty-free limits change. Ask the Customs Committee for those in force.',
      ),
    },
    {
      blockType: 'cards',
      anchor: 'first-needs',
      heading: t('Pul, aloqa va yoʻl', 'Деньги, связь и дорога', 'Money, phone and the road'),
      items: [
        {
          icon: 'bank',
          title: t('Valyuta ayirboshlash', 'Обмен валюты', 'Currency exchange'),
          text: t(
            'Pul birligi — soʻm. Ayirboshlash shoxobchasi va bankomatlar kelish zalida. Banknotlarni butun holda olib keling, kvitansiyani saqlang.',
            'Валюта — сум. Обменный пункт и банкоматы в зале прилёта. Купюры привозите целыми, квитанцию сохраните.',
            'The currency is the soʻm (UZS). The exchange office and cash machines are in arrivals. Bring undamaged notes and keep the receipt.',
          ),
          href: '/services/currency-exchange/',
        },
        {
          icon: 'phone',
          title: t('SIM-karta', 'SIM-карта', 'SIM card'),
          text: t(
            '1-qavatdagi aloqa doʻkonida pasport bilan rasmiylashtiriladi. eSIM ham bor. Chet eldan keltirilgan telefonni uzoq ishlatsangiz, IMEI kodini qayd ettiring.',
            'Оформляют по паспорту в магазине связи на 1-м этаже, есть и eSIM. Если будете долго пользоваться телефоном из-за границы, зарегистрируйте его IMEI.',
            'Sold against your passport in the phone shop on floor 1; eSIM as well. If you will use a phone from abroad for long, register its IMEI code.',
          ),
          href: '/services/shops/',
        },
        {
          icon: 'bus',
          title: t('73-avtobus', 'Автобус 73', 'Bus 73'),
          text: t(
            'Har 15 daqiqada terminal oldidan shahar markaziga joʻnaydi.',
            'Каждые 15 минут от терминала до центра города.',
            'Every 15 minutes from the terminal to the city centre.',
          ),
          href: '/how-to-get-there/',
        },
        {
          icon: 'taxi',
          title: t('Taksi', 'Такси', 'Taxi'),
          text: t(
            'Markazgacha 7 km, 20 daqiqacha. Ilova orqali chaqiring yoki rasmiy taksi stolidan narx yozilgan chek oling.',
            'До центра 7 км, около 20 минут. Вызовите через приложение или возьмите чек с ценой у официальной стойки.',
            'The centre is 7 km away, about 20 minutes. Use an app, or take a slip with the price at the official desk.',
          ),
          href: '/how-to-get-there/',
        },
        {
          icon: 'car',
          title: t('Avtomobil ijarasi', 'Прокат автомобилей', 'Car rental'),
          text: t(
            'Pasport, haydovchilik guvohnomasi va bank kartasi kerak boʻladi.',
            'Понадобятся паспорт, водительские права и банковская карта.',
            'You need a passport, a driving licence and a bank card.',
          ),
          href: '/services/car-rental/',
        },
        {
          icon: 'wifi',
          title: t('Bepul Wi-Fi', 'Бесплатный Wi-Fi', 'Free Wi-Fi'),
          text: t(
            'Butun terminalda ishlaydi. Ulanish tartibi xizmat sahifasida.',
            'Работает во всём терминале. Как подключиться — на странице услуги.',
            'Works in the whole terminal. The service page says how to connect.',
          ),
          href: '/services/wifi/',
        },
      ],
    },
    {
      blockType: 'text',
      anchor: 'meeting',
      heading: t('Kutib oluvchilarga', 'Встречающим', 'Meeting someone'),
      body: t(
        `Kelish zali 1-qavatda, hamma uchun ochiq. Xalqaro reysdan yoʻlovchi odatda qoʻnishdan 30–50 daqiqa keyin chiqadi, ichki reysdan 15–25 daqiqa keyin. Reysni [onlayn tabloda](/flight-board/) kuzating: “Bagaj 2-lentada” yozuvi chiqsa, yoʻlovchi lenta yonida turgan boʻladi.

Mashinani terminal oldidagi **P1** turargohida qoldiring. Uzoq kutsangiz, **P2** arzonroq, piyoda besh daqiqa. Narxni [avtoturargoh](/parking/) sahifasida hisoblang. Yoʻlak chetida toʻxtab kutish mumkin emas.

Keksa yoki yordam soʻragan yoʻlovchini xodim shu zalgacha kuzatib chiqadi. Bolani kuzatuvchisiz kutayotgan boʻlsangiz, shaxsingizni tasdiqlovchi hujjatni oling.`,
        `Зал прилёта на 1-м этаже, вход свободный. С международного рейса выходят обычно через 30–50 минут после посадки, с внутреннего — через 15–25. Следите за рейсом на [онлайн-табло](/flight-board/): если там «Выдача багажа, лента 2», пассажир уже у ленты.

Машину оставьте на стоянке **P1** перед терминалом. Если ждать долго, **P2** дешевле, до неё пять минут пешком. Цену можно посчитать на странице [парковки](/parking/). Ждать у тротуара нельзя.

Пожилых и тех, кто заказал помощь, сотрудник проводит до этого зала. Если вы встречаете ребёнка, который летит один, возьмите удостоверение личности.`,
        `The arrivals hall is on floor 1 and open to everyone. Passengers usually come out 30–50 minutes after an international landing, 15–25 after a domestic one. Follow the flight on the [board](/flight-board/): when it says “Bags on belt 2”, your guest is standing there.

Leave the car in **P1** in front of the terminal. For a longer wait **P2** costs less and is five minutes on foot. The [parking](/parking/) page works out the price. Waiting at the kerb is not allowed.

Staff walk older passengers and those with booked assistance to this hall. If you meet a child travelling alone, bring proof of identity.`,
      ),
    },
    {
      blockType: 'accordion',
      anchor: 'questions',
      heading: t(
        'Biror narsa notoʻgʻri ketsa',
        'Если что-то пошло не так',
        'If something goes wrong',
      ),
      items: [
        {
          anchor: 'lost-bag',
          title: t('Jomadon kelmadi', 'Чемодан не приехал', 'A bag did not arrive'),
          body: t(
            `Zaldan **chiqmang**. Lentalar yonidagi bagaj qidiruvi stoliga boring, talon va bagaj yorligʻini koʻrsating, dalolatnoma (PIR) tuzing. Raqamini saqlang: qidiruv shu raqam boʻyicha kuzatiladi. Koʻp jomadonlar bir-ikki kunda topiladi va manzilga yetkaziladi. Batafsil — [bagaj](/passengers/baggage/) sahifasida.`,
            `**Не выходите** из зала. Подойдите к стойке розыска багажа рядом с лентами, покажите посадочный талон и бирку, составьте акт (PIR). Сохраните его номер: по нему следят за розыском. Большинство чемоданов находят за день-два и привозят по адресу. Подробнее — на странице [«Багаж»](/passengers/baggage/).`,
            `**Do not leave** the hall. Go to the baggage tracing desk beside the belts, show your boarding pass and tag, and fill in a report (PIR). Keep its number: you need it to follow the search. Most bags turn up in a day or two and are brought to your address. More on the [baggage](/passengers/baggage/) page.`,
          ),
        },
        {
          anchor: 'wrong-bag',
          title: t('Birovning jomadonini oldim', 'Я взял чужой чемодан', 'I took the wrong bag'),
          body: t(
            `Ochmang va darhol [aeroportga](/airport/contacts/) qoʻngʻiroq qiling. Yorliqdagi raqamni ayting. Oʻzingizniki ehtimol lenta yonida turibdi.`,
            `Не открывайте его и сразу позвоните [в аэропорт](/airport/contacts/). Назовите номер на бирке. Ваш, скорее всего, стоит у ленты.`,
            `Leave it closed and call the [airport](/airport/contacts/) at once with the number on the tag. Yours is probably standing by the belt.`,
          ),
        },
        {
          anchor: 'left-on-board',
          title: t(
            'Samolyotda narsa qolib ketdi',
            'Забыл вещь в самолёте',
            'I left something on board',
          ),
          body: t(
            `Hali zalda boʻlsangiz, bagaj stolidagi xodimga reys va oʻrindiq raqamini ayting. Keyinroq avval aviakompaniyaga, soʻng [topilmalar byurosiga](/services/lost-and-found/) murojaat qiling.`,
            `Если вы ещё в зале, назовите сотруднику у стойки багажа рейс и место. Позже обращайтесь сначала в авиакомпанию, затем в [бюро находок](/services/lost-and-found/).`,
            `If you are still in the hall, tell the baggage desk your flight and seat. Later ask the airline first, then [lost and found](/services/lost-and-found/).`,
          ),
        },
        {
          anchor: 'unwell',
          title: t('Oʻzingizni yomon his qilyapsiz', 'Вам стало плохо', 'You feel unwell'),
          body: t(
            `Eng yaqin xodimga ayting, u shifokorni chaqiradi. [Tibbiyot punkti](/services/medical-post/) terminalning oʻzida, yordam bepul.`,
            `Скажите ближайшему сотруднику, он вызовет врача. [Медпункт](/services/medical-post/) находится в самом терминале, помощь бесплатная.`,
            `Tell the nearest member of staff, who will call a doctor. The [medical post](/services/medical-post/) is in the terminal and its help is free.`,
          ),
        },
      ],
    },
  ],
  meta: {
    title: t(
      'Kelayotganlarga: pasport, bagaj, bojxona, yoʻl',
      'Прилетающим: паспорт, багаж, таможня, дорога',
      'Arriving: passport, bags, customs, the way to town',
    ),
    description: t(
      'Qoʻngandan keyin nima qilinadi: pasport nazoratidagi 15 kabina, 1–3-lentalar, nimani eʼlon qilish kerak, pul, SIM-karta va shaharga transport.',
      'Что делать после прилёта: 15 кабин паспортного контроля, ленты 1–3, что декларировать, обмен денег, SIM-карта, транспорт в город, встреча.',
      'What to do after landing: 15 passport booths, belts 1 to 3, what to declare at customs, money, a SIM card, transport into the city, meeting people.',
    ),
  },
  keywords: t(
    'kelish, uchib kelish, kutib olish, bagaj lentasi, chamadon kelmadi, tamojnya, bojxona, deklaratsiya, yashil koridor, qizil koridor, dollar, taksi, viza, roʻyxatga olish',
    'прилёт, прилетел, встретить, выдача багажа, лента, таможня, декларация, зелёный коридор, красный коридор, доллары, такси, виза, регистрация иностранцев',
    'arrival, landed, pick up, meet, baggage claim, belt, customs, declaration, green channel, red channel, dollars, taxi, visa, registration',
  ),
};

const itemsPeopleAskAbout = [
  // Drinks, food and gifts from the bazaar
  allowance(
    'limited',
    'yes',
    ['Suv va ichimliklar', 'Вода и напитки', 'Water and soft drinks'],
    [
      'shisha suv, sok, kola, choy, termosdagi choy',
      'бутылка воды, сок, кола, чай, минералка',
      'bottle of water, juice, cola, tea, soda',
    ],
    [
      'Qoʻl yukida idish 100 ml gacha. Boʻsh idishni olib oʻtib, koʻrikdan keyin toʻldirish mumkin.',
      'В ручной клади — ёмкости до 100 мл. Пустую бутылку можно пронести и наполнить после досмотра.',
      'Containers up to 100 ml in the cabin. An empty bottle may go through and be filled after security.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Termos, boʻsh', 'Термос, пустой', 'Thermos flask, empty'],
    ['termokrujka, flyaga', 'термокружка, фляга', 'travel mug, flask, tumbler'],
    [
      'Ichida suyuqlik boʻlmasin va koʻrikda ochib koʻrsating.',
      'Без жидкости внутри; на досмотре откройте.',
      'It must hold no liquid; open it at security.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Non', 'Хлеб и лепёшки', 'Bread (non)'],
    [
      'patir, lepyoshka, samarqand noni, somsa, pishiriq',
      'нон, патыр, самаркандская лепёшка, самса, выпечка',
      'lepyoshka, flatbread, patir, samsa, pastry, baking',
    ],
    [
      'Cheklov yoʻq. Sumkaga sigʻmagan non ham qoʻl yukiga kiradi, vaznini hisobga oling.',
      'Ограничений нет. Лепёшки отдельно от сумки тоже считаются ручной кладью.',
      'No restriction. Bread carried beside your bag still counts as cabin baggage.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Osh', 'Плов', 'Plov'],
    [
      'palov, pilov, pishgan ovqat, kabob',
      'узбекский плов, готовая еда, шашлык',
      'pilaf, osh, cooked food, kebab',
    ],
    [
      'Yogʻi oqmaydigan, zich yopiladigan idishda. Shoʻrva va qaylali taom suyuqlik hisoblanadi.',
      'В плотно закрытой посуде, из которой не течёт масло. Суп и блюда с подливой считаются жидкостью.',
      'In a tight box that does not leak oil. Soup and dishes in sauce count as liquids.',
    ],
  ),
  allowance(
    'limited',
    'yes',
    ['Qovun va tarvuz', 'Дыня и арбуз', 'Melon and watermelon'],
    [
      'mirzachoʻl qovuni, handalak, poliz',
      'мирзачульская дыня, торпеда, бахча',
      'mirzachul melon, whole fruit, torpedo melon',
    ],
    [
      'Qoʻl yuki oʻlchami va vazniga sigʻsa. Bagajga qattiq quti yoki toʻrga oʻrang. Koʻp mamlakat fitosanitariya sertifikati soʻraydi.',
      'Если помещается в размер и вес ручной клади. В багаж — в коробке или плотной сетке. Многие страны требуют фитосанитарный сертификат.',
      'If it fits the cabin size and weight. For the hold use a box or a firm net. Many countries ask for a phytosanitary certificate.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Yangi meva va sabzavot', 'Свежие фрукты и овощи', 'Fresh fruit and vegetables'],
    [
      'uzum, anor, olma, pomidor',
      'виноград, гранат, яблоки, помидоры, черешня',
      'grapes, pomegranate, apples, tomatoes',
    ],
    [
      'Uchish mumkin, lekin boradigan mamlakat kiritishni taqiqlashi mumkin. Karantin qoidasini tekshiring.',
      'Лететь можно, но страна назначения может запретить ввоз. Проверьте карантинные правила.',
      'Fine on the flight, but the country you enter may ban them. Check its quarantine rules.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Quruq meva', 'Сухофрукты', 'Dried fruit'],
    [
      'mayiz, turshak, oʻrik qoqi, anjir',
      'изюм, курага, урюк, инжир, чернослив',
      'raisins, dried apricots, figs, prunes',
    ],
    [
      'Yopiq xaltada. Katta miqdor tijorat yuki deb baholanishi mumkin.',
      'В закрытом пакете. Большое количество могут счесть товаром.',
      'In a closed bag. A large amount may be seen as goods for sale.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Yongʻoq va bodom', 'Орехи и миндаль', 'Nuts and almonds'],
    [
      'pista, yeryongʻoq, danak, kunjut',
      'фисташки, арахис, косточки, грецкий орех',
      'pistachios, peanuts, walnuts, kernels',
    ],
    [
      'Qobiqsizi qulayroq. Samolyotda allergiyasi bor yoʻlovchi boʻlishi mumkin: xodim soʻrasa, ochmang.',
      'Удобнее очищенные. Если экипаж попросит, не открывайте: на борту бывают люди с аллергией.',
      'Shelled is easier. If the crew asks, keep them closed: someone on board may be allergic.',
    ],
  ),
  allowance(
    'limited',
    'yes',
    ['Asal', 'Мёд', 'Honey'],
    ['togʻ asali, mumli asal', 'горный мёд, соты', 'mountain honey, honeycomb, jar'],
    [
      'Suyuqlik hisoblanadi: qoʻl yukida 100 ml gacha. Bagajda bankani xaltaga oʻrang.',
      'Считается жидкостью: в ручной клади до 100 мл. В багаж банку заверните в пакет.',
      'Counts as a liquid: up to 100 ml in the cabin. In the hold, wrap the jar in a bag.',
    ],
  ),
  allowance(
    'limited',
    'yes',
    ['Murabbo, nisholda, sumalak', 'Варенье, нишалда, сумаляк', 'Jam, nishalda, sumalak'],
    [
      'pasta, tomat pastasi, shokolad pasta',
      'джем, паста, томатная паста, шоколадная паста',
      'preserves, spread, chocolate spread, tomato paste',
    ],
    [
      'Yumshoq va quyuq taomlar ham suyuqlik qoidasiga kiradi.',
      'Мягкая и густая еда тоже подпадает под правило о жидкостях.',
      'Soft and thick foods fall under the liquids rule too.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Holva, novvot va shirinlik', 'Халва, нават и сладости', 'Halva, rock sugar and sweets'],
    [
      'parvarda, konfet, pishiriq, shokolad, tort',
      'парварда, конфеты, печенье, шоколад, торт',
      'candy, chocolate, biscuits, rock sugar, cake',
    ],
    [
      'Qattiq shirinlik cheklanmaydi. Kremli tort quti bilan tekshiriladi.',
      'Твёрдые сладости без ограничений. Торт с кремом проверяют в коробке.',
      'Hard sweets are unrestricted. A cream cake is checked in its box.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Ziravor va choy', 'Специи, чай, кофе', 'Spices, tea and coffee'],
    [
      'zira, kakao, tuz, murch, kofe, dorivor oʻt',
      'зира, какао, соль, перец, приправа',
      'cumin, cocoa, salt, pepper, seasoning',
    ],
    [
      '350 ml dan koʻp kukunni baʼzi mamlakatlar alohida tekshiradi. Uni bagajga soling.',
      'Порошки больше 350 мл некоторые страны проверяют отдельно. Лучше в багаж.',
      'Powders above 350 ml are checked separately in some countries. Prefer the hold.',
    ],
  ),
  allowance(
    'limited',
    'yes',
    ['Oʻsimlik yogʻi', 'Растительное масло', 'Cooking oil'],
    [
      'zigʻir yogʻi, paxta yogʻi, zaytun moyi, kunjut moyi',
      'оливковое, хлопковое, льняное, кунжутное масло',
      'olive oil, cottonseed oil, sesame oil',
    ],
    [
      'Qoʻl yukida 100 ml gacha. Bagajda zavod qopqogʻi bilan va ikki xaltada.',
      'В ручной клади до 100 мл. В багаж — с заводской крышкой и в двух пакетах.',
      'Up to 100 ml in the cabin. In the hold, factory-sealed and in two bags.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Goʻsht va kolbasa', 'Мясо и колбаса', 'Meat and sausage'],
    [
      'qazi, dudlangan goʻsht, tovuq, goʻshtli mahsulot',
      'казы, копчёное мясо, курица, мясные продукты',
      'kazy, smoked meat, chicken, meat products',
    ],
    [
      'Uchishga ruxsat bor, qadoqlang. Yevropa Ittifoqi va boshqa koʻp mamlakat goʻsht kiritishni taqiqlaydi.',
      'На борт можно в упаковке. Евросоюз и многие другие страны запрещают ввозить мясо.',
      'Allowed on board when packed. The European Union and many other countries ban bringing meat in.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Pishloq va qatiq', 'Сыр и кисломолочное', 'Cheese and yoghurt'],
    [
      'suzma, qurt, qaymoq, tvorog, kefir',
      'курт, сузьма, каймак, творог, кефир',
      'kurt, curd, kefir, cream, dairy',
    ],
    [
      'Qattiq pishloq va qurt mumkin; yumshogʻi 100 ml gacha. Boradigan mamlakat sut mahsulotini cheklashi mumkin.',
      'Твёрдый сыр и курт можно, мягкое — до 100 мл. Страна назначения может ограничить молочные продукты.',
      'Hard cheese and kurt are fine, soft ones up to 100 ml. The country you enter may limit dairy.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Baliq va ikra', 'Рыба и икра', 'Fish and caviar'],
    [
      'dudlangan baliq, muzlatilgan baliq',
      'копчёная рыба, замороженная рыба, балык',
      'smoked fish, frozen fish, seafood',
    ],
    [
      'Hid va suv chiqmaydigan qadoqda. Ikra bankasi suyuqlik qoidasiga kiradi; osetr ikrasiga miqdor cheki bor.',
      'В упаковке, которая не пахнет и не течёт. Икра в банке — как жидкость; на икру осетровых есть норма.',
      'Packed against smell and leaks. Caviar in a jar counts as a liquid; sturgeon caviar has a limit.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Spirtli ichimlik', 'Алкоголь', 'Alcohol'],
    [
      'aroq, konyak, vino, pivo, viski',
      'водка, коньяк, вино, пиво, виски',
      'vodka, brandy, wine, beer, whisky, spirits',
    ],
    [
      'Bagajda 24–70 % kuchlilikdagisi kishiga 5 litrgacha, zavod idishida. 70 % dan kuchlisi taqiqlangan. Qoʻl yukida 100 ml gacha yoki muhrlangan duty free xaltasida.',
      'В багаже крепостью 24–70 % — до 5 литров на человека, в заводской таре. Крепче 70 % нельзя. В ручной клади до 100 мл или в запаянном пакете duty free.',
      'In the hold 24–70% strength, up to 5 litres each in retail bottles. Above 70% is forbidden. In the cabin up to 100 ml or a sealed duty free bag.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Sigaret va tamaki', 'Сигареты и табак', 'Cigarettes and tobacco'],
    ['papiros, sigara, nos', 'папиросы, сигары, нас', 'cigars, rolling tobacco, naswar'],
    [
      'Samolyotda chekish taqiqlangan. Mamlakatga kiritish miqdori cheklangan, nosni koʻp mamlakat taqiqlaydi.',
      'Курить на борту нельзя. Норма ввоза ограничена, а насвай многие страны запрещают.',
      'No smoking on board. Countries limit the amount, and many ban naswar.',
    ],
  ),
  allowance(
    'no',
    'no',
    ['Oʻzi isiydigan ovqat', 'Саморазогревающаяся еда', 'Self-heating meals'],
    [
      'olovsiz isitgich, tez isiydigan taom',
      'беспламенный нагреватель, армейский паёк',
      'flameless heater, hotpot, ration pack',
    ],
    [
      'Ichidagi reaksiya issiqlik beradi, yongʻin xavfi bor.',
      'Внутри идёт реакция с выделением тепла: опасность пожара.',
      'The reaction inside makes heat: a fire risk.',
    ],
  ),
  // Electronics and batteries
  allowance(
    'limited',
    'no',
    ['Tashqi batareya (power bank)', 'Внешний аккумулятор', 'Power bank'],
    [
      'pauerbank, pover bank, tashqi batareya, quvvatlagich',
      'пауэрбанк, повербанк, переносная зарядка',
      'portable charger, powerbank, external battery',
    ],
    [
      'Faqat qoʻl yukida. 100 Wh (taxminan 27 000 mAh) gacha erkin, 100–160 Wh aviakompaniya ruxsati bilan, undan kattasi taqiqlangan. Uchishda quvvatlamang.',
      'Только в ручной клади. До 100 Вт⋅ч (около 27 000 мА⋅ч) свободно, 100–160 Вт⋅ч с разрешения авиакомпании, больше нельзя. В полёте не заряжайте.',
      'Cabin only. Up to 100 Wh (about 27,000 mAh) freely, 100–160 Wh with the airline’s approval, above that never. Do not charge with it in flight.',
    ],
  ),
  allowance(
    'yes',
    'limited',
    ['Noutbuk', 'Ноутбук', 'Laptop'],
    [
      'kompyuter, planshet, makbuk',
      'компьютер, планшет, макбук',
      'computer, tablet, macbook, ipad',
    ],
    [
      'Koʻrikda sumkadan chiqaring. Bagajga topshirsangiz, butunlay oʻchiring va oʻrang.',
      'На досмотре достаньте из сумки. В багаж — только полностью выключенным и упакованным.',
      'Take it out at security. In the hold only switched off fully and padded.',
    ],
  ),
  allowance(
    'yes',
    'limited',
    ['Telefon va soat', 'Телефон и часы', 'Phone and smartwatch'],
    [
      'smartfon, ayfon, quloqchin',
      'смартфон, айфон, наушники',
      'smartphone, iphone, earbuds, headphones',
    ],
    [
      'Bagajga oʻchirilgan holda. Yoningizda saqlagan yaxshi.',
      'В багаж только выключенными. Лучше держать при себе.',
      'Only switched off in the hold. Better kept with you.',
    ],
  ),
  allowance(
    'limited',
    'no',
    ['Zaxira batareya', 'Запасные батареи', 'Spare lithium batteries'],
    [
      'akkumulyator, litiy batareya, 18650',
      'литиевые аккумуляторы, 18650, батарейка для камеры',
      'li-ion cells, 18650, camera battery',
    ],
    [
      'Faqat qoʻl yukida, kontaktlari yopilgan. 100 Wh gacha, 160 Wh gacha ikki dona ruxsat bilan.',
      'Только в ручной клади, с закрытыми контактами. До 100 Вт⋅ч; до 160 Вт⋅ч — две штуки с разрешения.',
      'Cabin only, contacts covered. Up to 100 Wh; up to 160 Wh two pieces with approval.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Oddiy batareyalar', 'Обычные батарейки', 'Dry batteries AA and AAA'],
    [
      'barmoq batareyka, akkumulyator AA',
      'пальчиковые батарейки, мизинчиковые',
      'alkaline cells, penlight battery',
    ],
    [
      'Zavod qadogʻida yoki qutida, qisqa tutashuvdan himoyalangan.',
      'В заводской упаковке или футляре, чтобы не замкнуло.',
      'In the pack or a case, so that they cannot short.',
    ],
  ),
  allowance(
    'yes',
    'limited',
    ['Fotoapparat va kamera', 'Фотоаппарат и видеокамера', 'Camera and camcorder'],
    ['obyektiv, kamera, gopro', 'объектив, фотик, экшн-камера', 'lens, video camera, gopro'],
    [
      'Bagajda sinishi mumkin. Zaxira batareyani qoʻl yukiga oling.',
      'В багаже может разбиться. Запасной аккумулятор возьмите с собой.',
      'It may break in the hold. Take the spare battery with you.',
    ],
  ),
  allowance(
    'limited',
    'yes',
    ['Shtativ', 'Штатив', 'Tripod'],
    [
      'tripod, selfi tayoq, monopod',
      'селфи-палка, монопод, трипод',
      'selfie stick, monopod, stand',
    ],
    [
      'Qoʻl yuki oʻlchamiga sigʻsa. Uchi oʻtkir va ogʻiri bagajga.',
      'Если помещается в размер ручной клади. Тяжёлый и с острыми ножками — в багаж.',
      'If it fits the cabin size. Heavy ones and spiked feet go in the hold.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Dron', 'Дрон', 'Drone'],
    ['kvadrokopter, uchuvchisiz apparat', 'квадрокоптер, беспилотник', 'quadcopter, uav'],
    [
      'Batareyalari qoʻl yukida. Oʻzbekistonga kiritish va uchirish uchun ruxsat kerak: uchishdan oldin oling.',
      'Аккумуляторы — в ручной клади. Для ввоза в Узбекистан и полётов нужно разрешение, получите его заранее.',
      'Batteries go in the cabin. Bringing one into Uzbekistan and flying it needs a permit: obtain it first.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Fen va dazmol', 'Фен и утюжок', 'Hair dryer and straightener'],
    [
      'soch quritgich, soch dazmoli, ploika',
      'плойка, щипцы для волос, выпрямитель',
      'curling iron, hair iron, tongs',
    ],
    [
      'Tokdan ishlaydigani cheklanmaydi. Gazlisi faqat qopqogʻi bilan bitta, zaxira gazsiz.',
      'Электрические без ограничений. Газовые — один, с чехлом и без запасных баллончиков.',
      'Mains ones are unrestricted. Gas ones: one, with its cover and no refill.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Aqlli jomadon', 'Чемодан со встроенной батареей', 'Smart luggage'],
    [
      'batareyali chamadon, smart chamadon',
      'умный чемодан, чемодан с зарядкой',
      'suitcase with battery, powered case',
    ],
    [
      'Batareyasi olinadigan boʻlsin. Bagajga batareyasiz topshiring, batareya siz bilan qoladi.',
      'Батарея должна сниматься. В багаж сдавайте без неё, батарею берите в салон.',
      'The battery must come out. Check the case without it and keep the battery with you.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Bagaj izlagichi', 'Метка для багажа', 'Luggage tracker'],
    ['eyrtag, gps metka', 'эйртег, трекер, маячок', 'airtag, gps tag, tile'],
    [
      'Kichik batareyali izlagichni bagajda qoldirish mumkin.',
      'Метку с маленькой батарейкой можно оставить в чемодане.',
      'A tracker with a small cell may stay in the suitcase.',
    ],
  ),
  allowance(
    'no',
    'no',
    ['Elektrosamokat va giroskuter', 'Электросамокат и гироскутер', 'E-scooter and hoverboard'],
    [
      'samokat, monokoleso, segvey',
      'моноколесо, сегвей, самокат',
      'segway, balance board, electric unicycle',
    ],
    [
      'Litiy batareyasi katta. Koʻp aviakompaniya batareyasiz ham olmaydi: oldindan soʻrang.',
      'Литиевая батарея слишком большая. Многие авиакомпании не берут и без неё: спросите заранее.',
      'The lithium battery is too large. Many airlines refuse them even without it: ask first.',
    ],
  ),
  allowance(
    'limited',
    'no',
    ['Elektron sigaret', 'Электронная сигарета', 'E-cigarette'],
    [
      'veyp, ikos, pod, suyuqlik',
      'вейп, айкос, под-система, жижа',
      'vape, iqos, pod, heated tobacco',
    ],
    [
      'Faqat yoningizda. Samolyotda chekish va quvvatlash mumkin emas. Suyuqligi 100 ml gacha. Baʼzi mamlakatlar kiritishni taqiqlaydi.',
      'Только при себе. Курить и заряжать на борту нельзя. Жидкость до 100 мл. Некоторые страны запрещают ввоз.',
      'With you only. No use or charging on board. Liquid up to 100 ml. Some countries forbid bringing them in.',
    ],
  ),
  allowance(
    'limited',
    'no',
    ['Yondirgich (zajigalka)', 'Зажигалка', 'Lighter'],
    [
      'chaqmoq, gaz zajigalka, zippo, olov yoqgich',
      'зиппо, газовая зажигалка',
      'zippo, gas lighter, cigarette lighter',
    ],
    [
      'Bitta oddiysi, sumkada emas, kiyim choʻntagida. Turbo alangali va toʻldirish gazi taqiqlangan.',
      'Одна обычная, в кармане одежды, а не в сумке. С турбопламенем и баллончик для заправки — нельзя.',
      'One ordinary lighter in your pocket, not in a bag. Jet-flame lighters and refills are forbidden.',
    ],
  ),
  allowance(
    'limited',
    'no',
    ['Gugurt', 'Спички', 'Matches'],
    ['quticha gugurt, spichka, olov', 'коробок спичек', 'matchbox, safety matches'],
    [
      'Bitta kichik quticha, yoningizda. Har yerda yonadigan gugurt taqiqlangan.',
      'Один маленький коробок при себе. Спички, которые зажигаются обо что угодно, запрещены.',
      'One small box, on your person. Strike-anywhere matches are forbidden.',
    ],
  ),
  // Sharp things and tools
  allowance(
    'no',
    'yes',
    ['Pichoq', 'Нож', 'Knife'],
    [
      'oshxona pichogʻi, qalamtarosh, tigʻ',
      'кухонный нож, перочинный нож, складной нож, лезвие',
      'kitchen knife, pocket knife, penknife, blade',
    ],
    [
      'Faqat bagajda, tigʻi oʻralgan.',
      'Только в багаже, лезвие обёрнуто.',
      'Hold only, with the blade wrapped.',
    ],
  ),
  allowance(
    'no',
    'yes',
    ['Esdalik pichoq', 'Сувенирный нож пичок', 'Souvenir knife (pichoq)'],
    [
      'chust pichogʻi, qoʻlda yasalgan pichoq, sovgʻa pichoq',
      'чустский нож, пчак, подарочный нож, ханжар',
      'chust knife, pchak, handmade knife, gift knife',
    ],
    [
      'Qin ichida, bagajda. Chekni saqlang: boshqa mamlakatda uzun tigʻ qurol sanalishi mumkin.',
      'В ножнах и в багаже. Сохраните чек: в другой стране длинный клинок могут счесть оружием.',
      'In its sheath, in the hold. Keep the receipt: abroad a long blade may count as a weapon.',
    ],
  ),
  allowance(
    'no',
    'limited',
    ['Qilich va xanjar', 'Сабля и кинжал', 'Sword and dagger'],
    ['shamshir, bezak qurol', 'меч, шашка, декоративное оружие', 'sabre, decorative weapon'],
    [
      'Aviakompaniya va bojxonaga oldindan maʼlum qiling.',
      'Сообщите заранее авиакомпании и таможне.',
      'Tell the airline and customs beforehand.',
    ],
  ),
  allowance(
    'limited',
    'yes',
    ['Qaychi', 'Ножницы', 'Scissors'],
    [
      'manikyur toʻplami, tirnoq qaychi, pintset',
      'маникюрный набор, маникюрные ножницы, пинцет',
      'manicure set, nail scissors, tweezers',
    ],
    [
      'Tigʻi 6 sm gacha boʻlgan, uchi yumaloq qaychi olinadi. Uzuni bagajga.',
      'Можно с лезвиями до 6 см и тупыми концами. Длинные — в багаж.',
      'Blades up to 6 cm with blunt tips are accepted. Longer ones go in the hold.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Bir martalik ustara', 'Бритвенный станок', 'Disposable razor'],
    [
      'soqol oladigan stanok, elektr ustara',
      'станок, электробритва, триммер',
      'safety razor, shaver, trimmer',
    ],
    [
      'Almashtiriladigan tigʻ kassetasi mumkin. Alohida tigʻlar bagajga.',
      'Сменные кассеты можно. Отдельные лезвия — в багаж.',
      'Cartridges are fine. Loose blades go in the hold.',
    ],
  ),
  allowance(
    'no',
    'yes',
    ['Ochiq ustara va tigʻlar', 'Опасная бритва и лезвия', 'Straight razor and blades'],
    [
      'sartarosh ustarasi, moyka',
      'лезвия, мойка, бритва парикмахера',
      'razor blades, cut-throat razor',
    ],
    ['Bagajda, gʻilofda.', 'В багаже, в футляре.', 'In the hold, in a case.'],
  ),
  allowance(
    'limited',
    'yes',
    ['Igna va toʻqish', 'Иглы и спицы', 'Needles and knitting'],
    [
      'tikuv ignasi, spitsa, ilmoq',
      'швейная игла, крючок, вязание, булавки',
      'sewing needle, crochet hook, knitting needles',
    ],
    [
      'Tikuv ignasi va kalta toʻqish simi mumkin; oʻtkir metall simni xodim qaytarishi mumkin.',
      'Швейные иглы и короткие спицы можно; острые металлические могут не пропустить.',
      'Sewing and short knitting needles are fine; sharp metal ones may be refused.',
    ],
  ),
  allowance(
    'no',
    'yes',
    ['Asboblar', 'Инструменты', 'Tools'],
    [
      'otvyortka, bolgʻa, plosgubsi, drel, kalit',
      'отвёртка, молоток, плоскогубцы, дрель, ключ',
      'screwdriver, hammer, pliers, drill, wrench',
    ],
    [
      'Bagajda, oʻralgan. Akkumulyatorli drelning batareyasi qoʻl yukida.',
      'В багаже, в чехле. Аккумулятор дрели — в ручной клади.',
      'In the hold, wrapped. A drill’s battery goes in the cabin.',
    ],
  ),
  allowance(
    'no',
    'yes',
    ['Shtopor va shisha ochgich', 'Штопор и открывалка', 'Corkscrew and opener'],
    [
      'vino ochgich, multitul',
      'открывашка, мультитул, мультиинструмент',
      'bottle opener, multitool',
    ],
    [
      'Tigʻi bor yoki uchi oʻtkir boʻlsa, faqat bagajda.',
      'Если есть лезвие или острый конец — только в багаже.',
      'With a blade or a sharp point, hold only.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Soyabon', 'Зонт', 'Umbrella'],
    ['zont, zontik, soyavon', 'зонтик, трость-зонт', 'brolly, folding umbrella'],
    [
      'Buklanadigani mumkin. Uchi oʻtkir uzunini bagajga topshirish soʻralishi mumkin.',
      'Складной можно. Длинный с острым концом могут попросить сдать.',
      'Folding ones are fine. A long one with a spike may have to be checked in.',
    ],
  ),
  // Medicine and care
  allowance(
    'yes',
    'yes',
    ['Dori', 'Лекарства', 'Medicines'],
    [
      'tabletka, sirop, tomchi, antibiotik',
      'таблетки, сироп, капли, антибиотик, аптечка',
      'tablets, pills, syrup, drops, first aid kit',
    ],
    [
      'Yoʻlga yetadiganini yoningizga oling, zavod qadogʻi va retsept bilan. Kerakli suyuq dori 100 ml dan koʻp ham boʻladi.',
      'Нужное в дороге держите при себе, в упаковке и с рецептом. Необходимые жидкие лекарства могут быть и больше 100 мл.',
      'Keep what you need with you, in its pack with the prescription. Needed liquid medicine may exceed 100 ml.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Kuchli ogʻriq qoldiruvchi', 'Сильные обезболивающие', 'Strong painkillers'],
    [
      'tramadol, kodein, uyqu dori, psixotrop',
      'трамадол, кодеин, снотворное, психотропные',
      'tramadol, codeine, sleeping pills, sedatives',
    ],
    [
      'Retsept va shifokor xati bilan, cheklangan miqdorda. Baʼzilarini eʼlon qilish shart.',
      'Только с рецептом и справкой врача, в ограниченном количестве. Часть нужно декларировать.',
      'Only with a prescription and a doctor’s letter, in limited amounts. Some must be declared.',
    ],
  ),
  allowance(
    'yes',
    'limited',
    ['Insulin va shprits-ruchka', 'Инсулин', 'Insulin'],
    [
      'qandli diabet, shprits ruchka, glyukometr, sensor',
      'диабет, шприц-ручка, глюкометр, помпа',
      'diabetes, pen, pump, glucose meter, sensor',
    ],
    [
      'Qoʻl yukida, maʼlumotnoma bilan. Bagajda muzlab qolishi mumkin.',
      'В ручной клади, со справкой. В багаже может замёрзнуть.',
      'In the cabin with a doctor’s note. It can freeze in the hold.',
    ],
  ),
  allowance(
    'limited',
    'yes',
    ['Shprits va dori ignalari', 'Шприцы и иглы для лекарств', 'Syringes and injection needles'],
    ['ukol, epipen', 'уколы, инъекции, эпипен', 'injection, epipen, autoinjector'],
    [
      'Dori bilan birga va retsept yoki maʼlumotnoma boʻlsa.',
      'Вместе с лекарством и при наличии рецепта или справки.',
      'Together with the medicine and a prescription or doctor’s note.',
    ],
  ),
  allowance(
    'no',
    'limited',
    ['Simobli termometr', 'Ртутный термометр', 'Mercury thermometer'],
    ['gradusnik, harorat oʻlchagich', 'градусник', 'clinical thermometer'],
    [
      'Bagajda bitta, himoya qutisida. Elektron termometr hamma joyda mumkin.',
      'В багаже один, в защитном футляре. Электронный можно везде.',
      'One in the hold in its protective case. Electronic ones are fine anywhere.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    [
      'Kislorod balloni va konsentrator',
      'Кислородный баллон и концентратор',
      'Oxygen cylinder and concentrator',
    ],
    ['nafas apparati, CPAP', 'дыхательный аппарат, СИПАП', 'cpap, breathing device, poc'],
    [
      'Ballon 5 kg gacha va faqat aviakompaniya roziligi bilan. Konsentrator va CPAP qoʻl yukida. 48 soat oldin xabar bering.',
      'Баллон до 5 кг и только с согласия авиакомпании. Концентратор и СИПАП — в ручной клади. Сообщите за 48 часов.',
      'A cylinder up to 5 kg, only with the airline’s approval. Concentrators and CPAP in the cabin. Tell us 48 hours ahead.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Hassa va qoʻltiqtayoq', 'Трость и костыли', 'Walking stick and crutches'],
    ['tayoq, yurish moslamasi, xodunki', 'палка, ходунки', 'cane, walker, walking frame'],
    [
      'Ularsiz yurolmasangiz, oʻzingiz bilan qoladi; hisobga olinmaydi.',
      'Если без них не обойтись, остаются с вами и не считаются ручной кладью.',
      'If you depend on them they stay with you and are not counted as baggage.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Nogironlar aravachasi', 'Кресло-коляска', 'Wheelchair'],
    [
      'elektr aravacha, invalid kolyaska',
      'инвалидная коляска, электроколяска',
      'electric wheelchair, mobility scooter',
    ],
    [
      'Samolyot eshigigacha bepul. Batareya turini 48 soat oldin ayting: olinadigan litiy batareya salonga olinadi.',
      'Бесплатно, до двери самолёта. Тип батареи сообщите за 48 часов: съёмную литиевую берут в салон.',
      'Free, to the aircraft door. State the battery type 48 hours ahead: a removable lithium battery goes in the cabin.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Goʻdak ovqati va ona suti', 'Детское питание и грудное молоко', 'Baby food and breast milk'],
    [
      'smes, kasha, bola suti, pyure',
      'смесь, пюре, каша, молоко для ребёнка',
      'formula, puree, milk for baby, porridge',
    ],
    [
      'Parvozga yetadigan miqdorda, 100 ml qoidasidan mustasno. Koʻrikda alohida koʻrsating.',
      'В нужном на рейс количестве, правило 100 мл не действует. На досмотре покажите отдельно.',
      'As much as the flight needs, outside the 100 ml rule. Show it separately.',
    ],
  ),
  allowance(
    'limited',
    'yes',
    ['Bolalar aravachasi va avtooʻrindiq', 'Коляска и автокресло', 'Pushchair and car seat'],
    [
      'kolyaska, lyulka, beshik',
      'детская коляска, люлька, бустер',
      'buggy, stroller, pram, carrycot',
    ],
    [
      'Samolyot eshigigacha borish mumkin, soʻng bepul qabul qilinadi. Kichik buklanadiganini salonga olish aviakompaniyaga bogʻliq.',
      'Можно до двери самолёта, дальше сдают бесплатно. Брать ли складную в салон, решает авиакомпания.',
      'To the aircraft door, then carried free. Small folding ones in the cabin depend on the airline.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Atir', 'Духи', 'Perfume'],
    [
      'parfyum, duxi, tualet suvi',
      'парфюм, туалетная вода, одеколон',
      'fragrance, cologne, eau de toilette',
    ],
    [
      'Qoʻl yukida 100 ml gacha. Bagajda har biri 500 ml gacha, jami 2 litrgacha.',
      'В ручной клади до 100 мл. В багаже до 500 мл каждый и до 2 литров всего.',
      'Up to 100 ml in the cabin. In the hold up to 500 ml each and 2 litres in all.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Aerozol: dezodorant, lak', 'Аэрозоли: дезодорант, лак', 'Aerosols: deodorant, hairspray'],
    [
      'sprey, soch laki, koʻpik',
      'спрей, лак для волос, пена для бритья, мусс',
      'spray, shaving foam, mousse',
    ],
    [
      'Qopqogʻi bilan. Qoʻl yukida 100 ml gacha, bagajda 500 ml gacha, jami 2 litr. Maishiy boʻyoq va hasharotga qarshi sprey boshqa guruhga kiradi.',
      'С колпачком. В ручной клади до 100 мл, в багаже до 500 мл, всего 2 литра. Краска и дихлофос — другое дело.',
      'With the cap on. Up to 100 ml in the cabin; in the hold 500 ml each, 2 litres in all. Paint and insect sprays are not allowed.',
    ],
  ),
  allowance(
    'limited',
    'yes',
    ['Krem, shampun, tish pastasi', 'Крем, шампунь, зубная паста', 'Cream, shampoo, toothpaste'],
    [
      'kosmetika, gel, upa, linza suvi',
      'косметика, гель для душа, тушь, раствор для линз',
      'cosmetics, shower gel, mascara, lens solution',
    ],
    [
      'Qoʻl yukida har biri 100 ml gacha, shaffof xaltada. Bagajda oqmaydigan qilib yoping.',
      'В ручной клади до 100 мл каждый, в прозрачном пакете. В багаже закройте, чтобы не протекло.',
      'Up to 100 ml each in the clear bag. In the hold, close them so they cannot leak.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Tirnoq laki va aseton', 'Лак для ногтей и ацетон', 'Nail polish and remover'],
    ['manikyur, gel lak', 'гель-лак, жидкость для снятия лака', 'gel polish, acetone'],
    [
      'Qoʻl yukida 100 ml gacha. Bagajda pardoz vositalari jami 2 litrgacha.',
      'В ручной клади до 100 мл. В багаже вместе с другой косметикой до 2 литров.',
      'Up to 100 ml in the cabin. In the hold together with other toiletries up to 2 litres.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Antiseptik', 'Антисептик', 'Hand sanitiser'],
    [
      'qoʻl geli, spirtli salfetka',
      'санитайзер, гель для рук, спиртовые салфетки',
      'alcohol gel, wipes',
    ],
    [
      'Qoʻl yukida 100 ml gacha. Sof spirt taqiqlangan.',
      'В ручной клади до 100 мл. Чистый спирт запрещён.',
      'Up to 100 ml in the cabin. Pure alcohol is forbidden.',
    ],
  ),
  allowance(
    'limited',
    'yes',
    ['Tatuirovka siyohi', 'Краска для тату', 'Tattoo ink'],
    [
      'tatu, tatu mashinasi, pigment',
      'тату-машинка, пигмент, перманентный макияж',
      'tattoo machine, pigment',
    ],
    [
      'Qoʻl yukida 100 ml gacha. Ignalarni bagajga soling.',
      'В ручной клади до 100 мл. Иглы — в багаж.',
      'Up to 100 ml in the cabin. Needles go in the hold.',
    ],
  ),
  // Souvenirs, valuables, documents
  allowance(
    'limited',
    'yes',
    ['Gilam va suzani', 'Ковёр и сюзане', 'Carpet and suzani'],
    [
      'palos, kigiz, adras, ipak mato',
      'палас, кошма, адрас, шёлк',
      'rug, kilim, felt, silk, textile',
    ],
    [
      'Kichigi qoʻl yukiga sigʻadi, kattasi bagajga oʻralgan holda. Ellik yildan eskisiga sanʼat ekspertizasi xulosasi kerak.',
      'Маленький войдёт в ручную кладь, большой сверните и сдайте. Старше пятидесяти лет — с заключением искусствоведческой экспертизы.',
      'A small one fits the cabin, a large one is rolled and checked in. Older than fifty years: with an art expert’s certificate.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Sopol va kulolchilik', 'Керамика', 'Ceramics'],
    [
      'lagan, piyola, rishton, choynak, chinni',
      'ляган, пиала, риштан, чайник, посуда',
      'lagan, bowl, rishtan, teapot, pottery',
    ],
    [
      'Qoʻl yukida xavfsizroq. Har birini kiyimga oʻrang; bagajda singani odatda qoplanmaydi.',
      'Надёжнее в ручной клади. Каждую заверните в одежду; за бой в багаже обычно не платят.',
      'Safer in the cabin. Wrap each piece in clothes; breakage in the hold is usually not paid for.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    [
      'Qadimiy buyum va sanʼat asari',
      'Антиквариат и предметы искусства',
      'Antiques and works of art',
    ],
    [
      'eski qoʻlyozma, tanga, rasm, kitob',
      'старинная рукопись, монеты, картина, икона',
      'old manuscript, coins, painting',
    ],
    [
      'Madaniyat vazirligi ekspertizasi hujjatisiz olib chiqilmaydi. Zamonaviy esdaliklarga chek kifoya.',
      'Без заключения экспертизы министерства культуры вывезти нельзя. Для новых сувениров хватит чека.',
      'Cannot leave without an expert’s certificate from the culture ministry. For new souvenirs a receipt is enough.',
    ],
  ),
  allowance(
    'yes',
    'limited',
    ['Tilla va zargarlik', 'Золото и украшения', 'Gold and jewellery'],
    [
      'oltin, uzuk, kumush, quyma',
      'кольцо, серебро, слиток, серьги',
      'ring, silver, bullion, earrings',
    ],
    [
      'Faqat yoningizda: bagajdagi qimmatbaho narsaga aviakompaniya javob bermaydi. Quyma va katta toʻplam eʼlon qilinadi.',
      'Только при себе: за ценности в багаже авиакомпания не отвечает. Слитки и большие наборы декларируют.',
      'Keep it with you: airlines take no responsibility for valuables in the hold. Bars and large sets are declared.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Naqd pul', 'Наличные деньги', 'Cash'],
    [
      'dollar, yevro, soʻm, valyuta',
      'доллары, евро, сумы, валюта',
      'dollars, euros, money, currency',
    ],
    [
      '100 million soʻm qiymatidan koʻp boʻlsa, eʼlon qilinadi. Pulni bagajga solmang.',
      'Больше суммы, равной 100 миллионам сумов, — декларируется. В багаж не кладите.',
      'Above the worth of 100 million UZS it is declared. Do not put money in the hold.',
    ],
  ),
  allowance(
    'yes',
    'limited',
    ['Hujjat va kalitlar', 'Документы и ключи', 'Documents and keys'],
    [
      'pasport, chipta, qimmatbaho qogʻozlar',
      'паспорт, билет, ценные бумаги',
      'passport, ticket, papers',
    ],
    [
      'Bagajda yoʻqolsa, uchib ketolmaysiz. Qimmatli hujjat yoningizda turadi.',
      'Если потеряются в багаже, вы не улетите. Держите при себе.',
      'If they are lost with a bag, you cannot travel. Keep them with you.',
    ],
  ),
  allowance(
    'yes',
    'yes',
    ['Kitob', 'Книги', 'Books'],
    ['jurnal, qogʻoz, darslik', 'журнал, бумаги, учебник', 'magazine, papers, textbook'],
    [
      'Cheklov yoʻq. Ellik yildan eski kitob sanʼat asari sifatida koʻriladi.',
      'Без ограничений. Книга старше пятидесяти лет считается культурной ценностью.',
      'No restriction. A book older than fifty years counts as a cultural object.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Urugʻ, koʻchat, tuproq', 'Семена, саженцы, почва', 'Seeds, seedlings, soil'],
    [
      'gul, oʻsimlik, koʻkat',
      'цветы в горшке, растения, черенки',
      'potted flowers, plants, cuttings',
    ],
    [
      'Fitosanitariya sertifikati bilan. Tuproqni koʻp mamlakat taqiqlaydi.',
      'С фитосанитарным сертификатом. Почву запрещают многие страны.',
      'With a phytosanitary certificate. Many countries ban soil.',
    ],
  ),
  allowance(
    'yes',
    'limited',
    ['Guldasta', 'Букет цветов', 'Bouquet of flowers'],
    ['gul, atirgul', 'живые цветы, розы', 'cut flowers, roses'],
    [
      'Suvsiz, oʻlchami qoʻl yukidan oshmasin.',
      'Без воды, не больше ручной клади.',
      'Without water and no larger than a cabin bag.',
    ],
  ),
  // Large things, sport, animals
  allowance(
    'limited',
    'yes',
    ['Musiqa asbobi', 'Музыкальный инструмент', 'Musical instrument'],
    [
      'dutor, doira, gitara, skripka, rubob',
      'дутар, дойра, гитара, скрипка, рубаб',
      'dutar, doira, guitar, violin, rubab',
    ],
    [
      'Qoʻl yuki oʻlchamida salonga. Kattasi uchun qattiq gʻilof va bagaj, yoki alohida oʻrindiq chiptasi.',
      'В салон, если по размеру ручной клади. Больше — в жёстком футляре в багаж или на отдельное кресло.',
      'In the cabin when within its size. Larger: a hard case in the hold, or a seat of its own.',
    ],
  ),
  allowance(
    'no',
    'yes',
    ['Changʻi va snoubord', 'Лыжи и сноуборд', 'Skis and snowboard'],
    ['sport jihozi, changi, botinka', 'горные лыжи, палки, ботинки', 'ski boots, poles, ski bag'],
    [
      'Gʻilofda, aviakompaniya sport tarifi boʻyicha. Oldindan yozdiring.',
      'В чехле, по спортивному тарифу авиакомпании. Закажите заранее.',
      'In a bag, at the airline’s sports rate. Book ahead.',
    ],
  ),
  allowance(
    'no',
    'limited',
    ['Velosiped', 'Велосипед', 'Bicycle'],
    ['velik, elektr velosiped', 'велик, электровелосипед', 'bike, e-bike'],
    [
      'Pedallarni yeching, rulni buring, quti yoki gʻilofga soling, shina havosini chiqaring. Elektr velosiped batareyasi olinmaydi.',
      'Снимите педали, поверните руль, сложите в чехол или коробку, спустите шины. Батарею электровелосипеда не берут.',
      'Take off pedals, turn the bars, box or bag it, let down the tyres. An e-bike battery is not accepted.',
    ],
  ),
  allowance(
    'no',
    'yes',
    ['Tayoq, kaltak va sport buyumi', 'Палки, биты, спортинвентарь', 'Bats, poles and clubs'],
    [
      'trekking tayoq, beysbol, gantel, kettlebell',
      'трекинговые палки, клюшка, гантели, гиря',
      'trekking poles, golf club, dumbbell, racket',
    ],
    [
      'Zarba bera oladigan narsa faqat bagajda. Raketka oʻlchamiga qarab salonga olinadi.',
      'Чем можно ударить — только в багаж. Ракетку пускают в салон, если проходит по размеру.',
      'Anything you could hit with goes in the hold. A racket may fly in the cabin if it fits.',
    ],
  ),
  allowance(
    'limited',
    'yes',
    ['Baliq ovlash anjomi', 'Рыболовные снасти', 'Fishing tackle'],
    ['qarmoq, spinning', 'удочка, спиннинг, крючки', 'rod, hooks, lures'],
    [
      'Qarmoq ilgaklari bagajda. Buklanadigan tayoq salonga sigʻsa mumkin.',
      'Крючки — в багаж. Складное удилище можно в салон, если помещается.',
      'Hooks go in the hold. A folding rod may go in the cabin if it fits.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['It, mushuk va qushlar', 'Домашние животные', 'Pets'],
    [
      'kuchuk, pishak, hayvon, toʻti',
      'собака, кошка, попугай, переноска',
      'dog, cat, parrot, carrier',
    ],
    [
      'Aviakompaniya roziligi, emlash pasporti va veterinar guvohnomasi kerak. Oʻrinlar kam, chiptani olgan zahoti ayting.',
      'Нужны согласие авиакомпании, паспорт прививок и ветеринарное свидетельство. Мест мало, предупредите при покупке билета.',
      'You need the airline’s consent, a vaccination passport and a veterinary certificate. Places are few, so say so when booking.',
    ],
  ),
  allowance(
    'yes',
    'no',
    ['Xizmat iti', 'Собака-поводырь', 'Assistance dog'],
    ['yoʻlboshlovchi it', 'собака-помощник', 'guide dog, service dog'],
    [
      'Salonga bepul, egasi yonida, hujjati bilan. 48 soat oldin xabar bering.',
      'В салоне бесплатно, рядом с хозяином, с документом. Сообщите за 48 часов.',
      'In the cabin free, beside its owner, with its papers. Tell us 48 hours ahead.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Televizor va maishiy texnika', 'Телевизор и бытовая техника', 'Television and appliances'],
    [
      'monitor, multivarka, mikrotoʻlqin',
      'монитор, мультиварка, микроволновка',
      'monitor, multicooker, microwave',
    ],
    [
      'Zavod qutisida, koʻpincha ogʻir va yirik yuk hisobida. Aviakompaniya bilan kelishing.',
      'В заводской коробке, часто как тяжёлый или негабаритный. Договоритесь с авиакомпанией.',
      'In the original box, often as heavy or oversized. Ask the airline first.',
    ],
  ),
  allowance(
    'limited',
    'yes',
    ['Oʻyinchoq qurol', 'Игрушечное оружие', 'Toy weapons'],
    ['suv pistoleti, pnevmatik', 'водяной пистолет, пневматика', 'water gun, replica, airsoft'],
    [
      'Haqiqiyga oʻxshasa, faqat bagajda. Suv pistoletini boʻsh holda topshiring.',
      'Похожее на настоящее — только в багаже. Водяной пистолет сдайте пустым.',
      'If it looks real, hold only. Check in a water gun empty.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Quruq muz', 'Сухой лёд', 'Dry ice'],
    ['muz, sovutkich, muzqaymoq', 'лёд, хладагент, термобокс', 'ice, cool box, frozen'],
    [
      'Kishiga 2,5 kg gacha, gaz chiqadigan qadoqda va aviakompaniya roziligi bilan.',
      'До 2,5 кг на человека, в упаковке, выпускающей газ, и с согласия авиакомпании.',
      'Up to 2.5 kg per person, in packaging that vents gas, with the airline’s approval.',
    ],
  ),
  allowance(
    'limited',
    'limited',
    ['Kremasiya kuli solingan idish', 'Урна с прахом', 'Urn with ashes'],
    ['urna, kul, marhum', 'кремация, прах', 'cremated remains'],
    [
      'Guvohnoma va aviakompaniya roziligi kerak. Idish rentgenda koʻrinadigan boʻlsin.',
      'Нужны справка и согласие авиакомпании. Урна должна просвечиваться.',
      'A certificate and the airline’s consent are needed. The urn must let X-rays through.',
    ],
  ),
  // Things nearly always refused
  allowance(
    'no',
    'limited',
    ['Ov miltigʻi va oʻq-dori', 'Охотничье ружьё и патроны', 'Hunting gun and ammunition'],
    ['qurol, oʻq', 'оружие, пули', 'rifle, firearm, bullets'],
    [
      'Ruxsatnoma va aviakompaniya roziligi bilan; oʻq-dori alohida, kishiga 5 kg gacha. Olib kirish ruxsatini oldindan oling.',
      'С разрешением и согласием авиакомпании; патроны отдельно, до 5 кг. Разрешение на ввоз получите заранее.',
      'With a permit and the airline’s consent; cartridges apart, up to 5 kg. Obtain the import permit first.',
    ],
  ),
  allowance(
    'no',
    'no',
    [
      'Garmdorili balloncha va elektroshoker',
      'Перцовый баллончик и шокер',
      'Pepper spray and stun gun',
    ],
    [
      'oʻzini himoya, koʻzdan yosh oqizuvchi gaz',
      'самооборона, слезоточивый газ',
      'mace, self defence, taser',
    ],
    [
      'Qoʻl yukida ham, bagajda ham mumkin emas.',
      'Ни в ручной клади, ни в багаже.',
      'Neither in the cabin nor in the hold.',
    ],
  ),
  allowance(
    'no',
    'no',
    ['Mushak va petarda', 'Петарды и фейерверки', 'Fireworks and crackers'],
    [
      'salyut, bengal olovi',
      'салют, хлопушки, бенгальские огни',
      'sparklers, party poppers, flare',
    ],
    [
      'Portlovchi buyum, hech qayerda mumkin emas.',
      'Взрывчатое, нельзя нигде.',
      'Explosive; not allowed anywhere.',
    ],
  ),
  allowance(
    'no',
    'no',
    ['Benzin, erituvchi, boʻyoq', 'Бензин, растворитель, краска', 'Petrol, thinner and oil paint'],
    [
      'yoqilgʻi, moyli boʻyoq, kerosin, yelim',
      'горючее, масляная краска, клей, керосин',
      'fuel, solvent, glue, kerosene',
    ],
    [
      'Yonuvchi suyuqlik. Suv asosidagi boʻyoq bagajga olinadi.',
      'Горючие жидкости. Краску на водной основе можно в багаж.',
      'Flammable. Water-based paint may go in the hold.',
    ],
  ),
  allowance(
    'no',
    'no',
    ['Gaz balloni', 'Газовый баллон', 'Gas canister'],
    [
      'propan, butan, toʻldirish gazi',
      'пропан, бутан, газ для горелки',
      'propane, butane, camping gas',
    ],
    [
      'Toʻlasi ham, boʻshi ham olinmaydi.',
      'Не берут ни полный, ни пустой.',
      'Refused whether full or empty.',
    ],
  ),
  allowance(
    'no',
    'limited',
    ['Turistik pech', 'Туристическая горелка', 'Camping stove'],
    [
      'primus, gaz plita, gorelka',
      'примус, плитка для похода',
      'primus, camp burner, hiking stove',
    ],
    [
      'Bagajda, yoqilgʻi qoldigʻi va hidisiz, aviakompaniya roziligi bilan.',
      'В багаже, без остатков топлива и запаха, с согласия авиакомпании.',
      'In the hold, with no trace or smell of fuel, with the airline’s approval.',
    ],
  ),
  allowance(
    'no',
    'no',
    ['Oqartirgich va zahar', 'Отбеливатель и яды', 'Bleach and poisons'],
    [
      'xlor, kislota, dust, dixlofos',
      'хлорка, кислота, дихлофос, удобрение',
      'chlorine, acid, pesticide, insecticide, fertiliser',
    ],
    [
      'Yemiruvchi yoki zaharli moddalar.',
      'Едкие и ядовитые вещества.',
      'Corrosive or toxic substances.',
    ],
  ),
  allowance(
    'no',
    'no',
    ['Avtomobil akkumulyatori', 'Автомобильный аккумулятор', 'Car battery'],
    [
      'moshina akkumulyatori, kislotali batareya',
      'кислотный аккумулятор, АКБ',
      'wet battery, acid battery',
    ],
    [
      'Ichidagi kislota oqishi mumkin.',
      'Внутри кислота, она может протечь.',
      'It holds acid that may leak.',
    ],
  ),
  allowance(
    'no',
    'no',
    ['Simob va magnit', 'Ртуть и сильные магниты', 'Mercury and strong magnets'],
    [
      'radioaktiv, nurlanish',
      'радиоактивные материалы, неодимовый магнит',
      'radioactive, neodymium magnet',
    ],
    [
      'Samolyot jihozlariga xalaqit beradi yoki metallni yemiradi. Istisnolarni aviakompaniya hal qiladi.',
      'Мешают приборам или разъедают металл. Исключения решает авиакомпания.',
      'They disturb instruments or corrode metal. The airline decides on exceptions.',
    ],
  ),
];

const baggage: PageContent = {
  slug: 'passengers--baggage',
  title: t('Bagaj', 'Багаж', 'Baggage'),
  lead: t(
    'Qancha, qayerga va nima: qoʻl yuki va bagaj vazni, suyuqlik va batareyalar, taqiqlangan narsalar, yoʻqolgan yuk. Buyumingizni pastdagi roʻyxatdan nomi boʻyicha toping.',
    'Сколько, куда и что: вес ручной клади и багажа, жидкости и аккумуляторы, запрещённое, потерянный чемодан. Свою вещь найдите по названию в списке ниже.',
    'How much, where and what: cabin and hold weights, liquids and batteries, forbidden items, a missing bag. Look your item up by name in the list below.',
  ),
  checked: {
    daysAgo: 14,
    source: {
      href: 'https://example.com/aviation-security',
      text: t(
        'Aviatsiya xavfsizligi xizmati',
        'Служба авиационной безопасности',
        'Aviation security service',
      ),
    },
  },
  sections: [
    {
      blockType: 'notice',
      anchor: 'airline-rules',
      tone: 'info',
      text: t(
        'Vazn va oʻlchamni aviakompaniya belgilaydi, xavfsizlik qoidalarini davlat. Chiptangizdagi belgiga qarang: “1PC” bitta oʻrin, “23K” yigirma uch kilogramm.',
        'Вес и размер устанавливает авиакомпания, правила безопасности — государство. Смотрите отметку в билете: «1PC» — одно место, «23K» — двадцать три килограмма.',
        'Weight and size are set by the airline, security rules by the state. Look at the mark on your ticket: “1PC” is one piece, “23K” is twenty-three kilograms.',
      ),
    },
    {
      blockType: 'table',
      anchor: 'allowance',
      heading: t(
        'Qoʻl yuki va bagaj: odatdagi tariflar',
        'Ручная кладь и багаж: типичные тарифы',
        'Cabin and hold: typical fares',
      ),
      text: t(
        'Koʻp aviakompaniyalardagi odatiy miqdor. Reysingizniki farq qilishi mumkin.',
        'Так принято у большинства авиакомпаний. На вашем рейсе может быть иначе.',
        'This is usual with most airlines. Your flight may differ.',
      ),
      columns: columns(
        t('Tarif', 'Тариф', 'Fare'),
        t('Qoʻl yuki', 'Ручная кладь', 'Cabin bag'),
        t('Bagaj', 'Багаж', 'Hold bag'),
      ),
      rows: [
        row(
          t('Ekonom, bagajsiz', 'Эконом без багажа', 'Economy, cabin only'),
          t('10 kg gacha bitta sumka', 'одна сумка до 10 кг', 'one bag up to 10 kg'),
          t('kirmaydi, pullik', 'не входит, за плату', 'not included, for a fee'),
        ),
        row(
          t('Ekonom, standart', 'Эконом стандарт', 'Economy, standard'),
          t('bitta sumka, 10 kg gacha', 'одна сумка, не больше 10 кг', 'one bag, 10 kg at most'),
          t('bitta oʻrin 23 kg gacha', 'одно место до 23 кг', 'one piece up to 23 kg'),
        ),
        row(
          t('Ekonom, moslashuvchan', 'Эконом гибкий', 'Economy, flexible'),
          t('10 kg va kichik sumka', '10 кг и маленькая сумка', '10 kg and a small bag'),
          t(
            'ikki oʻringacha, har biri 23 kg',
            'до двух мест по 23 кг',
            'up to two pieces of 23 kg',
          ),
        ),
        row(
          t('Biznes', 'Бизнес', 'Business'),
          t(
            'ikki sumka, jami 15 kg atrofida',
            'две сумки, около 15 кг вместе',
            'two bags, about 15 kg together',
          ),
          t(
            'ikki oʻrin, har biri 32 kg gacha',
            'два места до 32 кг каждое',
            'two pieces of up to 32 kg',
          ),
        ),
        row(
          t('Ikki yoshgacha goʻdak', 'Младенец до двух лет', 'Infant under two'),
          t('ovqat va bolalar buyumlari', 'питание и детские вещи', 'food and baby things'),
          t(
            '10 kg gacha va aravacha, tarifga qarab',
            'до 10 кг и коляска, по тарифу',
            'up to 10 kg and a pushchair, depending on the fare',
          ),
        ),
      ],
      note: t(
        'Odatdagi qoʻl yuki oʻlchami 55 × 40 × 20 sm. Bagaj oʻrni boʻyi, eni va balandligi yigʻindisi 158 sm dan oshmasin. 32 kg dan ogʻir jomadon qabul qilinmaydi: ikkiga boʻling.',
        'Обычный размер ручной клади 55 × 40 × 20 см. Сумма трёх сторон места багажа — до 158 см. Чемодан тяжелее 32 кг не принимают: разложите на два.',
        'The usual cabin size is 55 × 40 × 20 cm. Length, width and height of a hold bag: at most 158 cm in all. A bag above 32 kg is not accepted: split it in two.',
      ),
    },
    {
      blockType: 'text',
      anchor: 'liquids',
      heading: t('Suyuqliklar', 'Жидкости', 'Liquids'),
      body: t(
        `Koʻp xalqaro yoʻnalishda salonga olinadigan suyuqlik **100 ml gacha** idishda boʻladi. Barcha idishlar **bir litrli shaffof, yopiladigan xaltaga** sigʻadi, kishiga bitta xalta. Oʻlchov idishga qarab: 150 ml idishda 50 ml qolgan boʻlsa ham, u oʻtmaydi.

Krem, pasta, gel, aerozol, sirop, asal, yogʻ va yumshoq pishloq ham suyuqlik. Dori, parhez taom va goʻdak ovqati istisno: yoʻlga kerakli miqdorda oling va alohida koʻrsating. Ichki reyslarda ham shu tartibni saqlash osonroq.

Bagajda suyuqlikka umumiy cheklov yoʻq, faqat yonuvchi va kuchli moddalar mumkin emas. Bosim oʻzgarganda oqmasligi uchun qopqoqni lenta bilan oʻrang. Duty free shishasi chek bilan muhrlangan xaltada turadi. Ulanish reysi boʻlsa, xaltani ochmang va keyingi aeroport qoidasini soʻrang.`,
        `На большинстве международных рейсов жидкости в салон берут в ёмкостях **до 100 мл**. Все ёмкости должны поместиться в **прозрачный закрывающийся пакет на один литр**, по одному на человека. Смотрят на объём ёмкости: флакон на 150 мл не пройдёт, даже если в нём осталось 50.

Крем, паста, гель, аэрозоль, сироп, мёд, масло и мягкий сыр тоже жидкости. Лекарства, диетическое и детское питание — исключение: берите, сколько нужно в дороге, и показывайте отдельно. На внутренних рейсах проще придерживаться того же порядка.

В багаже общего ограничения нет, нельзя только горючее и едкое. Крышки обмотайте скотчем: от перепада давления они протекают. Бутылка из duty free лежит в запаянном пакете с чеком. При пересадке не открывайте его и узнайте правила следующего аэропорта.`,
        `On most international routes liquids go into the cabin in containers of **up to 100 ml**. All of them must fit in **one clear, resealable one-litre bag**, one per person. The size of the container counts: a 150 ml bottle with 50 ml left does not pass.

Cream, paste, gel, spray, syrup, honey, oil and soft cheese are liquids too. Medicine, special diets and baby food are exempt: take what the trip needs and show it separately. On domestic flights it is simplest to do the same.

In the hold there is no general limit, except for flammable and corrosive substances. Tape the caps, since they leak as pressure changes. A duty free bottle stays in its sealed bag with the receipt. With a connection, do not open it, and ask about the rule of the next airport.`,
      ),
    },
    {
      blockType: 'text',
      anchor: 'batteries',
      heading: t(
        'Batareya va power bank',
        'Аккумуляторы и внешние батареи',
        'Batteries and power banks',
      ),
      body: t(
        `Litiy batareya yonsa, uni salonda oʻchirish oson, bagaj boʻlmasida qiyin. Shuning uchun **power bank va zaxira batareya faqat qoʻl yukida** boʻladi.

- **100 Wh gacha** — ruxsatsiz. Bu taxminan 27 000 mAh li power bank.
- **100–160 Wh** — aviakompaniya roziligi bilan, koʻpi bilan ikkita.
- **160 Wh dan katta** — yoʻlovchi tashiydigan reysda mumkin emas.

Wh yozilmagan boʻlsa, mAh ni kuchlanishga (V) koʻpaytirib, mingga boʻling: 20 000 × 3,7 ÷ 1000 = 74 Wh. Kontaktlarni lenta bilan yoping yoki har birini xaltaga soling. Sigʻimi yozilmagan yoki shishgan batareya olinmaydi.

Koʻp aviakompaniya power bankdan uchish vaqtida foydalanishni taqiqlagan va uni tepadagi javonga emas, yoningizga qoʻyishni talab qiladi. Noutbuk va telefon ishlab turgan holda bagajga topshirilmaydi. Jomadonning ichki batareyasi olinadigan boʻlishi shart.`,
        `Загоревшийся литиевый аккумулятор в салоне потушить легко, в багажном отсеке трудно. Поэтому **внешние и запасные аккумуляторы берут только в ручную кладь**.

- **До 100 Вт⋅ч** — без разрешения. Это примерно 27 000 мА⋅ч.
- **100–160 Вт⋅ч** — с согласия авиакомпании, не больше двух.
- **Больше 160 Вт⋅ч** — на пассажирском рейсе нельзя.

Если Вт⋅ч не указаны, умножьте мА⋅ч на вольты и разделите на тысячу: 20 000 × 3,7 ÷ 1000 = 74 Вт⋅ч. Контакты заклейте скотчем или разложите батареи по пакетам. Вздувшийся аккумулятор или без маркировки не возьмут.

Многие авиакомпании запрещают пользоваться внешним аккумулятором в полёте и просят держать его при себе, а не на полке. Ноутбук и телефон в багаж сдают только выключенными. Батарея чемодана должна сниматься.`,
        `A lithium battery that catches fire is easy to put out in the cabin and hard in the hold. So **power banks and spare batteries fly in the cabin only**.

- **Up to 100 Wh** — no permission needed. That is about 27,000 mAh.
- **100–160 Wh** — with the airline’s approval, two at most.
- **Above 160 Wh** — not on a passenger flight.

If Wh is not printed, multiply mAh by volts and divide by a thousand: 20,000 × 3.7 ÷ 1,000 = 74 Wh. Tape the contacts or keep each battery in its own bag. A swollen or unmarked battery is refused.

Many airlines forbid using a power bank in flight and ask you to keep it with you rather than in the overhead locker. Laptops and phones are checked in only when switched off. A suitcase battery must come out.`,
      ),
    },
    {
      blockType: 'pictograms',
      anchor: 'prohibited',
      heading: t('Umuman mumkin emas', 'Что запрещено всегда', 'Never allowed'),
      text: t(
        'Toʻqqiz guruh. Ularni qoʻl yukiga ham, bagajga ham solmang. Qurolga istisno faqat ruxsatnoma va aviakompaniya roziligi bilan, bagajda.',
        'Девять групп. Не кладите их ни в ручную кладь, ни в багаж. Исключение для оружия — только с разрешением и согласием авиакомпании, в багаже.',
        'Nine groups. Put them neither in the cabin nor in the hold. The one exception is a weapon in the hold, with a permit and the airline’s consent.',
      ),
      items: [
        {
          icon: 'prohibited-explosives',
          title: t('Portlovchi moddalar', 'Взрывчатые вещества', 'Explosives'),
          text: t(
            'Mushak, petarda, portlovchi, portlatgich, tutun shashkasi.',
            'Фейерверки, петарды, взрывчатка, детонаторы, дымовые шашки.',
            'Fireworks, crackers, charges, detonators, smoke flares.',
          ),
        },
        {
          icon: 'prohibited-gases',
          title: t('Siqilgan gazlar', 'Сжатые газы', 'Compressed gases'),
          text: t(
            'Propan, butan, gaz ballonlari, koʻzdan yosh oqizuvchi balloncha.',
            'Пропан, бутан, газовые баллоны, перцовый баллончик.',
            'Propane, butane, gas cylinders, pepper spray.',
          ),
        },
        {
          icon: 'prohibited-flammable-liquids',
          title: t('Yonuvchi suyuqlik', 'Горючие жидкости', 'Flammable liquids'),
          text: t(
            'Benzin, kerosin, erituvchi, 70 % dan kuchli spirt.',
            'Бензин, керосин, растворитель, спирт крепче 70 %.',
            'Petrol, kerosene, thinner, alcohol above 70%.',
          ),
        },
        {
          icon: 'prohibited-flammable-solids',
          title: t('Yonuvchi qattiq moddalar', 'Горючие твёрдые вещества', 'Flammable solids'),
          text: t(
            'Koʻmir briketi, magniy, oltingugurt, oʻzi yonadigan moddalar.',
            'Угольные брикеты, магний, сера, самовозгорающиеся вещества.',
            'Charcoal, magnesium, sulphur, things that ignite by themselves.',
          ),
        },
        {
          icon: 'prohibited-oxidisers',
          title: t('Oksidlovchilar', 'Окислители', 'Oxidisers'),
          text: t(
            'Oqartirgich, peroksid, selitra, baʼzi oʻgʻitlar.',
            'Отбеливатель, перекись, селитра, часть удобрений.',
            'Bleach, peroxide, saltpetre, some fertilisers.',
          ),
        },
        {
          icon: 'prohibited-toxic',
          title: t('Zaharli va yuqumli', 'Ядовитые и заразные', 'Toxic and infectious'),
          text: t(
            'Pestitsid, mishyak, zahar, yuqumli namunalar.',
            'Пестициды, мышьяк, яды, заразные образцы.',
            'Pesticides, arsenic, poisons, infectious samples.',
          ),
        },
        {
          icon: 'prohibited-radioactive',
          title: t('Radioaktiv moddalar', 'Радиоактивные вещества', 'Radioactive material'),
          text: t(
            'Izotoplar va ularning qurilmalari. Izotop bilan davolangan boʻlsangiz, shifokor xati bilan oldindan ayting.',
            'Изотопы и приборы с ними. После лечения изотопами предупредите заранее, со справкой.',
            'Isotopes and devices with them. After isotope treatment, tell the airline in advance and bring a doctor’s note.',
          ),
        },
        {
          icon: 'prohibited-corrosive',
          title: t('Yemiruvchi moddalar', 'Едкие вещества', 'Corrosive substances'),
          text: t(
            'Kislota, ishqor, simob, suyuq akkumulyator.',
            'Кислота, щёлочь, ртуть, жидкостный аккумулятор.',
            'Acid, alkali, mercury, a wet battery.',
          ),
        },
        {
          icon: 'prohibited-weapons',
          title: t('Qurol', 'Оружие', 'Weapons'),
          text: t(
            'Oʻqotar qurol, elektroshoker, kamon va arbalet. Sovuq qurol va tigʻ qoʻl yukida taqiqlangan.',
            'Огнестрельное, электрошокеры, луки и арбалеты. Клинки и ножи запрещены в ручной клади.',
            'Firearms, stun guns, bows and crossbows. Blades and knives are banned in the cabin.',
          ),
        },
      ],
    },
    {
      blockType: 'allowances',
      anchor: 'can-i-bring',
      heading: t('Buni olsa boʻladimi', 'Можно ли это взять', 'Can I bring it?'),
      text: t(
        'Nomini yozing yoki roʻyxatdan toping. Shart koʻrsatilgan boʻlsa, uni oʻqing. Roʻyxat umumiy: aviakompaniya va boradigan mamlakat qatʼiyroq boʻlishi mumkin. Koʻrikda soʻnggi qarorni xodim qabul qiladi.',
        'Введите название или найдите в списке. Если «с условием», прочитайте условие. Список общий: авиакомпания и страна назначения могут быть строже. На досмотре последнее слово за сотрудником.',
        'Type a name or find it in the list. Where there is a condition, read it. The list is general: the airline or the country you enter may be stricter. At security the officer decides.',
      ),
      items: itemsPeopleAskAbout,
    },
    {
      blockType: 'text',
      anchor: 'oversized',
      heading: t('Ogʻir va yirik yuk', 'Тяжёлый и негабаритный багаж', 'Heavy and oversized bags'),
      body: t(
        `Bagaj 23 kg dan ogʻir boʻlsa, aviakompaniya ortiqcha har kilogramm yoki oʻrin uchun toʻlov oladi. Toʻlov odatda internetda stoldagidan arzon, shuning uchun uyda tortib koʻring. 32 kg dan ogʻir jomadon xodim salomatligi uchun olinmaydi.

Uzun va moʻrt narsalar — velosiped, changʻi, gitara, katta gilam, televizor — **yirik bagaj** sanaladi. Uni chiptani olganda yoki kamida 24 soat oldin aviakompaniyaga yozdiring: samolyotda joy chegaralangan. Avval roʻyxatdan oʻtish stolida yorliq oling, soʻng xodim yirik bagaj topshiriladigan joyni koʻrsatadi. Kelganda ular lentalar oxiridagi alohida eshikdan chiqadi.

Sumkani plyonkaga oʻratish majburiy emas, ammo gilam yoki quti uchun foydali. Shaharga yengil chiqmoqchi boʻlsangiz, [yuk saqlash xonasi](/services/left-luggage/) bor.`,
        `Если багаж тяжелее 23 кг, авиакомпания берёт доплату за каждый лишний килограмм или место. Обычно в интернете она меньше, чем на стойке, поэтому взвесьте чемодан дома. Тяжелее 32 кг не возьмут: так берегут здоровье тех, кто его поднимает.

Длинные и хрупкие вещи — велосипед, лыжи, гитара, большой ковёр, телевизор — **негабаритный багаж**. Закажите его при покупке билета или не позже чем за 24 часа: места в самолёте мало. Сначала на стойке получают бирку, потом сотрудник покажет, где сдать негабарит. По прилёте он выходит через отдельную дверь в конце лент.

Обматывать сумку плёнкой не обязательно, но для ковра или коробки полезно. Если хотите пойти в город налегке, есть [камера хранения](/services/left-luggage/).`,
        `If a bag weighs more than 23 kg the airline charges for each extra kilogram or piece. It is usually cheaper online than at the desk, so weigh the bag at home. Above 32 kg it is refused, to protect those who lift it.

Long and fragile things — a bicycle, skis, a guitar, a large carpet, a television — are **oversized**. Book them with the ticket or at least 24 hours before: room on the aircraft is limited. You first get a tag at the desk, then staff show you where to hand the item in. On arrival it comes out of the separate door at the end of the belts.

Wrapping is optional, but useful for carpets and boxes. If you want to walk in town without bags, there is [left luggage](/services/left-luggage/).`,
      ),
    },
    {
      blockType: 'steps',
      anchor: 'lost',
      heading: t('Bagaj kelmasa', 'Если багаж не приехал', 'If your bag did not arrive'),
      text: t(
        'Zaldan chiqishdan oldin qiling: keyin hujjatlash qiyinroq.',
        'Сделайте это до выхода из зала: потом оформить труднее.',
        'Do this before you leave the hall: afterwards it is harder.',
      ),
      items: [
        {
          icon: 'belt',
          title: t(
            'Lentani oxirigacha kuting',
            'Дождитесь конца выдачи',
            'Wait for the belt to stop',
          ),
          text: t(
            'Soʻnggi jomadon chiqqanda ekranda yozuv paydo boʻladi. Yirik yuklar eshigini ham tekshiring.',
            'После последнего чемодана на экране появится надпись. Проверьте и дверь негабарита.',
            'After the last bag a note appears on the screen. Check the oversized door too.',
          ),
        },
        {
          icon: 'help',
          title: t(
            'Qidiruv stoliga boring',
            'Подойдите к стойке розыска',
            'Go to the tracing desk',
          ),
          text: t(
            'Stol lentalar yonida. Talon, yorliq va pasport kerak. Jomadonning rangi, belgisi va manzilingizni ayting.',
            'Она рядом с лентами. Нужны талон, бирка и паспорт. Опишите цвет и приметы чемодана, назовите адрес.',
            'It is beside the belts. Bring the boarding pass, tag and passport. Describe the colour and marks and give your address.',
          ),
        },
        {
          icon: 'file',
          title: t('PIR dalolatnomasi', 'Акт PIR', 'Baggage report (PIR)'),
          text: t(
            'Nusxasini va oʻn belgili raqamini oling. Shu raqam bilan izlashni aviakompaniya saytida kuzatasiz.',
            'Возьмите копию и номер из десяти знаков. По нему можно следить за розыском на сайте авиакомпании.',
            'Take a copy and the ten-character number. It lets you follow the search on the airline’s site.',
          ),
        },
        {
          icon: 'gift',
          title: t('Zarur buyumlar', 'Самое нужное', 'Buy the essentials'),
          text: t(
            'Kerakli narsalarni olganingizda cheklarni saqlang. Aviakompaniya oʻrinli xarajatlarni qoplashi mumkin.',
            'Сохраняйте чеки на предметы первой необходимости: разумные расходы авиакомпания может возместить.',
            'Keep the receipts for what you must buy. The airline may repay sensible costs.',
          ),
        },
        {
          icon: 'calendar',
          title: t('Muddatlarni bilib turing', 'Помните о сроках', 'Mind the time limits'),
          text: t(
            'Kechikkan bagaj boʻyicha yozma ariza odatda uni olgan kundan 21 kun ichida beriladi. 21 kunda topilmasa, bagaj yoʻqolgan hisoblanadi. Aviakompaniya shartini tekshiring.',
            'Письменную претензию о задержке обычно подают в течение 21 дня после получения багажа. Если за 21 день не нашли, багаж считают утраченным. Проверьте условия авиакомпании.',
            'A written claim for delay is usually due within 21 days of getting the bag. Not found in 21 days, it counts as lost. Check the airline’s terms.',
          ),
        },
      ],
    },
    {
      blockType: 'steps',
      anchor: 'damaged',
      heading: t('Bagaj shikastlangan boʻlsa', 'Если багаж повреждён', 'If your bag is damaged'),
      items: [
        {
          icon: 'camera',
          title: t('Suratga oling', 'Сфотографируйте', 'Take pictures'),
          text: t(
            'Jomadon va ichidagi narsalarni, yorligʻini zalda suratga tushiring.',
            'Снимите чемодан, бирку и содержимое прямо в зале.',
            'Photograph the bag, the tag and what is inside while in the hall.',
          ),
        },
        {
          icon: 'file',
          title: t('Dalolatnoma tuzing', 'Составьте акт', 'File a report'),
          text: t(
            'Qidiruv stolida, zaldan chiqmasdan. Shikastni qogʻozda yozdirib oling.',
            'На стойке розыска, не выходя из зала. Повреждение должно быть записано.',
            'At the tracing desk, before you leave. The damage must be written down.',
          ),
        },
        {
          icon: 'mail',
          title: t('Ariza yuboring', 'Подайте претензию', 'Send a claim'),
          text: t(
            'Aviakompaniyaga, odatda bagaj olingan kundan 7 kun ichida. Chek, surat va dalolatnoma nusxasini qoʻshing.',
            'В авиакомпанию, обычно в течение 7 дней после получения. Приложите чеки, снимки и копию акта.',
            'To the airline, usually within 7 days of getting the bag. Attach receipts, pictures and a copy of the report.',
          ),
        },
      ],
    },
    {
      blockType: 'accordion',
      anchor: 'questions',
      heading: t('Yana soʻraladi', 'Ещё спрашивают', 'Also asked'),
      items: [
        {
          anchor: 'packing',
          title: t('Jomadonni qanday yigʻish', 'Как собрать чемодан', 'How to pack'),
          body: t(
            `Ism, telefon va manzil yozilgan yorliqni ichiga ham soling. Dori, hujjat, pul, kalit va bir kunlik kiyim yoningizda boʻlsin. Eski yorliqlarni olib tashlang: ular jomadonni boshqa yoqqa joʻnatishi mumkin. Xavfsizlik xizmati ocha oladigan qulf tanlang.`,
            `Положите бирку с именем, телефоном и адресом и внутрь. Лекарства, документы, деньги, ключи и одежду на день держите при себе. Снимите старые бирки: из-за них чемодан может уехать не туда. Замок лучше такой, который откроет служба безопасности.`,
            `Put a tag with name, phone and address inside as well. Medicine, papers, money, keys and a day’s clothes stay with you. Take off old tags: they can send the bag elsewhere. Choose a lock that security can open.`,
          ),
        },
        {
          anchor: 'pets',
          title: t('Hayvon bilan uchish', 'Полёт с животным', 'Flying with an animal'),
          body: t(
            `Avval aviakompaniyadan joy soʻrang: har reysda bir nechta. Veterinar guvohnomasini uchishdan bir necha kun oldin oling, emlash haqida yozuv boʻlsin. Yirik itlar bagaj boʻlmasida, havo oʻtadigan qattiq qafasda uchadi. Boradigan mamlakat talabini uning elchixonasidan soʻrang.`,
            `Сначала узнайте у авиакомпании, есть ли место: на рейсе их несколько. Ветеринарное свидетельство возьмите за несколько дней до вылета, с отметками о прививках. Крупные собаки летят в багажном отсеке в жёсткой клетке с вентиляцией. О требованиях страны спросите в её посольстве.`,
            `First ask the airline for a place: a flight has only a few. Get the veterinary certificate a few days before, with the vaccinations in it. Large dogs travel in the hold in a rigid, ventilated crate. Ask the embassy about the country’s rules.`,
          ),
        },
        {
          anchor: 'gate-bag',
          title: t(
            'Chiqish oldida sumkani olishsa',
            'Сумку забрали у выхода',
            'A bag is taken at the gate',
          ),
          body: t(
            `Samolyot toʻlgan boʻlsa, qoʻl yukining bir qismini bagaj boʻlmasiga olishlari mumkin. Power bank, batareya, elektron sigaret, dori va hujjatni oldindan chiqarib oling. Yorliqni saqlang.`,
            `Если самолёт полон, часть ручной клади могут сдать в багаж. Заранее выньте внешний аккумулятор, батареи, вейп, лекарства и документы. Сохраните бирку.`,
            `When the flight is full, some cabin bags may go to the hold. First take out power banks, batteries, e-cigarettes, medicine and papers. Keep the tag.`,
          ),
        },
        {
          anchor: 'confiscated',
          title: t(
            'Koʻrikda narsani olib qolishdi',
            'На досмотре не пропустили вещь',
            'Security refused an item',
          ),
          body: t(
            `Vaqtingiz boʻlsa, uni bagajga topshirish yoki kuzatuvchiga berish mumkin. Qolgan narsalar saqlanmaydi. Sababini xotirjam soʻrang; rozi boʻlmasangiz, [aeroportga](/airport/contacts/) yozing.`,
            `Если время есть, вещь можно сдать в багаж или отдать провожающим. Оставленное не хранят. Спокойно спросите причину; если не согласны, обратитесь [в аэропорт](/airport/contacts/).`,
            `If there is time, check it in or give it to those seeing you off. What you leave is not kept. Ask for the reason calmly; if you disagree, write to the [airport](/airport/contacts/).`,
          ),
        },
      ],
    },
    {
      blockType: 'links',
      anchor: 'links',
      heading: t('Shu bilan bogʻliq', 'Рядом по теме', 'Related pages'),
      items: [
        {
          href: '/passengers/departing/',
          title: t('Uchib ketuvchilarga', 'Вылетающим', 'Departing'),
          text: t(
            'Yetti qadam va vaqtlar jadvali',
            'Семь шагов и таблица времени',
            'Seven steps and the table of times',
          ),
        },
        {
          href: '/services/left-luggage/',
          title: t('Yuk saqlash xonasi', 'Камера хранения', 'Left luggage'),
          text: t(
            'Sumkani bir necha soatga qoldirish',
            'Оставить сумку на несколько часов',
            'Leave a bag for a few hours',
          ),
        },
        {
          href: '/services/lost-and-found/',
          title: t('Topilmalar byurosi', 'Бюро находок', 'Lost and found'),
          text: t(
            'Terminal va samolyotda unutilgan narsalar',
            'Забытое в терминале и в самолёте',
            'What was left in the terminal or on board',
          ),
        },
        {
          href: '/services/assistance/',
          title: t('Yoʻlda yordam', 'Помощь в пути', 'Assistance'),
          text: t(
            'Aravacha va tibbiy jihozlar bilan uchish',
            'Полёт с коляской и медицинскими приборами',
            'Flying with a wheelchair or medical devices',
          ),
        },
      ],
    },
  ],
  meta: {
    title: t(
      'Bagaj: vazn, suyuqlik, taqiq va yoʻqolgan yuk',
      'Багаж: вес, жидкости, запреты и розыск',
      'Baggage: weights, liquids, what is banned',
    ),
    description: t(
      'Qoʻl yuki va bagaj vazni, 100 ml qoidasi, power bank, nima mumkin va nima mumkin emas, yoʻqolgan yoki shikastlangan jomadon boʻyicha qadamlar.',
      'Вес ручной клади и багажа, правило 100 мл, пауэрбанки, что можно и нельзя везти по названию, что делать с потерянным чемоданом.',
      'Cabin and hold weights, the 100 ml rule, power banks, what you may and may not bring by name, and what to do about a lost or broken bag.',
    ),
  },
  keywords: t(
    'chamadon, sumka, qoʻl yuki, necha kilo, 23 kg, 10 kg, nimani olib boʻlmaydi, mumkinmi, suyuqlik, paverbank, yoʻqolgan bagaj, ortiqcha yuk, pichoq, dori, dron',
    'чемодан, сумка, ручная кладь, сколько кг, норма багажа, что нельзя, можно ли взять, жидкости, пауэрбанк, потеряли багаж, потеряли чемодан, потерялся чемодан, перевес, сверхнормативный, нож, лекарства, дрон',
    'luggage, suitcase, bag, carry-on, hand luggage, how many kg, allowance, what is banned, can I take, liquids, power bank, powerbank, lost luggage, lost suitcase, excess, overweight, knife, medicine, drone',
  ),
};

export const passengerPages: PageContent[] = [hub, departing, arriving, baggage];
