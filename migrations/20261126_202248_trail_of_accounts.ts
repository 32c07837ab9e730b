import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_kind" ADD VALUE 'codeWrong' BEFORE 'signedOut';
  ALTER TYPE "public"."enum_audit_kind" ADD VALUE 'sessionsEnded' BEFORE 'created';
  ALTER TYPE "public"."enum_audit_kind" ADD VALUE 'passwordLink' BEFORE 'created';
  ALTER TYPE "public"."enum_audit_kind" ADD VALUE 'passwordChanged' BEFORE 'created';
  ALTER TYPE "public"."enum_audit_kind" ADD VALUE 'secondFactorAdded' BEFORE 'created';
  ALTER TYPE "public"."enum_audit_kind" ADD VALUE 'secondFactorRemoved' BEFORE 'created';
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"flights_id" integer,
  	"schedule_id" integer,
  	"airlines_id" integer,
  	"messages_id" integer,
  	"publications_id" integer,
  	"share_links_id" integer,
  	"users_id" integer,
  	"api_keys_id" varchar,
  	"audit_id" integer,
  	"redirects_id" integer
  );
  
  ALTER TABLE "audit" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_kind";
  CREATE TYPE "public"."enum_audit_kind" AS ENUM('signedIn', 'signInFailed', 'signedOut', 'created', 'changed', 'published', 'takenDown', 'deleted', 'restored', 'confirmed', 'imported', 'exported', 'shareCreated', 'shareEnded', 'scheduled', 'scheduleCancelled', 'scheduleDone', 'scheduleFailed', 'fileUploaded', 'fileReplaced', 'scriptsChanged', 'userCreated', 'userDeleted', 'rightsChanged', 'keyCreated', 'keyChanged', 'keyRevoked');
  ALTER TABLE "audit" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_audit_kind" USING (CASE "kind"
    WHEN 'codeWrong' THEN 'signInFailed'
    WHEN 'sessionsEnded' THEN 'signedOut'
    WHEN 'passwordLink' THEN 'changed'
    WHEN 'passwordChanged' THEN 'changed'
    WHEN 'secondFactorAdded' THEN 'changed'
    WHEN 'secondFactorRemoved' THEN 'changed'
    ELSE "kind" END)::"public"."enum_audit_kind";
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_flights_fk" FOREIGN KEY ("flights_id") REFERENCES "public"."flights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_schedule_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedule"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_airlines_fk" FOREIGN KEY ("airlines_id") REFERENCES "public"."airlines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_share_links_fk" FOREIGN KEY ("share_links_id") REFERENCES "public"."share_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_api_keys_fk" FOREIGN KEY ("api_keys_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_flights_id_idx" ON "payload_locked_documents_rels" USING btree ("flights_id");
  CREATE INDEX "payload_locked_documents_rels_schedule_id_idx" ON "payload_locked_documents_rels" USING btree ("schedule_id");
  CREATE INDEX "payload_locked_documents_rels_airlines_id_idx" ON "payload_locked_documents_rels" USING btree ("airlines_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_publications_id_idx" ON "payload_locked_documents_rels" USING btree ("publications_id");
  CREATE INDEX "payload_locked_documents_rels_share_links_id_idx" ON "payload_locked_documents_rels" USING btree ("share_links_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_api_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("api_keys_id");
  CREATE INDEX "payload_locked_documents_rels_audit_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`)
}
