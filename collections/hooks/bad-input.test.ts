import { expect, test } from 'vitest';
import { isBadInput } from './bad-input';

const ofDatabase = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('of PostgreSQL'), { code }) });

const filter = { where: { alt: { like: 'a' } } };

test.each<[string, unknown, object, boolean]>([
  ['a number out of range', ofDatabase('22003'), {}, true],
  ['NUL in a text', ofDatabase('22021'), {}, true],
  ['a filter that is no statement', ofDatabase('42883'), filter, true],
  ['a table that is not there', ofDatabase('42P01'), {}, false],
  ['a filter of another shape', new TypeError('value.split is not a function'), filter, true],
  ['a fault of the site', new TypeError('value.split is not a function'), {}, false],
  ['JSON that cannot be read', new SyntaxError('Unexpected token'), {}, true],
  ['a form that ends too soon', new Error('Unexpected end of form'), {}, true],
  ['a database that does not answer', ofDatabase('57P01'), filter, false],
  ['a full disk', ofDatabase('53100'), filter, false],
])('%s', (_, error, query, bad) => expect(isBadInput(error, query as never)).toBe(bad));
