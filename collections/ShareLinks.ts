import { ValidationError, type CollectionBeforeChangeHook, type CollectionConfig } from 'payload';
import { localeNames, locales } from '../src/i18n/locales';
import { requestTime } from '../src/lib/request-time';
import { nobody } from '../src/cms/access/access';
import { momentInput, label } from './fields/basic';
import { groups } from './groups';
import { say } from '../src/cms/admin-words/say';

/** A link is revoked once, at the server's time, and for good. */
const revokeOnce: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before: unknown = originalDoc?.revokedAt;
  if (!before) return { ...data, revokedAt: data.revokedAt ? new Date(requestTime()) : null };
  if (data.revokedAt) return { ...data, revokedAt: before };
  const errors = [{ path: 'revokedAt', message: say(req, 'revokedForGood') }];
  throw new ValidationError({ req, errors }, req.t);
};

/**
 * Links to a draft for readers without a login. They are made and ended at `/admin/translations`;
 * here they are listed. What a link opens never changes: an end is all that can be written.
 */
export const ShareLinks: CollectionConfig = {
  slug: 'share-links',
  labels: {
    singular: label('Koʻrish havolasi', 'Ссылка для просмотра', 'Share link'),
    plural: label('Koʻrish havolalari', 'Ссылки для просмотра', 'Share links'),
  },
  admin: {
    group: groups.publishing,
    useAsTitle: 'title',
    defaultColumns: [
      'title',
      'languages',
      'expiresAt',
      'revokedAt',
      'opened',
      'lastOpenedAt',
      'createdBy',
    ],
    hideAPIURL: true,
  },
  hooks: { beforeChange: [revokeOnce] },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      access: { update: nobody },
      label: label('Hujjat', 'Документ', 'Document'),
    },
    {
      name: 'document',
      type: 'text',
      required: true,
      index: true,
      access: { update: nobody },
      admin: { disabled: true },
    },
    {
      name: 'path',
      type: 'text',
      required: true,
      access: { update: nobody },
      label: label('Sahifa manzili', 'Адрес страницы', 'Page address'),
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      required: true,
      access: { update: nobody },
      label: label('Tillar', 'Языки', 'Languages'),
      options: locales.map((value) => ({ value, label: localeNames[value] })),
    },
    {
      name: 'expiresAt',
      type: 'date',
      required: true,
      access: { update: nobody },
      label: label('Amal qiladi', 'Действует до', 'Expires'),
      admin: momentInput,
    },
    {
      name: 'revokedAt',
      type: 'date',
      label: label('Bekor qilingan', 'Отозвана', 'Revoked'),
      admin: momentInput,
    },
    {
      name: 'opened',
      type: 'number',
      defaultValue: 0,
      access: { update: nobody },
      label: label('Necha marta ochilgan', 'Сколько раз открыта', 'Times opened'),
    },
    {
      name: 'lastOpenedAt',
      type: 'date',
      access: { update: nobody },
      label: label('Oxirgi ochilgan vaqti', 'Открыта в последний раз', 'Last opened'),
      admin: momentInput,
    },
    {
      name: 'createdBy',
      type: 'relationship',
      relationTo: 'users',
      access: { update: nobody },
      label: label('Kim yaratgan', 'Кто создал', 'Created by'),
    },
  ],
};
