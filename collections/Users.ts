import type { CollectionBeforeOperationHook, CollectionConfig, FieldAccess } from 'payload';
import { Forbidden } from 'payload';
import { localeNames, locales } from '../src/i18n/locales';
import { isAdministrator, nobody } from '../src/cms/access/access';
import { accountEndpoints } from '../src/cms/accounts/endpoints';
import { resetPasswordToken, linkWorksOnce } from '../src/cms/accounts/links';
import {
  checkPassword,
  currentPasswordField,
  ownPasswordOnly,
} from '../src/cms/accounts/password-change';
import { roleOptions } from '../src/cms/accounts/roles';
import {
  endSessionsOnNewRole,
  lockForChange,
  lockForSignOut,
  sessionsField,
  sessionStrategy,
} from '../src/cms/accounts/sessions';
import { askSecondFactor, noteSignIn } from '../src/cms/accounts/sign-in';
import { endShareLinks } from './hooks/share-links';
import { momentInput, label } from './fields/basic';
import { groups } from './groups';

/** Payload lets the first visitor of an empty CMS become its administrator; seeding does that here. */
const neverOverHttp: CollectionBeforeOperationHook = ({ operation, req, args }) => {
  if (operation === 'create' && !req.user && req.payloadAPI !== 'local') throw new Forbidden(req.t);
  return args;
};

const byAdministrators: FieldAccess = isAdministrator;

/** `secure` is whether the site is served over HTTPS. */
export const users = (secure: boolean): CollectionConfig => ({
  slug: 'users',
  labels: {
    singular: label('Foydalanuvchi', 'Пользователь', 'User'),
    plural: label('Foydalanuvchilar', 'Пользователи', 'Users'),
  },
  auth: {
    // Failed attempts are counted by who tries: a lock would shut the owner out as well.
    maxLoginAttempts: 0,
    strategies: [sessionStrategy],
    tokenExpiration: 28_800,
    cookies: { secure, sameSite: 'Lax' },
  },
  admin: {
    useAsTitle: 'email',
    group: groups.people,
    defaultColumns: ['email', 'name', 'role', 'languages', 'lastSignIn'],
  },
  endpoints: accountEndpoints,
  hooks: {
    beforeOperation: [neverOverHttp, ownPasswordOnly, linkWorksOnce, lockForChange],
    beforeValidate: [checkPassword],
    beforeLogin: [askSecondFactor],
    afterLogin: [noteSignIn],
    afterLogout: [lockForSignOut],
    afterChange: [endSessionsOnNewRole],
    beforeDelete: [endShareLinks],
  },
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
      options: roleOptions,
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
    {
      name: 'lastSignIn',
      type: 'date',
      access: { create: nobody, update: nobody },
      admin: {
        ...momentInput,
        readOnly: true,
        condition: ({ lastSignIn }) => Boolean(lastSignIn),
      },
      label: label('Oxirgi kirish', 'Последний вход', 'Last sign-in'),
    },
    currentPasswordField,
    resetPasswordToken,
    sessionsField,
    {
      name: 'security',
      type: 'ui',
      label: label('Xavfsizlik', 'Безопасность', 'Security'),
      admin: {
        components: { Field: '/src/cms/accounts/admin/Security#Security' },
        disableListColumn: true,
      },
    },
  ],
});
