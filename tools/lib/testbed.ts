import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild, siteDir } from './build';
import { payloadSecret, prepareDatabase } from './database';
import { createTempFolder } from './process-locks';
import { step } from './log';
import { root } from './paths';
import { freePort } from './ports';
import { startPostgres, type EmbeddedPostgres } from './postgres';
import { removeStaged } from './postgres-places';
import type { Cleanup } from './process';
import { startSite, type Site } from './site';

/** A place for databases and sites that leaves nothing behind once it is cleaned up. */
export class Testbed {
  readonly dataDir = createTempFolder(path.join(root, '.data/tests'), removeStaged);
  /** Holds the administrator's login that seeding generated. */
  readonly login = path.join(this.dataDir, 'login.json');
  private postgres: Promise<EmbeddedPostgres> | undefined;

  constructor(private readonly cleanup: Cleanup) {
    cleanup.add(() => {
      removeStaged(this.dataDir);
      rmSync(this.dataDir, { recursive: true, force: true });
    });
  }

  private server(): Promise<EmbeddedPostgres> {
    return (this.postgres ??= step('Starting PostgreSQL', async () => {
      // Nothing here has to survive a power cut; a server that is killed loses nothing by it.
      const postgres = await startPostgres(this.dataDir, { fsync: 'off' });
      this.cleanup.add(() => postgres.stop());
      return postgres;
    }));
  }

  /** Creates a migrated and seeded database; the content is that of the moment `clock`, else of now. */
  async seed(database: string, clock?: string): Promise<void> {
    const postgres = await this.server();
    await step(`Migrating and seeding a database${clock ? ` as of ${clock}` : ''}`, async () => {
      await postgres.create(database);
      await prepareDatabase({
        uri: postgres.uri(database),
        dataDir: this.dataDir,
        mode: 'seed-if-empty',
        loginFile: this.login,
        clock,
      });
    });
  }

  async copy(database: string, template: string): Promise<void> {
    await (await this.server()).create(database, template);
  }

  async uri(database: string): Promise<string> {
    return (await this.server()).uri(database);
  }

  /** Kills the database server; `uri` starts it again, on another port. */
  async kill(): Promise<void> {
    (await this.server()).kill();
    this.postgres = undefined;
  }

  get secret(): string {
    return payloadSecret(this.dataDir);
  }

  /** Starts a site of the production build on a database; its address. Its log goes where `startSite` says. */
  async site(...how: Parameters<Testbed['serve']>): Promise<string> {
    return (await this.serve(...how)).url;
  }

  /** The same, with what is known of the process. It listens on `PORT`, else on a free one. */
  async serve(
    database: string,
    env: Record<string, string> = {},
    log?: number | 'inherit',
  ): Promise<Site & { url: string }> {
    const build = siteDir(await ensureBuild());
    const port = env.PORT ? Number(env.PORT) : await freePort();
    const url = `http://localhost:${port}`;
    const own = {
      DATABASE_URI: await this.uri(database),
      PAYLOAD_SECRET: this.secret,
      DATA_DIR: this.dataDir,
      SITE_URL: url,
      ...env,
    };
    const site = await startSite(build, port, own, log);
    this.cleanup.add(() => site.stop());
    return { ...site, url };
  }
}
