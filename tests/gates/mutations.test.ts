/** The mistakes that are planted in the product, to test its tests, still fit today's code. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { topics } from '../attacks/topics.ts';
import { cases } from '../faults/cases.ts';
import { mutations } from '../faults/cli/mutations.ts';
import { plant } from '../mutation.ts';

describe.each(mutations)('$name', ({ cases: finding, ...mutation }) => {
  it('replaces code that stands in its file once', () => {
    expect(plant(readFileSync(mutation.file, 'utf8'), mutation)).toContain(mutation.to);
    expect(mutation.to).not.toBe(mutation.from);
  });

  it('is to be found by cases that exist', () => {
    const found = cases.filter(({ name, excluded }) => !excluded && new RegExp(finding).test(name));
    expect(found).not.toEqual([]);
  });
});

const attacks = Object.entries(topics).flatMap(([topic, { attacks }]) =>
  attacks.map((attack) => ({ topic, ...attack })),
);

describe('attacks', () => {
  it.each(attacks)('$topic: $name: its mistakes replace code that stands in its file once', ({ mutations: lists }) => {
    expect(lists).not.toEqual([]);
    for (const mutation of lists.flat()) {
      expect(plant(readFileSync(mutation.file, 'utf8'), mutation)).not.toBe(mutation.from);
    }
  });

  it('have a name of their own within their topic', () => {
    const names = attacks.map(({ topic, name }) => `${topic}: ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
