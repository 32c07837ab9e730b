import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * In which languages places and press releases are shown, and the words that their lists find them by:
 * written by `src/cms/shown-documents.ts`, which fills the tables once the schema is whole.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "places_shown" (
      "lang" "_locales" NOT NULL,
      "id" integer NOT NULL REFERENCES "places" ("id") ON DELETE CASCADE,
      "words" tsvector NOT NULL,
      PRIMARY KEY ("lang", "id")
    );
    CREATE INDEX "places_shown_id_idx" ON "places_shown" ("id");
    CREATE INDEX "places_shown_words_idx" ON "places_shown" USING gin ("words");
    CREATE TABLE "press_shown" (
      "lang" "_locales" NOT NULL,
      "id" integer NOT NULL REFERENCES "press" ("id") ON DELETE CASCADE,
      "words" tsvector NOT NULL,
      PRIMARY KEY ("lang", "id")
    );
    CREATE INDEX "press_shown_id_idx" ON "press_shown" ("id");
    CREATE INDEX "press_shown_words_idx" ON "press_shown" USING gin ("words");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "places_shown"; DROP TABLE "press_shown";`);
}
