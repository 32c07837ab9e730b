import type { Field } from 'payload';
import { label, type Label } from './basic';
import { localizedString } from './link';

const labels: Record<string, Label> = {
  overview: label('Umumiy holat', 'Обзор', 'Overview'),
  title: label('Metasarlavha', 'Метазаголовок', 'Meta title'),
  description: label('Metatavsif', 'Метаописание', 'Meta description'),
  image: label('Ulashish rasmi', 'Изображение для соцсетей', 'Sharing picture'),
  preview: label('Oldindan koʻrish', 'Предпросмотр', 'Preview'),
};

const imageDescription = label(
  'Sahifa havolasi ulashilganda koʻrinadi. Hajmi 500 KB dan oshmagani maʼqul.',
  'Видно, когда ссылкой на страницу делятся. Лучше не больше 500 КБ.',
  'Shown when a link to the page is shared. Preferably no more than 500 KB.',
);

/** The fields of the SEO plugin, which come with English names. */
export const seoFields = ({ defaultFields }: { defaultFields: Field[] }): Field[] =>
  defaultFields.map((field) => {
    if (!('name' in field) || !field.name) return field;
    const admin =
      field.name === 'image' ? { ...field.admin, description: imageDescription } : field.admin;
    const isText = field.name === 'title' || field.name === 'description';
    return {
      ...field,
      admin,
      label: labels[field.name],
      ...(isText && { typescriptSchema: localizedString }),
    } as Field;
  });
