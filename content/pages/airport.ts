import type { Localized, PageContent } from '../types';

const t = (uz: string, ru: string, en: string): Localized => ({ uz, ru, en });

const same = (value: string): Localized => t(value, value, value);

const paragraphs = (...texts: string[]): string => texts.join('\n\n');

/** Pay a month, in millions of UZS before tax. */
const pay = (from: number, to: number): Localized => {
  const comma = (millions: number) => String(millions).replace('.', ',');
  return t(
    `${comma(from)}–${comma(to)} mln soʻm`,
    `${comma(from)}–${comma(to)} млн сум`,
    `UZS ${from}–${to} million`,
  );
};

const openPosition = (title: Localized, work: Localized, needs: Localized, salary: Localized) => ({
  cells: [{ text: title }, { text: work }, { text: needs }, { text: salary }],
});

const hub: PageContent = {
  slug: 'airport',
  title: t('Aeroport', 'Аэропорт', 'The airport'),
  lead: t(
    'Aeroport qanday ishlaydi, undan kerakli joyni qanday topish va kimga murojaat qilish mumkin.',
    'Как устроен аэропорт, как найти в нём нужное место и к кому обратиться.',
    'How the airport works, how to find your way in it and whom to ask.',
  ),
  sections: [
    {
      blockType: 'cards',
      anchor: 'airport-pages',
      heading: t('Nima kerak?', 'Что вам нужно', 'What are you looking for?'),
      items: [
        {
          icon: 'plane',
          title: t('Aeroport haqida', 'Об аэропорте', 'About the airport'),
          text: t(
            'Tarix, bugungi kun, terminal raqamlarda va asosiy hujjatlar.',
            'История, сегодняшний день, терминал в цифрах и основные документы.',
            'Past and present, the terminal in figures and the main documents.',
          ),
          href: '/airport/about/',
        },
        {
          icon: 'map-pin',
          title: t('Terminal sxemasi', 'Схема терминала', 'Floor plan'),
          text: t(
            'Uch qavat rejasi: chiqishlar, roʻyxatdan oʻtish stollari, kafelar va xizmatlar.',
            'План трёх этажей: выходы, стойки регистрации, кафе и услуги.',
            'Three floors with gates, check-in desks, cafes and services.',
          ),
          href: '/airport/scheme/',
        },
        {
          icon: 'phone',
          title: t('Bogʻlanish', 'Контакты', 'Contacts'),
          text: t(
            'Boʻlimlarning telefon va pochtasi, manzil, favqulodda holatda nima qilish.',
            'Телефоны и почта служб, адрес, что делать в экстренном случае.',
            'Phone numbers and email of each department, the address, help in an emergency.',
          ),
          href: '/airport/contacts/',
        },
        {
          icon: 'briefcase',
          title: t('Ish oʻrinlari', 'Карьера', 'Careers'),
          text: t(
            'Ochiq ish oʻrinlari, maosh va ishga qabul qilish tartibi.',
            'Открытые вакансии, зарплата и порядок приёма на работу.',
            'Open positions, pay and how we choose people.',
          ),
          href: '/airport/career/',
        },
        {
          icon: 'users',
          title: t('Rahbariyat', 'Руководство', 'Leadership'),
          text: t(
            'Direktor Sardor Rahimov: tarjimayi hol va qabul vaqti.',
            'Директор Сардор Рахимов: биография и часы приёма.',
            'Sardor Rahimov, director: his biography and office hours.',
          ),
          href: '/airport/sardor-rahimov/',
        },
        {
          icon: 'globe',
          title: t('Hamkorlar', 'Партнёры', 'Partners'),
          text: t(
            'Aeroport birga ishlaydigan tashkilotlar va ular bajaradigan vazifalar.',
            'Организации, с которыми работает аэропорт, и за что они отвечают.',
            'The organisations the airport works with and what each one does.',
          ),
          href: '/partners/',
        },
      ],
    },
    {
      blockType: 'facts',
      anchor: 'in-figures',
      heading: t('Qisqacha raqamlarda', 'Коротко в цифрах', 'In figures'),
      items: [
        {
          value: t('42 000 m²', '42 000 м²', '42,000 m²'),
          text: t(
            'uch qavatli terminal maydoni',
            'площадь терминала на трёх этажах',
            'of terminal on three floors',
          ),
        },
        {
          value: same('29'),
          text: t(
            'roʻyxatdan oʻtish stoli va 5 ta kiosk',
            'стоек регистрации и 5 киосков',
            'check-in desks and 5 kiosks',
          ),
        },
        {
          value: same('8'),
          text: t(
            'chiqish: 2 tasi ichki, 6 tasi xalqaro reyslar uchun',
            'выходов: 2 для внутренних рейсов и 6 для международных',
            'gates: 2 for domestic flights and 6 for international ones',
          ),
        },
        {
          value: same('900'),
          text: t(
            'avtoturargoh oʻrni, terminal yaqinida',
            'мест на парковке рядом с терминалом',
            'parking spaces close to the terminal',
          ),
        },
      ],
    },
    {
      blockType: 'links',
      anchor: 'also-useful',
      heading: t('Yana foydali', 'Также полезно', 'Also useful'),
      items: [
        {
          href: '/how-to-get-there/',
          title: t('Qanday yetib kelish', 'Как добраться', 'How to get there'),
          text: t(
            '73-avtobus, taksi va shaxsiy avtomobil.',
            'Автобус 73, такси и своя машина.',
            'Bus 73, taxi and your own car.',
          ),
        },
        {
          href: '/flight-safety-policy/',
          title: t('Parvozlar xavfsizligi', 'Безопасность полётов', 'Flight safety policy'),
          text: t(
            'Xavfsizlik uchun kim va nima uchun javob berishi.',
            'Кто и за что отвечает в безопасности.',
            'Who is responsible for safety, and for what.',
          ),
        },
        {
          href: '/press-center/',
          title: t('Matbuot markazi', 'Пресс-центр', 'Press centre'),
          text: t(
            'Yangiliklar va suratga olish qoidalari.',
            'Новости и правила съёмки.',
            'News and the rules for filming.',
          ),
        },
      ],
    },
  ],
  meta: {
    title: t('Aeroport: umumiy maʼlumot', 'Аэропорт: общие сведения', 'The airport at a glance'),
    description: t(
      '“Registon” xalqaro aeroporti: terminal sxemasi, boʻlimlar bilan bogʻlanish, ish oʻrinlari, rahbariyat va hamkorlar haqida maʼlumot.',
      'Международный аэропорт «Регистон»: схема терминала, контакты служб, вакансии, руководство, партнёры и основные цифры.',
      'Registon International Airport: floor plan, contacts of departments, open positions, leadership, partners and the main figures.',
    ),
  },
  keywords: t(
    'Registon aeroporti, RGX, terminal, boʻlimlar, maʼmuriyat',
    'аэропорт Регистон, RGX, терминал, службы, администрация',
    'airport, Registon airport, RGX, terminal, departments, administration',
  ),
};

