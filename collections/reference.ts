import type { CollectionConfig, Field } from 'payload';
import { label, type Label } from './fields/basic';
import { localizedText } from './fields/link';
import { validTimeZone } from './fields/validate';
import { purgeCollection, purgeDeleted } from './hooks/purge';
import { groups } from './groups';

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

const iata = (length: number, title: Label): Field => ({
  name: 'iata',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  minLength: 2,
  maxLength: length,
  label: title,
});

export const Airlines = operational({
  slug: 'airlines',
  labels: {
    singular: label('Aviakompaniya', 'Авиакомпания', 'Airline'),
    plural: label('Aviakompaniyalar', 'Авиакомпании', 'Airlines'),
  },
  admin: { useAsTitle: 'name', group: groups.flights },
  fields: [
    iata(2, label('IATA kodi', 'Код IATA', 'IATA code')),
    {
      name: 'name',
      type: 'text',
      required: true,
      label: label('Nomi', 'Название', 'Name'),
    },
    {
      name: 'checkInCloses',
      type: 'number',
      required: true,
      min: 20,
      max: 120,
      defaultValue: 40,
      label: label(
        'Roʻyxatdan oʻtish tugashi, daqiqa',
        'Конец регистрации, минут до вылета',
        'Check-in closes, minutes before departure',
      ),
    },
  ],
});

export const Cities = operational({
  slug: 'cities',
  labels: {
    singular: label('Shahar', 'Город', 'City'),
    plural: label('Shaharlar', 'Города', 'Cities'),
  },
  admin: { useAsTitle: 'name', group: groups.flights },
  fields: [
    iata(3, label('IATA kodi', 'Код IATA', 'IATA code')),
    localizedText('name', label('Nomi', 'Название', 'Name')),
    {
      name: 'country',
      type: 'text',
      required: true,
      minLength: 2,
      maxLength: 2,
      label: label('Davlat (ISO)', 'Страна (ISO)', 'Country (ISO)'),
    },
    {
      name: 'timeZone',
      type: 'text',
      required: true,
      validate: validTimeZone,
      label: label('Vaqt mintaqasi', 'Часовой пояс', 'Time zone'),
    },
  ],
});
