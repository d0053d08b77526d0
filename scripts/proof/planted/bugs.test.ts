import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bugs } from './bugs.ts';

test.each(bugs)('$name: its place is in the code once', ({ file, from, to }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});

test('no two bugs share an id', () => {
  expect(new Set(bugs.map(({ id }) => id)).size).toBe(bugs.length);
});