const about: PageContent = {
  slug: 'airport--about',
  title: t('Aeroport haqida', 'Об аэропорте', 'About the airport'),
  lead: t(
    '“Registon” — shahar markazidan 7 km narida joylashgan, bitta terminalli xalqaro aeroport. Kodi — RGX.',
    '«Регистон» — международный аэропорт с одним терминалом в 7 км от центра города. Его код — RGX.',
    'Registon is an international airport with one terminal, 7 km from the city centre. Its code is RGX.',
  ),
  sections: [
    {
      blockType: 'text',
      anchor: 'history',
      heading: t('Tarix', 'История', 'History'),
      body: t(
        paragraphs(
          'Hammasi paxta dalalari orasidagi tuproq yoʻlakdan boshlangan. Bu yerga pochta samolyotlari qoʻnar, yoʻlovchilar esa yoʻlak chetidagi ayvonda kutar edi. Keyinroq uchish-qoʻnish yoʻlagi betonlandi, yonida kichik vokzal va dispetcherlik minorasi qurildi.',
          'Bir necha oʻn yil davomida aeroport asosan ichki reyslarni qabul qildi. Xorijga muntazam parvozlar boshlangach, eski vokzal torlik qilib qoldi: yozda navbat koʻchagacha chiqar edi.',
          'Shundan keyin hozirgi terminal loyihalandi. Arxitektorlar peshtoq shaklini va sakkiz qirrali girih naqshini saqlab qolishdi: joʻnash zalining oʻrtasidagi yulduz shundan. Eski minora buzilmadi, uning birinchi qavatida xodimlar uchun oʻquv sinfi ochildi.',
        ),
        paragraphs(
          'Всё началось с грунтовой полосы среди хлопковых полей. Сюда садились почтовые самолёты, а пассажиры ждали под навесом у края поля. Позже полосу забетонировали, рядом построили небольшой вокзал и диспетчерскую вышку.',
          'Несколько десятилетий аэропорт принимал в основном внутренние рейсы. Когда начались регулярные полёты за границу, старому вокзалу стало тесно: летом очередь выходила на улицу.',
          'Тогда и спроектировали нынешний терминал. Архитекторы сохранили форму пештака и восьмиконечный узор гирих: отсюда звезда в центре зала вылета. Старую вышку сносить не стали, на её первом этаже теперь учебный класс для сотрудников.',
        ),
        paragraphs(
          'It began as an earth strip among cotton fields. Mail aircraft landed here, and passengers waited under an awning at the edge of the field. Later the runway was paved, and a small terminal and a control tower went up beside it.',
          'For several decades most flights were domestic. When regular services abroad began, the old building became too small: in summer the queue reached the street.',
          'The present terminal was designed in answer to that. Its architects kept the shape of a portal and the eight-pointed girih pattern, which is why there is a star in the middle of the departure hall. The old tower was kept too, and its ground floor is now a classroom for staff.',
        ),
      ),
    },
    {
      blockType: 'text',
      anchor: 'today',
      heading: t('Bugun', 'Сегодня', 'Today'),
      body: t(
        paragraphs(
          'Aeroport kecha-yu kunduz ishlaydi. Gavjum kunlari bu yerdan 25–45 ta reys uchib ketadi va shuncha reys kelib qoʻnadi. Yoʻnalishlar va kunlar [mavsumiy jadvalda](/seasonal-schedule/), bugungi reyslar [onlayn tabloda](/flight-board/).',
          'Birinchi qavatda kelayotganlar kutib olinadi, ikkinchi qavatda roʻyxatdan oʻtiladi va samolyotga chiqiladi, uchinchi qavatda ofislar va bar joylashgan. Ichki va xalqaro reyslar bitta binodan uchadi, shuning uchun boshqa terminalga oʻtish shart emas.',
          'Parvozni aviakompaniya bajaradi. Aeroport bino, aviatsiya xavfsizligi, bagaj tizimi va yerdagi yordam uchun javob beradi. Pasport nazorati va bojxona davlat xizmatlari ixtiyorida.',
        ),
        paragraphs(
          'Аэропорт работает круглосуточно. В загруженные дни отсюда вылетает 25–45 рейсов и столько же прилетает. Направления и дни полётов смотрите в [сезонном расписании](/seasonal-schedule/), рейсы на сегодня — на [онлайн-табло](/flight-board/).',
          'На первом этаже встречают прилетающих, на втором проходят регистрацию и посадку, на третьем находятся офисы и бар. Внутренние и международные рейсы обслуживаются в одном здании, поэтому переезжать между терминалами не нужно.',
          'Полёт выполняет авиакомпания. Аэропорт отвечает за здание, авиационную безопасность, багажную систему и помощь на земле. Паспортный контроль и таможня — в ведении государственных служб.',
        ),
        paragraphs(
          'The airport works around the clock. On a busy day 25 to 45 flights leave and as many arrive. The [seasonal schedule](/seasonal-schedule/) lists routes and days, and the [flight board](/flight-board/) shows the flights of today.',
          'Arrivals are on floor 1, check-in and boarding on floor 2, offices and a bar on floor 3. Domestic and international flights share one building, so there is no transfer between terminals.',
          'The airline operates your flight. The airport is responsible for the building, aviation security, the baggage system and assistance on the ground. Passport control and customs are the work of state services.',
        ),
      ),
    },
    {
      blockType: 'facts',
      anchor: 'terminal',
      heading: t('Terminal raqamlarda', 'Терминал в цифрах', 'The terminal in figures'),
      items: [
        {
          value: t('42 000 m²', '42 000 м²', '42,000 m²'),
          text: t('uch qavat umumiy maydoni', 'общая площадь трёх этажей', 'on three floors'),
        },
        {
          value: same('29'),
          text: t(
            'roʻyxatdan oʻtish stoli: 1–20 xalqaro, 21–29 ichki reyslar uchun',
            'стоек регистрации: 1–20 для международных рейсов, 21–29 для внутренних',
            'check-in desks: 1–20 for international flights, 21–29 for domestic ones',
          ),
        },
        {
          value: same('5'),
          text: t(
            'mustaqil roʻyxatdan oʻtish kioski',
            'киосков саморегистрации',
            'self check-in kiosks',
          ),
        },
        {
          value: same('8'),
          text: t(
            'chiqish: 1–2 ichki, 3–8 xalqaro reyslar uchun',
            'выходов: 1–2 для внутренних рейсов, 3–8 для международных',
            'gates: 1–2 for domestic flights, 3–8 for international ones',
          ),
        },
        {
          value: same('4'),
          text: t(
            'teletrap, 3–6-chiqishlarda',
            'телетрапа, у выходов 3–6',
            'jet bridges, at gates 3 to 6',
          ),
        },
        {
          value: same('10 + 15'),
          text: t(
            'pasport nazorati kabinasi: uchib ketish va kelish uchun',
            'кабин паспортного контроля: на вылет и на прилёт',
            'passport booths, for departures and arrivals',
          ),
        },
        {
          value: same('5 + 2'),
          text: t(
            'xavfsizlik nazorati yoʻlagi: xalqaro va ichki reyslar uchun',
            'линий досмотра: для международных и внутренних рейсов',
            'security lanes, for international and domestic flights',
          ),
        },
        {
          value: same('3'),
          text: t('bagaj lentasi', 'ленты выдачи багажа', 'baggage belts'),
        },
      ],
    },
    {
      blockType: 'cards',
      anchor: 'environment',
      heading: t('Atrof-muhit', 'Окружающая среда', 'Environment'),
      text: t(
        'Aeroport shovqin va chiqindisiz ishlay olmaydi. Mana ularni kamaytirish uchun nima qilinmoqda.',
        'Аэропорт не может работать без шума и отходов. Вот что мы делаем, чтобы их было меньше.',
        'No airport works without noise and waste. This is what we do to have less of both.',
      ),
      items: [
        {
          icon: 'plane',
          title: t('Yerda dvigatelsiz', 'На стоянке без двигателя', 'Engines off at the stand'),
          text: t(
            '3–6-chiqishlar oldida samolyot elektrni terminaldan oladi. Yordamchi dvigatel ishlamaydi, shovqin va tutun kamayadi.',
            'У выходов 3–6 самолёт получает электричество от терминала. Вспомогательный двигатель молчит, шума и выхлопа меньше.',
            'At gates 3 to 6 aircraft take power from the terminal. The auxiliary engine stays off, with less noise and smoke.',
          ),
        },
        {
          icon: 'leaf',
          title: t('Quyosh va soya', 'Солнце и тень', 'Sun and shade'),
          text: t(
            'P2 soyabonlari ustida quyosh panellari bor. Ular kunduzi zal yoritilishining bir qismini taʼminlaydi.',
            'На навесах P2 стоят солнечные панели. Днём они дают часть энергии для освещения залов.',
            'The canopies of P2 carry solar panels. By day they supply part of the lighting of the halls.',
          ),
        },
        {
          icon: 'heart',
          title: t('Suv va daraxtlar', 'Вода и деревья', 'Water and trees'),
          text: t(
            'Tozalangan yomgʻir suvi bilan yoʻl boʻyidagi daraxtlar sugʻoriladi. Nazoratdan keyin ikkala hududda ham idishga suv toʻldirib olish mumkin.',
            'Очищенной дождевой водой поливают деревья вдоль дороги. Краны для бутылок есть после контроля в обеих зонах.',
            'Cleaned rainwater goes to the trees along the road. There are taps for bottles after security in both zones.',
          ),
        },
        {
          icon: 'bus',
          title: t('Avtobusda kelish', 'На автобусе', 'Coming by bus'),
          text: t(
            '73-avtobus har 15 daqiqada qatnaydi. Yoʻlovchi koʻproq boʻlsa, yoʻlda mashina kamroq boʻladi.',
            'Автобус 73 ходит каждые 15 минут. Чем больше в нём пассажиров, тем меньше машин на дороге.',
            'Bus 73 runs every 15 minutes. Each full bus means fewer cars on the road.',
          ),
          href: '/how-to-get-there/',
        },
      ],
    },
    {
      blockType: 'people',
      anchor: 'leadership',
      heading: t('Rahbariyat', 'Руководство', 'Leadership'),
      people: ['sardor-rahimov'],
    },
    {
      blockType: 'documents',
      anchor: 'documents',
      heading: t('Hujjatlar', 'Документы', 'Documents'),
      text: t(
        'Hujjatlar saytda ochiq. Qogʻoz nusxasini uchinchi qavatdagi devonxonadan soʻrash mumkin.',
        'Документы открыты на сайте. Бумажную копию можно попросить в канцелярии на третьем этаже.',
        'All of them can be read here. Ask the office on floor 3 for a copy on paper.',
      ),
      items: [
        {
          title: t(
            'Parvozlar xavfsizligi siyosati',
            'Политика безопасности полётов',
            'Flight safety policy',
          ),
          text: t(
            'Majburiyatlar, masʼul shaxslar va xavf haqida xabar berish.',
            'Обязательства, ответственные лица и сообщения об опасности.',
            'Commitments, responsible people and how to report a hazard.',
          ),
          href: '/flight-safety-policy/',
        },
        {
          title: t('Siyosatlar', 'Политики', 'Policies'),
          text: t(
            'Aeroport oʻz ishida amal qiladigan qoidalar.',
            'Правила, по которым работает аэропорт.',
            'The rules the airport works by.',
          ),
          href: '/policies/',
        },
        {
          title: t('Maxfiylik siyosati', 'Политика конфиденциальности', 'Privacy policy'),
          text: t(
            'Qanday shaxsiy maʼlumot yigʻiladi va u qancha saqlanadi.',
            'Какие личные данные собираются и сколько хранятся.',
            'Which personal data are collected and how long they are kept.',
          ),
          href: '/privacy-policy/',
        },
        {
          title: t('Alifbo boʻyicha maʼlumot', 'Информация от А до Я', 'Information A to Z'),
          text: t(
            'Sahifalar, xizmatlar va hujjatlar alifbo tartibida.',
            'Страницы, услуги и документы по алфавиту.',
            'Pages, services and documents by letter.',
          ),
          href: '/pages/',
        },
      ],
    },
  ],
  meta: {
    title: t(
      'Aeroport haqida: tarix va terminal',
      'Об аэропорте: история и терминал',
      'About the airport: history and terminal',
    ),
    description: t(
      '“Registon” xalqaro aeroporti tarixi va bugungi kuni: uch qavatli terminal, chiqishlar, roʻyxatdan oʻtish stollari va hujjatlar.',
      'История и сегодняшний день аэропорта «Регистон»: терминал на трёх этажах, выходы, стойки регистрации, экология и документы.',
      'The history and present of Registon International Airport: a terminal of three floors, gates, desks, environment and documents.',
    ),
  },
  keywords: t(
    'aeroport tarixi, terminal maydoni, chiqishlar soni, direktor, ekologiya, hujjatlar',
    'история аэропорта, площадь терминала, сколько выходов, директор, экология, документы',
    'airport history, terminal size, number of gates, director, environment, documents',
  ),
};

