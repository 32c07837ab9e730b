import { expect, test } from 'vitest';
import { passwordProblem } from './password-policy';

const owner = { email: 'dilnoza.karimova@example.com', name: 'Dilnoza Karimova' };

test.each(['', 'abc', 'Xk9!vQ2mz#L', '🛫🛬🛫🛬🛫🛬'])('“%s” is too short', async (password) => {
  expect(await passwordProblem(password, owner)).toBe('passwordShort');
});

test.each([
  'password1234',
  'Password123456',
  'qwertyuiop12',
  '1q2w3e4r5t6y',
  'aaaaaaaaaaaa',
  '123456789012',
  'iloveyou1234',
  'letmeinletmein',
  'administrator',
  'parvozparvoz',
])('“%s” is easily guessed', async (password) => {
  expect(await passwordProblem(password, owner)).toBe('passwordCommon');
});

test.each(['dilnoza-samolyot-77', 'XkDILNOZA9vQ2mzL', 'karimova uchadi osmonda'])(
  '“%s” has its owner in it',
  async (password) => {
    expect(await passwordProblem(password, owner)).toBe('passwordPersonal');
  },
);

test.each(['samolyot osmonda uchadi', 'x7Kd_9sLwQ2mBz1A', 'самолёт летит над морем'])(
  '“%s” may be one',
  async (password) => {
    expect(await passwordProblem(password, owner)).toBeNull();
    expect(await passwordProblem(password, {})).toBeNull();
  },
);

test('short words of a name do not count', async () => {
  expect(await passwordProblem('alisher va tog uchadi', { name: 'Ali Tog' })).toBeNull();
});
