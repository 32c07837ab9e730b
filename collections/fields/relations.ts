import type { Field } from 'payload';
import { label, rows, type Label } from './basic';

/** The lists of values that filters offer. */
export const termLists = ['place-type', 'place-category', 'press-type', 'partner-type'] as const;
export type TermList = (typeof termLists)[number];

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

/** The cover and the further pictures of a detail page. */
export const pictures: Field[] = [
  picture('image', label('Rasm', 'Изображение', 'Image')),
  rows('gallery', label('Rasmlar', 'Галерея', 'Gallery'), [
    picture('image', label('Rasm', 'Изображение', 'Image')),
  ]),
];

export const logoField = picture('logo', label('Logotip', 'Логотип', 'Logo'));
export const portraitField = picture('portrait', label('Portret', 'Портрет', 'Portrait'));
