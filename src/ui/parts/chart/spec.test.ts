import { describe, expect, it } from 'vitest';
import { specFrom } from './spec.ts';
import { bars } from './story-rows.ts';

describe('§practice.43 A chart that is kept as text', () => {
  it('is read again, without what does not belong to it', () => {
    expect(specFrom(JSON.stringify({ ...bars, y: null, colour: 'bike', more: 1 }))).toEqual({
      ...bars,
      y: null,
      colour: 'bike',
    });
  });

  it.each([['', 'SELECT 1', 'null', '[]', '3', '{}']])('is null for a text that is not a chart', (...texts) => {
    expect(texts.map(specFrom)).toEqual(texts.map(() => null));
  });

  it.each([
    { mark: 'pie' },
    { table: 3 },
    { x: null },
    { y: 4 },
    { colour: false },
    { aggregate: 'max' },
    { order: 'y' },
    { scale: 'log' },
    { title: null },
    { title: 'a'.repeat(201) },
    { x: 'a'.repeat(101) },
    { colour: 'a'.repeat(101) },
  ])('is none with %o', (wrong) => {
    expect(specFrom(JSON.stringify({ ...bars, ...wrong }))).toBeNull();
  });
});
