import { expect, test, vi } from 'vitest';
import { committedMigrations, parseEnv } from './env';

const good = { DATABASE_URI: 'postgres://a:b@localhost/c', PAYLOAD_SECRET: '0123456789abcdef' };

test('defaults, and empty values as absent ones', () => {
  const env = parseEnv({ ...good, AIRPORT_API_URL: '', SITE_URL: 'https://example.com/' });
  expect(env).toMatchObject({ SITE_URL: 'https://example.com', AIRPORT_API_EXTENDED: false });
  expect(env.AIRPORT_API_URL).toBeUndefined();
});

test.each([
  ['DATABASE_URI', 'mysql://a/b'],
  ['PAYLOAD_SECRET', 'short'],
  ['AIRPORT_API_URL', 'ftp://example.com'],
  ['AIRPORT_API_TIMEOUT_MS', 'soon'],
  ['TRUST_PROXY', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_PORT', '70000'],
  ['SHUTDOWN_DELAY_MS', '-5'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['METRIC_HOSTS', 'https://mc.example.com'],
  ['CSP_REPORT_ONLY', 'perhaps'],
  ['MAIL_TO', 'nobody'],
  ['EDGE_PURGE_URLS', 'nginx:8081'],
  ['EDGE_PURGE_URLS', 'http://a.example/purge,ftp://b.example'],
  ['EDGE_PURGE_TOKEN', 'short'],
  ['REDIS_URL', 'localhost:6379'],
  ['S3_ENDPOINT', 'storage:7070'],
  ['CLOCK', 'today at noon'],
  ['CLOCK', '2026-11-21T14:20:00'],
])('a wrong %s is named', (name, value) => {
  expect(() => parseEnv({ ...good, [name]: value })).toThrow(name);
});

test('metrics are off, and on this machine only where a port is given', () => {
  expect(parseEnv(good).METRICS_PORT).toBeUndefined();
  const env = parseEnv({ ...good, METRICS_PORT: '9464' });
  expect(env).toMatchObject({ METRICS_PORT: 9464, METRICS_HOST: '127.0.0.1' });
});

test('hosts of metric scripts are a list', () => {
  expect(parseEnv(good).METRIC_HOSTS).toEqual([]);
  const env = parseEnv({ ...good, METRIC_HOSTS: 'mc.example.com, tag.example.org' });
  expect(env.METRIC_HOSTS).toEqual(['mc.example.com', 'tag.example.org']);
});

test('the migrations of the build are a list', () => {
  expect(committedMigrations()).toEqual([]);
  vi.stubEnv('MIGRATIONS', 'one,two');
  expect(committedMigrations()).toEqual(['one', 'two']);
  vi.unstubAllEnvs();
});

test('a mail server without a sender or a recipient is refused, and what is missing is named', () => {
  const mail = {
    SMTP_URL: 'smtps://mail.example.com',
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'desk@example.com',
  };
  expect(parseEnv({ ...good, ...mail })).toMatchObject(mail);
  expect(() => parseEnv({ ...good, ...mail, MAIL_FROM: '' })).toThrow('MAIL_FROM');
  expect(() => parseEnv({ ...good, MAIL_TO: mail.MAIL_TO })).toThrow('SMTP_URL');
});

test('a storage without its keys, or keys without a bucket, are refused', () => {
  const storage = { S3_BUCKET: 'parvoz', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(parseEnv({ ...good, ...storage })).toMatchObject({ ...storage, S3_REGION: 'us-east-1' });
  const incomplete = { ...good, ...storage, S3_SECRET_ACCESS_KEY: '' };
  expect(() => parseEnv(incomplete)).toThrow(
    'S3_SECRET_ACCESS_KEY (set all of the storage variables or none)',
  );
  expect(() => parseEnv({ ...good, S3_ACCESS_KEY_ID: 'key' })).toThrow('S3_BUCKET');
});

test('edges are a list of addresses, which is of use only with a token', () => {
  expect(parseEnv(good).EDGE_PURGE_URLS).toEqual([]);
  const edges = { ...good, EDGE_PURGE_URLS: 'http://a:8081/purge, https://b.example/purge' };
  expect(() => parseEnv(edges)).toThrow('EDGE_PURGE_TOKEN');
  expect(parseEnv({ ...edges, EDGE_PURGE_TOKEN: '0123456789abcdef' })).toMatchObject({
    EDGE_PURGE_URLS: ['http://a:8081/purge', 'https://b.example/purge'],
  });
});