const career: PageContent = {
  slug: 'airport--career',
  title: t('Ish oʻrinlari', 'Карьера', 'Careers'),
  lead: t(
    'Aeroport kecha-yu kunduz ishlaydi, ishlarimiz ham har xil. Ochiq oʻrinlar, maosh va qabul bosqichlari shu sahifada.',
    'Аэропорт работает круглосуточно, и работа здесь очень разная. Вакансии, зарплаты и порядок приёма — на этой странице.',
    'The airport never closes, and its jobs are of many kinds. Open positions, pay and the way we choose people are on this page.',
  ),
  sections: [
    {
      blockType: 'text',
      anchor: 'how-we-hire',
      heading: t('Qanday tanlaymiz', 'Как мы выбираем', 'How we hire'),
      body: t(
        paragraphs(
          'Har bir oʻrin uchun talab bitta: ishni bilish yoki uni oʻrganishga tayyor boʻlish. Yosh, jins, millat va nogironlik qarorga taʼsir qilmaydi. Nomzod bilan boʻlajak rahbari gaplashadi, natijani yozma ravishda aytamiz.',
          'Ishga kirish **bepul**. Ariza, suhbat, oʻqish va tibbiy koʻrik uchun sizdan pul soʻralmaydi. Kimdir pul soʻrasa, [bizga xabar bering](/airport/contacts/).',
          'Baʼzi oʻrinlar yopiq hududda ishlashni talab qiladi. Buning uchun shaxsni tekshirish zarur, u odatda uch hafta davom etadi.',
        ),
        paragraphs(
          'К каждому кандидату требование одно: знать дело или быть готовым ему научиться. Возраст, пол, национальность и инвалидность на решение не влияют. С кандидатом говорит будущий руководитель, а результат мы сообщаем письменно.',
          'Устроиться к нам можно только **бесплатно**. За заявку, собеседование, обучение и медосмотр денег не берут. Если с вас их требуют, сообщите [нам](/airport/contacts/).',
          'Для некоторых должностей нужен доступ в закрытую зону. Тогда проводится проверка личности, обычно она длится три недели.',
        ),
        paragraphs(
          'We ask one thing of a candidate: to know the work, or to be ready to learn it. Age, sex, nationality and disability play no part in the decision. You talk with your future manager, and we send the result in writing.',
          'Applying is **free of charge**. We take no money for the application, the interview, training or the medical check. If someone asks you for it, [tell us](/airport/contacts/).',
          'Some positions are in restricted areas. They need a background check, which usually takes three weeks.',
        ),
      ),
    },
    {
      blockType: 'table',
      anchor: 'open-positions',
      heading: t('Ochiq ish oʻrinlari', 'Открытые вакансии', 'Open positions'),
      text: t(
        'Arizalar {date:+30} kuniga qadar qabul qilinadi.',
        'Заявки принимаются до {date:+30}.',
        'Applications are open until {date:+30}.',
      ),
      columns: [
        { text: t('Lavozim', 'Должность', 'Position') },
        { text: t('Vazifasi', 'Чем заниматься', 'The work') },
        { text: t('Talablar', 'Требования', 'What you need') },
        { text: t('Oylik maosh', 'Зарплата в месяц', 'Monthly pay') },
      ],
      rows: [
        openPosition(
          t('Maʼlumot xizmati xodimi', 'Сотрудник справочной', 'Information agent'),
          t(
            'Stolda va telefonda yoʻlovchilarga javob beradi. Smenali ish.',
            'Отвечает пассажирам у стойки и по телефону. Сменный график.',
            'Answers passengers at the desk and by phone. Shift work.',
          ),
          t(
            'Oʻzbek va rus tillari, ingliz tili B1. Tajriba shart emas.',
            'Узбекский и русский, английский на уровне B1. Можно без опыта.',
            'Uzbek and Russian, English at B1. No experience needed.',
          ),
          pay(5.5, 7),
        ),
        openPosition(
          t(
            'Aviatsiya xavfsizligi inspektori',
            'Инспектор авиационной безопасности',
            'Security screening officer',
          ),
          t(
            'Yoʻlovchi va qoʻl yukini koʻrikdan oʻtkazadi. 12 soatlik smena.',
            'Досматривает пассажиров и ручную кладь. Смены по 12 часов.',
            'Screens passengers and cabin bags. Shifts of 12 hours.',
          ),
          t(
            'Oʻrta maxsus taʼlim, tibbiy koʻrik, shaxsni tekshirish.',
            'Среднее специальное образование, медосмотр, проверка личности.',
            'Vocational education, a medical check and a background check.',
          ),
          pay(6.5, 8.5),
        ),
        openPosition(
          t(
            'Yoʻlovchilarga yordam beruvchi',
            'Сотрудник сопровождения пассажиров',
            'Assistance attendant',
          ),
          t(
            'Harakatlanishi cheklangan yoʻlovchilarni kuzatib boradi.',
            'Сопровождает пассажиров с ограниченной подвижностью.',
            'Accompanies passengers with reduced mobility.',
          ),
          t(
            'Sabr va jismoniy sogʻlomlik. Oʻqitish hisobimizdan.',
            'Терпение и физическая выносливость. Обучим за свой счёт.',
            'Patience and physical fitness. We pay for the training.',
          ),
          pay(5, 6.5),
        ),
        openPosition(
          t('Navbatchi elektrik', 'Дежурный электрик', 'Duty electrician'),
          t(
            'Terminalning yoritish va quvvat tarmoqlariga qaraydi.',
            'Обслуживает освещение и силовые сети терминала.',
            'Looks after the lighting and power supply of the terminal.',
          ),
          t(
            'Elektr xavfsizligi boʻyicha IV guruh, ikki yil tajriba.',
            'IV группа по электробезопасности, опыт два года.',
            'Electrical safety group IV and two years of experience.',
          ),
          pay(7, 9),
        ),
        openPosition(
          t('Perron avtobusi haydovchisi', 'Водитель перронного автобуса', 'Apron bus driver'),
          t(
            'Yoʻlovchilarni 1, 2, 7 va 8-chiqishlardan samolyotga olib boradi.',
            'Возит пассажиров к самолёту от выходов 1, 2, 7 и 8.',
            'Takes passengers to the aircraft from gates 1, 2, 7 and 8.',
          ),
          t(
            'D toifali guvohnoma, uch yil staj, shaxsni tekshirish.',
            'Права категории D, стаж три года, проверка личности.',
            'Licence of category D, three years of driving, background check.',
          ),
          pay(6, 8),
        ),
        openPosition(
          t('Matbuot xizmati muharriri', 'Редактор пресс-службы', 'Press office editor'),
          t(
            'Sayt va eʼlonlar uchun uch tilda matn tayyorlaydi.',
            'Готовит тексты сайта и объявлений на трёх языках.',
            'Writes for the site and the announcements in three languages.',
          ),
          t(
            'Savodli oʻzbek va rus tillari, ingliz tili B2, ish namunalari.',
            'Грамотные узбекский и русский, английский B2, примеры работ.',
            'Sound Uzbek and Russian, English at B2, samples of your work.',
          ),
          pay(8, 11),
        ),
      ],
      note: t(
        'Maosh soliqlar ushlab qolinguncha koʻrsatilgan. Aniq miqdor tajriba va smenalarga bogʻliq.',
        'Зарплата указана до вычета налогов. Точная сумма зависит от опыта и смен.',
        'Pay is shown before tax. The exact sum depends on experience and shifts.',
      ),
    },
    {
      blockType: 'steps',
      anchor: 'how-to-apply',
      heading: t('Ariza topshirish', 'Как подать заявку', 'How to apply'),
      text: t(
        'Arizadan birinchi ish kunigacha odatda bir oycha vaqt ketadi.',
        'От заявки до первого рабочего дня обычно проходит около месяца.',
        'From application to first working day usually takes about a month.',
      ),
      items: [
        {
          icon: 'mail',
          title: t('Ariza', 'Заявка', 'Apply'),
          text: t(
            'Rezyumeni career@example.com manziliga yuboring, mavzuda lavozimni yozing.',
            'Пришлите резюме на career@example.com, в теме укажите должность.',
            'Send your CV to career@example.com with the position in the subject line.',
          ),
        },
        {
          icon: 'clock',
          title: t('Javob', 'Ответ', 'Reply'),
          text: t(
            'Besh ish kuni ichida yozamiz. Rad etsak, sababini aytamiz.',
            'Напишем в течение пяти рабочих дней. При отказе назовём причину.',
            'We write within five working days. If we refuse, we say why.',
          ),
        },
        {
          icon: 'users',
          title: t('Suhbat', 'Собеседование', 'Interview'),
          text: t(
            'Terminalning uchinchi qavatida yoki onlayn, 40 daqiqacha.',
            'На третьем этаже терминала или онлайн, около 40 минут.',
            'On floor 3 of the terminal or online, about 40 minutes.',
          ),
        },
        {
          icon: 'shield',
          title: t('Tekshiruvlar', 'Проверки', 'Checks'),
          text: t(
            'Tibbiy koʻrik va, agar lavozim talab qilsa, shaxsni tekshirish.',
            'Медосмотр и, если требует должность, проверка личности.',
            'A medical check and, where the position needs it, a background check.',
          ),
        },
        {
          icon: 'badge-check-in',
          title: t('Ishning boshlanishi', 'Выход на работу', 'First days'),
          text: t(
            'Ikki hafta ustoz yonida oʻrganasiz. Bu davr ham toʻlanadi.',
            'Две недели учитесь рядом с наставником. Это время оплачивается.',
            'For two weeks you learn beside a mentor. This time is paid.',
          ),
        },
      ],
    },
    {
      blockType: 'accordion',
      anchor: 'candidates-ask',
      heading: t('Nomzodlar nima soʻraydi', 'О чём спрашивают кандидаты', 'What candidates ask'),
      items: [
        {
          anchor: 'without-experience',
          title: t(
            'Tajribasiz ishga olasizmi?',
            'Берёте ли вы без опыта?',
            'Can I apply without experience?',
          ),
          body: t(
            'Ha. Maʼlumot xizmati va yoʻlovchilarga yordam boʻlimi uchun tajriba shart emas, oʻzimiz oʻrgatamiz. Texnik lavozimlarda hujjat va staj talab qilinadi, ular jadvalda yozilgan.',
            'Да. В справочную и службу сопровождения можно прийти без опыта, мы научим. Для технических должностей нужны документы и стаж, они указаны в таблице.',
            'Yes. Information and assistance need no experience, we teach you. Technical positions need certificates and practice, as the table says.',
          ),
        },
        {
          anchor: 'night-shifts',
          title: t(
            'Tungi smenada qanday yetib boraman?',
            'Как добираться в ночную смену?',
            'How do I get to a night shift?',
          ),
          body: t(
            'Kechki va tungi smenada xodimlarni shahardan xizmat avtobusi olib keladi va olib ketadi. Mashinada kelsangiz, xodimlar uchun P3 ajratilgan. Tungi soatlar uchun ustama toʻlanadi.',
            'В вечернюю и ночную смену сотрудников возит служебный автобус из города и обратно. Для тех, кто на машине, есть P3. За ночные часы полагается доплата.',
            'A staff bus runs between the city and the airport for evening and night shifts. If you drive, P3 is for staff. Night hours are paid at a higher rate.',
          ),
        },
        {
          anchor: 'passport-and-customs-work',
          title: t(
            'Pasport nazorati yoki bojxonaga shu yerda ariza topshirsam boʻladimi?',
            'Можно ли через вас устроиться в паспортный контроль или таможню?',
            'Can I apply here for passport control or customs?',
          ),
          body: t(
            'Yoʻq. Bu davlat xizmatlari, ular xodimlarni oʻzi tanlaydi. Bort kuzatuvchilari va uchuvchilarni esa [aviakompaniyalar](/partners/) ishga oladi.',
            'Нет. Это государственные службы, они набирают людей сами. Бортпроводников и пилотов нанимают [авиакомпании](/partners/).',
            'No. These are state services and choose their own people. Cabin crew and pilots are hired by the [airlines](/partners/).',
          ),
        },
        {
          anchor: 'internship',
          title: t(
            'Talabalar uchun amaliyot bormi?',
            'Есть ли практика для студентов?',
            'Do you take students?',
          ),
          body: t(
            'Bor, yiliga ikki marta, ikki oydan. Oʻquv yurtingizdan yoʻllanma va qisqa xat kerak. Eng yaxshi amaliyotchilarga ish taklif qilamiz.',
            'Да, дважды в год, по два месяца. Нужны направление от учебного заведения и короткое письмо о себе. Лучшим практикантам предлагаем работу.',
            'Yes, twice a year, for two months. We need a referral from your college and a short letter. The best trainees are offered a job.',
          ),
        },
        {
          anchor: 'candidate-data',
          title: t(
            'Maʼlumotlarim bilan nima boʻladi?',
            'Что будет с моими данными?',
            'What happens to my data?',
          ),
          body: t(
            'Rezyumeni faqat tanlov uchun ishlatamiz va olti oydan keyin oʻchiramiz. Undan oldin ham oʻchirishni soʻrashingiz mumkin. Batafsil: [maxfiylik siyosati](/privacy-policy/).',
            'Резюме используем только для отбора и удаляем через шесть месяцев. Попросить об удалении можно и раньше. Подробнее — в [политике конфиденциальности](/privacy-policy/).',
            'We use your CV for this vacancy only and delete it after six months. You can ask us to delete it sooner. See the [privacy policy](/privacy-policy/).',
          ),
        },
      ],
    },
    {
      blockType: 'contacts',
      anchor: 'career-contacts',
      heading: t('Kadrlar boʻlimi', 'Отдел кадров', 'Human resources'),
      items: [
        {
          title: t('Ishga qabul', 'Приём на работу', 'Recruitment'),
          text: t(
            'Ish oʻrinlari, suhbat va hujjatlar boʻyicha savollar.',
            'Вопросы о вакансиях, собеседованиях и документах.',
            'Questions about positions, interviews and papers.',
          ),
          phone: '+998 00 000 00 01',
          email: 'career@example.com',
          hours: t(
            'Dushanba–juma, 9:00–18:00',
            'Понедельник — пятница, 9:00–18:00',
            'Monday to Friday, 9:00–18:00',
          ),
        },
        {
          title: t('Amaliyot', 'Практика', 'Internships'),
          text: t(
            'Talabalar va oʻquv yurtlari uchun.',
            'Для студентов и учебных заведений.',
            'For students and colleges.',
          ),
          phone: '+998 00 000 00 02',
          email: 'practice@example.com',
          hours: t(
            'Dushanba–juma, 10:00–16:00',
            'Понедельник — пятница, 10:00–16:00',
            'Monday to Friday, 10:00–16:00',
          ),
        },
      ],
    },
  ],
  meta: {
    title: t(
      'Ish oʻrinlari va maosh',
      'Вакансии и зарплаты в аэропорту',
      'Jobs and pay at the airport',
    ),
    description: t(
      '“Registon” aeroportidagi ochiq ish oʻrinlari: vazifa, talablar, oylik maosh, ariza topshirish bosqichlari va kadrlar boʻlimi.',
      'Открытые вакансии аэропорта «Регистон»: обязанности, требования, зарплата, порядок подачи заявки и контакты отдела кадров.',
      'Open positions at Registon International Airport: the work, what you need, monthly pay, how to apply and whom to call.',
    ),
  },
  keywords: t(
    'ish, vakansiya, maosh, rezyume, amaliyot, kadrlar boʻlimi, ishga kirish',
    'работа, вакансии, зарплата, резюме, практика, отдел кадров, трудоустройство',
    'jobs, vacancies, salary, CV, internship, human resources, work',
  ),
};

