import { createHash, randomBytes } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { Header, type HeaderData } from 'tar';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exhaustive } from '../../../tests/sample';
import { readArchive, writeArchive } from './archive';
import { isSecretOf, parseManifest, traceOf, type Manifest } from './manifest';
import { drain } from './tally';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
  file = path.join(folder, 'site.tar.gz');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const about = (content: Buffer) => ({ size: content.length, sha256: sha256(content) });

type Files = Record<string, Buffer>;

const tables = { a: Buffer.from('1\tone\n2\ttwo\n'), b: Buffer.alloc(0) };
const media: Files = {
  'hall.jpg': randomBytes(100_000),
  'empty.png': Buffer.alloc(0),
  'sub/oʻrik.webp': Buffer.from('apricot'),
  [`${'long-'.repeat(40)}name.avif`]: Buffer.from('long'),
};

const manifestOf = (files: Files = media): Manifest => ({
  project: 'parvoz',
  format: 1,
  version: '0.1.0',
  created: '2026-11-21T09:20:00.000Z',
  postgres: '18.4',
  migrations: ['20260101_000000_first'],
  secret: traceOf('the secret of the site'),
  tables: [
    { name: 'a', columns: ['id', 'name'], rows: 2, ...about(tables.a) },
    { name: 'b', columns: ['id'], rows: 0, ...about(tables.b) },
  ],
  sequences: [{ name: 'a_id_seq', last: '2', called: true }],
  media: Object.entries(files).map(([name, content]) => ({ name, ...about(content) })),
});

/** Lays out what the archive holds, and writes it. */
async function write(manifest = manifestOf()): Promise<void> {
  const content = path.join(folder, 'content');
  const put = (name: string, bytes: Buffer | string) => {
    mkdirSync(path.dirname(path.join(content, name)), { recursive: true });
    writeFileSync(path.join(content, name), bytes);
  };
  put('manifest.json', JSON.stringify(manifest));
  put('tables/a.copy', tables.a);
  put('tables/b.copy', tables.b);
  for (const [name, bytes] of Object.entries(media)) put(`media/${name}`, bytes);
  await writeArchive(content, manifest, file);
}

async function read() {
  const found: Files = {};
  const manifest = await readArchive(file, async ({ path }, content) => {
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk);
    found[path] = Buffer.concat(chunks);
  });
  return { manifest, found };
}

const everything: Files = {
  'tables/a.copy': tables.a,
  'tables/b.copy': tables.b,
  ...Object.fromEntries(Object.entries(media).map(([name, bytes]) => [`media/${name}`, bytes])),
};

test('what is written is read, and only its owner may read it', async () => {
  const manifest = manifestOf();
  await write(manifest);
  expect(await read()).toEqual({ manifest, found: everything });
  expect(statSync(file).mode & 0o077).toBe(0);
  await expect(write(manifest)).rejects.toThrow('EEXIST');
});

test('an error of who takes the content is theirs, and ends the reading', async () => {
  await write();
  const taking = readArchive(file, async (part, content) => {
    if (part.path === 'media/hall.jpg') throw new Error('The disk is full.');
    await drain(content);
  });
  await expect(taking).rejects.toThrow(/^The disk is full\.$/);
});

test('a file that is missing, a folder and another format are named', async () => {
  await expect(read()).rejects.toThrow(`There is no file ${file}.`);
  const another = path.join(folder, 'notes.txt');
  writeFileSync(another, 'Not a backup');
  await expect(readArchive(another, (_, content) => drain(content))).rejects.toThrow(
    'notes.txt is no intact backup: incorrect header check.',
  );
  await expect(readArchive(folder, (_, content) => drain(content))).rejects.toThrow(
    'cannot be read',
  );
});

test('a file that was cut anywhere is refused', async () => {
  await write();
  const whole = readFileSync(file);
  for (let part = 0; part < 40; part += 1) {
    writeFileSync(file, whole.subarray(0, Math.floor((whole.length * part) / 40)));
    await expect(read(), `${part} of 40`).rejects.toThrow('site.tar.gz is no intact backup');
  }
});

test('a file in which a byte changed is refused, or says the same', async () => {
  await write();
  const whole = readFileSync(file);
  const position = fc.nat(whole.length - 1);
  await fc.assert(
    fc.asyncProperty(position, fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const damaged = Buffer.from(whole);
      damaged.writeUInt8(whole.readUInt8(at) ^ change, at);
      writeFileSync(file, damaged);
      const result = await read().catch((error: Error) => error.message);
      if (typeof result === 'string') expect(result).toContain('is no intact backup');
      else expect(result.found).toEqual(everything);
    }),
    { numRuns: exhaustive ? 150 : 30 },
  );
}, 120_000);

interface Entry extends HeaderData {
  path: string;
  content?: Buffer;
}

/** An archive of any entries, as nobody would write it by accident. */
function craft(entries: Entry[]): void {
  const blocks = entries.flatMap(({ content = Buffer.alloc(0), ...data }) => {
    const header = new Header({ mode: 0o644, type: 'File', size: content.length, ...data });
    header.encode();
    const padding = Buffer.alloc((512 - (content.length % 512)) % 512);
    return [header.block ?? Buffer.alloc(0), content, padding];
  });
  writeFileSync(file, gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)])));
}

