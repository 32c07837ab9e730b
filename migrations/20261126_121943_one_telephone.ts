import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "header" DROP COLUMN "phone_href";
  ALTER TABLE "_header_v" DROP COLUMN "version_phone_href";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "header" ADD COLUMN "phone_href" varchar;
  ALTER TABLE "_header_v" ADD COLUMN "version_phone_href" varchar;`)
}
