import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "metrics_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_metrics_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "metrics_texts" ADD CONSTRAINT "metrics_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."metrics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_metrics_v_texts" ADD CONSTRAINT "_metrics_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_metrics_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "metrics_texts_order_parent" ON "metrics_texts" USING btree ("order","parent_id");
  CREATE INDEX "_metrics_v_texts_order_parent" ON "_metrics_v_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "metrics_texts" CASCADE;
  DROP TABLE "_metrics_v_texts" CASCADE;`)
}