const manifestEntry = (manifest: object): Entry => ({
  path: 'manifest.json',
  content: Buffer.from(JSON.stringify(manifest)),
});
const tableEntries: Entry[] = [
  { path: 'tables/a.copy', content: tables.a },
  { path: 'tables/b.copy', content: tables.b },
];
const picture = Buffer.from('picture');
const good = manifestOf({ 'a.jpg': picture });
const pictureEntry: Entry = { path: 'media/a.jpg', content: picture };

describe('an archive that somebody crafted', () => {
  test('is read when it is what its manifest says', async () => {
    craft([manifestEntry(good), ...tableEntries, pictureEntry]);
    expect((await read()).found['media/a.jpg']).toEqual(picture);
  });

  const outside = ['../a.jpg', 'x/../../a.jpg', '/a.jpg', '.', 'x//a.jpg', 'x\\..\\a.jpg', 'C:a'];
  test.each(outside)('is refused for the upload %j', async (name) => {
    const manifest = manifestOf({ [name]: picture });
    craft([manifestEntry(manifest), ...tableEntries, { path: `media/${name}`, content: picture }]);
    await expect(read()).rejects.toThrow('media.0.name in its manifest: not a safe name');
  });

  test('is refused for a table whose name is a path', async () => {
    const [table, ...rest] = good.tables;
    const manifest = { ...good, tables: [{ ...table, name: '../a' }, ...rest] };
    craft([manifestEntry(manifest), ...tableEntries, pictureEntry]);
    await expect(read()).rejects.toThrow('tables.0.name in its manifest');
  });

  const wrong: [string, Entry[], string][] = [
    ['nothing', [], 'is no intact backup'],
    ['no manifest first', [...tableEntries, manifestEntry(good)], 'does not begin with a manifest'],
    ['an entry less', [manifestEntry(good), ...tableEntries], 'media/a.jpg is missing'],
    [
      'an entry more',
      [manifestEntry(good), ...tableEntries, pictureEntry, { path: '../evil', content: picture }],
      '../evil is not the one its manifest names',
    ],
    [
      'an entry twice',
      [manifestEntry(good), ...tableEntries, pictureEntry, pictureEntry],
      'media/a.jpg is not the one',
    ],
    [
      'a symbolic link',
      [
        manifestEntry(manifestOf({ 'a.jpg': Buffer.alloc(0) })),
        ...tableEntries,
        { path: 'media/a.jpg', type: 'SymbolicLink', linkpath: '/etc/passwd' },
      ],
      'media/a.jpg is not the one',
    ],
    [
      'another content',
      [
        manifestEntry(good),
        ...tableEntries,
        { ...pictureEntry, content: Buffer.from('pictures'.slice(1)) },
      ],
      'media/a.jpg does not have the checksum',
    ],
    [
      'another size',
      [manifestEntry(good), ...tableEntries, { ...pictureEntry, content: Buffer.from('pictures') }],
      'media/a.jpg is not the one',
    ],
    ['no JSON', [{ path: 'manifest.json', content: Buffer.from('{') }], 'is no intact backup'],
    ['another project', [manifestEntry({ ...good, project: 'x' })], 'project in its manifest'],
    ['a newer format', [manifestEntry({ ...good, format: 2 })], 'its format 2 is newer'],
    ['no format', [manifestEntry({})], 'project in its manifest'],
  ];
  test.each(wrong)('is refused for %s', async (_, entries, message) => {
    craft(entries);
    await expect(read()).rejects.toThrow(message);
  });

  test('is refused when its tar ends early within an intact gzip', async () => {
    craft([manifestEntry(good), ...tableEntries, pictureEntry]);
    const tar = gunzipSync(readFileSync(file));
    for (const length of [512, 1024, 1500, 3 * 512, tar.length - 1536, tar.length - 1100]) {
      writeFileSync(file, gzipSync(tar.subarray(0, length)));
      await expect(read(), `${length} bytes`).rejects.toThrow('is no intact backup');
    }
  });
});

test('the memory stays flat with a large upload', async () => {
  const MB = 2 ** 20;
  const size = (exhaustive ? 1000 : 200) * MB;
  const content = path.join(folder, 'content');
  mkdirSync(path.join(content, 'media'), { recursive: true });
  writeFileSync(path.join(content, 'media/film.webp'), '');
  truncateSync(path.join(content, 'media/film.webp'), size);
  const hash = createHash('sha256');
  for (let at = 0; at < size; at += MB) hash.update(Buffer.alloc(MB));
  const manifest: Manifest = {
    ...good,
    tables: [],
    media: [{ name: 'film.webp', size, sha256: hash.digest('hex') }],
  };
  writeFileSync(path.join(content, 'manifest.json'), JSON.stringify(manifest));
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss - before);
  }, 20);
  await writeArchive(content, manifest, file);
  await readArchive(file, (_, bytes) => drain(bytes));
  clearInterval(watch);
  expect(most).toBeLessThan(size / 2);
}, 120_000);

test('a manifest that was written is read again, and knows the secret it came from', () => {
  expect(parseManifest(JSON.stringify(good))).toEqual(good);
  expect(isSecretOf(good.secret, 'the secret of the site')).toBe(true);
  expect(isSecretOf(good.secret, 'another secret of a site')).toBe(false);
  expect(JSON.stringify(good)).not.toContain('the secret of the site');
});
