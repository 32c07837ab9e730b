import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_transport_origins_trips_way" AS ENUM('bus', 'taxi', 'car', 'train');
  CREATE TYPE "public"."enum__pages_v_blocks_transport_origins_trips_way" AS ENUM('bus', 'taxi', 'car', 'train');
  CREATE TABLE "pages_blocks_transport_origins_trips" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"way" "enum_pages_blocks_transport_origins_trips_way",
  	"minutes" numeric,
  	"first" varchar,
  	"last" varchar,
  	"every" numeric
  );
  
  CREATE TABLE "pages_blocks_transport_origins_trips_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_transport_origins" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "pages_blocks_transport_origins_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_transport_origins_trips" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"way" "enum__pages_v_blocks_transport_origins_trips_way",
  	"minutes" numeric,
  	"first" varchar,
  	"last" varchar,
  	"every" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_transport_origins_trips_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_transport_origins" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_blocks_transport_origins_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "pages_blocks_transport_origins_trips" ADD CONSTRAINT "pages_blocks_transport_origins_trips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_transport_origins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_transport_origins_trips_locales" ADD CONSTRAINT "pages_blocks_transport_origins_trips_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_transport_origins_trips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_transport_origins" ADD CONSTRAINT "pages_blocks_transport_origins_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_transport"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_transport_origins_locales" ADD CONSTRAINT "pages_blocks_transport_origins_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_transport_origins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_transport_origins_trips" ADD CONSTRAINT "_pages_v_blocks_transport_origins_trips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_transport_origins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_transport_origins_trips_locales" ADD CONSTRAINT "_pages_v_blocks_transport_origins_trips_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_transport_origins_trips"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_transport_origins" ADD CONSTRAINT "_pages_v_blocks_transport_origins_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_transport"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_transport_origins_locales" ADD CONSTRAINT "_pages_v_blocks_transport_origins_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_blocks_transport_origins"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_transport_origins_trips_order_idx" ON "pages_blocks_transport_origins_trips" USING btree ("_order");
  CREATE INDEX "pages_blocks_transport_origins_trips_parent_id_idx" ON "pages_blocks_transport_origins_trips" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_transport_origins_trips_locales_locale_parent_i" ON "pages_blocks_transport_origins_trips_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_transport_origins_order_idx" ON "pages_blocks_transport_origins" USING btree ("_order");
  CREATE INDEX "pages_blocks_transport_origins_parent_id_idx" ON "pages_blocks_transport_origins" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_blocks_transport_origins_locales_locale_parent_id_uniq" ON "pages_blocks_transport_origins_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_transport_origins_trips_order_idx" ON "_pages_v_blocks_transport_origins_trips" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_transport_origins_trips_parent_id_idx" ON "_pages_v_blocks_transport_origins_trips" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_transport_origins_trips_locales_locale_paren" ON "_pages_v_blocks_transport_origins_trips_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_blocks_transport_origins_order_idx" ON "_pages_v_blocks_transport_origins" USING btree ("_order");
  CREATE INDEX "_pages_v_blocks_transport_origins_parent_id_idx" ON "_pages_v_blocks_transport_origins" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pages_v_blocks_transport_origins_locales_locale_parent_id_u" ON "_pages_v_blocks_transport_origins_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_blocks_transport_origins_trips" CASCADE;
  DROP TABLE "pages_blocks_transport_origins_trips_locales" CASCADE;
  DROP TABLE "pages_blocks_transport_origins" CASCADE;
  DROP TABLE "pages_blocks_transport_origins_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_transport_origins_trips" CASCADE;
  DROP TABLE "_pages_v_blocks_transport_origins_trips_locales" CASCADE;
  DROP TABLE "_pages_v_blocks_transport_origins" CASCADE;
  DROP TABLE "_pages_v_blocks_transport_origins_locales" CASCADE;
  DROP TYPE "public"."enum_pages_blocks_transport_origins_trips_way";
  DROP TYPE "public"."enum__pages_v_blocks_transport_origins_trips_way";`)
}
