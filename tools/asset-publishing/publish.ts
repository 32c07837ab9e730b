import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DAY_MS } from '../../src/lib/time';

/** How long files of builds that are served no more stay for the pages that still name them. */
const KEPT_DAYS = 30;
/** Smaller files gain nothing. */
const PACKED_FROM_BYTES = 1024;
const packable = /\.(?:css|js|json|svg|txt)$/;

/** Files below a folder, by their path in it. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];

/** Writes a file that is there whole or not at all, for nginx serves the folder meanwhile. */
function place(file: string, write: (part: string) => void): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  write(part);
  renameSync(part, file);
}

/**
 * Puts what browsers load of a build where nginx serves it from: `_next/static/…`, packed with gzip
 * beside it (`.gz`), and with brotli under `brotli/`. Names come from the content, so what is there
 * already stays; what no build of the last 30 days had goes.
 * @param from the build's `.next/static`
 * @param to the folder of EDGE_STATIC_DIR
 * @returns how many files were new, and how many old ones have gone
 */
export function publishAssets(from: string, to: string, now = Date.now()) {
  const counts = { added: 0, removed: 0 };
  for (const name of filesIn(from)) {
    const source = path.join(from, name);
    const plain = path.join('_next/static', name);
    const ways: [string, (part: string) => void][] = [
      [plain, (part) => copyFileSync(source, part)],
    ];
    if (packable.test(name) && statSync(source).size >= PACKED_FROM_BYTES) {
      const bytes = () => readFileSync(source);
      ways.push([`${plain}.gz`, (part) => writeFileSync(part, gzipSync(bytes(), { level: 9 }))]);
      ways.push([
        path.join('brotli', plain),
        (part) => writeFileSync(part, brotliCompressSync(bytes())),
      ]);
    }
    if (!existsSync(path.join(to, plain))) counts.added += 1;
    for (const [file, write] of ways) {
      const target = path.join(to, file);
      if (!existsSync(target)) place(target, write);
      utimesSync(target, now / 1000, now / 1000);
    }
  }
  for (const name of filesIn(to)) {
    const file = path.join(to, name);
    if (statSync(file).mtimeMs > now - KEPT_DAYS * DAY_MS) continue;
    rmSync(file);
    counts.removed += 1;
  }
  return counts;
}
