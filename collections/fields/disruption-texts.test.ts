import type { Field, TextFieldSingleValidation } from 'payload';
import { expect, test } from 'vitest';
import { situationTexts } from './disruption-texts';

const validate = (name: string, text: string, locale: string, language: string) => {
  const field = situationTexts.find((one) => 'name' in one && one.name === name) as Field & {
    validate: TextFieldSingleValidation;
  };
  return field.validate(text, { req: { locale, i18n: { language } } } as never);
};

test.each([
  [
    'en',
    'Heading (Русский): nothing can be filled in for {gates}. This text may have {cause}, {from}, {until}, {known}. Correct the name, or take it out with its braces.',
  ],
  [
    'ru',
    'Заголовок (Русский): вместо {gates} подставить нечего. В этом тексте бывают {cause}, {from}, {until}, {known}. Исправьте имя или уберите его вместе со скобками.',
  ],
  [
    'uz',
    'Sarlavha (Русский): {gates} oʻrniga qoʻyiladigan narsa yoʻq. Bu matnda {cause}, {from}, {until}, {known} boʻlishi mumkin. Nomni toʻgʻrilang yoki qavslari bilan olib tashlang.',
  ],
])('in %s it is said which text, in which language, cannot name what', (language, words) => {
  expect(validate('heading', 'Выход {gates}', 'ru', language)).toBe(words);
});

test('how names and choices are written is shown as it is', () => {
  expect(validate('details', 'Until {the end}', 'en', 'en')).toBe(
    'Text of the page (English): “{the end}” cannot be read. Write a name as {until}, and a choice as {flights, plural, one {…} other {…}}.',
  );
});

test('a text that can be said, and none, are taken', () => {
  expect(validate('messenger', '{flights, plural, other {#}} {link}', 'uz', 'uz')).toBe(true);
  expect(validate('heading', '', 'uz', 'uz')).toBe(true);
});
