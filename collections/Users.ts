import type { Access, CollectionBeforeOperationHook, CollectionConfig, FieldAccess } from 'payload';
import { Forbidden } from 'payload';
import { localeNames, locales } from '../src/contract/locale';
import { isAdministrator, type Role } from './access/access';
import { label } from './fields/basic';
import { groups } from './groups';

/** Payload lets the first visitor of an empty CMS become its administrator; seeding does that here. */
const neverOverHttp: CollectionBeforeOperationHook = ({ operation, req, args }) => {
  if (operation === 'create' && !req.user && req.payloadAPI !== 'local') throw new Forbidden(req.t);
  return args;
};

const administrators: Access = isAdministrator;
const byAdministrators: FieldAccess = isAdministrator;

/** Administrators see and change everyone, others themselves. */
const themselves: Access = ({ req }) =>
  isAdministrator({ req }) ||
  (req.user?.collection === 'users' ? { id: { equals: req.user.id } } : false);

/** `secure` is whether the site is served over HTTPS. */
export const users = (secure: boolean): CollectionConfig => ({
  slug: 'users',
  labels: {
    singular: label('Foydalanuvchi', 'Пользователь', 'User'),
    plural: label('Foydalanuvchilar', 'Пользователи', 'Users'),
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 600_000,
    tokenExpiration: 28_800,
    cookies: { secure, sameSite: 'Lax' },
  },
  admin: {
    useAsTitle: 'email',
    group: groups.people,
    defaultColumns: ['email', 'name', 'role', 'languages'],
    hidden: ({ user }) => user?.role !== 'administrator',
  },
  access: {
    read: themselves,
    create: administrators,
    update: themselves,
    delete: administrators,
    unlock: administrators,
  },
  hooks: { beforeOperation: [neverOverHttp] },
  fields: [
    { name: 'name', type: 'text', saveToJWT: true, label: label('Ism', 'Имя', 'Name') },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'translator',
      saveToJWT: true,
      label: label('Vazifa', 'Роль', 'Role'),
      access: { create: byAdministrators, update: byAdministrators },
      options: [
        { value: 'administrator', label: label('Administrator', 'Администратор', 'Administrator') },
        { value: 'editor', label: label('Muharrir', 'Редактор', 'Editor') },
        { value: 'translator', label: label('Tarjimon', 'Переводчик', 'Translator') },
      ] satisfies { value: Role; label: object }[],
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      saveToJWT: true,
      label: label('Tarjima tillari', 'Языки перевода', 'Languages of translation'),
      access: { create: byAdministrators, update: byAdministrators },
      admin: { condition: ({ role }) => role === 'translator' },
      options: locales.map((value) => ({ value, label: localeNames[value] })),
    },
  ],
});
