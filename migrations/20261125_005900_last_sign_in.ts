import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Who has an account already was not invited just now: collections/accounts/links.ts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`UPDATE "users" SET "last_sign_in" = "created_at"`);
}

export async function down(_: MigrateDownArgs): Promise<void> {}
