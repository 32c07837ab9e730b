import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shared_values_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"note" varchar
  );
  
  CREATE TABLE "shared_values" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" numeric,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages_blocks_tariffs_items" ALTER COLUMN "free_minutes" SET DATA TYPE varchar;
  ALTER TABLE "pages_blocks_tariffs_items" ALTER COLUMN "free_minutes" SET DEFAULT '0';
  ALTER TABLE "pages_blocks_tariffs_items" ALTER COLUMN "hour_price" SET DATA TYPE varchar;
  ALTER TABLE "pages_blocks_tariffs_items" ALTER COLUMN "hour_price" SET DEFAULT '0';
  ALTER TABLE "pages_blocks_tariffs_items" ALTER COLUMN "day_price" SET DATA TYPE varchar;
  ALTER TABLE "pages_blocks_tariffs_items" ALTER COLUMN "day_price" SET DEFAULT '0';
  ALTER TABLE "_pages_v_blocks_tariffs_items" ALTER COLUMN "free_minutes" SET DATA TYPE varchar;
  ALTER TABLE "_pages_v_blocks_tariffs_items" ALTER COLUMN "free_minutes" SET DEFAULT '0';
  ALTER TABLE "_pages_v_blocks_tariffs_items" ALTER COLUMN "hour_price" SET DATA TYPE varchar;
  ALTER TABLE "_pages_v_blocks_tariffs_items" ALTER COLUMN "hour_price" SET DEFAULT '0';
  ALTER TABLE "_pages_v_blocks_tariffs_items" ALTER COLUMN "day_price" SET DATA TYPE varchar;
  ALTER TABLE "_pages_v_blocks_tariffs_items" ALTER COLUMN "day_price" SET DEFAULT '0';
  ALTER TABLE "shared_values_values" ADD CONSTRAINT "shared_values_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."shared_values"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "shared_values_values_order_idx" ON "shared_values_values" USING btree ("_order");
  CREATE INDEX "shared_values_values_parent_id_idx" ON "shared_values_values" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shared_values_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "shared_values" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shared_values_values" CASCADE;
  DROP TABLE "shared_values" CASCADE;
  ALTER TABLE "pages_blocks_tariffs_items" ALTER COLUMN "free_minutes" DROP DEFAULT, ALTER COLUMN "free_minutes" SET DATA TYPE numeric USING "free_minutes"::numeric, ALTER COLUMN "free_minutes" SET DEFAULT 0;
  ALTER TABLE "pages_blocks_tariffs_items" ALTER COLUMN "hour_price" DROP DEFAULT, ALTER COLUMN "hour_price" SET DATA TYPE numeric USING "hour_price"::numeric, ALTER COLUMN "hour_price" SET DEFAULT 0;
  ALTER TABLE "pages_blocks_tariffs_items" ALTER COLUMN "day_price" DROP DEFAULT, ALTER COLUMN "day_price" SET DATA TYPE numeric USING "day_price"::numeric, ALTER COLUMN "day_price" SET DEFAULT 0;
  ALTER TABLE "_pages_v_blocks_tariffs_items" ALTER COLUMN "free_minutes" DROP DEFAULT, ALTER COLUMN "free_minutes" SET DATA TYPE numeric USING "free_minutes"::numeric, ALTER COLUMN "free_minutes" SET DEFAULT 0;
  ALTER TABLE "_pages_v_blocks_tariffs_items" ALTER COLUMN "hour_price" DROP DEFAULT, ALTER COLUMN "hour_price" SET DATA TYPE numeric USING "hour_price"::numeric, ALTER COLUMN "hour_price" SET DEFAULT 0;
  ALTER TABLE "_pages_v_blocks_tariffs_items" ALTER COLUMN "day_price" DROP DEFAULT, ALTER COLUMN "day_price" SET DATA TYPE numeric USING "day_price"::numeric, ALTER COLUMN "day_price" SET DEFAULT 0;`)
}
