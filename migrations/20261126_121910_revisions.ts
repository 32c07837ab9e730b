import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_press_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_places_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_partners_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_people_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_floor_plans_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cities_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_fk";
  
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  DROP INDEX "payload_locked_documents_rels_press_id_idx";
  DROP INDEX "payload_locked_documents_rels_places_id_idx";
  DROP INDEX "payload_locked_documents_rels_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_partners_id_idx";
  DROP INDEX "payload_locked_documents_rels_people_id_idx";
  DROP INDEX "payload_locked_documents_rels_floor_plans_id_idx";
  DROP INDEX "payload_locked_documents_rels_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_cities_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_id_idx";
  ALTER TABLE "pages" ADD COLUMN "revision" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "press" ADD COLUMN "revision" numeric;
  ALTER TABLE "_press_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "places" ADD COLUMN "revision" numeric;
  ALTER TABLE "_places_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "services" ADD COLUMN "revision" numeric;
  ALTER TABLE "_services_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "partners" ADD COLUMN "revision" numeric;
  ALTER TABLE "_partners_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "people" ADD COLUMN "revision" numeric;
  ALTER TABLE "_people_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "floor_plans" ADD COLUMN "revision" numeric;
  ALTER TABLE "_floor_plans_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "terms" ADD COLUMN "revision" numeric;
  ALTER TABLE "_terms_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "cities" ADD COLUMN "revision" numeric;
  ALTER TABLE "media" ADD COLUMN "revision" numeric;
  ALTER TABLE "airport" ADD COLUMN "revision" numeric;
  ALTER TABLE "_airport_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "header" ADD COLUMN "revision" numeric;
  ALTER TABLE "_header_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "footer" ADD COLUMN "revision" numeric;
  ALTER TABLE "_footer_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "cookies" ADD COLUMN "revision" numeric;
  ALTER TABLE "_cookies_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "message" ADD COLUMN "revision" numeric;
  ALTER TABLE "_message_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "error_messages" ADD COLUMN "revision" numeric;
  ALTER TABLE "_error_messages_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "not_found" ADD COLUMN "revision" numeric;
  ALTER TABLE "_not_found_v" ADD COLUMN "version_revision" numeric;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "press_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "places_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "partners_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "people_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "floor_plans_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cities_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_id";`)
  // src/cms/revisions/log.ts
  await db.execute(sql`
    CREATE TABLE "document_changes" (
      "document" varchar NOT NULL,
      "revision" bigint NOT NULL,
      "path" varchar NOT NULL,
      "language" varchar NOT NULL,
      "rows" jsonb,
      "writer" varchar NOT NULL,
      "by" varchar,
      "at" timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX "document_changes_revision_idx" ON "document_changes" ("document", "revision");
    CREATE UNIQUE INDEX "document_changes_field_idx"
      ON "document_changes" ("document", "path", "language") WHERE "rows" IS NULL;`)
  // src/studio/server/presence.ts; what it holds is true for seconds.
  await db.execute(sql`
    CREATE UNLOGGED TABLE "presence" (
      "document" varchar NOT NULL,
      "writer" varchar NOT NULL,
      "user_id" integer NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
      "name" varchar NOT NULL,
      "language" varchar NOT NULL,
      "at" timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY ("document", "writer")
    );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "document_changes";
  DROP TABLE "presence";
   ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "press_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "places_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "partners_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "floor_plans_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cities_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_press_fk" FOREIGN KEY ("press_id") REFERENCES "public"."press"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_places_fk" FOREIGN KEY ("places_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_floor_plans_fk" FOREIGN KEY ("floor_plans_id") REFERENCES "public"."floor_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_press_id_idx" ON "payload_locked_documents_rels" USING btree ("press_id");
  CREATE INDEX "payload_locked_documents_rels_places_id_idx" ON "payload_locked_documents_rels" USING btree ("places_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_floor_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("floor_plans_id");
  CREATE INDEX "payload_locked_documents_rels_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("terms_id");
  CREATE INDEX "payload_locked_documents_rels_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("cities_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  ALTER TABLE "pages" DROP COLUMN "revision";
  ALTER TABLE "_pages_v" DROP COLUMN "version_revision";
  ALTER TABLE "press" DROP COLUMN "revision";
  ALTER TABLE "_press_v" DROP COLUMN "version_revision";
  ALTER TABLE "places" DROP COLUMN "revision";
  ALTER TABLE "_places_v" DROP COLUMN "version_revision";
  ALTER TABLE "services" DROP COLUMN "revision";
  ALTER TABLE "_services_v" DROP COLUMN "version_revision";
  ALTER TABLE "partners" DROP COLUMN "revision";
  ALTER TABLE "_partners_v" DROP COLUMN "version_revision";
  ALTER TABLE "people" DROP COLUMN "revision";
  ALTER TABLE "_people_v" DROP COLUMN "version_revision";
  ALTER TABLE "floor_plans" DROP COLUMN "revision";
  ALTER TABLE "_floor_plans_v" DROP COLUMN "version_revision";
  ALTER TABLE "terms" DROP COLUMN "revision";
  ALTER TABLE "_terms_v" DROP COLUMN "version_revision";
  ALTER TABLE "cities" DROP COLUMN "revision";
  ALTER TABLE "media" DROP COLUMN "revision";
  ALTER TABLE "airport" DROP COLUMN "revision";
  ALTER TABLE "_airport_v" DROP COLUMN "version_revision";
  ALTER TABLE "header" DROP COLUMN "revision";
  ALTER TABLE "_header_v" DROP COLUMN "version_revision";
  ALTER TABLE "footer" DROP COLUMN "revision";
  ALTER TABLE "_footer_v" DROP COLUMN "version_revision";
  ALTER TABLE "cookies" DROP COLUMN "revision";
  ALTER TABLE "_cookies_v" DROP COLUMN "version_revision";
  ALTER TABLE "message" DROP COLUMN "revision";
  ALTER TABLE "_message_v" DROP COLUMN "version_revision";
  ALTER TABLE "error_messages" DROP COLUMN "revision";
  ALTER TABLE "_error_messages_v" DROP COLUMN "version_revision";
  ALTER TABLE "not_found" DROP COLUMN "revision";
  ALTER TABLE "_not_found_v" DROP COLUMN "version_revision";`)
}
