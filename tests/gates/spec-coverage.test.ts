/** Every sentence of the specification has tests that hold it, and docs/spec-coverage.md names them. */
import { describe, expect, it } from 'vitest';
import { check, cover } from '../../scripts/spec-coverage.ts';

describe('docs/spec-index.yaml', () => {
  it('has tests for every row, and docs/spec-coverage.md is up to date', { timeout: 120_000 }, () => {
    expect(check()).toEqual([]);
  });

  it('names a row whose pattern finds no test, and a key that stands there twice', () => {
    const tests = [{ file: 'a.test.ts', title: '§2 Landing › has links' }];
    const row = { key: '§2 Landing', says: 'Links', tests: ['^§2 Landing'] };
    expect(cover([row], tests).wrongs).toEqual([]);
    expect(cover([{ ...row, tests: ['gone'] }], tests).wrongs).toEqual([
      '§2 Landing: no test is called /gone/',
      '§2 Landing: "Links" has no test',
    ]);
    expect(cover([row, row], tests).wrongs).toEqual(['§2 Landing is listed twice']);
  });
});
