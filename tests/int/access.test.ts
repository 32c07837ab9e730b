import { expect, test } from 'vitest';
import { send } from './site';

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

test.each([
  'airport',
  'header',
  'footer',
  'cookies',
  'message',
  'not-found',
  'metrics',
  'operations',
])('a visitor cannot read or write the global %s over REST', async (slug) => {
  for (const path of [`/cms-api/globals/${slug}`, `/cms-api/globals/${slug}?draft=true`]) {
    expect((await send(path)).status, path).toBe(403);
  }
  expect((await send(`/cms-api/globals/${slug}`, json({}))).status).toBe(403);
});

test.each([
  'flights',
  'disruptions',
  'schedule',
  'airlines',
  'cities',
  'users',
  'pages',
  'press',
  'places',
  'services',
  'partners',
  'people',
  'floor-plans',
  'terms',
  'redirects',
  'synonyms',
  'fruitless-searches',
  'messages',
])('a visitor cannot read, create or delete in %s', async (slug) => {
  expect((await send(`/cms-api/${slug}`)).status).toBe(403);
  expect((await send(`/cms-api/${slug}`, json({}))).status).toBe(403);
  expect((await send(`/cms-api/${slug}/1`, { method: 'DELETE' })).status).toBe(403);
});

test('a visitor cannot upload', async () => {
  expect((await send('/cms-api/media', json({ alt: 'x' }))).status).toBe(403);
});

test('a visitor cannot become the first user', async () => {
  const response = await send(
    '/cms-api/users/first-register',
    json({ email: 'x@example.com', password: 'x' }),
  );
  expect(response.status).toBe(403);
});
