import { expect, test } from 'vitest';
import { GET } from './openapi.json/route';

const ask = (headers: HeadersInit = {}) =>
  GET(new Request('http://localhost/api/openapi.json', { headers }));

test('the description is served without envelope, and not again to who has it', async () => {
  const response = ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toMatchObject({ openapi: '3.1.1', info: { title: 'Parvoz' } });
  const etag = response.headers.get('etag') ?? '';
  expect(ask({ 'if-none-match': etag }).status).toBe(304);
});
