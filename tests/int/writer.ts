import { Client } from 'pg';
import { startPostgres } from '../../tools/lib/postgres';

/**
 * Loaded with the name of a data folder: starts the folder's server and writes pairs of
 * rows, each pair in a transaction, over some connections at once, until it is killed. Says
 * `pids <postmaster> <pid> …` before it writes, and the number of each pair that was acknowledged.
 */
const CONNECTIONS = 4;

async function connect(uri: string): Promise<Client> {
  const client = new Client({ connectionString: uri });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function writePairs(client: Client): Promise<void> {
  for (;;) {
    await client.query('begin');
    const { rows } = await client.query<{ pair: string }>(
      `with next as (select nextval('pairs')::text as pair)
       insert into rows select pair, repeat('row', 200) from next, generate_series(1, 2)
       returning pair`,
    );
    await client.query('commit');
    console.log(rows[0]?.pair);
  }
}

async function main(dataDir: string): Promise<void> {
  const postgres = await startPostgres(dataDir);
  await postgres.create('durable');
  const first = await connect(postgres.uri('durable'));
  await first.query(`create sequence if not exists pairs;
    create table if not exists rows (pair text not null, content text not null)`);
  const others = await Promise.all(
    Array.from({ length: CONNECTIONS - 1 }, () => connect(postgres.uri('durable'))),
  );
  const { rows } = await first.query<{ pids: string }>(`
    select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) || ' ' ||
      (select string_agg(pid::text, ' ') from pg_stat_activity) as pids`);
  console.log(`pids ${rows[0]?.pids}`);
  await Promise.all([first, ...others].map(writePairs));
}

main(process.argv[2] ?? '').catch(() => process.exit(1));
