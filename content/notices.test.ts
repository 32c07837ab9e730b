import { expect, test } from 'vitest';
import { pages } from './load';

const now = /today|tonight|tomorrow|this evening|сегодня|завтра|вечером|bugun|ertaga|kechqurun/i;

test('a notice of the sample, which has no end, speaks of no day that passes', () => {
  const notices = pages.flatMap(({ sections }) =>
    (sections ?? []).filter((section) => section.blockType === 'notice'),
  );
  expect(notices.length).toBeGreaterThan(0);
  for (const { text } of notices) expect(JSON.stringify(text)).not.toMatch(now);
});
