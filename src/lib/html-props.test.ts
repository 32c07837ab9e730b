import { expect, test } from 'vitest';
import { htmlProps } from './html-props';
import { localText } from './local-text';

test('HTML of the page’s language is shown as it is', () => {
  expect(htmlProps('<b>Bagaj</b>')).toEqual({
    dangerouslySetInnerHTML: { __html: '<b>Bagaj</b>' },
  });
});

test('HTML in Uzbek says so on its element', () => {
  const carried = localText('<b>Bagaj</b>', { lang: 'uz', field: 'pages:1:body' });
  expect(htmlProps(carried)).toEqual({
    lang: 'uz',
    'data-field': 'pages:1:body',
    dangerouslySetInnerHTML: { __html: '<b>Bagaj</b>' },
  });
});
