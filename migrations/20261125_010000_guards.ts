import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Guesses at API keys (collections/api-keys/guesses.ts), and what no write may undo: a revoked key, and
 * the audit trail, of which only what is older than a year may be deleted.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "api_key_guesses" (
      "id" bigserial PRIMARY KEY,
      "sender" varchar NOT NULL,
      "at" timestamptz NOT NULL
    );
    CREATE INDEX "api_key_guesses_sender_at_idx" ON "api_key_guesses" ("sender", "at");
    CREATE INDEX "api_key_guesses_at_idx" ON "api_key_guesses" ("at");

    CREATE FUNCTION "keep_revoked"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW."revoked_at" := OLD."revoked_at";
      RETURN NEW;
    END $$;
    CREATE TRIGGER "api_keys_keep_revoked" BEFORE UPDATE ON "api_keys"
      FOR EACH ROW WHEN (OLD."revoked_at" IS NOT NULL) EXECUTE FUNCTION "keep_revoked"();

    CREATE FUNCTION "audit_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '365 days' THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'The audit trail is append-only.';
    END $$;
    CREATE TRIGGER "audit_append_only" BEFORE UPDATE OR DELETE ON "audit"
      FOR EACH ROW EXECUTE FUNCTION "audit_append_only"();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "audit_append_only" ON "audit";
    DROP FUNCTION "audit_append_only"();
    DROP TRIGGER "api_keys_keep_revoked" ON "api_keys";
    DROP FUNCTION "keep_revoked"();
    DROP TABLE "api_key_guesses";`);
}
