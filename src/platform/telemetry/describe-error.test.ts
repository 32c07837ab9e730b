import { expect, test } from 'vitest';
import { describeError } from './describe-error';

test('type, message, stack, code and cause are described', () => {
  const cause = Object.assign(new TypeError('refused'), { code: 'ECONNREFUSED' });
  const described = describeError(new Error('no answer', { cause }));
  expect(described).toMatchObject({
    type: 'Error',
    message: 'no answer',
    cause: { type: 'TypeError', message: 'refused', code: 'ECONNREFUSED' },
  });
  expect(described.stack).toContain('describe-error.test.ts');
});

test('other properties of an error are not described', () => {
  const error = Object.assign(new Error('duplicate key'), {
    detail: 'Key (name)=(Dilnoza) already exists.',
    parameters: ['Dilnoza'],
  });
  expect(JSON.stringify(describeError(error))).not.toContain('Dilnoza');
});

test('what is thrown without being an error is described as text', () => {
  expect(describeError('out of paper')).toEqual({ type: 'string', message: 'out of paper' });
});
