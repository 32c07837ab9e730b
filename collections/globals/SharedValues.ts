import {
  ValidationError,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
} from 'payload';
import { say } from '../../src/cms/admin-words/say';
import { titlesReferringTo, valuesIn } from '../../src/cms/shared-values';
import { slugPattern } from '../../src/lib/patterns';
import { INFORMATION_PHONE, isAmount } from '../../src/lib/shared-values';
import { label, plainText, rows } from '../fields/basic';
import { matching } from '../fields/validate';
import { groups } from '../groups';
import { indexReferringLater } from '../hooks/index-search';
import { purgeGlobal } from '../hooks/purge';

type Written = { values?: { name?: string; value?: string }[] } | undefined;

/** So many documents are named where a value is still in use. */
const MOST_NAMED = 5;

/** What has another value than before is found by that. */
const indexChangedValues: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before = valuesIn((previousDoc as Written)?.values);
  const after = valuesIn((doc as Written)?.values);
  const changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
  await indexReferringLater(req, changed);
  return doc as unknown;
};

/** What texts refer to stays, and what is counted with stays a number. */
const keepUsed: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const after = valuesIn((data as Written)?.values);
  const lost = [...valuesIn((originalDoc as Written)?.values)].flatMap(([name, value]) => {
    const now = after.get(name);
    return now === undefined || (isAmount(value) && !isAmount(now)) ? name : [];
  });
  const titles = lost.length > 0 ? await titlesReferringTo(req, lost) : [];
  if (titles.length === 0) return data as unknown;
  const message = say(req, 'sharedValueUsed', {
    names: lost.join(', '),
    documents: titles.slice(0, MOST_NAMED).join('; '),
  });
  const errors = [{ path: 'values', label: message, message }];
  throw new ValidationError({ global: 'shared-values', req, errors }, req.t);
};

const name = {
  ...plainText('name', label('Nomi', 'Имя', 'Name'), (value, options) => {
    const { values } = options.data as { values?: { name?: string }[] | null };
    if ((values ?? []).filter((row) => row.name === value).length > 1) {
      return say(options.req, 'sharedValueTwice');
    }
    if (value === INFORMATION_PHONE) return say(options.req, 'informationPhone');
    return matching(slugPattern, 'slug')(value, options);
  }),
  required: true,
};

const value = {
  ...plainText('value', label('Qiymati', 'Значение', 'Value'), matching(/^[^{}]+$/, 'sharedValue')),
  required: true,
};

/** Telephones, prices and times of which there is one, and which texts refer to; public once it is saved. */
export const SharedValues: GlobalConfig = {
  slug: 'shared-values',
  label: label('Telefonlar va narxlar', 'Телефоны и цены', 'Telephones and prices'),
  admin: {
    group: groups.everywhere,
    description: label(
      'Matnda {{press-phone}} yozilsa, oʻrnida shu nomdagi qiymat koʻrinadi. Qiymat bu yerda oʻzgarsa, butun saytda oʻzgaradi.',
      'Вместо {{press-phone}} в тексте посетители видят значение с этим именем. Измените его здесь, и оно изменится на всем сайте.',
      'Where a text has {{press-phone}}, the value of that name is shown. Change it here and it changes on the whole site.',
    ),
  },
  hooks: {
    beforeChange: [keepUsed],
    afterChange: [purgeGlobal('shared-values'), indexChangedValues],
  },
  fields: [
    rows('values', label('Qiymatlar', 'Значения', 'Values'), label('Qiymat', 'Значение', 'Value'), [
      name,
      value,
      plainText('note', label('Bu nima', 'Что это', 'What it is')),
    ]),
  ],
};
