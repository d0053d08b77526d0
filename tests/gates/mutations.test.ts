/** The defects that the mutation test of the fault tests plants fit the code and the cases of today. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cases } from '../faults/cases.ts';
import { mutations } from '../faults/cli/mutations.ts';

describe.each(mutations)('$name', ({ file, from, to, cases: finding }) => {
  it('replaces code that stands in its file once', () => {
    expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  });

  it('is to be found by cases that exist', () => {
    const found = cases.filter(({ name, excluded }) => !excluded && new RegExp(finding).test(name));
    expect(found).not.toEqual([]);
  });
});
