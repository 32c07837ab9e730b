import { expect, test } from 'vitest';
import { mailSettings, mailTransport } from './mail';

test('an address is taken apart, its user and password decoded', () => {
  expect(mailTransport('smtps://site%40example.com:p%2Fw@mail.example.com')).toMatchObject({
    host: 'mail.example.com',
    port: 465,
    secure: true,
    auth: { user: 'site@example.com', pass: 'p/w' },
  });
  expect(mailTransport('smtp://localhost:2525')).toMatchObject({ port: 2525, secure: false });
  expect(mailTransport('smtp://localhost')).not.toHaveProperty('auth');
});

test('without all of the variables nothing is forwarded', () => {
  expect(mailSettings({ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.com' })).toBeNull();
});
