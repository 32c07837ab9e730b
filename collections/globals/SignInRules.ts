import type { GlobalConfig } from 'payload';
import type { Role } from '../../src/cms/access/access';
import { label } from '../fields/basic';
import { groups } from '../groups';
import { roleOptions } from '../../src/cms/accounts/roles';
import { secondFactorOf } from '../../src/cms/accounts/second-factor';
import { endSessionsWithoutFactor } from '../../src/cms/accounts/sessions';
import { sayTo } from '../../src/cms/admin-words/say';

/** What administrators decide about signing in. */
export const SignInRules: GlobalConfig = {
  slug: 'sign-in-rules',
  label: label('Kirish qoidalari', 'Правила входа', 'Sign-in rules'),
  admin: { group: groups.people },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        const { secondFactor } = doc as { secondFactor?: Role[] | null };
        await endSessionsWithoutFactor(req, secondFactor ?? []);
      },
    ],
  },
  fields: [
    {
      name: 'secondFactor',
      type: 'select',
      hasMany: true,
      options: roleOptions,
      label: label(
        'Ikki bosqichli kirish majburiy',
        'Вход с кодом обязателен',
        'Two-step sign-in is obligatory for',
      ),
      admin: {
        description: label(
          'Bu vazifadagilar kirishda autentifikator ilovasini sozlaydi. Sozlamaganlarning seanslari saqlangan zahoti tugaydi.',
          'Люди с этой ролью при входе настроят приложение-аутентификатор. Сеансы тех, кто его не настроил, завершатся сразу после сохранения.',
          'People of these roles set up an authenticator app when they sign in. Sessions of those who have not end as soon as this is saved.',
        ),
      },
      validate: async (value, { req }) => {
        const { user } = req;
        if (!user?.role || !(value as Role[] | null)?.includes(user.role)) return true;
        return (await secondFactorOf(req, user.id)) !== null || sayTo(req)('ownFactorFirst');
      },
    },
  ],
};
