import type { SanitizedConfig, TextFieldSingleValidation } from 'payload';
import { expect, test } from 'vitest';
import configuration from '../../payload.config';

interface Editor {
  editorConfig: {
    resolvedFeatureMap: Map<string, { sanitizedServerFeatureProps: { fields: unknown[] } }>;
  };
}

const linkFields = ({ editor }: SanitizedConfig) =>
  (editor as unknown as Editor).editorConfig.resolvedFeatureMap.get('link')
    ?.sanitizedServerFeatureProps.fields as { name: string; validate: TextFieldSingleValidation }[];

test.each([
  ['/services/', true],
  ['https://example.com', true],
  ['two words', 'Адрес написан неправильно.'],
  ['', 'Адрес написан неправильно.'],
])('the address %j of a link is judged in the language of the interface', async (value, words) => {
  const url = linkFields(await configuration).find(({ name }) => name === 'url');
  const options = { req: { i18n: { language: 'ru' } }, siblingData: { linkType: 'custom' } };
  expect(await url?.validate(value, options as never)).toBe(words);
});

interface Words {
  lexical: Record<'paragraph' | 'upload' | 'heading', { label: string }>;
}

test.each([
  ['uz', 'Abzas', 'Rasm', 'Sarlavha {{headingLevel}}'],
  ['ru', 'Абзац', 'Изображение', 'Заголовок {{headingLevel}}'],
  ['en', 'Paragraph', 'Image', 'Heading {{headingLevel}}'],
])('in %s the editor has our words, and its own where we have none', async (language, ...words) => {
  const { translations } = (await configuration).i18n;
  const { paragraph, upload, heading } = (translations as unknown as Record<string, Words>)[
    language
  ]!.lexical;
  expect([paragraph.label, upload.label, heading.label]).toEqual(words);
});
