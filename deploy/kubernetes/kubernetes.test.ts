import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseEnv, variableNames } from '../../src/env';
import { compose } from '../compose';
import {
  filesIn,
  folder,
  kustomization,
  layers,
  manifests,
  variablesOf,
  type Manifest,
} from './manifests';
import { unknownFields, validate } from './schema';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';

const all = manifests();
const named = all.map(
  (manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const,
);
const ofKind = (kind: string) => all.filter((manifest) => manifest.kind === kind);
const one = (kind: string, name: string) =>
  all.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);

/** The pods that an object makes. */
const podOf = (manifest: Manifest | undefined) =>
  (manifest?.spec as { template?: { spec: IPodSpec } } | undefined)?.template?.spec;
const containersOf = (pod: IPodSpec) => [...(pod.initContainers ?? []), ...pod.containers];
const pods = named.flatMap(([name, manifest]) => {
  const pod = podOf(manifest);
  return pod ? [[name, pod] as const] : [];
});
const site = () =>
  new Map([...variablesOf('base/site.env'), ...variablesOf('overlays/production/site.env')]);
const secret = () =>
  Object.keys((one('Secret', 'site')?.stringData as Record<string, string> | undefined) ?? {});

describe('the schema', () => {
  test.each(named)('%s keeps to it', async (_, manifest) => {
    await validate(manifest);
  });

  test('no object has a field that its kind has not', () => {
    expect(unknownFields(all)).toEqual([]);
  });

  test('a wrong value and an unknown field are found', async () => {
    const manifest = one('PodDisruptionBudget', 'web') as Manifest;
    const wrong = { ...manifest, spec: { minAvailable: true } };
    await expect(validate(wrong)).rejects.toThrow('minAvailable');
    const unknown = { ...manifest, spec: { minAvailible: 1 } };
    expect(unknownFields([unknown]).join()).toContain('minAvailible');
  });
});

describe.each(layers)('the kustomization of %s', (layer) => {
  const { resources = [], patches = [], configMapGenerator = [] } = kustomization(layer);
  const maps = configMapGenerator.flatMap(({ files = [], envs = [] }) => [...files, ...envs]);
  const listed = [...resources, ...patches.map((patch) => patch.path), ...maps];

  test('lists files that are there', () => {
    for (const file of listed) {
      expect(existsSync(path.join(folder, layer, file)), file).toBe(true);
    }
  });

  test('lists every file but templates', () => {
    const wanted = filesIn(layer).filter((name) => !/^kustomization|\.template\.yaml$/.test(name));
    expect(wanted.filter((name) => !listed.includes(name))).toEqual([]);
  });
});

test('nginx is configured by every file that compose mounts', () => {
  const { configMapGenerator = [] } = kustomization('../nginx');
  const listed = configMapGenerator.flatMap(({ files = [] }) => files);
  const includes = filesIn('../nginx/edge').map((name) => `edge/${name}`);
  expect(includes.filter((name) => !listed.includes(name))).toEqual([]);
});

