import type { Localized } from './types';

interface Entry {
  text: Localized;
  href: string;
}

const entry = (href: string, uz: string, ru: string, en: string): Entry => ({
  href,
  text: { uz, ru, en },
});

type SocialIcon = 'telegram' | 'instagram' | 'facebook' | 'youtube';

const social: { text: string; href: string; icon: SocialIcon }[] = [
  { text: 'Telegram', href: 'https://example.com/telegram', icon: 'telegram' },
  { text: 'Instagram', href: 'https://example.com/instagram', icon: 'instagram' },
  { text: 'Facebook', href: 'https://example.com/facebook', icon: 'facebook' },
  { text: 'YouTube', href: 'https://example.com/youtube', icon: 'youtube' },
];

const copyright: Localized = {
  uz: '© {year} “Registon” xalqaro aeroporti',
  ru: '© {year} Международный аэропорт «Регистон»',
  en: '© {year} Registon International Airport',
};

const departing = entry('/passengers/departing/', 'Uchib ketuvchilarga', 'Вылетающим', 'Departing');
const arriving = entry('/passengers/arriving/', 'Kelayotganlarga', 'Прилетающим', 'Arriving');
const baggage = entry('/passengers/baggage/', 'Bagaj', 'Багаж', 'Baggage');
const questions = entry(
  '/passengers/faq/',
  'Savol-javoblar',
  'Вопросы и ответы',
  'Questions and answers',
);
const about = entry('/airport/about/', 'Aeroport haqida', 'Об аэропорте', 'About');
const plans = entry('/airport/scheme/', 'Terminal sxemasi', 'Схема терминала', 'Floor plan');
const parking = entry('/parking/', 'Avtoturargoh', 'Парковка', 'Parking');
const career = entry('/airport/career/', 'Ish oʻrinlari', 'Карьера', 'Careers');
const privacy = entry('/privacy-policy/', 'Maxfiylik siyosati', 'Конфиденциальность', 'Privacy');
const siteMap = entry('/sitemap/', 'Sayt xaritasi', 'Карта сайта', 'Site map');
const photoRules = entry(
  '/press-center/photo-rules/',
  'Suratga olish qoidalari',
  'Правила съёмки',
  'Photo rules',
);

