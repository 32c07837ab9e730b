import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_api_keys_scope" AS ENUM('flights', 'message');
  CREATE TYPE "public"."enum_audit_kind" AS ENUM('signedIn', 'signInFailed', 'signedOut', 'created', 'changed', 'published', 'takenDown', 'deleted', 'restored', 'confirmed', 'imported', 'exported', 'shareCreated', 'shareEnded', 'scheduled', 'scheduleCancelled', 'scheduleDone', 'scheduleFailed', 'fileUploaded', 'fileReplaced', 'scriptsChanged', 'userCreated', 'userDeleted', 'rightsChanged', 'keyCreated', 'keyChanged', 'keyRevoked');
  CREATE TYPE "public"."enum_sign_in_rules_second_factor" AS ENUM('administrator', 'editor', 'translator', 'operations');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'operations';
  CREATE TABLE "api_keys_scope" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_api_keys_scope",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "api_keys" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"enabled" boolean DEFAULT true,
  	"beginning" varchar,
  	"created_by_id" integer,
  	"last_used_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" "enum_audit_kind" NOT NULL,
  	"actor" varchar,
  	"actor_ref" varchar,
  	"title" varchar,
  	"document" varchar,
  	"languages" varchar,
  	"fields" varchar,
  	"detail" varchar
  );
  
  CREATE TABLE "sign_in_rules_second_factor" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_sign_in_rules_second_factor",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "sign_in_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users_sessions" ADD COLUMN "agent" varchar;
  ALTER TABLE "users_sessions" ADD COLUMN "seen_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "last_sign_in" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "api_keys_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_id" integer;
  ALTER TABLE "payload_preferences_rels" ADD COLUMN "api_keys_id" varchar;
  ALTER TABLE "api_keys_scope" ADD CONSTRAINT "api_keys_scope_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_in_rules_second_factor" ADD CONSTRAINT "sign_in_rules_second_factor_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sign_in_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "api_keys_scope_order_idx" ON "api_keys_scope" USING btree ("order");
  CREATE INDEX "api_keys_scope_parent_idx" ON "api_keys_scope" USING btree ("parent_id");
  CREATE INDEX "api_keys_created_by_idx" ON "api_keys" USING btree ("created_by_id");
  CREATE UNIQUE INDEX "api_keys_hash_idx" ON "api_keys" USING btree ("hash");
  CREATE INDEX "api_keys_updated_at_idx" ON "api_keys" USING btree ("updated_at");
  CREATE INDEX "api_keys_created_at_idx" ON "api_keys" USING btree ("created_at");
  CREATE INDEX "audit_at_idx" ON "audit" USING btree ("at");
  CREATE INDEX "audit_kind_idx" ON "audit" USING btree ("kind");
  CREATE INDEX "audit_actor_idx" ON "audit" USING btree ("actor");
  CREATE INDEX "audit_actor_ref_idx" ON "audit" USING btree ("actor_ref");
  CREATE INDEX "audit_document_idx" ON "audit" USING btree ("document");
  CREATE INDEX "sign_in_rules_second_factor_order_idx" ON "sign_in_rules_second_factor" USING btree ("order");
  CREATE INDEX "sign_in_rules_second_factor_parent_idx" ON "sign_in_rules_second_factor" USING btree ("parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_api_keys_fk" FOREIGN KEY ("api_keys_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_api_keys_fk" FOREIGN KEY ("api_keys_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_api_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("api_keys_id");
  CREATE INDEX "payload_locked_documents_rels_audit_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_id");
  CREATE INDEX "payload_preferences_rels_api_keys_id_idx" ON "payload_preferences_rels" USING btree ("api_keys_id");
  ALTER TABLE "users" DROP COLUMN "enable_a_p_i_key";
  ALTER TABLE "users" DROP COLUMN "api_key";
  ALTER TABLE "users" DROP COLUMN "api_key_index";
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "api_keys_scope" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "api_keys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_in_rules_second_factor" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_in_rules" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "api_keys_scope" CASCADE;
  DROP TABLE "api_keys" CASCADE;
  DROP TABLE "audit" CASCADE;
  DROP TABLE "sign_in_rules_second_factor" CASCADE;
  DROP TABLE "sign_in_rules" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_api_keys_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_audit_fk";
  
  ALTER TABLE "payload_preferences_rels" DROP CONSTRAINT IF EXISTS "payload_preferences_rels_api_keys_fk";
  
  UPDATE "users" SET "role" = 'translator' WHERE "role" = 'operations';
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'translator'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'translator');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'translator'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "payload_locked_documents_rels_api_keys_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_id_idx";
  DROP INDEX "payload_preferences_rels_api_keys_id_idx";
  ALTER TABLE "users" ADD COLUMN "enable_a_p_i_key" boolean;
  ALTER TABLE "users" ADD COLUMN "api_key" varchar;
  ALTER TABLE "users" ADD COLUMN "api_key_index" varchar;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users_sessions" DROP COLUMN "agent";
  ALTER TABLE "users_sessions" DROP COLUMN "seen_at";
  ALTER TABLE "users" DROP COLUMN "last_sign_in";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "api_keys_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_id";
  ALTER TABLE "payload_preferences_rels" DROP COLUMN "api_keys_id";
  DROP TYPE "public"."enum_api_keys_scope";
  DROP TYPE "public"."enum_audit_kind";
  DROP TYPE "public"."enum_sign_in_rules_second_factor";`)
}
