import type { Field } from 'payload';
import { label, plainText, rows, validSlug } from '@collections/fields/basic';
import { localizedText } from '@collections/fields/link';
import { toLink } from '@/cms/links';
import { heading, optionalHref, text, texts, type KindInCms } from '../shared/cms';

export const form: KindInCms<'form'> = {
  name: label('Murojaat shakli', 'Форма обращения', 'Contact form'),
  purpose: label(
    'Tashrif buyuruvchi xabar yozadigan shakl.',
    'Форма, в которой посетитель пишет сообщение.',
    'Where visitors write a message.',
  ),
  fields: [
    heading,
    text,
    rows('topics', label('Mavzular', 'Темы', 'Topics'), label('Mavzu', 'Тема', 'Topic'), [
      plainText('value', label('Belgi', 'Обозначение', 'Id'), validSlug),
      localizedText('title', label('Nomi', 'Название', 'Name')),
    ]),
    localizedText('consent', label('Rozilik matni', 'Текст согласия', 'Consent'), 'textarea'),
    {
      name: 'privacy',
      type: 'group',
      label: label('Maxfiylik siyosati', 'Политика конфиденциальности', 'Privacy policy'),
      fields: [
        localizedText('text', label('Matn', 'Текст', 'Text')),
        { ...optionalHref, defaultValue: '/privacy-policy/' } as Field,
      ],
    },
  ],
  toSection: (block) => ({
    ...texts(block, 'heading', 'text'),
    topics: (block.topics ?? []).flatMap(({ value, title }) =>
      value && title ? [{ value, text: title }] : [],
    ),
    ...texts(block, 'consent'),
    privacy: toLink(block.privacy),
  }),
};
