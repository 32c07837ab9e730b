import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeMedia, filesBelow, mediaFolder, stageMedia } from './media';

let dataDir: string;
let staged: string;
const upload = (name: string) => path.join(mediaFolder(dataDir), name);

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'media-'));
  staged = path.join(dataDir, 'staged');
  mkdirSync(upload('sub'), { recursive: true });
  writeFileSync(upload('hall.jpg'), 'hall');
  writeFileSync(upload('sub/gate.jpg'), 'gate');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('what is deleted after it was staged stays staged; what comes later joins it', async () => {
  await stageMedia(dataDir, staged);
  rmSync(upload('hall.jpg'));
  writeFileSync(upload('later.jpg'), 'later');
  await stageMedia(dataDir, staged);
  const names = ['hall.jpg', 'later.jpg', 'sub/gate.jpg'];
  expect(await filesBelow(staged)).toEqual(names);
  expect(names.map((name) => readFileSync(path.join(staged, name), 'utf8'))).toEqual([
    'hall',
    'later',
    'gate',
  ]);
});

test('a file takes no second room, unless it is a link or has another name', async () => {
  linkSync(upload('hall.jpg'), upload('same.jpg'));
  symlinkSync(upload('hall.jpg'), upload('linked.jpg'));
  await stageMedia(dataDir, staged);
  const isSame = (name: string) =>
    statSync(path.join(staged, name)).ino === statSync(upload(name)).ino;
  expect(isSame('sub/gate.jpg')).toBe(true);
  for (const name of ['hall.jpg', 'same.jpg', 'linked.jpg']) {
    expect(isSame(name), name).toBe(false);
    expect(readFileSync(path.join(staged, name), 'utf8')).toBe('hall');
  }
});

test('files are described in the order of their names', async () => {
  expect(await describeMedia(mediaFolder(dataDir))).toEqual([
    {
      name: 'hall.jpg',
      size: 4,
      sha256: '3cbaeb57c64020ee4df47e9274d1d0d90f3148a3c14af8190006fa680fb10ebd',
    },
    { name: 'sub/gate.jpg', size: 4, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  expect(await describeMedia(path.join(dataDir, 'nothing'))).toEqual([]);
});

test('a name that no archive may hold is said before anything is written', async () => {
  writeFileSync(upload('a\\b.jpg'), '');
  await expect(stageMedia(dataDir, staged)).rejects.toThrow(
    'Rename the uploaded file a\\b.jpg: it cannot be backed up.',
  );
});
