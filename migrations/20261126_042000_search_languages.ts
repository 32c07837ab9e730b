import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Which texts of an entry stand in Uzbek for want of its language is a column, no longer an invisible
 * separator at the end of the text.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "search_entries" ADD COLUMN "fallback" text[] NOT NULL DEFAULT '{}';
    UPDATE "search_entries" SET
      "fallback" = array_remove(ARRAY[
        CASE WHEN position(chr(8291) IN "title") > 0 THEN 'title' END,
        CASE WHEN position(chr(8291) IN "text") > 0 THEN 'text' END,
        CASE WHEN position(chr(8291) IN "body") > 0 THEN 'body' END
      ], NULL),
      "title" = replace("title", chr(8291), ''),
      "text" = replace("text", chr(8291), ''),
      "body" = replace("body", chr(8291), '');`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "search_entries" SET
      "title" = "title" || CASE WHEN 'title' = ANY("fallback") THEN chr(8291) ELSE '' END,
      "text" = "text" || CASE WHEN 'text' = ANY("fallback") THEN chr(8291) ELSE '' END,
      "body" = "body" || CASE WHEN 'body' = ANY("fallback") THEN chr(8291) ELSE '' END;
    ALTER TABLE "search_entries" DROP COLUMN "fallback";`);
}
