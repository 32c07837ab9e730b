import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Last known good replies of the airport API: src/sources/airport/known-good-postgres.ts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "upstream_replies" (
      "key" varchar PRIMARY KEY,
      "body" json NOT NULL,
      "as_of" timestamptz NOT NULL,
      "kept_at" timestamptz NOT NULL,
      "kept_until" timestamptz NOT NULL
    );
    CREATE INDEX "upstream_replies_kept_at_idx" ON "upstream_replies" ("kept_at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "upstream_replies";`);
}
