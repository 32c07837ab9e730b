import type { CollectionConfig, Field } from 'payload';
import { localizedText } from './fields/link';
import { purgeCollection, purgeDeleted } from './hooks/purge';

/** Data that operations keep: read by the site, written by staff or, of flights, by a feed with an API key. */
export const operational = (
  config: Pick<CollectionConfig, 'slug' | 'labels' | 'admin' | 'fields'> & {
    indexes?: CollectionConfig['indexes'];
  },
): CollectionConfig => ({
  ...config,
  hooks: {
    afterChange: [purgeCollection(config.slug)],
    afterDelete: [purgeDeleted(config.slug)],
  },
});

const iata = (length: number, label: { uz: string; ru: string; en: string }): Field => ({
  name: 'iata',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  minLength: 2,
  maxLength: length,
  label,
});

export const Airlines = operational({
  slug: 'airlines',
  labels: {
    singular: { uz: 'Aviakompaniya', ru: 'Авиакомпания', en: 'Airline' },
    plural: { uz: 'Aviakompaniyalar', ru: 'Авиакомпании', en: 'Airlines' },
  },
  admin: { useAsTitle: 'name', group: { uz: 'Parvozlar', ru: 'Рейсы', en: 'Flights' } },
  fields: [
    iata(2, { uz: 'IATA kodi', ru: 'Код IATA', en: 'IATA code' }),
    {
      name: 'name',
      type: 'text',
      required: true,
      label: { uz: 'Nomi', ru: 'Название', en: 'Name' },
    },
    {
      name: 'checkInCloses',
      type: 'number',
      required: true,
      min: 20,
      max: 120,
      defaultValue: 40,
      label: {
        uz: 'Roʻyxat yopilishi, daqiqa',
        ru: 'Конец регистрации, минут до вылета',
        en: 'Check-in closes, minutes before departure',
      },
    },
  ],
});

export const Cities = operational({
  slug: 'cities',
  labels: {
    singular: { uz: 'Shahar', ru: 'Город', en: 'City' },
    plural: { uz: 'Shaharlar', ru: 'Города', en: 'Cities' },
  },
  admin: { useAsTitle: 'name', group: { uz: 'Parvozlar', ru: 'Рейсы', en: 'Flights' } },
  fields: [
    iata(3, { uz: 'IATA kodi', ru: 'Код IATA', en: 'IATA code' }),
    localizedText('name', { uz: 'Nomi', ru: 'Название', en: 'Name' }),
    {
      name: 'country',
      type: 'text',
      required: true,
      minLength: 2,
      maxLength: 2,
      label: { uz: 'Davlat (ISO)', ru: 'Страна (ISO)', en: 'Country (ISO)' },
    },
    {
      name: 'timeZone',
      type: 'text',
      required: true,
      label: { uz: 'Vaqt mintaqasi', ru: 'Часовой пояс', en: 'Time zone' },
    },
  ],
});
