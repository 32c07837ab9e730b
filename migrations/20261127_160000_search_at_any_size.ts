import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const languages = ['uz', 'ru', 'en'];

/**
 * Each language has indexes of its own, for whole titles and search words, for the words of both and for all
 * words (`fastupdate` would make searches go through what was written last), and for how titles begin. Words
 * of titles and search words are what misspelt ones are compared with.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "search_entries_vector_idx";
    DROP INDEX "search_entries_names_idx";
    UPDATE "search_entries" SET "names" = left("names", 200), "keywords" = left("keywords", 200)
      WHERE length("names") > 200 OR length("keywords") > 2000;
    CREATE TABLE "search_words" (
      "lang" varchar(2) NOT NULL,
      "word" varchar NOT NULL,
      PRIMARY KEY ("lang", "word")
    );
    CREATE INDEX "search_words_word_idx" ON "search_words" USING gin ("word" gin_trgm_ops);`);
  for (const lang of languages) {
    await db.execute(
      sql.raw(`
        CREATE INDEX "search_entries_${lang}_words_idx" ON "search_entries"
          USING gin (string_to_array("names" || "keywords", '|'), ts_filter("vector", '{a,b}'), "vector")
          WITH (fastupdate = off) WHERE "lang" = '${lang}';
        CREATE INDEX "search_entries_${lang}_names_idx" ON "search_entries"
          ("names" text_pattern_ops) WHERE "lang" = '${lang}';`),
    );
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const lang of languages) {
    await db.execute(
      sql.raw(`
        DROP INDEX "search_entries_${lang}_words_idx";
        DROP INDEX "search_entries_${lang}_names_idx";`),
    );
  }
  await db.execute(sql`
    DROP TABLE "search_words";
    CREATE INDEX "search_entries_vector_idx" ON "search_entries" USING gin ("vector");
    CREATE INDEX "search_entries_names_idx" ON "search_entries"
      USING gin (("names" || ' ' || "keywords") gin_trgm_ops);`);
}
