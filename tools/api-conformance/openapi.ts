import { calls, openapiPath } from '../../src/api-contract/calls';
import { utf8 } from './encoding';
import type { Examiner } from './examiner';
import { placeOf, shown, verdict } from './recorder';
import { isObject, jsonOf } from './reply';

/** That the server describes every call of the contract, in OpenAPI 3.1. */
export async function checkOpenapi(examiner: Examiner): Promise<void> {
  const { status, bytes } = await examiner.client.get(openapiPath);
  const on = (holds: boolean, at: string, expected: string, found: string) =>
    examiner.recorder.record(
      { call: 'openapi', url: openapiPath },
      verdict('openapi', holds, { at, expected, found }),
    );
  if (!on(status === 200, 'status', '200', String(status))) return;
  const document = jsonOf(utf8(bytes));
  const { openapi, paths } = isObject(document) ? document : {};
  on(/^3\.1\.\d+$/.test(String(openapi)), '$.openapi', '"3.1.1"', shown(openapi));
  for (const { path } of Object.values(calls)) {
    const operations = isObject(paths) ? paths[path] : undefined;
    const has = isObject(operations) && isObject(operations.get);
    on(has, placeOf(['paths', path, 'get']), 'an operation', shown(operations));
  }
}
