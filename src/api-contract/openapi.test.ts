import { expect, test } from 'vitest';
import { calls } from './calls';
import { openapi } from './openapi';

interface Operation {
  parameters: { name: string; in: string; required: boolean; schema: { default?: unknown } }[];
  responses: Record<string, unknown>;
}
const paths = openapi().paths as Record<string, { get: Operation }>;

test('every call is described, and nothing else', () => {
  expect(Object.keys(paths)).toEqual(Object.values(calls).map(({ path }) => path));
});

test('parameters of the path are required, those of the query have their defaults', () => {
  const { parameters } = paths['/api/card-list/{kind}']?.get ?? { parameters: [] };
  expect(parameters.find(({ name }) => name === 'kind')).toMatchObject({
    in: 'path',
    required: true,
  });
  expect(parameters.find(({ name }) => name === 'limit')).toMatchObject({
    in: 'query',
    required: false,
    schema: { type: 'number', minimum: 1, maximum: 100, default: 9 },
  });
});

test('a reply is described to its leaves, and may hold more', () => {
  const text = JSON.stringify(paths['/api/flights']?.get.responses['200']);
  expect(text).toContain('"scheduled_at":{"type":"string","format":"date-time"');
  expect(text).toContain('"enum":["departure","arrival"]');
  expect(text).not.toContain('additionalProperties');
});

test('only a call with a parameter in its path has items that may be missing', () => {
  expect(Object.keys(paths['/api/press/{id}']?.get.responses ?? {})).toContain('404');
  expect(Object.keys(paths['/api/press']?.get.responses ?? {})).not.toContain('404');
});
