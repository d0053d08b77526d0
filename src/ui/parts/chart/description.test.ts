import { describe, expect, it } from 'vitest';
import type { ChartSpec } from '../../../api/generated/schema.d.ts';
import { descriptionOf, nameOf } from './description.ts';
import { drawingOf } from './drawing.ts';
import { bars } from './story-rows.ts';

const rows = [
  { station: 'Quay', bike: 'cargo', minutes: 1200 },
  { station: 'Abbey', bike: 'city', minutes: 40 },
];
function described(change: Partial<ChartSpec>, from = 0, some = rows) {
  const spec = { ...bars, ...change };
  const drawn = drawingOf(spec, some);
  return drawn.kind === 'drawn' ? descriptionOf(spec, drawn, from) : drawn.why;
}

describe('§practice.41 Charts: in words', () => {
  it('what is shown, its largest and smallest value, and where the axis begins', () => {
    expect(described({})).toBe(
      'Bar chart of 2 values: Sum of minutes by station. The largest is 1,200 (Quay), the smallest 40 (Abbey). The axis includes zero.',
    );
    expect(described({ mark: 'line', aggregate: 'mean', colour: 'bike' }, 20)).toBe(
      'Line chart of 2 values: Mean of minutes by station, coloured by bike: cargo, city. The largest is 1,200 (Quay, cargo), the smallest 40 (Abbey, city). The axis starts at 20, not at zero.',
    );
    expect(described({ mark: 'point', scale: 'logarithmic', colour: 'station' }, 10)).toBe(
      'Dot plot of 2 values: Sum of minutes by station. The largest is 1,200 (Quay), the smallest 40 (Abbey). The scale is logarithmic: equal distances are equal factors.',
    );
  });

  it('one value, or all alike, have no extremes', () => {
    const alike = rows.map((row) => ({ ...row, minutes: 0 }));
    expect(described({}, 0, alike)).toBe(
      'Bar chart of 2 values: Sum of minutes by station. All are 0. The axis includes zero.',
    );
    expect(described({}, 0, rows.slice(0, 1))).toBe(
      'Bar chart of 1 value: Sum of minutes by station. It is 1,200 (Quay). The axis includes zero.',
    );
  });

  it('its name is its title, or what is on its axes', () => {
    expect(nameOf(bars)).toBe(bars.title);
    expect(nameOf({ ...bars, title: ' ', colour: 'bike' })).toBe('Sum of minutes by station and bike');
    expect(nameOf({ ...bars, title: '', aggregate: 'count', colour: 'station' })).toBe('Number of rows by station');
  });
});