describe.each(pods)('the pods of %s', (_, pod) => {
  test('are no root, and get no token of the cluster', () => {
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const { securityContext } of containersOf(pod)) {
      const user = securityContext?.runAsUser ?? pod.securityContext?.runAsUser;
      expect(user).toBeGreaterThan(0);
      expect(securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  test('ask for what they need, and have limits', () => {
    for (const { resources } of containersOf(pod)) {
      expect(resources).toMatchObject({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
    for (const { emptyDir } of pod.volumes ?? []) {
      if (emptyDir) expect(emptyDir.sizeLimit).toMatch(/^\d+[MG]i$/);
    }
  });

  test('mount volumes that they have, maps and secrets that are made', () => {
    const generated = [...layers]
      .flatMap((layer) => kustomization(layer).configMapGenerator ?? [])
      .map(({ name }) => name);
    const volumes = (pod.volumes ?? []).map(({ name }) => name);
    for (const { volumeMounts = [], envFrom = [] } of containersOf(pod)) {
      for (const { name } of volumeMounts) expect(volumes).toContain(name);
      for (const { configMapRef, secretRef } of envFrom) {
        if (configMapRef) expect(generated).toContain(configMapRef.name);
        if (secretRef) expect(secretRef.name).toBe('site');
      }
    }
    for (const { configMap } of pod.volumes ?? []) {
      if (configMap) expect(generated).toContain(configMap.name);
    }
  });

  test('have images of one version', () => {
    const images = kustomization('overlays/production').images ?? [];
    for (const { image } of containersOf(pod)) {
      expect(images.find(({ name }) => name === image)?.newTag, image).toMatch(/^\d/);
    }
  });
});

describe('the servers of the site', () => {
  const pod = podOf(one('Deployment', 'web'));
  const [container] = pod?.containers ?? [];

  test('are probed where the site answers', () => {
    expect(container).toMatchObject({
      startupProbe: { httpGet: { path: '/healthz', port: 'http' } },
      livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
      readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
    });
  });

  test('are given time to end, and are noticed to end', () => {
    const delay = Number(site().get('SHUTDOWN_DELAY_MS')) / 1000;
    const { periodSeconds = 10, failureThreshold = 3 } = container?.readinessProbe ?? {};
    expect(delay).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(delay + 30);
  });

  test('are two at least, of which one stays', () => {
    expect(one('HorizontalPodAutoscaler', 'web')?.spec).toMatchObject({ minReplicas: 2 });
    expect(one('Deployment', 'edge')?.spec).toMatchObject({ replicas: 2 });
    for (const name of ['web', 'edge']) {
      expect(one('PodDisruptionBudget', name)?.spec).toMatchObject({ minAvailable: 1 });
      expect(podOf(one('Deployment', name))?.topologySpreadConstraints).not.toEqual([]);
    }
  });

  test('are configured as the site understands it', () => {
    const unknown = [...site().keys(), ...secret()].filter((name) => !variableNames.includes(name));
    expect(unknown).toEqual([]);
    const secrets = {
      DATABASE_URI: 'postgres://parvoz:x@postgres/parvoz',
      PAYLOAD_SECRET: 'x'.repeat(32),
      EDGE_PURGE_TOKEN: 'x'.repeat(32),
      S3_ACCESS_KEY_ID: 'x',
      S3_SECRET_ACCESS_KEY: 'x',
    };
    expect(() => parseEnv({ ...Object.fromEntries(site()), ...secrets })).not.toThrow();
  });

  test('purge every pod of nginx', () => {
    const [url = ''] = (site().get('EDGE_PURGE_URLS') ?? '').split(',');
    const { hostname, port } = new URL(url);
    expect(one('Service', hostname)?.spec).toMatchObject({
      clusterIP: 'None',
      publishNotReadyAddresses: true,
      ports: [{ port: Number(port), targetPort: 'internal' }],
    });
  });
});

test('the secret is a template without values', () => {
  const values = Object.values((one('Secret', 'site')?.stringData ?? {}) as Record<string, string>);
  expect(values.length).toBeGreaterThan(0);
  expect(new Set(values)).toEqual(new Set(['']));
  for (const layer of layers) {
    expect(kustomization(layer).resources ?? []).not.toContain('secret.template.yaml');
  }
});

test('nginx is given what its templates need, as in compose', () => {
  const given = new Set(variablesOf('base/edge.env').keys());
  const { environment = {} } = compose().services.nginx ?? {};
  const own = ['EDGE_PURGE_TOKEN', 'EDGE_LISTEN_HTTPS'];
  const wanted = Object.keys(environment).filter((name) => !own.includes(name));
  expect(wanted.filter((name) => !given.has(name))).toEqual([]);
});

test('only what is named goes in and out', () => {
  expect(one('NetworkPolicy', 'nothing')?.spec).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  });
  const guarded = ofKind('NetworkPolicy').map(({ metadata }) => metadata.name);
  expect(guarded).toEqual(expect.arrayContaining(['edge', 'web', 'migrate']));
});
