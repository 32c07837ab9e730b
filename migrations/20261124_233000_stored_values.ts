import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Puts right what could be stored before every value was checked: a string in the place of a formatted
 * text becomes a paragraph of its words, what is no formatted text at all becomes nothing, and so does
 * an object in the place of a text. Current documents and their versions.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION pg_temp.words_of(html text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT btrim(regexp_replace(
        replace(replace(replace(replace(replace(
          regexp_replace(
            regexp_replace(html, '<(script|style)\\M.*?</\\1\\s*>', ' ', 'gi'),
            '<[^>]*>', ' ', 'g'),
          '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
        '\\s+', ' ', 'g'))
    $$;

    CREATE FUNCTION pg_temp.paragraph_of(words text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
      SELECT jsonb_build_object('root', jsonb_build_object(
        'type', 'root', 'version', 1, 'format', '', 'indent', 0, 'direction', NULL,
        'children', jsonb_build_array(jsonb_build_object(
          'type', 'paragraph', 'version', 1, 'format', '', 'indent', 0, 'direction', NULL,
          'textFormat', 0, 'textStyle', '',
          'children', jsonb_build_array(jsonb_build_object(
            'type', 'text', 'version', 1, 'text', words, 'format', 0, 'detail', 0,
            'mode', 'normal', 'style', ''))))))
      WHERE words <> ''
    $$;

    CREATE FUNCTION pg_temp.is_formatted(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
      SELECT value #>> '{root,type}' = 'root' AND jsonb_typeof(value #> '{root,children}') = 'array'
        AND NOT jsonb_path_exists(value, '$.root.** ? (
          (exists (@.children) && @.children.type() != "array")
          || (@.type == "text" && @.text.type() != "string")
          || ((@.type == "link" || @.type == "autolink") && !(@.fields.type() == "object")))')
        AND NOT jsonb_path_exists(value, '$.root.**.children[*] ? (
          @.type() != "object" || !(@.type.type() == "string"))')
    $$;

    CREATE FUNCTION pg_temp.is_object(value text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
      BEGIN
        RETURN value = '[object Object]' OR (value LIKE '{%' AND jsonb_typeof(value::jsonb) = 'object');
      EXCEPTION WHEN others THEN
        RETURN false;
      END
    $$;

    DO $$
      DECLARE place record;
      BEGIN
        FOR place IN
          SELECT table_name, column_name, data_type FROM information_schema.columns
          JOIN information_schema.tables USING (table_schema, table_name)
          WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
            AND table_name LIKE '%\\_locales' AND is_nullable = 'YES'
        LOOP
          IF place.data_type = 'jsonb' AND place.column_name IN ('body', 'version_body') THEN
            EXECUTE format(
              'UPDATE %1$I SET %2$I = CASE WHEN jsonb_typeof(%2$I) = ''string''
                 THEN pg_temp.paragraph_of(pg_temp.words_of(%2$I #>> ''{}'')) END
               WHERE %2$I IS NOT NULL
                 AND pg_temp.is_formatted(%2$I) IS NOT TRUE',
              place.table_name, place.column_name);
          ELSIF place.data_type IN ('character varying', 'text') THEN
            EXECUTE format(
              'UPDATE %1$I SET %2$I = NULL WHERE pg_temp.is_object(%2$I)',
              place.table_name, place.column_name);
          END IF;
        END LOOP;
      END
    $$;`);
}

export async function down(): Promise<void> {}
