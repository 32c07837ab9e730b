import type { Field, GlobalConfig } from 'payload';
import { label, plainText, rows } from '../fields/basic';
import { groups } from '../groups';
import { purgeGlobal } from '../hooks/purge';

/** How the flight board is fed; it is not published in languages and has no drafts. */
export const Operations: GlobalConfig = {
  slug: 'operations',
  label: label('Tablo', 'Табло', 'Flight board'),
  admin: { group: groups.flights },
  hooks: { afterChange: [purgeGlobal('operations')] },
  fields: [
    {
      name: 'automaticProgress',
      type: 'checkbox',
      defaultValue: false,
      label: label('Soat boʻyicha holat', 'Статусы по часам', 'Progress by the clock'),
      admin: {
        description: label(
          'Hisoboti yoʻq reyslarga roʻyxatdan oʻtish, samolyotga chiqish va uchish holati soat boʻyicha beriladi (namoyish uchun).',
          'Рейсам без отчета регистрация, посадка и вылет назначаются по часам (для показа).',
          'Flights without a report get desks, gate and status by the clock. For demonstrations.',
        ),
      },
    },
    rows(
      'gates',
      label('Chiqishlargacha yoʻl', 'Путь до выходов', 'Walk to the gates'),
      label('Chiqish', 'Выход', 'Gate'),
      [
        { ...plainText('gate', label('Chiqish', 'Выход', 'Gate')), required: true } as Field,
        {
          name: 'walkMinutes',
          type: 'number',
          min: 0,
          max: 60,
          required: true,
          label: label('Piyoda, daqiqa', 'Пешком, минут', 'Minutes on foot'),
        },
      ],
    ),
  ],
};
