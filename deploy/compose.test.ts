import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../tools/lib/paths';
import { parseEnv, variableNames } from '../src/env';
import { compose, composeVariables, exampleVariables, stages, text } from './compose';

const { services, volumes } = compose();
const names = Object.keys(services);
const serviceOf = (name: string) => services[name] ?? {};
const stageOf = (name: string) =>
  stages().find((stage) => stage.name === serviceOf(name).build?.target);
const endsByItself = (name: string) => serviceOf(name).restart === 'no';

/** Variables that nginx reads, or compose itself. */
const notTheSites = [
  'POSTGRES_PASSWORD',
  'TLS_PORT',
  'EDGE_SERVER_NAME',
  'EDGE_TRUSTED_PROXY',
  'EDGE_SCHEME',
  'EDGE_CERTIFICATES',
];

/** Users that an image has by itself, where neither compose nor our image names one. */
const usersOfImages: Record<string, string> = { nginx: 'nginxinc/nginx-unprivileged' };

/** Who runs as root, and why. */
const roots: Record<string, string> = { bucket: 'gives a folder to the server of the storage' };

describe.each(names)('the service %s', (name) => {
  const service = serviceOf(name);

  test('is told to be healthy, or ends by itself', () => {
    if (endsByItself(name)) return;
    const own = stageOf(name)?.lines.some((line) => line.startsWith('HEALTHCHECK '));
    expect(service.healthcheck?.test.length ?? Number(own)).toBeGreaterThan(0);
    expect(service.restart).toBe('unless-stopped');
  });

  test('has limits', () => {
    expect(service.deploy?.resources?.limits).toEqual({
      cpus: expect.stringMatching(/^[\d.]+$/),
      memory: expect.stringMatching(/^\d+[mg]$/),
      pids: expect.any(Number),
    });
  });

  test('may do nothing that it need not', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    if (!roots[name]) expect(service.cap_add).toBeUndefined();
  });

  test('is no root', () => {
    const [, ofImage] =
      stageOf(name)
        ?.lines.join('\n')
        .match(/^USER (\S+)$/m) ?? [];
    const user = service.user ?? ofImage ?? usersOfImages[name];
    if (roots[name]) expect(user).toBe('root');
    else expect(user).toMatch(/^(?!root$|0(?::|$)).+/);
  });

  test('is of one version', () => {
    if (service.build) return;
    expect(service.image).toMatch(/:v?\d[\w.-]*$/);
  });

  test('mounts what is there', () => {
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.replace(/\$\{\w+:-([^}]*)\}/g, '$1').split(':');
      if (from.startsWith('.')) expect(existsSync(path.join(root, from)), from).toBe(true);
      else expect(Object.keys(volumes)).toContain(from);
    }
  });
});

test('only nginx is reached from outside, and not where it is told to purge', () => {
  const published = names.filter((name) => serviceOf(name).ports);
  expect(published).toEqual(['nginx']);
  const { ports, environment } = serviceOf('nginx');
  expect(ports?.join()).not.toContain(environment?.EDGE_LISTEN_INTERNAL);
});

test('the site is given time to end', () => {
  expect(parseInt(serviceOf('web').stop_grace_period ?? '')).toBeGreaterThanOrEqual(30 + 6);
});

test('all that is used is in .env.example, and nothing else', () => {
  const used = new Set(composeVariables().map(({ name }) => name));
  expect([...exampleVariables().keys()].sort()).toEqual([...used].sort());
});

test('.env.example says the defaults that compose has', () => {
  const example = exampleVariables();
  for (const { name, fallback, required } of composeVariables()) {
    // The storage has a region where the site names none.
    if (fallback === undefined || name === 'S3_REGION') continue;
    expect({ name, required, value: example.get(name) }).toEqual({
      name,
      required: false,
      value: fallback,
    });
  }
});

test('no secret has a default, in compose, in the example or in the image', () => {
  const secret = /PASSWORD|SECRET|TOKEN|KEY/;
  for (const { name, fallback = '' } of composeVariables()) {
    if (secret.test(name)) expect(fallback, name).toBe('');
  }
  for (const [name, value] of exampleVariables()) {
    if (secret.test(name)) expect(value, name).toBe('');
  }
  expect(text('deploy/Dockerfile')).not.toMatch(/(?:PASSWORD|SECRET|TOKEN)\w*=/);
});

test.each(['POSTGRES_PASSWORD', 'PAYLOAD_SECRET', 'EDGE_PURGE_TOKEN'])(
  'nothing starts without %s',
  (name) => {
    const places = composeVariables().filter((variable) => variable.name === name);
    expect(places.length).toBeGreaterThan(0);
    expect(places.every(({ required }) => required)).toBe(true);
  },
);

test('the site knows each variable that it is given, and takes the example filled in', () => {
  const given = Object.keys(serviceOf('web').environment ?? {});
  expect(given.filter((name) => !variableNames.includes(name))).toEqual([]);
  const sites = [...exampleVariables().keys()].filter((name) => !notTheSites.includes(name));
  expect(sites.filter((name) => !variableNames.includes(name))).toEqual([]);
  const filled = Object.fromEntries([...exampleVariables()].filter(([, value]) => value));
  const required = {
    DATABASE_URI: 'postgres://parvoz:x@postgres/parvoz',
    PAYLOAD_SECRET: 'x'.repeat(32),
    EDGE_PURGE_TOKEN: 'x'.repeat(32),
    EDGE_PURGE_URLS: serviceOf('web').environment?.EDGE_PURGE_URLS,
  };
  expect(() => parseEnv({ ...filled, ...required })).not.toThrow();
});

test('nginx is given what its templates need', () => {
  const given = Object.keys(serviceOf('nginx').environment ?? {});
  const templates = ['web', 'http', 'https'].map((name) =>
    text(`deploy/nginx/templates/${name}.conf.template`),
  );
  const needed = [...templates.join().matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name = '']) => name);
  // Of the resolvers the image tells itself.
  const missing = needed.filter((name) => !given.includes(name));
  expect(new Set(missing)).toEqual(new Set(['NGINX_LOCAL_RESOLVERS']));
});
