import type { TermContent } from './types';

const list = (
  name: TermContent['list'],
  entries: [slug: string, uz: string, ru: string, en: string][],
): TermContent[] =>
  entries.map(([slug, uz, ru, en]) => ({ list: name, slug, title: { uz, ru, en } }));

/** In the order of the filters. A slug is used in one list only. */
export const terms: TermContent[] = [
  ...list('place-type', [
    // Shops
    ['souvenirs', 'Sovgʻalar va hunarmandlik', 'Сувениры и ремёсла', 'Souvenirs and crafts'],
    ['groceries', 'Oziq-ovqat', 'Продукты', 'Food to take away'],
    ['press', 'Kitob va matbuot', 'Книги и пресса', 'Books and press'],
    ['clothes', 'Kiyim-kechak', 'Одежда', 'Clothes'],
    ['pharmacy', 'Dorixona', 'Аптека', 'Pharmacy'],
    ['electronics', 'Elektronika va aloqa', 'Электроника и связь', 'Electronics and SIM cards'],
    ['flowers', 'Gullar', 'Цветы', 'Flowers'],
    ['travel-goods', 'Safar anjomlari', 'Товары в дорогу', 'Travel goods'],
    ['jewellery', 'Zargarlik buyumlari', 'Ювелирные изделия', 'Jewellery'],
    // Cafes and restaurants
    ['tea-house', 'Choyxona', 'Чайхана', 'Tea house'],
    ['restaurant', 'Restoran', 'Ресторан', 'Restaurant'],
    ['canteen', 'Oshxona', 'Столовая', 'Canteen'],
    ['cafe', 'Kafe', 'Кафе', 'Cafe'],
    ['coffee', 'Qahva', 'Кофейня', 'Coffee'],
    ['fast-food', 'Tez tayyorlanadigan taomlar', 'Быстрое питание', 'Fast food'],
    ['bakery', 'Nonvoyxona', 'Пекарня', 'Bakery'],
    ['juice-bar', 'Sharbat va ichimliklar', 'Соки и смузи', 'Juice bar'],
    ['bar', 'Bar', 'Бар', 'Drinks bar'],
    // Duty free
    ['general', 'Barcha boʻlimlar', 'Все отделы', 'All departments'],
    ['perfume', 'Atir-upa', 'Парфюмерия и косметика', 'Perfume and cosmetics'],
    ['spirits', 'Spirtli ichimliklar', 'Алкоголь', 'Spirits and wine'],
    ['confectionery', 'Shirinliklar', 'Сладости', 'Confectionery'],
    ['tobacco', 'Tamaki', 'Табак', 'Tobacco'],
    ['toys', 'Oʻyinchoqlar', 'Игрушки', 'Toys'],
    ['watches', 'Qoʻl soatlari', 'Часы', 'Watches'],
    ['accessories', 'Koʻzoynak va aksessuarlar', 'Очки и аксессуары', 'Sunglasses and accessories'],
  ]),
  ...list('place-category', [
    ['food-and-drink', 'Taom va ichimlik', 'Еда и напитки', 'Food and drink'],
    ['in-a-hurry', 'Yoʻl-yoʻlakay', 'На ходу', 'In a hurry'],
    ['gifts', 'Sovgʻa uchun', 'В подарок', 'Gifts'],
    ['essentials', 'Safarga kerakli', 'Нужное в дороге', 'Travel essentials'],
    ['beauty', 'Goʻzallik', 'Красота', 'Beauty'],
    ['fashion', 'Moda va bezak', 'Мода и украшения', 'Fashion'],
    ['children', 'Bolalar bilan', 'С детьми', 'With children'],
  ]),
  ...list('press-type', [
    ['news', 'Yangilik', 'Новость', 'News'],
    ['announcement', 'Eʼlon', 'Объявление', 'Announcement'],
    ['route', 'Yoʻnalish', 'Маршрут', 'Route'],
  ]),
  ...list('partner-type', [
    ['airline', 'Aviakompaniya', 'Авиакомпания', 'Airline'],
    ['bank', 'Bank', 'Банк', 'Banking'],
    ['transport', 'Transport', 'Транспорт', 'Ground transport'],
    ['service', 'Xizmat koʻrsatuvchi', 'Сервис', 'Service provider'],
  ]),
];
