import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The search index: written by collections/search, read by src/sources/search.ts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE TABLE "search_entries" (
      "id" serial PRIMARY KEY,
      "document" varchar NOT NULL,
      "lang" varchar(2) NOT NULL,
      "link" varchar NOT NULL,
      "type" varchar NOT NULL,
      "title" varchar NOT NULL,
      "text" varchar NOT NULL,
      "body" varchar NOT NULL,
      "names" varchar NOT NULL,
      "keywords" varchar NOT NULL,
      "date" varchar,
      "vector" tsvector NOT NULL
    );
    CREATE INDEX "search_entries_document_idx" ON "search_entries" ("document");
    CREATE INDEX "search_entries_vector_idx" ON "search_entries" USING gin ("vector");
    CREATE INDEX "search_entries_names_idx" ON "search_entries"
      USING gin (("names" || ' ' || "keywords") gin_trgm_ops);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "search_entries";`);
}
