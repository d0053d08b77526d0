import { describe, expect, it } from 'vitest';
import { drawingOf } from './drawing.ts';
import { apart, directionOf, shortened, spaced, textWidth, thinned, wrapped } from './layout.ts';
import { plotOf } from './plot.ts';
import { positionScale } from './position-scale.ts';
import { bars, hires } from './story-rows.ts';
import { valueScale } from './value-scale.ts';

const em = 13;
const labels = (count: number, distance: number, text = 'April') =>
  Array.from({ length: count }, (_one, index) => ({ at: index * distance, text }));

describe('§practice.42 Charts: no text covers another', () => {
  it('labels that would touch are left out, categories evenly', () => {
    expect(spaced(labels(5, 30), em).map(({ at }) => at)).toEqual([0, 60, 120]);
    expect(thinned(labels(7, 20), em).map(({ at }) => at)).toEqual([0, 60, 120]);
    expect(thinned(labels(3, 1), em)).toHaveLength(1);
    expect(thinned(labels(3, 100), em)).toHaveLength(3);
  });

  it('names are wrapped before they are cut off', () => {
    const room = textWidth('Market Square', em);
    expect(wrapped('Market Square', room, em)).toEqual(['Market Square']);
    expect(wrapped('Market Square', room - 1, em)).toEqual(['Market', 'Square']);
    expect(wrapped('Unbreakable', 20, em)).toBeNull();
    expect(shortened('Unbreakable', textWidth('Unbrea', em) + 0.01, em)).toBe('Unbre…');
    expect(shortened('Short', room, em)).toBe('Short');
  });

  it('names at the ends of lines move apart, and stay inside', () => {
    expect(apart([10, 12, 100], 15, 200)).toEqual([10, 25, 100]);
    expect(apart([195, 190], 15, 200)).toEqual([200, 185]);
  });

  it.each([
    [1200, 'across'],
    [420, 'beside'],
    [200, 'above'],
  ] as const)('at %i pixels the names of categories run %s', (width, direction) => {
    const spec = { ...bars, x: 'station' };
    const rows = hires.map((row) => ({ ...row, station: `${row['station']} station` }));
    const drawn = drawingOf(spec, rows);
    if (drawn.kind === 'refused') throw new Error(drawn.why);
    expect(directionOf(spec, drawn, { width, em })).toBe(direction);
    const { frame, names } = plotOf(spec, drawn, { width, em }, []);
    expect(frame.left + frame.width + frame.right).toBeCloseTo(width);
    expect(names.flat().join(' ')).toContain('University station');
  });
});

describe('§practice.40 Charts: ticks', () => {
  it.each([
    ['2020-01-01', '2026-01-01', '2021'],
    ['2026-01-01', '2026-06-01', 'Feb 2026'],
    ['2026-04-01', '2026-04-20', '5 Apr'],
    ['2025-12-20', '2026-01-12', '28 Dec 2025'],
    ['2026-04-01T00:00', '2026-04-01T23:00', '1 Apr, 06:00'],
  ])('from %s to %s there is "%s"', (from, to, text) => {
    const axis = {
      kind: 'date' as const,
      from: Date.parse(`${from.slice(0, 10)}T${from.slice(11) || '00:00'}Z`),
      to: Date.parse(`${to.slice(0, 10)}T${to.slice(11) || '00:00'}Z`),
    };
    const { ticks } = positionScale(axis, 500, em, { padding: 0, align: 0 });
    expect(ticks.map((tick) => tick.text)).toContain(text);
  });

  it('years have no thousands, other numbers do', () => {
    const texts = (from: number, to: number) =>
      positionScale({ kind: 'number', from, to }, 500, em, { padding: 0, align: 0 }).ticks.map(({ text }) => text);
    expect(texts(1990, 2020)).toContain('2000');
    expect(texts(0, 4000)).toContain('2,000');
    expect(texts(2019, 2021)).toEqual(['2019', '2020', '2021']);
  });

  it('a logarithmic scale names powers of ten, as many as fit', () => {
    const ticks = (domain: [number, number], count: number) =>
      valueScale({ scale: 'logarithmic' }, domain, [0, 1], count).ticks;
    expect(ticks([0.01, 1000], 8)).toEqual([0.01, 0.1, 1, 10, 100, 1000]);
    expect(ticks([1, 1e8], 5)).toEqual([1, 100, 1e4, 1e6, 1e8]);
  });

  it('the ends of a scale do not depend on how many ticks fit', () => {
    const ends = [2, 5, 9].map((count) => valueScale({ scale: 'fitted' }, [213, 287], [0, 1], count).from);
    expect(ends).toEqual([200, 200, 200]);
  });
});
