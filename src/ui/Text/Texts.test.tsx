import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { localText, type LocalText } from '@/lib/local-text';
import { Texts } from './Texts';

const shown = (...texts: (LocalText | null)[]) =>
  renderToStaticMarkup(<Texts of={texts} between=", " />);

test('texts of the page’s language are one text, the empty ones left out', () => {
  expect(shown('Floor 2', null, '', 'After security')).toBe('Floor 2, After security');
  expect(shown(null)).toBe('');
});

test('a text that stands in Uzbek is told apart from its neighbours', () => {
  const uzbek = localText('Kitob doʻkoni', { lang: 'uz' });
  expect(shown('Floor 2', uzbek)).toBe('Floor 2, <span lang="uz">Kitob doʻkoni</span>');
});

test('what belongs together stays on one line', () => {
  const russian = localText('7 км, в зале', { field: 'pages:1:lead' });
  expect(shown('600 000 soʻm', '7 km')).toBe('600\u00a0000\u00a0soʻm, 7\u00a0km');
  expect(shown(russian)).toBe('<span data-field="pages:1:lead">7\u00a0км, в\u00a0зале</span>');
});
