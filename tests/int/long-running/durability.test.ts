import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../../../tools/lib/paths';
import { startPostgres, type EmbeddedPostgres } from '../../../tools/lib/postgres';
import { pidFile, places, serverUser } from '../../../tools/lib/postgres-places';
import { ownDataDir } from '../data-dir';

const { dataDir, remove } = ownDataDir();
let server: EmbeddedPostgres | undefined;

/** Every pair that was acknowledged, in all rounds. */
const acknowledged = new Set<string>();

interface Writing {
  postmaster: number;
  others: number[];
  writer: number;
}

/** Starts a process that writes, and resolves once it has written for a while. */
async function write(): Promise<Writing> {
  const writer = path.join(root, 'tests/int/writer.ts');
  const args = ['--require', 'tsx/cjs', '--eval', 'require(process.argv[1])', writer, dataDir];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = createInterface({ input: child.stdout });
  const [first] = (await once(lines, 'line')) as [string];
  const [postmaster = 0, ...others] = first.replace('pids ', '').split(' ').map(Number);
  lines.on('line', (pair: string) => acknowledged.add(pair));
  await wait(300 + Math.random() * 400);
  return { postmaster, others, writer: child.pid ?? 0 };
}

function kill(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

async function query<Row extends object>(sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: server?.uri('durable') });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const ownPidFile = () => pidFile(places(dataDir, serverUser()));

afterAll(async () => {
  await server?.stop();
  remove();
});

describe('a server that is killed while it writes', () => {
  const rounds: [string, (writing: Writing) => number[]][] = [
    ['with all its processes', ({ postmaster, others, writer }) => [postmaster, ...others, writer]],
    [
      'alone, and its processes end by themselves',
      ({ postmaster, writer }) => [postmaster, writer],
    ],
    ['in one of its processes', ({ others, writer }) => [others.at(-1) ?? 0, writer]],
    [
      'once more with all its processes',
      ({ postmaster, others, writer }) => [writer, postmaster, ...others],
    ],
  ];

  test.each(rounds)('%s, has every row that it acknowledged', async (_, victims) => {
    const before = acknowledged.size;
    kill(victims(await write()));
    expect(acknowledged.size).toBeGreaterThan(before + 10);

    server = await startPostgres(dataDir);
    const rows = await query<{ pair: string; count: number }>(
      'select pair, count(*)::int as count from rows group by pair',
    );
    expect(rows.filter(({ count }) => count !== 2)).toEqual([]);
    const stored = new Set(rows.map(({ pair }) => pair));
    expect([...acknowledged].filter((pair) => !stored.has(pair))).toEqual([]);
    const settings = await query<{ name: string }>(
      `select name from pg_settings where setting <> 'on' and name in
        ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums')`,
    );
    expect(settings).toEqual([]);
  });

  test('starts also when its pid is that of another program by now', async () => {
    const { postmaster, others, writer } = await write();
    kill([postmaster, ...others, writer]);
    const file = ownPidFile();
    const { uid, gid } = statSync(path.dirname(file));
    const other = spawn('sleep', ['60'], { uid, gid });
    try {
      writeFileSync(file, readFileSync(file, 'utf8').replace(String(postmaster), `${other.pid}`));
      server = await startPostgres(dataDir);
      const [row] = await query<{ pairs: number }>(
        'select count(distinct pair)::int as pairs from rows',
      );
      expect(row?.pairs).toBeGreaterThanOrEqual(acknowledged.size);
    } finally {
      other.kill();
    }
  });

  test('stops with the last process that uses it; those that were killed do not count', async () => {
    await server?.stop();
    server = undefined;
    expect(() => statSync(ownPidFile())).toThrow('ENOENT');
  });
});
