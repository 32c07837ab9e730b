import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TestSpecification } from 'vitest/node';
import { LONGEST, longestFirst } from './longest-first';
import { root } from './paths';

const suite = (name: string) => ({ moduleId: `/tests/int/${name}.test.ts` }) as TestSpecification;

describe('which suites begin first', () => {
  test.each(LONGEST)('%s is a suite', (name) => {
    expect(existsSync(path.join(root, `tests/int/${name}.test.ts`))).toBe(true);
  });

  test('the longest, then the others as they were', () => {
    const [second, first] = [suite(LONGEST[1]), suite(LONGEST[0])];
    const [b, a] = [suite('b'), suite('a')];
    expect(longestFirst([b, second, a, first])).toEqual([first, second, b, a]);
  });
});
