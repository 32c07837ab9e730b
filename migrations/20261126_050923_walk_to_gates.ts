import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "operations_gates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"gate" varchar NOT NULL,
  	"walk_minutes" numeric NOT NULL
  );
  
  ALTER TABLE "operations_gates" ADD CONSTRAINT "operations_gates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."operations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "operations_gates_order_idx" ON "operations_gates" USING btree ("_order");
  CREATE INDEX "operations_gates_parent_id_idx" ON "operations_gates" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "operations_gates" CASCADE;`)
}
