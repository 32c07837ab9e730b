import { describe, expect, test } from 'vitest';
import { localText } from '@/lib/local-text';
import { entriesOf, isIndexed } from './entries';

const everywhere = { uz: 'published', ru: 'published', en: 'published' };

const richText = (...paragraphs: string[]) => ({
  root: {
    type: 'root',
    children: paragraphs.map((text) => ({
      type: 'paragraph',
      children: [{ type: 'text', text }],
    })),
  },
});

const texts = (uz: string, ru: string, en: string) => ({ uz, ru, en });

const uzbek = (text: string) => localText(text, { lang: 'uz' });

const page = {
  _status: everywhere,
  slug: 'passengers--baggage',
  title: texts('Bagaj', 'Багаж', 'Baggage'),
  lead: texts('Nima olish mumkin', 'Что можно взять', 'What you may bring'),
  keywords: texts('chamadon', 'чемодан', 'suitcase, trunk'),
  sections: [
    {
      blockType: 'text',
      id: 'row-1',
      anchor: 'liquids-anchor',
      heading: texts('Suyuqliklar', 'Жидкости', 'Liquids'),
      body: {
        uz: richText('100 ml'),
        ru: richText('100 мл'),
        en: richText('100 ml', 'in a clear bag'),
      },
    },
    {
      blockType: 'accordion',
      anchor: 'questions',
      heading: texts('Savollar', 'Вопросы', 'Questions'),
      items: [
        {
          anchor: 'lost-bag',
          title: texts('Bagaj kelmadi?', 'Багаж не прилетел?', 'No bag?'),
          body: { uz: richText('Ayting.'), ru: richText('Скажите.'), en: richText('Tell', 'us.') },
        },
        {
          anchor: 'skis',
          title: texts('Changʻi?', 'Лыжи?', 'Skis?'),
          body: { uz: richText('Ha.'), ru: richText('Да.'), en: richText('Yes.') },
        },
      ],
    },
  ],
};

describe('a page', () => {
  test('is found itself, and each of its questions under its own anchor', () => {
    expect(entriesOf('pages', page, 'en')).toEqual([
      {
        lang: 'en',
        link: '/passengers/baggage/',
        type: 'page',
        title: 'Baggage',
        text: 'What you may bring',
        keywords: 'suitcase, trunk',
        body: 'Liquids · 100 ml in a clear bag',
        date: null,
      },
      {
        lang: 'en',
        link: '/passengers/baggage/#lost-bag',
        type: 'faq',
        title: 'No bag?',
        text: 'Tell us.',
        keywords: '',
        body: '',
        date: null,
      },
      {
        lang: 'en',
        link: '/passengers/baggage/#skis',
        type: 'faq',
        title: 'Skis?',
        text: 'Yes.',
        keywords: '',
        body: '',
        date: null,
      },
    ]);
  });

  test('the cells of a table stand apart, and what is no word of a section is left out', () => {
    const cells = (...all: string[]) => ({ cells: all.map((en) => ({ text: texts('', '', en) })) });
    const table = {
      blockType: 'table',
      anchor: 'meals',
      heading: texts('', '', 'Meals'),
      text: texts('', '', 'What is served.'),
      rows: [cells('Plov', 'yes'), cells('Tea', 'yes')],
    };
    const notice = { blockType: 'notice', tone: 'warn', text: texts('', '', 'Ask on board.') };
    const [self] = entriesOf('pages', { ...page, sections: [table, notice] }, 'en');
    expect(self?.body).toBe('Meals · What is served. Plov · yes · Tea · yes · Ask on board.');
  });

  test('each thing that may be brought is found with its verdicts, and not by their words', () => {
    const allowances = {
      blockType: 'allowances',
      anchor: 'can-i-bring',
      heading: texts('Olsa boʻladimi', 'Можно ли', 'Can I'),
      items: [
        {
          title: texts('Pichoq', 'Нож', 'Knife & blade'),
          keywords: texts('', 'ножик', 'pocketknife'),
          cabin: 'no',
          hold: 'yes',
          text: { uz: 'Gʻilofda.', en: 'In a sheath.' },
        },
      ],
    };
    const document = { ...page, sections: [allowances] };
    const [self, item] = entriesOf('pages', document, 'en');
    expect(self?.body).toBe('Can I');
    expect(item).toMatchObject({
      type: 'item',
      link: '/passengers/baggage/?item=Knife+%26+blade#can-i-bring',
      title: 'Knife & blade',
      text: 'Cabin: not allowed. Hold: allowed. In a sheath.',
      indexedText: 'In a sheath.',
      keywords: 'pocketknife',
    });
    // A condition in Uzbek has the verdicts in Uzbek.
    expect(entriesOf('pages', document, 'ru')[1]?.text).toEqual(
      uzbek('Salonda: mumkin emas. Bagajda: mumkin. Gʻilofda.'),
    );
  });

  test('without sections is found by its title', () => {
    const bare = { ...page, sections: null };
    expect(entriesOf('pages', bare, 'ru')).toMatchObject([{ title: 'Багаж', body: '' }]);
    expect(entriesOf('pages', { ...bare, slug: 'home' }, 'uz')).toMatchObject([{ link: '/' }]);
  });
});

