import { expect, test } from 'vitest';
import { users } from './Users';

const [guard] = users(false).hooks?.beforeOperation ?? [];

const attempt = (payloadAPI: string, user: object | null) => () =>
  guard?.({
    args: { data: {} },
    operation: 'create',
    req: { payloadAPI, user, t: (key: string) => key },
  } as never);

test('nobody unauthenticated creates a user over HTTP, not even the first', () => {
  expect(attempt('REST', null)).toThrow();
});

test('staff over HTTP and seeding through the Local API may', () => {
  expect(attempt('REST', { id: 1 })).not.toThrow();
  expect(attempt('local', null)).not.toThrow();
});

test.each([true, false])(
  'the session’s cookie is for HTTPS only where the site is: %s',
  (secure) => {
    expect(users(secure).auth).toMatchObject({ cookies: { secure, sameSite: 'Lax' } });
  },
);
