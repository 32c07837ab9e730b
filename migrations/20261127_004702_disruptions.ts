import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_disruptions_state" AS ENUM('rehearsal', 'public', 'over');
  CREATE TYPE "public"."enum_disruptions_cause" AS ENUM('fog', 'snow', 'ice', 'wind', 'storm', 'dust', 'technical', 'security', 'other');
  CREATE TYPE "public"."enum_disruptions_severity" AS ENUM('information', 'delays', 'closure');
  CREATE TYPE "public"."enum_disruptions_direction" AS ENUM('departure', 'arrival');
  CREATE TYPE "public"."enum_disruption_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__disruption_texts_v_published_locale" AS ENUM('uz', 'ru', 'en');
  CREATE TYPE "public"."enum__disruption_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "disruptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_disruptions_state" DEFAULT 'rehearsal' NOT NULL,
  	"cause" "enum_disruptions_cause" NOT NULL,
  	"severity" "enum_disruptions_severity" NOT NULL,
  	"direction" "enum_disruptions_direction",
  	"from" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone,
  	"announced_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"press_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "disruptions_locales" (
  	"cause_phrase" varchar,
  	"texts_heading" varchar,
  	"texts_banner" varchar,
  	"texts_details" varchar,
  	"texts_advice" varchar,
  	"texts_note" varchar,
  	"texts_messenger" varchar,
  	"all_clear" varchar,
  	"all_clear_advice" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "disruptions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "disruption_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" numeric,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "disruption_texts_locales" (
  	"causes_fog" varchar,
  	"causes_snow" varchar,
  	"causes_ice" varchar,
  	"causes_wind" varchar,
  	"causes_storm" varchar,
  	"causes_dust" varchar,
  	"causes_technical" varchar,
  	"causes_security" varchar,
  	"causes_other" varchar,
  	"information_heading" varchar,
  	"information_banner" varchar,
  	"information_details" varchar,
  	"information_advice" varchar,
  	"information_note" varchar,
  	"information_messenger" varchar,
  	"delays_heading" varchar,
  	"delays_banner" varchar,
  	"delays_details" varchar,
  	"delays_advice" varchar,
  	"delays_note" varchar,
  	"delays_messenger" varchar,
  	"closure_heading" varchar,
  	"closure_banner" varchar,
  	"closure_details" varchar,
  	"closure_advice" varchar,
  	"closure_note" varchar,
  	"closure_messenger" varchar,
  	"all_clear" varchar,
  	"all_clear_advice" varchar,
  	"translation" jsonb,
  	"_status" "enum_disruption_texts_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_disruption_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_revision" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__disruption_texts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_disruption_texts_v_locales" (
  	"version_causes_fog" varchar,
  	"version_causes_snow" varchar,
  	"version_causes_ice" varchar,
  	"version_causes_wind" varchar,
  	"version_causes_storm" varchar,
  	"version_causes_dust" varchar,
  	"version_causes_technical" varchar,
  	"version_causes_security" varchar,
  	"version_causes_other" varchar,
  	"version_information_heading" varchar,
  	"version_information_banner" varchar,
  	"version_information_details" varchar,
  	"version_information_advice" varchar,
  	"version_information_note" varchar,
  	"version_information_messenger" varchar,
  	"version_delays_heading" varchar,
  	"version_delays_banner" varchar,
  	"version_delays_details" varchar,
  	"version_delays_advice" varchar,
  	"version_delays_note" varchar,
  	"version_delays_messenger" varchar,
  	"version_closure_heading" varchar,
  	"version_closure_banner" varchar,
  	"version_closure_details" varchar,
  	"version_closure_advice" varchar,
  	"version_closure_note" varchar,
  	"version_closure_messenger" varchar,
  	"version_all_clear" varchar,
  	"version_all_clear_advice" varchar,
  	"version_translation" jsonb,
  	"version__status" "enum__disruption_texts_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "disruptions" ADD CONSTRAINT "disruptions_press_id_press_id_fk" FOREIGN KEY ("press_id") REFERENCES "public"."press"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "disruptions_locales" ADD CONSTRAINT "disruptions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."disruptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "disruptions_texts" ADD CONSTRAINT "disruptions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."disruptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "disruption_texts_locales" ADD CONSTRAINT "disruption_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."disruption_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_disruption_texts_v_locales" ADD CONSTRAINT "_disruption_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_disruption_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "disruptions_state_idx" ON "disruptions" USING btree ("state");
  CREATE INDEX "disruptions_press_idx" ON "disruptions" USING btree ("press_id");
  CREATE INDEX "disruptions_updated_at_idx" ON "disruptions" USING btree ("updated_at");
  CREATE INDEX "disruptions_created_at_idx" ON "disruptions" USING btree ("created_at");
  CREATE UNIQUE INDEX "disruptions_locales_locale_parent_id_unique" ON "disruptions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "disruptions_texts_order_parent" ON "disruptions_texts" USING btree ("order","parent_id");
  CREATE INDEX "disruption_texts__status_idx" ON "disruption_texts_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "disruption_texts_locales_locale_parent_id_unique" ON "disruption_texts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_disruption_texts_v_created_at_idx" ON "_disruption_texts_v" USING btree ("created_at");
  CREATE INDEX "_disruption_texts_v_updated_at_idx" ON "_disruption_texts_v" USING btree ("updated_at");
  CREATE INDEX "_disruption_texts_v_snapshot_idx" ON "_disruption_texts_v" USING btree ("snapshot");
  CREATE INDEX "_disruption_texts_v_published_locale_idx" ON "_disruption_texts_v" USING btree ("published_locale");
  CREATE INDEX "_disruption_texts_v_latest_idx" ON "_disruption_texts_v" USING btree ("latest");
  CREATE INDEX "_disruption_texts_v_autosave_idx" ON "_disruption_texts_v" USING btree ("autosave");
  CREATE INDEX "_disruption_texts_v_version_version__status_idx" ON "_disruption_texts_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_disruption_texts_v_locales_locale_parent_id_unique" ON "_disruption_texts_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "disruptions" CASCADE;
  DROP TABLE "disruptions_locales" CASCADE;
  DROP TABLE "disruptions_texts" CASCADE;
  DROP TABLE "disruption_texts" CASCADE;
  DROP TABLE "disruption_texts_locales" CASCADE;
  DROP TABLE "_disruption_texts_v" CASCADE;
  DROP TABLE "_disruption_texts_v_locales" CASCADE;
  DROP TYPE "public"."enum_disruptions_state";
  DROP TYPE "public"."enum_disruptions_cause";
  DROP TYPE "public"."enum_disruptions_severity";
  DROP TYPE "public"."enum_disruptions_direction";
  DROP TYPE "public"."enum_disruption_texts_status";
  DROP TYPE "public"."enum__disruption_texts_v_published_locale";
  DROP TYPE "public"."enum__disruption_texts_v_version_status";`)
}