const contacts: PageContent = {
  slug: 'airport--contacts',
  title: t('Bogʻlanish', 'Контакты', 'Contacts'),
  lead: t(
    'Reys, bagaj yoki xizmat boʻyicha savolingizni toʻgʻridan-toʻgʻri tegishli boʻlimga bering. Qaysi biriga murojaat qilishni bilmasangiz, maʼlumot xizmatiga qoʻngʻiroq qiling.',
    'Задайте вопрос о рейсе, багаже или услуге сразу нужной службе. Если не знаете, к кому обратиться, звоните в справочную.',
    'Ask the right department about your flight, baggage or a service. If you are not sure which one, call information.',
  ),
  sections: [
    {
      blockType: 'notice',
      anchor: 'emergency',
      tone: 'warn',
      text: t(
        'Hayotga xavf boʻlsa, 112 ga qoʻngʻiroq qiling. Terminalda eng yaqin xodimga ayting yoki navbatchiga telefon qiling: +998 00 000 00 05, kecha-yu kunduz. Egasiz buyumga tegmang.',
        'Если есть угроза жизни, звоните 112. В терминале скажите ближайшему сотруднику или позвоните дежурному: +998 00 000 00 05, круглосуточно. Не трогайте бесхозные вещи.',
        'If someone’s life is in danger, call 112. In the terminal, tell the nearest member of staff or call the duty manager on +998 00 000 00 05 at any hour. Do not touch unattended items.',
      ),
    },
    {
      blockType: 'contacts',
      anchor: 'departments',
      heading: t('Boʻlimlar', 'Службы', 'Departments'),
      items: [
        {
          title: t('Maʼlumot xizmati', 'Справочная', 'Information'),
          text: t(
            'Reyslar, terminal va xizmatlar haqida. Stol joʻnash zalining oʻrtasida, ikkinchi qavatda.',
            'О рейсах, терминале и услугах. Стойка — в центре зала вылета, на втором этаже.',
            'Flights, the terminal and services. The desk is in the middle of the departure hall, floor 2.',
          ),
          phone: '+998 00 000 00 00',
          email: 'info@example.com',
          hours: t('Kecha-yu kunduz', 'Круглосуточно', 'Around the clock'),
        },
        {
          title: t('Harakatlanishda yordam', 'Помощь маломобильным пассажирам', 'Assistance'),
          text: t(
            'Aravacha, kuzatuvchi, ambulift. Parvozdan 48 soat oldin xabar bering.',
            'Кресло, сопровождение, амбулифт. Сообщите за 48 часов до вылета.',
            'Wheelchair, escort, ambulift. Please ask 48 hours before the flight.',
          ),
          phone: '+998 00 000 00 14',
          email: 'assistance@example.com',
          hours: t('Kecha-yu kunduz', 'Круглосуточно', 'Around the clock'),
        },
        {
          title: t('Topilmalar byurosi', 'Бюро находок', 'Lost and found'),
          text: t(
            'Terminalda qolgan buyumlar. Samolyotda qolganini aviakompaniyadan soʻrang.',
            'Вещи, забытые в терминале. О забытом в самолёте спросите авиакомпанию.',
            'Things left in the terminal. For things left on board, ask the airline.',
          ),
          phone: '+998 00 000 00 19',
          email: 'found@example.com',
          hours: t(
            'Dushanba–juma, 8:00–20:00; shanba, yakshanba, 9:00–18:00',
            'Понедельник — пятница, 8:00–20:00; суббота, воскресенье, 9:00–18:00',
            'Monday to Friday, 8:00–20:00; Saturday and Sunday, 9:00–18:00',
          ),
        },
        {
          title: t('Bagaj qidiruvi', 'Розыск багажа', 'Baggage tracing'),
          text: t(
            'Yetib kelmagan yoki shikastlangan bagaj. Birinchi qavat, lentalar yonida.',
            'Багаж не прилетел или повреждён. Первый этаж, рядом с лентами.',
            'Bags that did not arrive or were damaged. Floor 1, beside the belts.',
          ),
          phone: '+998 00 000 00 03',
          email: 'baggage@example.com',
          hours: t('Kecha-yu kunduz', 'Круглосуточно', 'Around the clock'),
        },
        {
          title: t('Avtoturargoh', 'Парковка', 'Parking'),
          text: t(
            'P1 va P2: toʻlov, yoʻqolgan chipta, uzoq muddatga qoldirish.',
            'P1 и P2: оплата, потерянный талон, длительная стоянка.',
            'P1 and P2: payment, lost tickets, long stays.',
          ),
          phone: '+998 00 000 00 11',
          email: 'parking@example.com',
          hours: t('Kecha-yu kunduz', 'Круглосуточно', 'Around the clock'),
        },
        {
          title: t('Matbuot xizmati', 'Пресс-служба', 'Press office'),
          text: t(
            'Jurnalistlar savollari va terminalda suratga olish ruxsati.',
            'Вопросы журналистов и разрешения на съёмку в терминале.',
            'Questions from journalists and permission to film in the terminal.',
          ),
          phone: '+998 00 000 00 09',
          email: 'press@example.com',
          hours: t(
            'Dushanba–juma, 9:00–18:00',
            'Понедельник — пятница, 9:00–18:00',
            'Monday to Friday, 9:00–18:00',
          ),
        },
        {
          title: t('Ijara va hamkorlik', 'Аренда и партнёрство', 'Leasing and partnership'),
          text: t(
            'Savdo joylari, reklama va aviakompaniyalar bilan shartnomalar.',
            'Торговые места, реклама и договоры с авиакомпаниями.',
            'Retail space, advertising and agreements with airlines.',
          ),
          phone: '+998 00 000 00 04',
          email: 'partners@example.com',
          hours: t(
            'Dushanba–juma, 9:00–18:00',
            'Понедельник — пятница, 9:00–18:00',
            'Monday to Friday, 9:00–18:00',
          ),
        },
        {
          title: t('Murojaat va shikoyatlar', 'Отзывы и жалобы', 'Feedback and complaints'),
          text: t(
            'Xizmat haqida fikringizni yozing. Odatda 15 kun ichida javob beramiz.',
            'Напишите, что понравилось или нет. Обычно отвечаем в течение 15 дней.',
            'Tell us what went well or badly. We usually answer within 15 days.',
          ),
          phone: '+998 00 000 00 07',
          email: 'feedback@example.com',
          hours: t(
            'Dushanba–juma, 9:00–18:00',
            'Понедельник — пятница, 9:00–18:00',
            'Monday to Friday, 9:00–18:00',
          ),
        },
      ],
    },
    {
      blockType: 'form',
      anchor: 'write-to-us',
      heading: t('Bizga yozing', 'Напишите нам', 'Write to us'),
      text: t(
        'Shoshilinch boʻlmagan savol yoki fikringizni shu yerda qoldiring, javob emailingizga keladi. Bugungi reys haqida telefonda soʻragan maʼqul.',
        'Оставьте здесь вопрос или отзыв, если он не срочный: ответ придёт на вашу почту. О сегодняшнем рейсе быстрее узнать по телефону.',
        'Leave a question or a comment that can wait: we will reply by email. For a flight today, it is quicker to call.',
      ),
      topics: [
        {
          value: 'flight',
          title: t('Reys va terminal', 'Рейс и терминал', 'A flight or the terminal'),
        },
        { value: 'baggage', title: t('Bagaj', 'Багаж', 'Baggage') },
        { value: 'lost-property', title: t('Yoʻqolgan buyum', 'Забытая вещь', 'Something lost') },
        {
          value: 'assistance',
          title: t('Harakatlanishda yordam', 'Помощь в передвижении', 'Assistance'),
        },
        { value: 'parking', title: t('Avtoturargoh', 'Парковка', 'Parking') },
        {
          value: 'feedback',
          title: t('Fikr yoki shikoyat', 'Отзыв или жалоба', 'Feedback or a complaint'),
        },
        { value: 'other', title: t('Boshqa savol', 'Другой вопрос', 'Something else') },
      ],
      consent: t(
        'Yuborish tugmasini bosib, ism va emailingizdan faqat shu murojaatga javob berish uchun foydalanishimizga rozilik bildirasiz.',
        'Отправляя обращение, вы соглашаетесь, что имя и адрес почты мы используем только для ответа на него.',
        'By sending this you agree that we use your name and email only to answer it.',
      ),
      privacy: {
        href: '/privacy-policy/',
        text: t('Maxfiylik siyosati', 'Политика конфиденциальности', 'Privacy policy'),
      },
    },
    {
      blockType: 'text',
      anchor: 'address',
      heading: t('Manzil', 'Адрес', 'Address'),
      body: t(
        paragraphs(
          '“Registon” xalqaro aeroporti, Aeroport koʻchasi, 1-uy. Bu — namuna manzil: aeroport oʻylab topilgan.',
          'Shahar markazi 7 km narida, yoʻl 20 daqiqacha. [73-avtobus](/how-to-get-there/) har 15 daqiqada terminal oldiga keladi. Mashina uchun 900 oʻrinli [avtoturargoh](/parking/) bor: kutib olishga P1, uzoq muddatga P2.',
          'Maʼmuriyat va devonxona uchinchi qavatda. Tashrifdan oldin qoʻngʻiroq qiling va pasportingizni oling.',
          'Vaqt mintaqasi — UTC+5, yil boʻyi oʻzgarmaydi.',
        ),
        paragraphs(
          'Международный аэропорт «Регистон», улица Аэропорт, дом 1. Адрес приведён для примера: аэропорт вымышленный.',
          'До центра города 7 км, дорога занимает около 20 минут. [Автобус 73](/how-to-get-there/) подъезжает к терминалу каждые 15 минут. Для машин есть [парковка](/parking/) на 900 мест: P1, чтобы встретить и проводить, P2 — надолго.',
          'Администрация и канцелярия находятся на третьем этаже. Перед визитом позвоните и возьмите с собой паспорт.',
          'Часовой пояс — UTC+5, весь год без перевода часов.',
        ),
        paragraphs(
          'Registon International Airport, 1 Airport Street. The address is a sample: the airport is fictional.',
          'The city centre is 7 km away, about 20 minutes by road. [Bus 73](/how-to-get-there/) stops at the terminal every 15 minutes. The [car park](/parking/) has 900 spaces: P1 to meet someone, P2 for a long stay.',
          'The administration and its front office are on floor 3. Call before you come, and bring your passport.',
          'The time zone is UTC+5 all year.',
        ),
      ),
    },
    {
      blockType: 'links',
      anchor: 'before-you-call',
      heading: t('Qoʻngʻiroqdan oldin', 'Прежде чем звонить', 'Before you call'),
      items: [
        {
          href: '/flight-board/',
          title: t('Onlayn tablo', 'Онлайн-табло', 'Flight board'),
          text: t(
            'Reys vaqti, chiqishi va holati.',
            'Время, выход и статус рейса.',
            'Time, gate and status of each flight.',
          ),
        },
        {
          href: '/passengers/faq/',
          title: t('Savol-javoblar', 'Вопросы и ответы', 'Questions and answers'),
          text: t(
            'Eng koʻp beriladigan savollar.',
            'То, о чём спрашивают чаще всего.',
            'What people ask most often.',
          ),
        },
        {
          href: '/passengers/baggage/',
          title: t('Bagaj', 'Багаж', 'Baggage'),
          text: t(
            'Meʼyorlar, taqiqlangan buyumlar, yoʻqolgan bagaj.',
            'Нормы, запрещённые вещи, потерянный багаж.',
            'Allowances, forbidden items, lost bags.',
          ),
        },
        {
          href: '/airport/scheme/',
          title: t('Terminal sxemasi', 'Схема терминала', 'Floor plan'),
          text: t(
            'Har bir stol va xizmatning oʻrni.',
            'Где находится каждая стойка и услуга.',
            'Where each desk and service is.',
          ),
        },
      ],
    },
  ],
  meta: {
    title: t(
      'Bogʻlanish: telefon va manzil',
      'Контакты: телефоны и адрес',
      'Contacts: phones and address',
    ),
    description: t(
      '“Registon” aeroporti boʻlimlarining telefon va pochtasi: maʼlumot, bagaj, yordam, avtoturargoh, matbuot. Manzil va favqulodda aloqa.',
      'Телефоны и почта служб аэропорта «Регистон»: справочная, багаж, помощь в пути, парковка, пресса. Адрес и экстренная связь.',
      'Phone numbers and email of Registon International Airport: information, baggage, assistance, parking, press. Address and emergency line.',
    ),
  },
  keywords: t(
    'telefon, telefon raqami, manzil, pochta, maʼlumot xizmati, shikoyat, favqulodda, qoʻngʻiroq',
    'телефон, номер телефона, адрес, почта, справочная, жалоба, экстренный вызов, позвонить',
    'phone, phone number, address, email, information desk, complaint, emergency, call',
  ),
};

