import { z } from 'zod';
import { localeNames } from '@/i18n/locales';
import { calls, errorStatus, failure, success, type Call } from './calls';

type Json = Record<string, unknown>;

/** @param io `input` leaves objects open: a reader ignores members that it does not know */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const json: Json = z.toJSONSchema(schema, { io });
  delete json.$schema;
  return json;
}

const reply = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: schemaOf(schema, 'input') } },
});

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

/** A call's parameters: those of its path, and its query as it is understood, with the defaults. */
function parametersOf({ path, query }: Call): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {} } = schemaOf(query, 'output') as { properties?: Record<string, Json> };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
  return [...inPath, ...inQuery];
}

function operationOf(name: string, call: Call): Json {
  return {
    operationId: name,
    summary: call.gives,
    tags: [call.extension ? 'extension' : 'documented'],
    parameters: parametersOf(call),
    responses: {
      200: reply('The envelope with the data.', success(call.data)),
      304: { description: 'The client has this reply: If-None-Match names its ETag.' },
      [errorStatus.invalid_query]: refused('A known key has an impossible value.'),
      ...(call.path.includes('{') && { [errorStatus.not_found]: refused('No such item.') }),
      [errorStatus.upstream_failed]: refused('The airport system gave an unusable answer.'),
      [errorStatus.unavailable]: refused('The data is not available at the moment.'),
    },
  };
}

/** The OpenAPI 3.1 description of every call of the contract, derived from their schemas. */
export function openapi(): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Parvoz',
      version: '1',
      description: `The data of an airport’s website, in these languages: ${Object.values(localeNames).join(', ')}.`,
    },
    paths: Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [call.path, { get: operationOf(name, call) }]),
    ),
    components: { schemas: { Failure: schemaOf(failure, 'input') } },
  };
}
