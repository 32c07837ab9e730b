// Takes the options of versitygw that docker-compose.yml gives: --port :7070 --health /healthz posix FOLDER.
import http from 'node:http';
import { parseArgs } from 'node:util';
import account from 's3rver/lib/models/account.js';
import S3rver from 's3rver';

const { values, positionals } = parseArgs({
  options: { port: { type: 'string' }, health: { type: 'string' } },
  allowPositionals: true,
});
const { ROOT_ACCESS_KEY, ROOT_SECRET_KEY } = process.env;
account.DUMMY_ACCOUNT.createKeyPair(ROOT_ACCESS_KEY, ROOT_SECRET_KEY);
// By the name of its service it is asked too: that is no bucket.
const vhostBuckets = false;
const storage = new S3rver({ directory: positionals[1], silent: true, vhostBuckets }).callback();
http
  .createServer((request, reply) =>
    request.url === values.health ? reply.end('ok') : storage(request, reply),
  )
  .listen(Number(values.port.replace(':', '')));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
