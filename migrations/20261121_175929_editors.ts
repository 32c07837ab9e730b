import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_publications_languages" AS ENUM('uz', 'ru', 'en');
  CREATE TYPE "public"."enum_publications_action" AS ENUM('publish', 'takeDown');
  CREATE TYPE "public"."enum_publications_state" AS ENUM('waiting', 'done', 'failed');
  CREATE TYPE "public"."enum_share_links_languages" AS ENUM('uz', 'ru', 'en');
  CREATE TYPE "public"."enum_users_languages" AS ENUM('uz', 'ru', 'en');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'translator');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'publication', 'purge');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'publication', 'purge');
  CREATE TABLE "publications_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_publications_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "publications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"action" "enum_publications_action" DEFAULT 'publish' NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_publications_state" DEFAULT 'waiting' NOT NULL,
  	"reason" varchar,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "share_links_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_share_links_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "share_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"opened" numeric DEFAULT 0,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "press_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_press_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_press_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "places_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_places_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_places_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "services_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_services_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "partners_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_partners_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_partners_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "people_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_people_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_people_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "floor_plans_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_floor_plans_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_floor_plans_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "terms_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_terms_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_terms_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "media_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "users" ADD COLUMN "role" "enum_users_role" DEFAULT 'translator' NOT NULL;
  -- Whoever could sign in until now could do everything.
  UPDATE "users" SET "role" = 'administrator';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "publications_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "share_links_id" integer;
  ALTER TABLE "airport_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_airport_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_airport_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "header_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_header_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_header_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "footer_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_footer_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_footer_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "cookies_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_cookies_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_cookies_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "message" ADD COLUMN "from" timestamp(3) with time zone;
  ALTER TABLE "message" ADD COLUMN "until" timestamp(3) with time zone;
  ALTER TABLE "message_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_message_v" ADD COLUMN "version_from" timestamp(3) with time zone;
  ALTER TABLE "_message_v" ADD COLUMN "version_until" timestamp(3) with time zone;
  ALTER TABLE "_message_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_message_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "error_messages_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_error_messages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_error_messages_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "not_found_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_not_found_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_not_found_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "metrics_locales" ADD COLUMN "translation" jsonb;
  ALTER TABLE "_metrics_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "_metrics_v_locales" ADD COLUMN "version_translation" jsonb;
  ALTER TABLE "publications_languages" ADD CONSTRAINT "publications_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publications" ADD CONSTRAINT "publications_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "share_links_languages" ADD CONSTRAINT "share_links_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "share_links" ADD CONSTRAINT "share_links_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_languages" ADD CONSTRAINT "users_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "publications_languages_order_idx" ON "publications_languages" USING btree ("order");
  CREATE INDEX "publications_languages_parent_idx" ON "publications_languages" USING btree ("parent_id");
  CREATE INDEX "publications_document_idx" ON "publications" USING btree ("document");
  CREATE INDEX "publications_at_idx" ON "publications" USING btree ("at");
  CREATE INDEX "publications_created_by_idx" ON "publications" USING btree ("created_by_id");
  CREATE INDEX "publications_updated_at_idx" ON "publications" USING btree ("updated_at");
  CREATE INDEX "publications_created_at_idx" ON "publications" USING btree ("created_at");
  CREATE INDEX "share_links_languages_order_idx" ON "share_links_languages" USING btree ("order");
  CREATE INDEX "share_links_languages_parent_idx" ON "share_links_languages" USING btree ("parent_id");
  CREATE INDEX "share_links_document_idx" ON "share_links" USING btree ("document");
  CREATE INDEX "share_links_created_by_idx" ON "share_links" USING btree ("created_by_id");
  CREATE INDEX "share_links_updated_at_idx" ON "share_links" USING btree ("updated_at");
  CREATE INDEX "share_links_created_at_idx" ON "share_links" USING btree ("created_at");
  CREATE INDEX "users_languages_order_idx" ON "users_languages" USING btree ("order");
  CREATE INDEX "users_languages_parent_idx" ON "users_languages" USING btree ("parent_id");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_share_links_fk" FOREIGN KEY ("share_links_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_press_v_autosave_idx" ON "_press_v" USING btree ("autosave");
  CREATE INDEX "_places_v_autosave_idx" ON "_places_v" USING btree ("autosave");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "_partners_v_autosave_idx" ON "_partners_v" USING btree ("autosave");
  CREATE INDEX "_people_v_autosave_idx" ON "_people_v" USING btree ("autosave");
  CREATE INDEX "_floor_plans_v_autosave_idx" ON "_floor_plans_v" USING btree ("autosave");
  CREATE INDEX "_terms_v_autosave_idx" ON "_terms_v" USING btree ("autosave");
  CREATE INDEX "payload_locked_documents_rels_publications_id_idx" ON "payload_locked_documents_rels" USING btree ("publications_id");
  CREATE INDEX "payload_locked_documents_rels_share_links_id_idx" ON "payload_locked_documents_rels" USING btree ("share_links_id");
  CREATE INDEX "_airport_v_autosave_idx" ON "_airport_v" USING btree ("autosave");
  CREATE INDEX "_header_v_autosave_idx" ON "_header_v" USING btree ("autosave");
  CREATE INDEX "_footer_v_autosave_idx" ON "_footer_v" USING btree ("autosave");
  CREATE INDEX "_cookies_v_autosave_idx" ON "_cookies_v" USING btree ("autosave");
  CREATE INDEX "_message_v_autosave_idx" ON "_message_v" USING btree ("autosave");
  CREATE INDEX "_error_messages_v_autosave_idx" ON "_error_messages_v" USING btree ("autosave");
  CREATE INDEX "_not_found_v_autosave_idx" ON "_not_found_v" USING btree ("autosave");
  CREATE INDEX "_metrics_v_autosave_idx" ON "_metrics_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "publications_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "publications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "share_links_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "share_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "publications_languages" CASCADE;
  DROP TABLE "publications" CASCADE;
  DROP TABLE "share_links_languages" CASCADE;
  DROP TABLE "share_links" CASCADE;
  DROP TABLE "users_languages" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_publications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_share_links_fk";
  
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "_press_v_autosave_idx";
  DROP INDEX "_places_v_autosave_idx";
  DROP INDEX "_services_v_autosave_idx";
  DROP INDEX "_partners_v_autosave_idx";
  DROP INDEX "_people_v_autosave_idx";
  DROP INDEX "_floor_plans_v_autosave_idx";
  DROP INDEX "_terms_v_autosave_idx";
  DROP INDEX "payload_locked_documents_rels_publications_id_idx";
  DROP INDEX "payload_locked_documents_rels_share_links_id_idx";
  DROP INDEX "_airport_v_autosave_idx";
  DROP INDEX "_header_v_autosave_idx";
  DROP INDEX "_footer_v_autosave_idx";
  DROP INDEX "_cookies_v_autosave_idx";
  DROP INDEX "_message_v_autosave_idx";
  DROP INDEX "_error_messages_v_autosave_idx";
  DROP INDEX "_not_found_v_autosave_idx";
  DROP INDEX "_metrics_v_autosave_idx";
  ALTER TABLE "pages_locales" DROP COLUMN "translation";
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_translation";
  ALTER TABLE "press_locales" DROP COLUMN "translation";
  ALTER TABLE "_press_v" DROP COLUMN "autosave";
  ALTER TABLE "_press_v_locales" DROP COLUMN "version_translation";
  ALTER TABLE "places_locales" DROP COLUMN "translation";
  ALTER TABLE "_places_v" DROP COLUMN "autosave";
  ALTER TABLE "_places_v_locales" DROP COLUMN "version_translation";
  ALTER TABLE "services_locales" DROP COLUMN "translation";
  ALTER TABLE "_services_v" DROP COLUMN "autosave";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_translation";
  ALTER TABLE "partners_locales" DROP COLUMN "translation";
  ALTER TABLE "_partners_v" DROP COLUMN "autosave";
  ALTER TABLE "_partners_v_locales" DROP COLUMN "version_translation";
  ALTER TABLE "people_locales" DROP COLUMN "translation";
  ALTER TABLE "_people_v" DROP COLUMN "autosave";
  ALTER TABLE "_people_v_locales" DROP COLUMN "version_translation";
  ALTER TABLE "floor_plans_locales" DROP COLUMN "translation";
  ALTER TABLE "_floor_plans_v" DROP COLUMN "autosave";
  ALTER TABLE "_floor_plans_v_locales" DROP COLUMN "version_translation";
  ALTER TABLE "terms_locales" DROP COLUMN "translation";
  ALTER TABLE "_terms_v" DROP COLUMN "autosave";
  ALTER TABLE "_terms_v_locales" DROP COLUMN "version_translation";
  ALTER TABLE "media_locales" DROP COLUMN "translation";
  ALTER TABLE "users" DROP COLUMN "role";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "publications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "share_links_id";
  ALTER TABLE "airport_locales" DROP COLUMN "translation";
  ALTER TABLE "_airport_v" DROP COLUMN "autosave";
  ALTER TABLE "_airport_v_locales" DROP COLUMN "version_translation";
  ALTER TABLE "header_locales" DROP COLUMN "translation";
  ALTER TABLE "_header_v" DROP COLUMN "autosave";
  ALTER TABLE "_header_v_locales" DROP COLUMN "version_translation";
  ALTER TABLE "footer_locales" DROP COLUMN "translation";
  ALTER TABLE "_footer_v" DROP COLUMN "autosave";
  ALTER TABLE "_footer_v_locales" DROP COLUMN "version_translation";
  ALTER TABLE "cookies_locales" DROP COLUMN "translation";
  ALTER TABLE "_cookies_v" DROP COLUMN "autosave";
  ALTER TABLE "_cookies_v_locales" DROP COLUMN "version_translation";
  ALTER TABLE "message" DROP COLUMN "from";
  ALTER TABLE "message" DROP COLUMN "until";
  ALTER TABLE "message_locales" DROP COLUMN "translation";
  ALTER TABLE "_message_v" DROP COLUMN "version_from";
  ALTER TABLE "_message_v" DROP COLUMN "version_until";
  ALTER TABLE "_message_v" DROP COLUMN "autosave";
  ALTER TABLE "_message_v_locales" DROP COLUMN "version_translation";
  ALTER TABLE "error_messages_locales" DROP COLUMN "translation";
  ALTER TABLE "_error_messages_v" DROP COLUMN "autosave";
  ALTER TABLE "_error_messages_v_locales" DROP COLUMN "version_translation";
  ALTER TABLE "not_found_locales" DROP COLUMN "translation";
  ALTER TABLE "_not_found_v" DROP COLUMN "autosave";
  ALTER TABLE "_not_found_v_locales" DROP COLUMN "version_translation";
  ALTER TABLE "metrics_locales" DROP COLUMN "translation";
  ALTER TABLE "_metrics_v" DROP COLUMN "autosave";
  ALTER TABLE "_metrics_v_locales" DROP COLUMN "version_translation";
  DROP TYPE "public"."enum_publications_languages";
  DROP TYPE "public"."enum_publications_action";
  DROP TYPE "public"."enum_publications_state";
  DROP TYPE "public"."enum_share_links_languages";
  DROP TYPE "public"."enum_users_languages";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
