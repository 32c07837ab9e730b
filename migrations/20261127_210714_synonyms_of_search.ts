import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_synonyms_lang" AS ENUM('uz', 'ru', 'en');
  CREATE TYPE "public"."enum_fruitless_searches_lang" AS ENUM('uz', 'ru', 'en');
  CREATE TABLE "synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"word" varchar NOT NULL,
  	"means" varchar NOT NULL,
  	"lang" "enum_synonyms_lang" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "fruitless_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"lang" "enum_fruitless_searches_lang" NOT NULL,
  	"count" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "synonyms_updated_at_idx" ON "synonyms" USING btree ("updated_at");
  CREATE INDEX "synonyms_created_at_idx" ON "synonyms" USING btree ("created_at");
  CREATE INDEX "fruitless_searches_updated_at_idx" ON "fruitless_searches" USING btree ("updated_at");
  CREATE INDEX "fruitless_searches_created_at_idx" ON "fruitless_searches" USING btree ("created_at");
  CREATE UNIQUE INDEX "lang_words_idx" ON "fruitless_searches" USING btree ("lang","words");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "synonyms" CASCADE;
  DROP TABLE "fruitless_searches" CASCADE;
  DROP TYPE "public"."enum_synonyms_lang";
  DROP TYPE "public"."enum_fruitless_searches_lang";`)
}
