import type { CollectionAfterChangeHook, CollectionConfig, Field, PayloadRequest } from 'payload';
import { localeNames, locales } from '../src/i18n/locales';
import { deleteFruitless } from '../src/cms/search-words/fruitless';
import { choice, label, type Label } from './fields/basic';
import { groups } from './groups';
import { purgeCollection, purgeDeleted } from './hooks/purge';

/** What the address of the form says, where a fruitless search leads to it. */
const fromAddress =
  (name: string) =>
  ({ req }: { req: PayloadRequest }): string | undefined => {
    const value = req.query?.[name];
    return typeof value === 'string' ? value : undefined;
  };

const words = (name: string, title: Label, description: Label): Field => ({
  name,
  type: 'text',
  required: true,
  maxLength: 60,
  defaultValue: fromAddress(name),
  label: title,
  admin: { description },
});

const forgetFruitless: CollectionAfterChangeHook = async ({ doc, req }) => {
  await deleteFruitless(req, doc.word, doc.lang);
  return doc;
};

/** What visitors of the site call something, and what its pages call it. */
export const Synonyms: CollectionConfig = {
  slug: 'synonyms',
  labels: {
    singular: label('Sinonim', 'Синоним', 'Synonym'),
    plural: label('Qidiruv sinonimlari', 'Синонимы для поиска', 'Search synonyms'),
  },
  admin: {
    group: groups.site,
    useAsTitle: 'word',
    defaultColumns: ['word', 'means', 'lang'],
    hideAPIURL: true,
  },
  defaultSort: 'word',
  hooks: {
    afterChange: [purgeCollection('synonyms'), forgetFruitless],
    afterDelete: [purgeDeleted('synonyms')],
  },
  fields: [
    words(
      'word',
      label('Qidirilgan soʻz', 'Что ищут', 'What is searched for'),
      label(
        'Tashrif buyuruvchi yozadigan soʻz yoki ibora',
        'Слово или выражение, которое пишет посетитель',
        'A word or phrase that a visitor types',
      ),
    ),
    words(
      'means',
      label('Saytdagi soʻz', 'Как это называется на сайте', 'What the site calls it'),
      label(
        'Sahifa sarlavhasidagi kabi: avval shu soʻz boʻyicha topilganlar koʻrsatiladi',
        'Как в заголовке страницы: найденное по этим словам показывается первым',
        'As in the title of a page: what has these words is shown first',
      ),
    ),
    {
      ...choice(
        'lang',
        label('Til', 'Язык', 'Language'),
        locales.map((value) => ({ value, label: localeNames[value] })),
        { required: true },
      ),
      defaultValue: fromAddress('lang'),
    } as Field,
  ],
};
