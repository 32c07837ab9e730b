import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logConsole } from './console';
import { log } from './log';

const { warn, error } = console;

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
  logConsole();
});
afterEach(() => {
  Object.assign(console, { warn, error });
  vi.restoreAllMocks();
});

test('texts and values become one line without colours', () => {
  console.warn('\u001b[33m⚠\u001b[39m', '%d slow', 3);
  console.error('Port %d is taken', 3000);
  expect(log.warn).toHaveBeenCalledWith('⚠ %d slow 3');
  expect(log.error).toHaveBeenCalledWith('Port 3000 is taken');
});

test('an error keeps its stack beside the text', () => {
  const failure = new Error('gone');
  console.error('unhandledRejection:', failure);
  console.error(failure);
  expect(log.error).toHaveBeenNthCalledWith(1, { err: failure }, 'unhandledRejection:');
  expect(log.error).toHaveBeenNthCalledWith(2, { err: failure }, 'gone');
});

test('an error of a page is left to onRequestError', () => {
  const failure = Object.assign(new Error('gone'), { digest: '123' });
  console.error('⨯', failure);
  expect(log.error).not.toHaveBeenCalled();
  console.error('After the reply:', failure);
  expect(log.error).toHaveBeenCalledOnce();
});
