import { expect, test } from 'vitest';
import { pages } from './load';

/** Pages that say what the law or the security of flights demands. */
const slugs = [
  'flight-safety-policy',
  'passengers--arriving',
  'passengers--baggage',
  'passengers--departing',
  'passengers--faq',
  'policies',
  'press-center--photo-rules',
  'privacy-policy',
];

test('texts of law and security name what they rest on, with its date', () => {
  const named = pages.filter(({ sources }) => sources?.length).map(({ slug }) => slug);
  expect(named.sort()).toEqual(slugs);
});
