import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Requests that are answered once for each key: src/cms/flight-reports/idempotent.ts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "idempotent_requests" (
      "caller" varchar NOT NULL,
      "key" varchar NOT NULL,
      "body" varchar NOT NULL,
      "at" timestamptz NOT NULL,
      "status" integer,
      "reply" text,
      PRIMARY KEY ("caller", "key")
    );
    CREATE INDEX "idempotent_requests_at_idx" ON "idempotent_requests" ("at");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "idempotent_requests";`);
}