/** The sample site-wide content. `{year}` is replaced by the year of seeding. */
export const layoutContent = {
  airport: {
    name: {
      uz: '“Registon” xalqaro aeroporti',
      ru: 'Международный аэропорт «Регистон»',
      en: 'Registon International Airport',
    },
    shortName: { uz: 'Registon', ru: 'Регистон', en: 'Registon' },
    kind: { uz: 'Xalqaro aeroport', ru: 'Международный аэропорт', en: 'International Airport' },
    description: {
      uz: '“Registon” aeroporti: reyslar, chiqishlar, xizmatlar va transport — hozirgi holati bilan.',
      ru: 'Рейсы, выходы на посадку, услуги и транспорт аэропорта «Регистон» в реальном времени.',
      en: 'Flights, gates, services and transport of Registon International Airport, live.',
    },
    code: 'RGX',
  },
  header: {
    temperature: '28°',
    nav: [
      entry('/flight-board/', 'Reyslar', 'Рейсы', 'Flights'),
      entry('/passengers/', 'Yoʻlovchilarga', 'Пассажирам', 'Passengers'),
      entry('/services/', 'Xizmatlar', 'Услуги', 'Services'),
      entry('/airport/', 'Aeroport', 'Аэропорт', 'Airport'),
      entry('/press-center/', 'Matbuot', 'Пресса', 'Press'),
    ],
    menu: [
      {
        ...entry('/flight-board/', 'Reyslar', 'Рейсы', 'Flights'),
        submenu: [
          entry('/flight-board/', 'Onlayn tablo', 'Онлайн-табло', 'Flight board'),
          entry(
            '/flight-board/?direction=arrival',
            'Bugungi kelishlar',
            'Прилёты сегодня',
            'Arrivals today',
          ),
          entry(
            '/seasonal-schedule/',
            'Mavsumiy jadval',
            'Сезонное расписание',
            'Seasonal schedule',
          ),
        ],
      },
      {
        ...entry('/passengers/', 'Yoʻlovchilarga', 'Пассажирам', 'Passengers'),
        submenu: [
          departing,
          arriving,
          baggage,
          questions,
          entry('/how-to-get-there/', 'Qanday yetib kelish', 'Как добраться', 'How to get there'),
          parking,
        ],
      },
      {
        ...entry('/services/', 'Xizmatlar', 'Услуги', 'Services'),
        submenu: [
          entry('/services/', 'Barcha xizmatlar', 'Все услуги', 'All services'),
          entry('/services/shops/', 'Doʻkonlar', 'Магазины', 'Shops'),
          entry(
            '/services/cafes-and-restaurants/',
            'Kafe va restoranlar',
            'Кафе и рестораны',
            'Cafes and restaurants',
          ),
          entry('/services/duty-free/', 'Duty free', 'Duty free', 'Duty free'),
          entry('/services/business-halls/?tab=cip', 'CIP zali', 'Зал CIP', 'CIP hall'),
          entry('/services/business-halls/?tab=vip', 'VIP zali', 'Зал VIP', 'VIP hall'),
        ],
      },
      {
        ...entry('/airport/', 'Aeroport', 'Аэропорт', 'Airport'),
        submenu: [
          about,
          plans,
          entry('/airport/sardor-rahimov/', 'Rahbariyat', 'Руководство', 'Leadership'),
          career,
          entry('/airport/contacts/', 'Bogʻlanish', 'Контакты', 'Contacts'),
          entry('/partners/', 'Hamkorlar', 'Партнёры', 'Partners'),
          entry(
            '/flight-safety-policy/',
            'Parvozlar xavfsizligi',
            'Безопасность полётов',
            'Flight safety policy',
          ),
          entry('/policies/', 'Siyosatlar', 'Политики', 'Policies'),
          privacy,
          entry(
            '/pages/',
            'Alifbo boʻyicha maʼlumot',
            'Информация от А до Я',
            'Information A to Z',
          ),
          siteMap,
        ],
      },
      {
        ...entry('/press-center/', 'Matbuot markazi', 'Пресс-центр', 'Press centre'),
        submenu: [
          entry(
            '/press-center/press-releases/',
            'Press-relizlar',
            'Пресс-релизы',
            'Press releases',
          ),
          photoRules,
        ],
      },
      { ...entry('/airport/contacts/', 'Bogʻlanish', 'Контакты', 'Contacts'), submenu: [] },
    ],
    phone: {
      href: 'tel:+998000000000',
      text: '+998 00 000 00 00',
      description: {
        uz: 'Maʼlumot xizmati, kecha-yu kunduz',
        ru: 'Справочная, круглосуточно',
        en: 'Information, around the clock',
      },
    },
    social,
    copyright,
    search: {
      placeholder: {
        uz: 'Saytdan qidirish',
        ru: 'Поиск по сайту',
        en: 'Search the site',
      },
      clear: { uz: 'Tozalash', ru: 'Очистить', en: 'Clear' },
      show_all: {
        uz: 'Barcha natijalar',
        ru: 'Все результаты',
        en: 'Show all results',
      },
    },
    blind_panel: {
      font_size_text: { uz: 'Matn oʻlchami', ru: 'Размер текста', en: 'Text size' },
      font_size_text_symbols: { uz: 'A', ru: 'А', en: 'A' },
      color_scheme_text: { uz: 'Ranglar', ru: 'Цвета', en: 'Colours' },
      images_text: { uz: 'Rasmlar', ru: 'Изображения', en: 'Images' },
      close_text: { uz: 'Yopish', ru: 'Закрыть', en: 'Close' },
    },
  },
  footer: {
    nav: [departing, arriving, baggage, questions, about, plans, parking, career],
    copyright,
    site_map: siteMap,
    privacy: entry(
      '/privacy-policy/',
      'Maʼlumotlarni oshkor etish va maxfiylik',
      'Раскрытие информации и конфиденциальность',
      'Privacy policy',
    ),
    madein: entry(
      'https://example.com/parvoz',
      'Parvoz jamoasi yaratgan',
      'Сделано командой Parvoz',
      'Made by Parvoz',
    ),
    awards: [
      {
        alt: {
          uz: 'Airport Carbon mukofoti',
          ru: 'Награда Airport Carbon',
          en: 'Airport Carbon award',
        },
      },
      {
        alt: {
          uz: 'Kungaboqar tasmasi dasturi',
          ru: 'Программа «Лента с подсолнухами»',
          en: 'Sunflower lanyard programme',
        },
      },
    ],
  },
  cookies: {
    title: { uz: 'Cookie fayllari', ru: 'Файлы cookie', en: 'Cookies' },
    duration: '0.001',
    description: {
      uz: 'Sayt kuzatuvchi cookie fayllarni ishlatmaydi. Matn oʻlchami, kontrast va rasm tanlovingiz brauzeringizda saqlanadi, shu xabarni yopganingiz ham eslab qolinadi.',
      ru: 'Сайт не использует отслеживающие файлы cookie. Выбранные размер текста, контраст и показ изображений хранятся в вашем браузере, там же отмечается, что вы закрыли это сообщение.',
      en: 'This site sets no tracking cookies. It keeps your choice of text size, contrast and images in your browser and remembers that you closed this notice.',
    },
    button: { uz: 'Tushunarli', ru: 'Понятно', en: 'Got it' },
  },
  message: {
    title: { uz: 'Sinov rejimi.', ru: 'Тестовый режим.', en: 'Test mode.' },
    description: {
      uz: 'Bu — oʻylab topilgan aeroportning namoyish sayti: reyslar va aloqa maʼlumotlari namunadir.',
      ru: 'Это демонстрационный сайт вымышленного аэропорта: рейсы и контакты приведены для примера.',
      en: 'This is a demonstration site of a fictional airport: flights and contacts are samples.',
    },
  },
  errorMessages: {
    required: {
      uz: 'Maydon toʻldirilishi shart',
      ru: 'Поле обязательно для заполнения',
      en: 'Please fill in this field',
    },
    email: {
      uz: 'Email notoʻgʻri kiritilgan',
      ru: 'Некорректный email',
      en: 'Enter an email such as name@example.com',
    },
  },
  notFound: {
    title: {
      uz: 'Bunday sahifa yoʻq',
      ru: 'Такой страницы нет',
      en: 'Page not found',
    },
    text: {
      uz: 'Manzil oʻzgargan yoki xato yozilgan boʻlishi mumkin. Reyslar, xizmatlar va yoʻlovchilar uchun maʼlumot bosh sahifada.',
      ru: 'Возможно, адрес изменился или набран с ошибкой. Рейсы, услуги и сведения для пассажиров — на главной странице.',
      en: 'The address may have changed or been mistyped. You can reach flights, services and passenger information from the home page.',
    },
    link: entry('/', 'Bosh sahifaga', 'На главную', 'Go to the home page'),
    meta: {
      title: { uz: 'Sahifa topilmadi', ru: 'Страница не найдена', en: 'Page not found' },
      description: {
        uz: 'Soʻralgan sahifa saytda mavjud emas.',
        ru: 'Запрошенной страницы на сайте нет.',
        en: 'The requested page is not on this site.',
      },
    },
  },
};
