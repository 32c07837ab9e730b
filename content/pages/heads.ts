import type { PageContent } from '../types';

const home: PageContent = {
  slug: 'home',
  title: { uz: 'Qayerga uchasiz?', ru: 'Куда летите?', en: 'Where are you flying?' },
  lead: {
    uz: 'Shahar, reys raqami yoki aviakompaniyani kiriting.',
    ru: 'Введите город, номер рейса или авиакомпанию.',
    en: 'Type a city, a flight number or an airline.',
  },
  sections: [
    {
      blockType: 'cards',
      anchor: 'tasks',
      heading: { uz: 'Parvozdan oldin', ru: 'Перед вылетом', en: 'Before you fly' },
      items: [
        {
          icon: 'badge-check-in',
          href: '/passengers/departing/',
          title: { uz: 'Roʻyxatdan oʻtish', ru: 'Регистрация', en: 'Check-in' },
          text: {
            uz: 'Uchishdan 2–3 soat oldin ochiladi',
            ru: 'Начинается за 2–3 часа до вылета',
            en: 'Opens 2–3 hours before departure',
          },
        },
        {
          icon: 'luggage',
          href: '/passengers/baggage/',
          title: {
            uz: 'Nima olish mumkin?',
            ru: 'Что можно взять?',
            en: 'What may I bring?',
          },
          text: {
            uz: 'Qoʻl yuki va bagaj, suyuqliklar, batareyalar',
            ru: 'Ручная кладь и багаж, жидкости, батареи',
            en: 'Cabin and hold, liquids, batteries',
          },
        },
        {
          icon: 'parking',
          href: '/parking/',
          title: { uz: 'Avtoturargoh', ru: 'Парковка', en: 'Parking' },
          text: {
            uz: '900 ta joy, eshikkacha koʻpi bilan besh daqiqa',
            ru: '900 мест, до входа не больше пяти минут',
            en: '900 spaces, at most five minutes from the door',
          },
        },
        {
          icon: 'bus',
          href: '/how-to-get-there/',
          title: { uz: 'Shaharga yoʻl', ru: 'Дорога в город', en: 'Into the city' },
          text: {
            uz: '73-avtobus har 15 daqiqada',
            ru: 'Автобус 73 каждые 15 минут',
            en: 'Bus 73, every 15 minutes',
          },
        },
      ],
    },
    {
      blockType: 'cards',
      anchor: 'guides',
      heading: {
        uz: 'Aeroportdagi yoʻlingiz',
        ru: 'Ваш путь через аэропорт',
        en: 'Your way through the airport',
      },
      items: [
        {
          icon: 'plane-takeoff',
          href: '/passengers/departing/',
          title: { uz: 'Uchib ketuvchilarga', ru: 'Вылетающим', en: 'Departing' },
          text: {
            uz: 'Eshikdan oʻrindiqqacha qadam-baqadam: qachon kelish, qaysi stolga borish, navbatda nimani qoʻlda tutish va chiqish qachon yopilishi.',
            ru: 'От входа до кресла шаг за шагом: когда приехать, к какой стойке подойти, что держать под рукой и когда закроется выход.',
            en: 'From the door to your seat, step by step: when to come, which desk to find, what to have in hand.',
          },
        },
        {
          icon: 'plane-landing',
          href: '/passengers/arriving/',
          title: { uz: 'Kelayotganlarga', ru: 'Прилетающим', en: 'Arriving' },
          text: {
            uz: 'Pasport nazorati, uchta bagaj lentasi, yashil va qizil bojxona yoʻlaklari, kutib oluvchi turadigan joy va shaharga boradigan transport.',
            ru: 'Паспортный контроль, три ленты багажа, зелёный и красный коридоры таможни, место встречи и транспорт до города.',
            en: 'Passport control, three baggage belts, the green and red customs channels, where your driver waits and how to reach the city.',
          },
        },
        {
          icon: 'accessibility',
          href: '/services/assistance/',
          title: { uz: 'Yordam', ru: 'Сопровождение', en: 'Assistance' },
          text: {
            uz: 'Harakatlanish, koʻrish yoki eshitishda yordam kerakmi? 48 soat oldin buyurtma bering. Sizni kiraverishda kutib olamiz va oʻrindiqqacha kuzatamiz.',
            ru: 'Трудно ходить, плохо видите или слышите? Закажите помощь за 48 часов. Встретим у входа и проводим до кресла.',
            en: 'Help with walking, seeing or hearing? Ask 48 hours ahead. We meet you at the entrance and see you to your seat.',
          },
        },
      ],
    },
    {
      blockType: 'notice',
      anchor: 'today',
      tone: 'warn',
      text: {
        uz: 'Bugun kechqurun tuman kutilmoqda. Soat 20:00 dan keyingi reyslar kechikishi mumkin: yoʻlga chiqishdan oldin tabloga qarang.',
        ru: 'Сегодня вечером ожидается туман. Рейсы после 20:00 могут задержаться: перед выездом посмотрите на табло.',
        en: 'Fog is expected this evening. Flights after 20:00 may be late: check the flight board before you set out.',
      },
    },
  ],
  meta: {
    title: {
      uz: '“Registon” xalqaro aeroporti: reyslar, xizmatlar, transport',
      ru: 'Международный аэропорт «Регистон»: рейсы и услуги',
      en: 'Registon International Airport: flights, services, transport',
    },
    description: {
      uz: 'Bugungi uchish va kelishlar, roʻyxatdan oʻtish, bagaj qoidalari, avtoturargoh, terminaldagi xizmatlar va shahar markaziga boradigan yoʻl.',
      ru: 'Вылеты и прилёты сегодня, регистрация на рейс, правила провоза багажа, парковка, услуги терминала и дорога до центра города.',
      en: 'Departures and arrivals today, check-in, baggage rules, parking, services in the terminal and the way into the city centre.',
    },
  },
  keywords: {
    uz: 'aeroport, Registon, RGX, uchish, kelish, bosh sahifa',
    ru: 'аэропорт, Регистон, RGX, вылет, прилёт, главная',
    en: 'Registon, RGX, start',
  },
};

