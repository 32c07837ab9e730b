import { describe, expect, test } from 'vitest';
import { CONTACT_MESSAGE_LONGEST } from '@/constants';
import { contactProblems, contactValues, wrongFields } from './contact';

const good = {
  name: 'Dilnoza Yoʻldosheva',
  email: 'dilnoza@example.com',
  topic: 'lost-property',
  message: 'A red scarf, at gate 7.',
};

test('a good message has no problems', () => {
  expect(contactProblems(good)).toEqual({});
});

test('every empty field is required', () => {
  const problems = contactProblems(contactValues({ name: ' ', topic: null, message: 3 }));
  expect(problems).toEqual({
    name: 'required',
    email: 'required',
    topic: 'required',
    message: 'required',
  });
  expect(wrongFields(problems)).toEqual(['name', 'email', 'topic', 'message']);
});

describe('an address', () => {
  test.each(['a@example.com', 'i.ivanov+air@mail.example.uz', 'почта@пример.рф'])(
    '%s passes',
    (email) => {
      expect(contactProblems({ ...good, email })).toEqual({});
    },
  );

  test.each([
    'a',
    'a@b',
    '@example.com',
    'a@example',
    'a b@example.com',
    'a@b@example.com',
    'a@example..com',
    'x@example.com\nBcc: y@example.com',
  ])('%s does not', (email) => {
    expect(contactProblems({ ...good, email })).toEqual({ email: 'email' });
  });
});

test('what is too long says so', () => {
  const message = 'a'.repeat(CONTACT_MESSAGE_LONGEST);
  expect(contactProblems({ ...good, message })).toEqual({});
  expect(contactProblems({ ...good, message: `${message}a` })).toEqual({ message: 'long' });
  expect(contactProblems({ ...good, name: 'a'.repeat(101) })).toEqual({ name: 'long' });
});

test('a topic that no form offers is none', () => {
  expect(contactProblems({ ...good, topic: 'Drop Table' })).toEqual({ topic: 'required' });
});

test('what was sent is trimmed; a name is one line', () => {
  expect(contactValues({ ...good, name: ' A \n B ', message: ' a\r\nb ' })).toEqual({
    ...good,
    name: 'A B',
    message: 'a\nb',
  });
});

test('control characters are left out, lines and tabs stay', () => {
  expect(contactValues({ ...good, name: 'A\u0000', message: '\u0007a\tb\u0000\rc\u0000' })).toEqual(
    {
      ...good,
      name: 'A',
      message: 'a\tb\nc',
    },
  );
});
