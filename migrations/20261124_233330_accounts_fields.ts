import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sign_in_rules_second_factor" AS ENUM('administrator', 'editor', 'translator');
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
  ALTER TABLE "sign_in_rules_second_factor" ADD CONSTRAINT "sign_in_rules_second_factor_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sign_in_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sign_in_rules_second_factor_order_idx" ON "sign_in_rules_second_factor" USING btree ("order");
  CREATE INDEX "sign_in_rules_second_factor_parent_idx" ON "sign_in_rules_second_factor" USING btree ("parent_id");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sign_in_rules_second_factor" CASCADE;
  DROP TABLE "sign_in_rules" CASCADE;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users_sessions" DROP COLUMN "agent";
  ALTER TABLE "users_sessions" DROP COLUMN "seen_at";
  ALTER TABLE "users" DROP COLUMN "last_sign_in";
  DROP TYPE "public"."enum_sign_in_rules_second_factor";`)
}
