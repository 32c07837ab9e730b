import type { Field } from 'payload';
import { label, rows, type Label } from './basic';

/** The lists of values that filters offer. */
export const termLists = ['place-type', 'place-category', 'press-type', 'partner-type'] as const;
export type TermList = (typeof termLists)[number];

/** What the lists are called. */
export const termListNames: Record<TermList, Label> = {
  'place-type': label('Joy turi', 'Тип места', 'Type of place'),
  'place-category': label('Joy toifasi', 'Категория места', 'Category of place'),
  'press-type': label('Press-reliz turi', 'Тип пресс-релиза', 'Type of press release'),
  'partner-type': label('Hamkor turi', 'Тип партнера', 'Type of partner'),
};

/** One value of a list that editors keep in the collection `terms`. */
export const termField = (name: string, title: Label, list: TermList): Field => ({
  name,
  type: 'relationship',
  relationTo: 'terms',
  filterOptions: { list: { equals: list } },
  label: title,
});

const picture = (name: string, title: Label): Field => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: title,
});

const image = label('Rasm', 'Изображение', 'Image');

/** The cover and the further pictures of a detail page. */
export const pictures: Field[] = [
  picture('image', image),
  rows('gallery', label('Rasmlar', 'Галерея', 'Gallery'), image, [picture('image', image)]),
];

export const logoField = picture('logo', label('Logotip', 'Логотип', 'Logo'));
export const portraitField = picture('portrait', label('Portret', 'Портрет', 'Portrait'));
