import { afterEach, expect, test, vi } from 'vitest';
import { sendFile, type Sending } from './send-file';

const file = new File(['id;target_ru'], 'parvoz.csv');
const sending: Sending = { file, format: 'csv', target: 'ru', apply: false };
const plan = { changes: [], unchanged: 1, errors: [], applied: false };

const send = (more: Partial<Sending> = {}, signal = new AbortController().signal) =>
  sendFile({ ...sending, ...more }, 'uz', signal);

const answers = (body: unknown, status = 200) => {
  const reply = typeof body === 'string' ? new Response(body, { status }) : null;
  const fetch = vi.fn(async () => reply ?? Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

test('the file itself is the body, and the address says what it is', async () => {
  const fetch = answers(plan);
  expect(await send()).toEqual(plan);
  expect(fetch).toHaveBeenCalledWith(
    '/cms-api/translations/import?format=csv&target=ru&apply=false',
    expect.objectContaining({ method: 'POST', body: file }),
  );
});

test('a plan that has become wrong is shown, not told as a failure', async () => {
  answers(plan, 409);
  expect(await send({ apply: true })).toEqual(plan);
});

test.each([
  [{ code: 'malformed', parameters: { line: 3 } }, 400, 'malformed', { line: 3 }],
  [{ code: 'not_your_language', field: 'target' }, 403, 'not_your_language', { language: 'ru' }],
  [{ code: 'signed_out' }, 403, 'signed_out', {}],
  [{ code: 'invalid', field: 'format' }, 400, 'failed', {}],
  [{ message: 'Something went wrong.' }, 500, 'failed', {}],
  [
    { name: 'ValidationError', data: { errors: [{ label: 'Sarlavha', message: 'Kerak' }] } },
    400,
    'refused',
    { reasons: 'Sarlavha: Kerak' },
  ],
])('%o with status %i', async (error, status, code, parameters) => {
  answers({ errors: [error] }, status);
  expect(await send()).toEqual({ code, parameters });
});

test('without an answer it is not known whether the texts were written', async () => {
  answers('<html>', 504);
  expect(await send()).toMatchObject({ code: 'unreachable' });
  expect(await send({ apply: true })).toMatchObject({ code: 'uncertain' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await send()).toMatchObject({ code: 'unreachable' });
});

test('a file that was saved anew is told apart from a broken connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const moved = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }) };
  expect(await send({ file: moved as unknown as File })).toMatchObject({ code: 'file_changed' });
});

test('what was given up has no outcome', async () => {
  answers(plan);
  const run = new AbortController();
  run.abort();
  await expect(send({}, run.signal)).rejects.toThrow();
});
