import { choice, label } from '@collections/fields/basic';
import { text, texts, type KindInCms } from '../shared/cms';

export const notice: KindInCms<'notice'> = {
  name: label('Eslatma', 'Примечание', 'Notice'),
  purpose: label(
    'Koʻzga tashlanadigan muhim eslatma.',
    'Заметное важное предупреждение.',
    'Something important that catches the eye.',
  ),
  fields: [
    text,
    choice(
      'tone',
      label('Ohang', 'Тон', 'Tone'),
      [
        { value: 'info', label: label('Maʼlumot', 'Справка', 'Information') },
        { value: 'warn', label: label('Ogohlantirish', 'Предупреждение', 'Warning') },
      ],
      { required: true, defaultValue: 'info' },
    ),
  ],
  toSection: (block) => ({
    tone: block.tone,
    ...texts(block, 'text'),
  }),
};
