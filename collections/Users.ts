import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload';
import { Forbidden } from 'payload';
import { signedIn } from './access/access';

/** Payload lets the first visitor of an empty CMS become its administrator; seeding does that here. */
const neverOverHttp: CollectionBeforeOperationHook = ({ operation, req, args }) => {
  if (operation === 'create' && !req.user && req.payloadAPI !== 'local') throw new Forbidden(req.t);
  return args;
};

export const Users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: { uz: 'Foydalanuvchi', ru: 'Пользователь', en: 'User' },
    plural: { uz: 'Foydalanuvchilar', ru: 'Пользователи', en: 'Users' },
  },
  auth: { useAPIKey: true, maxLoginAttempts: 5, lockTime: 600_000, tokenExpiration: 28_800 },
  admin: { useAsTitle: 'email' },
  access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn },
  hooks: { beforeOperation: [neverOverHttp] },
  fields: [{ name: 'name', type: 'text', label: { uz: 'Ism', ru: 'Имя', en: 'Name' } }],
};