describe('languages', () => {
  const titles = (document: object, lang: 'uz' | 'ru' | 'en') =>
    entriesOf('pages', document, lang).map((entry) => [entry.lang, entry.title]);

  test('one that is not published is found by the Uzbek texts', () => {
    const draft = { ...page, _status: { ...everywhere, ru: 'draft' } };
    expect(titles(draft, 'ru')).toEqual([
      ['ru', uzbek('Bagaj')],
      ['ru', uzbek('Bagaj kelmadi?')],
      ['ru', uzbek('Changʻi?')],
    ]);
    expect(titles(draft, 'en')[0]).toEqual(['en', 'Baggage']);
  });

  test('what stands in Uzbek says so, field by field; what is searched by does not', () => {
    const half = { ...page, lead: { uz: 'Nima olish mumkin' }, keywords: { uz: 'chamadon' } };
    const [self] = entriesOf('pages', half, 'ru');
    const text = uzbek('Nima olish mumkin');
    expect(self).toMatchObject({ title: 'Багаж', text, keywords: 'chamadon' });
    const partner = {
      _status: everywhere,
      slug: 'a',
      title: texts('A', 'A', 'A'),
      body: { uz: richText('Matn') },
    };
    expect(entriesOf('partners', partner, 'en')).toMatchObject([
      { title: 'A', body: uzbek('Matn') },
    ]);
    expect(entriesOf('partners', partner, 'uz')).toMatchObject([{ title: 'A', body: 'Matn' }]);
  });

  test('one that is published is found also where Uzbek is not', () => {
    const russian = { ...page, _status: { uz: 'draft', ru: 'published' } };
    expect(titles(russian, 'ru')[0]).toEqual(['ru', 'Багаж']);
    expect(titles(russian, 'uz')).toEqual([]);
    expect(titles(russian, 'en')).toEqual([]);
  });

  test('what has no title is not found, nor what stands on such a page', () => {
    expect(titles({ ...page, title: texts('', '', '') }, 'en')).toEqual([]);
    const [text, accordion] = page.sections;
    const items = [{ anchor: 'a', title: texts('Savol?', '', ''), body: {} }];
    const sections = [text, { ...accordion, items }];
    expect(titles({ ...page, sections }, 'uz')).toEqual([['uz', 'Bagaj']]);
  });
});

describe('everything else', () => {
  const doc = {
    _status: 'published',
    slug: 'registon',
    title: 'Registon',
    text: 'A line',
    keywords: 'one, two',
    body: richText('Body'),
  };

  test.each([
    ['places', { ...doc, kind: 'duty-free' }, 'place', '/services/duty-free/registon/'],
    ['services', doc, 'service', '/services/registon/'],
    ['services', { ...doc, page: '/parking/' }, 'service', '/parking/'],
    ['partners', doc, 'partner', '/partners/registon/'],
  ] as const)('of %s is found at its address', (slug, document, type, link) => {
    const texts = { title: 'Registon', text: 'A line', keywords: 'one, two', body: 'Body' };
    expect(entriesOf(slug, document, 'uz')).toEqual([
      { lang: 'uz', link, type, date: null, ...texts },
    ]);
  });

  test('a press release has its date', () => {
    expect(entriesOf('press', { ...doc, date: '2026-11-21' }, 'en')).toMatchObject([
      {
        type: 'press',
        link: '/press-center/press-releases/registon/',
        date: '2026-11-21',
      },
    ]);
  });

  test('a person is found where there is a page of theirs', () => {
    const person = { ...doc, name: 'Sardor Rahimov', position: 'Director', page: true };
    expect(entriesOf('people', person, 'en')).toMatchObject([
      { type: 'page', link: '/airport/registon/', title: 'Sardor Rahimov', text: 'Director' },
    ]);
    expect(entriesOf('people', { ...person, page: false }, 'en')).toEqual([]);
    expect(entriesOf('people', { ...person, page: null }, 'en')).toEqual([]);
  });

  test('a draft is not found', () => {
    expect(entriesOf('partners', { ...doc, _status: 'draft' }, 'uz')).toEqual([]);
  });
});

test('only what has a page is indexed', () => {
  expect(['pages', 'people'].every(isIndexed)).toBe(true);
  expect(['terms', 'media', 'users', 'flights'].some(isIndexed)).toBe(false);
});
