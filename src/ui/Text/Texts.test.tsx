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
