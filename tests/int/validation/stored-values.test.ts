import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { up } from '../../../migrations/20261124_233000_stored_values';
import { createDatabase, dropDatabases, run } from '../server';

const NAME = 'stored_values';

afterAll(dropDatabases);

async function migrate(uri: string): Promise<void> {
  const pool = new Pool({ connectionString: uri, max: 1 });
  try {
    await up({ db: drizzle(pool) } as never);
  } finally {
    await pool.end();
  }
}

/** All that the tables of texts hold. */
async function everything() {
  const tables = await run(
    NAME,
    `select table_name::text as name from information_schema.tables
     where table_schema = 'public' and table_name like '%\\_locales' order by 1`,
  );
  const all = tables.map(async ({ name }) => run(NAME, `select * from "${name}" order by id`));
  return Promise.all(all);
}

const state = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
});

test('stored values that are none of their fields are put right, and no others', async () => {
  const uri = await createDatabase(NAME, 'template');
  const before = await everything();
  expect(before.flat().length).toBeGreaterThan(1000);
  await migrate(uri);
  expect(await everything()).toEqual(before);

  const [{ press = 0 } = {}] = await run(
    NAME,
    'select min(_parent_id) as press from press_locales',
  );
  const [{ version = 0 } = {}] = await run(
    NAME,
    'select min(_parent_id) as version from _press_v_locales',
  );
  const [{ block = '' } = {}] = await run(
    NAME,
    'select min(_parent_id) as block from pages_blocks_text_locales',
  );
  const bad = async (table: string, id: unknown, column: string, value: unknown) =>
    run(
      NAME,
      `update ${table} set ${column} = '${JSON.stringify(value).replaceAll("'", "''")}'
       where _parent_id = '${id}' and _locale = 'uz'`,
    );
  const html =
    '<style>p{}</style><p>Rays &amp; &lt;b&gt;</p><script>alert("</p>")</script>\n<p>oʻchdi</p>';
  await bad('press_locales', press, 'body', html);
  await bad('press_locales', press, 'title', { a: 1 });
  await bad('_press_v_locales', version, 'version_body', '<meta http-equiv="refresh">');
  await bad('_press_v_locales', version, 'version_title', {});
  await bad('pages_blocks_text_locales', block, 'body', [html]);
  await migrate(uri);

  const at = async (table: string, id: unknown) =>
    (await run(NAME, `select * from ${table} where _parent_id = '${id}' and _locale = 'uz'`))[0];
  const release = await at('press_locales', press);
  expect(release?.body).toMatchObject(state('Rays & <b> oʻchdi'));
  expect(release?.title).toBeNull();
  expect(await at('_press_v_locales', version)).toMatchObject({
    version_body: null,
    version_title: null,
  });
  expect((await at('pages_blocks_text_locales', block))?.body).toBeNull();
});
