import { withClient } from '../../tools/lib/database';

/** Every column, constraint, index and enum value of the schema `public`, a line each. */
export async function schemaOf(uri: string): Promise<string[]> {
  return withClient(uri, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      select table_name || '.' || column_name || ' ' || udt_name as line
        from information_schema.columns where table_schema = 'public'
      union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select indexname || ' ' || indexdef from pg_indexes where schemaname = 'public'
      union all select enumtypid::regtype || '.' || enumlabel from pg_enum`);
    return rows.map(({ line }) => line).sort();
  });
}
