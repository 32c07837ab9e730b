import { randomUUID } from 'node:crypto';
import type { CollectionConfig, Field, FieldHook } from 'payload';
import { requestTime } from '../src/lib/request-time';
import { isAdministrator, nobody } from '../src/cms/access/access';
import { keyStrategy, problemOfKey } from '../src/cms/api-keys/authenticate';
import { noSessions, revealKeyOnce, writeKey } from '../src/cms/api-keys/hooks';
import { scopeOptions } from '../src/cms/api-keys/scopes';
import { momentInput, label, type Label } from './fields/basic';
import { groups } from './groups';
import type { ApiKey } from '../src/cms/payload-types';

const keyStates = [
  { value: 'valid', label: label('Ishlaydi', 'Действует', 'Works') },
  { value: 'disabled', label: label('Oʻchirilgan', 'Выключен', 'Disabled') },
  { value: 'expired', label: label('Muddati tugagan', 'Истек', 'Expired') },
  { value: 'revoked', label: label('Bekor qilingan', 'Отозван', 'Revoked') },
];

const stateOf: FieldHook<ApiKey> = ({ data }) =>
  data?.id ? (problemOfKey(data, requestTime()) ?? 'valid') : undefined;

/** What only the server writes. */
const kept = (name: string, title: Label, more: Partial<Field> & { type: string }): Field =>
  ({
    ...more,
    name,
    label: title,
    access: { create: nobody, update: nobody },
    admin: {
      ...more.admin,
      readOnly: true,
      condition: (_data: unknown, _siblings: unknown, { operation }: { operation: string }) =>
        operation !== 'create',
    },
  }) as Field;

/**
 * Keys with which machines report for operations: `Authorization: Bearer parvoz_…`. The server makes a
 * key and tells it once, as `key` in the reply to its creation; its hash is all that is kept. Only
 * administrators see the list. A key is never deleted, so that the list says what there has been.
 */
export const ApiKeys: CollectionConfig = {
  slug: 'api-keys',
  labels: {
    singular: label('API kaliti', 'Ключ API', 'API key'),
    plural: label('API kalitlari', 'Ключи API', 'API keys'),
  },
  auth: { disableLocalStrategy: true, useSessions: false, strategies: [keyStrategy] },
  admin: {
    useAsTitle: 'name',
    group: groups.people,
    defaultColumns: ['name', 'beginning', 'scope', 'state', 'lastUsedAt', 'expiresAt'],
    hideAPIURL: true,
    components: {
      edit: { SaveButton: '/src/cms/api-keys/admin/SaveKey#SaveKey' },
    },
  },
  disableDuplicate: true,
  // The state follows from these, in lists too.
  forceSelect: { enabled: true, expiresAt: true, revokedAt: true },
  access: { admin: () => false },
  hooks: {
    beforeOperation: [noSessions],
    beforeChange: [writeKey],
    afterOperation: [revealKeyOnce],
  },
  fields: [
    // Not a number: a key's id must never be taken for that of a user.
    {
      name: 'id',
      type: 'text',
      label: label('ID', 'ID', 'ID'),
      defaultValue: () => randomUUID(),
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 100,
      label: label('Nomi', 'Название', 'Name'),
      admin: {
        description: label(
          'Kalitdan kim yoki qaysi tizim foydalanadi.',
          'Кто или какая система пользуется ключом.',
          'Who or which system uses the key.',
        ),
      },
    },
    {
      name: 'scope',
      type: 'select',
      hasMany: true,
      required: true,
      options: scopeOptions,
      label: label('Nimani oʻzgartira oladi', 'Что может изменять', 'May write'),
    },
    {
      name: 'expiresAt',
      type: 'date',
      label: label('Amal qiladi', 'Действует до', 'Expires'),
      admin: {
        ...momentInput,
        description: label(
          'Boʻsh boʻlsa, bekor qilinguncha amal qiladi.',
          'Если не указано, действует до отзыва.',
          'If empty, the key works until it is revoked.',
        ),
      },
    },
    {
      name: 'enabled',
      type: 'checkbox',
      defaultValue: true,
      label: label('Yoqilgan', 'Включен', 'Enabled'),
    },
    kept('state', label('Holati', 'Состояние', 'State'), {
      type: 'select',
      virtual: true,
      options: keyStates,
      hooks: { afterRead: [stateOf] },
      admin: { disableListFilter: true },
    } as never),
    kept('beginning', label('Boshlanishi', 'Начало ключа', 'Begins with'), { type: 'text' }),
    kept('createdBy', label('Kim yaratgan', 'Кто создал', 'Created by'), {
      type: 'relationship',
      relationTo: 'users',
    } as never),
    kept('lastUsedAt', label('Oxirgi foydalanish', 'Использован', 'Last used'), {
      type: 'date',
      admin: momentInput,
    } as never),
    {
      name: 'revokedAt',
      type: 'date',
      label: label('Bekor qilingan', 'Отозван', 'Revoked'),
      access: { create: nobody, update: isAdministrator },
      admin: {
        ...momentInput,
        readOnly: true,
        condition: ({ revokedAt }) => Boolean(revokedAt),
      },
    },
    {
      name: 'revocation',
      type: 'ui',
      label: label('Bekor qilish', 'Отзыв', 'Revocation'),
      admin: { components: { Field: '/src/cms/api-keys/admin/RevokeKey#RevokeKey' } },
    },
    // What a request with the key is; nothing is stored.
    { name: 'role', type: 'select', virtual: true, hidden: true, options: ['operations'] },
    {
      name: 'hash',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      hidden: true,
      access: { create: nobody, read: nobody, update: nobody },
      // Set by a hook, after the fields have been validated.
      validate: (): true => true,
    },
  ],
};
