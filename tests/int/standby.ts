import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPostgres, type EmbeddedPostgres } from '../../tools/lib/postgres';
import { places, serverUser } from '../../tools/lib/postgres-places';

/**
 * Starts a server on a data folder and one that follows it, by streaming, on another: a copy of the first
 * one's files while it does not run.
 * @param from data folder of a server that does not run
 * @param to that of the copy, new
 */
export async function startWithStandby(from: string, to: string) {
  const user = serverUser();
  mkdirSync(to, { recursive: true });
  const [first, copy] = [places(from, user).home, places(to, user).home];
  mkdirSync(path.dirname(copy), { recursive: true });
  execFileSync('cp', ['-a', first, copy]);
  rmSync(path.join(copy, 'leases'), { recursive: true, force: true });
  const main: EmbeddedPostgres = await startPostgres(from);
  const { hostname, port, username, password } = new URL(main.uri('postgres'));
  const data = path.join(copy, 'data');
  appendFileSync(
    path.join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'
log_statement = 'all'\n`,
  );
  writeFileSync(path.join(data, 'standby.signal'), '');
  const standby: EmbeddedPostgres = await startPostgres(to);
  return {
    main,
    standby,
    /** The statements that the copy was asked, and what else it said. */
    asked: () => readFileSync(path.join(copy, 'log'), 'utf8'),
  };
}
