import { expect, test } from 'vitest';
import { exchangeWords } from '@/cms/admin-words/say';
import type { Kinds } from '@/studio/lib/tree';
import { isDrafted, outcomeWords, writeWords, writtenAs } from './written-as';

const kinds: Kinds = {
  pages: { name: 'Pages', isGlobal: false, hasDrafts: true },
  media: { name: 'Media', isGlobal: false, hasDrafts: false },
};

test('texts of kinds without drafts are public at once', () => {
  const refs = ['pages:1', 'media:4', 'media:5', 'pages:1'];
  expect(
    writtenAs(
      refs.map((ref) => ({ ref })),
      kinds,
    ),
  ).toEqual({ drafts: 2, live: 2 });
  expect(isDrafted('media:4', kinds)).toBe(false);
  expect(isDrafted('unknown:1', kinds)).toBe(true);
});

test.each([
  [{ drafts: 1, live: 0 }, 'Write 1 text as a draft'],
  [{ drafts: 3, live: 0 }, 'Write 3 texts as drafts'],
  [{ drafts: 0, live: 1 }, 'Write 1 text, public at once'],
  [{ drafts: 0, live: 2 }, 'Write 2 texts, public at once'],
  [{ drafts: 3, live: 2 }, 'Write 3 as drafts, 2 public at once'],
])('the button says what is written live and what as a draft: %o', (as, text) => {
  expect(writeWords(as, exchangeWords('en'))).toBe(text);
});

test('drafts alone promise that the site stays as it is', () => {
  const words = exchangeWords('en');
  const promise = words('draftsOnly');
  expect(outcomeWords({ drafts: 3, live: 0 }, words)).toBe(promise);
  expect(outcomeWords({ drafts: 0, live: 1 }, words)).not.toContain(promise);
  expect(outcomeWords({ drafts: 3, live: 2 }, words)).toContain('2');
});
