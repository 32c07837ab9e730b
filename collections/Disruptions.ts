import type { CollectionConfig, Field } from 'payload';
import { causeNames, causes, severities, severityNames } from '../src/features/disruption/kinds';
import { ALL_CLEAR_MS } from '../src/features/disruption/lasting';
import { states } from '../src/features/disruption/states';
import { nobody } from '../src/cms/access/access';
import { ZONED_FORMAT } from '../src/cms/date-fields/zoned';
import { disruptionEndpoints } from '../src/cms/disruptions/endpoints';
import { draftPressRelease } from '../src/cms/disruptions/press-draft';
import { prepareDisruption, prepareOtherLanguages } from '../src/cms/disruptions/prepare';
import { directionField, label, momentInput, type Label } from './fields/basic';
import { allClearTexts, situationTexts } from './fields/disruption-texts';
import { localizedText } from './fields/link';
import { matching } from './fields/validate';
import { groups } from './groups';
import { purgeCollectionLater } from './hooks/purge';
import { operational } from './reference';

const moment = (name: string, title: Label, more: Partial<Field> = {}): Field =>
  ({ name, type: 'date', label: title, admin: momentInput, ...more }) as Field;

/** What the server alone writes. */
const kept = { access: { create: nobody, update: nobody } };
const readOnly = { ...kept, admin: { ...momentInput, readOnly: true } } as Partial<Field>;

const codes = (name: string, title: Label, pattern: RegExp): Field => ({
  name,
  type: 'text',
  hasMany: true,
  label: title,
  validate: (values, options) => {
    const check = matching(pattern, 'iataCode');
    const wrong = (Array.isArray(values) ? values : [])
      .map((value) => check(value as never, options as never))
      .find((result) => result !== true);
    return (wrong as string | undefined) ?? true;
  },
});

/** What keeps flights from going as planned, such as fog; announced on the disruption desk. */
const base = operational({
  slug: 'disruptions',
  labels: {
    singular: label('Uzilish', 'Сбой', 'Disruption'),
    plural: label('Uzilishlar', 'Сбои', 'Disruptions'),
  },
  admin: {
    group: groups.flights,
    useAsTitle: 'from',
    defaultColumns: ['from', 'cause', 'severity', 'state', 'endedAt'],
  },
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'rehearsal',
      index: true,
      label: label('Holat', 'Состояние', 'State'),
      options: Object.entries(states).map(([value, title]) => ({ value, label: title })),
    },
    {
      name: 'cause',
      type: 'select',
      required: true,
      label: label('Sabab', 'Причина', 'Cause'),
      options: causeNames.map((value) => ({ value, label: causes[value].label })),
    },
    {
      name: 'severity',
      type: 'select',
      required: true,
      label: label('Daraja', 'Степень', 'Severity'),
      options: severityNames.map((value) => ({ value, label: severities[value].label })),
    },
    directionField,
    codes(
      'airlines',
      label('Aviakompaniyalar (IATA)', 'Авиакомпании (IATA)', 'Airlines (IATA)'),
      /^[A-Z0-9]{2}$/,
    ),
    codes('cities', label('Shaharlar (IATA)', 'Города (IATA)', 'Cities (IATA)'), /^[A-Z]{3}$/),
    moment('from', label('Boshlanishi', 'Начало', 'From'), {
      required: true,
      // By this Payload calls the document, in titles and choices.
      admin: { ...momentInput, date: { displayFormat: ZONED_FORMAT } },
    }),
    moment('until', label('Tugashi', 'Окончание', 'Until')),
    moment('announcedAt', label('Eʼlon qilingan', 'Объявлен', 'Announced'), readOnly),
    moment('endedAt', label('Tugagan', 'Закончился', 'Ended'), readOnly),
    localizedText(
      'causePhrase',
      label('Sabab, gap ichida', 'Причина, внутри предложения', 'Cause, within a sentence'),
    ),
    {
      name: 'texts',
      type: 'group',
      label: label('Matnlar', 'Тексты', 'Texts'),
      fields: situationTexts,
    },
    ...allClearTexts,
    {
      name: 'press',
      type: 'relationship',
      relationTo: 'press',
      ...kept,
      admin: { readOnly: true },
      label: label('Press-reliz', 'Пресс-релиз', 'Press release'),
    },
  ],
});

/** When what is said changes by the clock: at the beginning, at the end, and when the all-clear goes. */
function momentsOf({ from, until, endedAt }: Record<string, unknown>): unknown[] {
  const end = endedAt ?? until;
  const gone = typeof end === 'string' && new Date(Date.parse(end) + ALL_CLEAR_MS).toISOString();
  return [from, until, gone];
}

export const Disruptions: CollectionConfig = {
  ...base,
  endpoints: disruptionEndpoints,
  hooks: {
    ...base.hooks,
    beforeChange: [prepareDisruption],
    afterChange: [
      prepareOtherLanguages,
      draftPressRelease,
      ...(base.hooks?.afterChange ?? []),
      purgeCollectionLater('disruptions', momentsOf),
    ],
  },
};