const scheme: PageContent = {
  slug: 'airport--scheme',
  title: t('Terminal sxemasi', 'Схема терминала', 'Floor plan'),
  lead: t(
    'Qavatni, keyin chizmadan yoki yonidagi roʻyxatdan kerakli joyni tanlang. Ikkalasida ham ayni joylar koʻrsatilgan.',
    'Выберите этаж, а затем место на схеме или в списке рядом. И там и там показаны одни и те же места.',
    'Choose a floor, then a place on the plan or in the list beside it. Both show the same places.',
  ),
  checked: {
    daysAgo: 7,
    source: {
      href: '/airport/contacts/',
      text: t('Maʼlumot xizmati', 'Справочная аэропорта', 'Airport information'),
    },
  },
  sections: [
    {
      blockType: 'steps',
      anchor: 'door-to-gate',
      heading: t(
        'Eshikdan chiqishgacha',
        'От входа до выхода на посадку',
        'From the door to your gate',
      ),
      items: [
        {
          icon: 'footprints',
          title: t('1–4-eshiklar', 'Входы 1–4', 'Doors 1 to 4'),
          text: t(
            'Bagaj kiraverishda koʻrikdan oʻtkaziladi. Ichki reyslar stollariga 1-eshik eng yaqin.',
            'Вещи досматривают на входе. К регистрации на внутренние рейсы ближе всего вход 1.',
            'Bags are screened as you come in. Door 1 is closest to domestic check-in.',
          ),
        },
        {
          icon: 'badge-check-in',
          title: t('Roʻyxatdan oʻtish', 'Регистрация', 'Check-in'),
          text: t(
            'Xalqaro reyslar: A va B qatorlar, 1–20-stollar. Oʻzbekiston ichidagi reyslar: C qator, 21–29-stollar.',
            'Рейсы за границу: ряды A и B, стойки 1–20. Рейсы по Узбекистану: ряд C, стойки 21–29.',
            'Islands A and B, desks 1–20, for international flights. Island C, desks 21–29, for domestic flights.',
          ),
        },
        {
          icon: 'passport',
          title: t('Pasport nazorati', 'Паспортный контроль', 'Passport control'),
          text: t(
            'Faqat xalqaro reyslar uchun, oʻnta kabina. Pasport bilan birga bortga chiqish talonini tutib turing.',
            'Только для рейсов за границу, десять кабин. Держите посадочный талон вместе с паспортом.',
            'International flights only, ten booths. Keep your boarding pass with your passport.',
          ),
        },
        {
          icon: 'control',
          title: t('Xavfsizlik nazorati', 'Досмотр', 'Security'),
          text: t(
            'Xalqaro reyslar uchun beshta, ichki reyslar uchun ikkita yoʻlak. Suyuqlik idishi 100 ml dan oshmasin.',
            'Пять линий для рейсов за границу и две для внутренних. Жидкости — во флаконах до 100 мл.',
            'Five lanes for international flights, two for domestic flights. Liquids up to 100 ml.',
          ),
        },
        {
          icon: 'gate',
          title: t('Sizning chiqishingiz', 'Ваш выход', 'Your gate'),
          text: t(
            '1 va 2 — ichki, 3–8 — xalqaro reyslar. 1, 2, 7 va 8-chiqishlardan samolyotga avtobus olib boradi.',
            'Выходы 1 и 2 — внутренние, 3–8 — международные. От 1, 2, 7 и 8 к самолёту везёт автобус.',
            'Gates 1 and 2 are domestic, 3 to 8 international. A bus runs from 1, 2, 7 and 8.',
          ),
        },
      ],
    },
  ],
  meta: {
    title: t(
      'Terminal sxemasi: uch qavat',
      'Схема терминала по этажам',
      'Floor plan of the terminal',
    ),
    description: t(
      '“Registon” terminali sxemasi: uch qavatdagi chiqishlar, roʻyxatdan oʻtish stollari, nazorat, kafelar, doʻkonlar va xizmatlar oʻrni.',
      'Схема терминала «Регистон» на трёх этажах: выходы, стойки регистрации, контроль, кафе, магазины и услуги.',
      'The plan of the Registon terminal on three floors: gates, check-in desks, security, cafes, shops and services in one place.',
    ),
  },
  keywords: t(
    'xarita, aeroport xaritasi, reja, chizma, qavat, chiqish qayerda, stol qayerda, eshik, hojatxona',
    'карта, карта аэропорта, план, план аэропорта, этаж, где выход, где стойка, вход, навигация, туалет',
    'map, airport map, plan, floor, gate, where is my gate, where is my desk, door, wayfinding, toilet, toilets',
  ),
};

export const airportPages: PageContent[] = [hub, about, career, contacts, scheme];
