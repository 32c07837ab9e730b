import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Second factors and failed sign-ins: collections/accounts/second-factor.ts and attempts.ts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "second_factors" (
      "user_id" integer PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
      "key" varchar NOT NULL,
      "last_step" bigint NOT NULL,
      "recovery" varchar[] NOT NULL
    );
    CREATE TABLE "sign_in_attempts" (
      "account" varchar NOT NULL,
      "origin" varchar NOT NULL,
      "at" timestamptz NOT NULL
    );
    CREATE INDEX "sign_in_attempts_origin_idx" ON "sign_in_attempts" ("origin", "at");
    CREATE INDEX "sign_in_attempts_at_idx" ON "sign_in_attempts" ("at");
    UPDATE "users" SET "reset_password_token" = NULL, "reset_password_expiration" = NULL;`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "second_factors"; DROP TABLE "sign_in_attempts";`);
}
