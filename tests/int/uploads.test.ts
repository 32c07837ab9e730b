import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_BYTES } from '@/cms/uploads/pictures';
import { newStaff, requestCms, signIn } from './staff';
import { send, siteUrl } from './site';

interface Uploaded {
  id: number;
  url: string;
  filename: string;
  mimeType: string;
}

let staff: { authorization: string };
const made: number[] = [];

beforeAll(async () => {
  staff = await signIn();
});
afterAll(async () => {
  for (const id of made) await requestCms(siteUrl, staff, `/media/${id}`, { method: 'DELETE' });
});

async function upload(data: Buffer, name: string, type: string) {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(data)], name, { type }));
  body.set('_payload', JSON.stringify({ alt: 'Sinov' }));
  const headers = { ...staff, 'accept-language': 'ru' };
  const reply = await send('/cms-api/media?locale=uz', { method: 'POST', headers, body });
  const answer = (await reply.json()) as { doc?: Uploaded };
  if (answer.doc) made.push(answer.doc.id);
  return { status: reply.status, doc: answer.doc, text: JSON.stringify(answer) };
}

const create = { width: 40, height: 20, channels: 3, background: '#0a2256' } as const;
const script = Buffer.from('<script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

test('a photograph is stored without what else was in its file', async () => {
  const photograph = await sharp({ create })
    .withExif({ IFD0: { Copyright: 'taken at 39.65, 66.97' } })
    .jpeg()
    .toBuffer();
  const { status, doc, text } = await upload(
    Buffer.concat([photograph, script]),
    `holiday-${Date.now()}.jpg`,
    'image/jpeg',
  );
  expect(status, text).toBe(201);
  const bytes = Buffer.from(await (await send(doc?.url ?? '')).arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe('jpeg');
  expect(bytes.includes('39.65')).toBe(false);
  expect(bytes.includes('<script>')).toBe(false);
});

test.each([
  ['fields', ['file']],
  ['no list', true],
])(
  'a file that is replaced is the document’s where %s are said to be written',
  async (_, written) => {
    const picture = (width: number) =>
      sharp({ create: { ...create, width } })
        .png()
        .toBuffer();
    const { doc } = await upload(await picture(40), `old-${Date.now()}.png`, 'image/png');
    const body = new FormData();
    const bytes = new Uint8Array(await picture(60));
    body.set('file', new File([bytes], `new-${Date.now()}.png`, { type: 'image/png' }));
    body.set('_payload', JSON.stringify({ written }));
    const path = `/cms-api/media/${doc?.id}?locale=uz`;
    const reply = await send(path, { method: 'PATCH', headers: staff, body });
    const { doc: after } = (await reply.json()) as { doc: Uploaded & { width: number } };
    expect(after).toMatchObject({ width: 60, filename: expect.stringMatching(/^new-/) });
    const served = Buffer.from(await (await send(after.url)).arrayBuffer());
    expect((await sharp(served).metadata()).width).toBe(60);
  },
);

test('a picture is as it was when its replacement is refused', async () => {
  const picture = (width: number) =>
    sharp({ create: { ...create, width } })
      .png()
      .toBuffer();
  const { doc } = await upload(await picture(40), `kept-${Date.now()}.png`, 'image/png');
  const { headers: colleague } = await newStaff(siteUrl, staff, { role: 'editor' });
  const replace = async (as: Record<string, string>, width: number, more: object) => {
    const body = new FormData();
    const name = `replaced-${width}-${Date.now()}.png`;
    body.set('file', new File([new Uint8Array(await picture(width))], name, { type: 'image/png' }));
    body.set('_payload', JSON.stringify({ revision: 0, written: ['filename'], ...more }));
    const path = `/cms-api/media/${doc?.id}?locale=uz`;
    const reply = await send(path, { method: 'PATCH', headers: as, body });
    return { status: reply.status, name, text: await reply.text() };
  };
  const stored = () => requestCms<Uploaded>(siteUrl, staff, `/media/${doc?.id}`);
  const widthOf = async ({ url }: Uploaded) =>
    (await sharp(Buffer.from(await (await send(url)).arrayBuffer())).metadata()).width;

  expect(await replace(staff, 60, {})).toMatchObject({ status: 200 });
  const before = await stored();
  const behind = await replace(colleague, 80, {});
  expect(behind.status, behind.text).toBe(409);
  const invalid = await replace(staff, 90, { alt: { not: 'a text' }, revision: undefined });
  expect(invalid.status, invalid.text).toBe(400);
  expect(await stored()).toEqual(before);
  expect(await widthOf(before)).toBe(60);
  for (const { name } of [behind, invalid]) {
    expect((await send(`/cms-api/media/file/${name}`)).status).toBe(404);
  }
});

test('a picture is named and served by what it is', async () => {
  const png = await sharp({ create }).png().toBuffer();
  const { status, doc, text } = await upload(png, `evil-${Date.now()}.html`, 'text/html');
  expect(status, text).toBe(201);
  expect(doc).toMatchObject({ mimeType: 'image/png' });
  expect(doc?.filename).toMatch(/^evil-\d+\.png$/);
  expect((await send(doc?.url ?? '')).headers.get('content-type')).toBe('image/png');
});

test.each([
  ['an SVG', svg, 'a.svg', 'image/svg+xml'],
  ['an SVG that says it is a PNG', svg, 'a.png', 'image/png'],
  ['HTML', script, 'a.html', 'text/html'],
  ['HTML that says it is a JPEG', script, 'a.jpg', 'image/jpeg'],
  ['XML', Buffer.from('<?xml version="1.0"?><a/>'), 'a.xml', 'application/xml'],
])('%s is refused in words', async (_, data, name, type) => {
  const { status, text } = await upload(data, name, type);
  expect(status).toBe(400);
  expect(text).toContain('Это не изображение');
});

test('a file that is too large is refused in words', async () => {
  const { status, text } = await upload(Buffer.alloc(MAX_BYTES + 1), 'a.png', 'image/png');
  expect(status).toBe(400);
  expect(text).toContain('Файл больше 15 МБ');
});

test('an upload, its replacement and its deletion are recorded', async () => {
  const png = await sharp({ create }).png().toBuffer();
  const name = `recorded-${Date.now()}.png`;
  const { doc } = await upload(png, name, 'image/png');
  const body = new FormData();
  body.set('file', new File([new Uint8Array(png)], `other-${name}`, { type: 'image/png' }));
  body.set('_payload', '{}');
  const path = `/cms-api/media/${doc?.id}`;
  const replaced = await send(`${path}?locale=uz`, { method: 'PATCH', headers: staff, body });
  expect(replaced.status, await replaced.text()).toBe(200);
  expect((await send(path, { method: 'DELETE', headers: staff })).status).toBe(200);
  made.pop();
  const { docs } = await requestCms<{ docs: { kind: string; detail: string }[] }>(
    siteUrl,
    staff,
    `/audit?where[document][equals]=media:${doc?.id}&sort=id`,
  );
  expect(docs.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
    `fileUploaded ${name}`,
    `fileReplaced other-${name}`,
    `deleted other-${name}`,
  ]);
});

test('a translator describes a picture that others crop meanwhile, and crops none', async () => {
  const png = await sharp({ create }).png().toBuffer();
  const { doc } = await upload(png, `described-${Date.now()}.png`, 'image/png');
  const { headers: translator } = await newStaff(siteUrl, staff, {
    role: 'translator',
    languages: ['en'],
  });
  const path = `/media/${doc?.id}?locale=en&depth=0&fallback-locale=null`;
  const read = () => requestCms<object>(siteUrl, translator, path);
  const write = async (as: Record<string, string>, data: object, query = '') => {
    const reply = await send(`/cms-api${path}${query}`, {
      method: 'PATCH',
      headers: { ...as, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    return { status: reply.status, text: await reply.text() };
  };

  const before = await read();
  expect(await write(staff, { focalX: 20, focalY: 30 })).toMatchObject({ status: 200 });
  const described = { ...before, alt: 'A terminal', written: ['alt'] };
  expect(await write(translator, described)).toMatchObject({ status: 200 });
  const after = { alt: 'A terminal', focalX: 20, focalY: 30 };
  expect(await read()).toMatchObject(after);

  for (const crop of [
    { focalX: 60, focalY: 30 },
    { ...(await read()), alt: 'A gate', focalX: 60, written: ['alt', 'focalX'] },
  ]) {
    const { status, text } = await write(translator, crop);
    expect(status, text).toBe(400);
    expect(text).toContain('focalX');
  }
  const edits = '&uploadEdits[crop][x]=0&uploadEdits[crop][width]=50';
  expect(await write(translator, { alt: 'A gate' }, edits)).toMatchObject({ status: 403 });
  expect(await read()).toMatchObject(after);
});

describe('the name of a file', () => {
  /** Byte by byte as it is: `FormData` would escape a part of it. */
  async function uploadAs(name: string, alt = 'Sinov') {
    const png = await sharp({ create }).png().toBuffer();
    const part = (head: string) => `--x\r\ncontent-disposition: form-data; ${head}\r\n`;
    const body = Buffer.concat([
      Buffer.from(`${part(`name="file"; filename="${name}"`)}content-type: image/png\r\n\r\n`),
      png,
      Buffer.from(`\r\n${part('name="_payload"')}\r\n${JSON.stringify({ alt })}\r\n--x--\r\n`),
    ]);
    const type = 'multipart/form-data; boundary=x';
    const headers = { ...staff, 'accept-language': 'ru', 'content-type': type };
    const reply = await send('/cms-api/media?locale=uz', { method: 'POST', headers, body });
    const text = await reply.text();
    const { doc } = JSON.parse(text) as { doc?: Uploaded };
    if (doc) made.push(doc.id);
    return { status: reply.status, text, doc };
  }
  const mediaDir = path.join(process.env.DATA_DIR ?? '', 'media');
  /** What there is of an upload: other tests upload meanwhile. */
  const storedOf = async (mark: string) => {
    const address = `/media?locale=uz&where[alt][equals]=${mark}`;
    const { docs } = await requestCms<{ docs: Uploaded[] }>(siteUrl, staff, address);
    return [...docs, ...readdirSync(mediaDir).filter((name) => name.includes(mark))];
  };

  test.each([
    ['NUL', (mark: string) => `${mark}\u0000b.png`],
    ['a line break', (mark: string) => `${mark}\nb.png`],
    ['an escape', (mark: string) => `${mark}\u001bb.png`],
    ['DEL', (mark: string) => `${mark}\u007fb.png`],
    ['a C1 character', (mark: string) => `${mark}\u0085b.png`],
    ['300 letters', (mark: string) => `${mark.padEnd(300, 'a')}.png`],
    ['300 bytes', (mark: string) => `${mark.padEnd(160, 'ў')}.png`],
    ['nothing', () => ''],
  ])('%s is refused in words, and nothing is stored', async (_, nameOf) => {
    const mark = `q${Date.now()}`;
    const { status, text } = await uploadAs(nameOf(mark), mark);
    expect(status, text).toBe(400);
    expect(text).toMatch(/Имя этого файла|cannot be understood|name is required/);
    expect(await storedOf(mark)).toEqual([]);
  });

  test.each([
    ['a path', (mark: string) => `etc/../../${mark}.png`],
    ['a path of Windows', (mark: string) => `..\\..\\${mark}.png`],
  ])('%s leads nowhere', async (_, nameOf) => {
    const mark = `q${Date.now()}`;
    const { status, doc, text } = await uploadAs(nameOf(mark), mark);
    expect(status, text).toBe(201);
    expect(doc?.filename).toBe(`${mark}.png`);
    expect(readdirSync(mediaDir)).toContain(`${mark}.png`);
  });

  test('of letters, spaces and quotes is taken', async () => {
    const { status, text } = await uploadAs(`Yoʻl — “дорога” ${Date.now()}.png`);
    expect(status, text).toBe(201);
  });
});