export const headPages: PageContent[] = [
  {
    slug: 'press-center--press-releases',
    title: { uz: 'Press-relizlar', ru: 'Пресс-релизы', en: 'Press releases' },
    lead: {
      uz: 'Aeroport yangiliklari va rasmiy xabarlari, eng yangisi yuqorida. Savol boʻlsa, matbuot xizmatiga yozing.',
      ru: 'Новости и официальные сообщения аэропорта, сначала свежие. На вопросы отвечает пресс-служба.',
      en: 'News and official statements of the airport, the latest first. The press office answers questions.',
    },
    sections: [],
    meta: {
      title: {
        uz: 'Aeroport yangiliklari va press-relizlari',
        ru: 'Пресс-релизы и новости аэропорта',
        en: 'Press releases and news of the airport',
      },
      description: {
        uz: '“Registon” xalqaro aeroportining rasmiy xabarlari: yangi reyslar, terminaldagi oʻzgarishlar, xizmatlar va matbuot uchun bayonotlar.',
        ru: 'Официальные сообщения Международного аэропорта «Регистон»: новые рейсы, перемены в терминале, услуги и заявления для прессы.',
        en: 'Official statements of Registon International Airport: new routes, changes in the terminal, services and announcements for the press.',
      },
    },
    keywords: {
      uz: 'yangiliklar, xabarlar, eʼlonlar, yangi reys, bayonot, matbuot',
      ru: 'новости, сообщения, объявления, новый рейс, заявление, пресса',
      en: 'news, announcements, statements, new route, media',
    },
  },
  {
    slug: 'partners',
    title: { uz: 'Hamkorlar', ru: 'Партнёры', en: 'Partners' },
    lead: {
      uz: 'Aeroport bilan ishlaydigan tashkilotlar: ular nima qiladi va ular bilan qanday bogʻlanish mumkin.',
      ru: 'Организации, которые работают вместе с аэропортом: чем они занимаются и как с ними связаться.',
      en: 'The organisations that work with the airport: what they do and how to reach them.',
    },
    sections: [],
    meta: {
      title: {
        uz: 'Aeroport hamkorlari va ular bilan aloqa',
        ru: 'Партнёры аэропорта и их контакты',
        en: 'Partners of the airport and their contacts',
      },
      description: {
        uz: '“Registon” xalqaro aeroportining hamkorlari: har bir tashkilot qanday ish bilan shugʻullanishi, uning sayti va telefon raqami.',
        ru: 'Партнёры Международного аэропорта «Регистон»: чем занимается каждая организация, её сайт и номер телефона для связи.',
        en: 'Partners of Registon International Airport: what each organisation does for travellers, with its website and telephone number.',
      },
    },
    keywords: {
      uz: 'hamkor tashkilotlar, kompaniyalar, yer usti xizmati, yoqilgʻi, pudratchi, hamkorlik',
      ru: 'партнёрские организации, компании, наземное обслуживание, топливо, подрядчик, сотрудничество',
      en: 'companies, ground handling, fuel, contractor, cooperation, business',
    },
  },
  {
    slug: 'search',
    title: { uz: 'Qidiruv', ru: 'Поиск', en: 'Search' },
    lead: {
      uz: 'Xizmat, doʻkon, qoida yoki yangilik nomini yozing. Reys raqami va shahar nomi ham boʻladi.',
      ru: 'Введите название услуги, магазина, правила или новости. Подойдёт и номер рейса или город.',
      en: 'Type the name of a service, a shop, a rule or a piece of news. A flight number or a city will do as well.',
    },
    sections: [],
    meta: {
      title: {
        uz: 'Saytdan qidirish',
        ru: 'Поиск по сайту аэропорта',
        en: 'Search the airport site',
      },
      description: {
        uz: 'Aeroport saytidan qidirish: reyslar, xizmatlar, doʻkon va kafelar, bagaj qoidalari, savol-javoblar, yangiliklar va hujjatlar.',
        ru: 'Поиск по сайту аэропорта: рейсы, услуги, магазины и кафе, правила провоза багажа, вопросы и ответы, новости и документы.',
        en: 'Search the site of the airport: flights, services, shops and cafes, baggage rules, questions and answers, news and documents.',
      },
    },
    keywords: {
      uz: 'qidirish, topish, natijalar',
      ru: 'найти, искать, результаты',
      en: 'find, look up, results',
    },
  },
  {
    slug: 'seasonal-schedule',
    title: { uz: 'Mavsumiy jadval', ru: 'Сезонное расписание', en: 'Seasonal schedule' },
    lead: {
      uz: 'Haftaning qaysi kunlari va qaysi shaharlarga uchiladi. Joriy va keyingi mavsum, mahalliy vaqt bilan.',
      ru: 'В какие дни недели и в какие города летают. Текущий и следующий сезон, время местное.',
      en: 'Which cities are served on which days of the week. This season and the next, in local time.',
    },
    sections: [],
    meta: {
      title: {
        uz: 'Reyslarning mavsumiy jadvali: yoz va qish',
        ru: 'Сезонное расписание рейсов: лето и зима',
        en: 'Seasonal flight schedule: summer and winter',
      },
      description: {
        uz: '“Registon” aeroportidan muntazam reyslar: shahar, aviakompaniya, hafta kunlari, uchish va qoʻnish vaqti, joriy va keyingi mavsum uchun.',
        ru: 'Регулярные рейсы аэропорта «Регистон»: город, авиакомпания, дни недели, время вылета и прилёта на текущий и следующий сезон.',
        en: 'Regular flights of Registon International Airport: city, airline, days of the week and times, for the current season and the next.',
      },
    },
    keywords: {
      uz: 'reyslar jadvali, yozgi jadval, qishki jadval, hafta kunlari, yoʻnalishlar, qayerga uchish mumkin',
      ru: 'расписание самолётов, летнее расписание, зимнее расписание, дни недели, направления, куда летают',
      en: 'timetable, summer schedule, winter schedule, days of operation, destinations, routes',
    },
  },
  {
    slug: 'flight-board',
    title: { uz: 'Onlayn tablo', ru: 'Онлайн-табло', en: 'Flight board' },
    lead: {
      uz: 'Uchish va kelishlar: vaqt, stol, chiqish, lenta va holat. Barcha vaqtlar mahalliy, UTC+5.',
      ru: 'Вылеты и прилёты: время, стойки, выход, лента и статус. Время везде местное, UTC+5.',
      en: 'Departures and arrivals: times, desks, gate, belt and status. All times are local, UTC+5.',
    },
    sections: [],
    meta: {
      title: {
        uz: 'Onlayn tablo: bugungi uchish va kelishlar',
        ru: 'Онлайн-табло: вылеты и прилёты сегодня',
        en: 'Flight board: departures and arrivals today',
      },
      description: {
        uz: 'Kechagi, bugungi va ertangi reyslar: har birining vaqti, roʻyxatdan oʻtish stoli, chiqishi, bagaj lentasi va ayni damdagi holati.',
        ru: 'Рейсы на вчера, сегодня и завтра в реальном времени: время, стойки регистрации, выходы, ленты багажа и статус каждого рейса.',
        en: 'Live flights of yesterday, today and tomorrow: times, check-in desks, gates, baggage belts and the status of each flight.',
      },
    },
    keywords: {
      uz: 'tablo, reyslar, uchish vaqti, qoʻnish vaqti, kechikish, bekor qilingan reys, chiqish raqami, jonli',
      ru: 'табло, рейсы, время вылета, время прилёта, задержка, отмена рейса, номер выхода, онлайн',
      en: 'flights, departures, arrivals, live flights, departure time, arrival time, delay, cancelled, gate number, status',
    },
  },
  {
    slug: 'sitemap',
    title: { uz: 'Sayt xaritasi', ru: 'Карта сайта', en: 'Site map' },
    lead: {
      uz: 'Saytning barcha boʻlim va sahifalari bitta roʻyxatda.',
      ru: 'Все разделы и страницы сайта одним списком.',
      en: 'Every section and page of the site in one list.',
    },
    sections: [],
    meta: {
      title: {
        uz: 'Sayt xaritasi: barcha sahifalar',
        ru: 'Карта сайта: все страницы',
        en: 'Site map: every page',
      },
      description: {
        uz: '“Registon” xalqaro aeroporti saytining xaritasi: reyslar, yoʻlovchilarga maʼlumot, xizmatlar, aeroport va matbuot boʻlimlari.',
        ru: 'Карта сайта Международного аэропорта «Регистон»: рейсы, сведения для пассажиров, услуги, разделы об аэропорте и для прессы.',
        en: 'Map of the site of Registon International Airport: flights, passenger information, services, the airport and the press centre.',
      },
    },
    keywords: {
      uz: 'boʻlimlar, sahifalar roʻyxati, mundarija',
      ru: 'разделы, список страниц, содержание',
      en: 'sections, list of pages, contents, overview',
    },
  },
  {
    slug: 'pages',
    title: {
      uz: 'Alifbo boʻyicha maʼlumot',
      ru: 'Информация от А до Я',
      en: 'Information A to Z',
    },
    lead: {
      uz: 'Mavzuni birinchi harfi boʻyicha toping: sahifalar, xizmatlar va hujjatlar alifbo tartibida.',
      ru: 'Найдите тему по первой букве: страницы, услуги и документы в алфавитном порядке.',
      en: 'Find a topic by its first letter: pages, services and documents in alphabetical order.',
    },
    sections: [],
    meta: {
      title: {
        uz: 'Alifbo boʻyicha maʼlumot va hujjatlar',
        ru: 'Информация и документы от А до Я',
        en: 'Information and documents from A to Z',
      },
      description: {
        uz: 'Aeroport haqidagi maʼlumotlar alifbo tartibida: avtoturargohdan yoʻqolgan buyumlargacha, sahifalar, xizmatlar va hujjatlarga havolalar.',
        ru: 'Сведения об аэропорте в алфавитном порядке: от багажа до парковки, со ссылками на страницы, услуги и документы.',
        en: 'Information about the airport in alphabetical order, from assistance to Wi-Fi, with links to its pages, services and documents.',
      },
    },
    keywords: {
      uz: 'hujjatlar, alifbo, mavzular, koʻrsatkich, A–Z',
      ru: 'документы, алфавит, темы, указатель, А–Я',
      en: 'documents, alphabet, topics, index, A–Z',
    },
  },
  home,
];
