import { describe, expect, it } from 'vitest';
import type { ChartSpec } from '../../../api/generated/schema.d.ts';
import { type Drawn, drawingOf } from './drawing.ts';
import type { Row } from './spec.ts';

const base: ChartSpec = {
  table: 'hires',
  mark: 'bar',
  x: 'station',
  y: 'minutes',
  colour: null,
  aggregate: 'sum',
  order: 'data',
  scale: 'zero',
  title: '',
};
const rows: Row[] = [
  { station: 'Quay', bike: 'cargo', minutes: 10, day: '2026-05-01' },
  { station: 'Abbey', bike: 'city', minutes: 40, day: '2026-04-30' },
  { station: 'Quay', bike: 'city', minutes: 20, day: '2026-05-03' },
  { station: 'Quay', bike: 'city', minutes: 60, day: '2026-05-02' },
];

function drawn(spec: Partial<ChartSpec>, from: readonly Row[] = rows): Drawn {
  const drawing = drawingOf({ ...base, ...spec }, from);
  if (drawing.kind === 'refused') throw new Error(drawing.why);
  return drawing;
}
const values = (spec: Partial<ChartSpec>, from?: readonly Row[]) => drawn(spec, from).marks.map(({ x, y }) => [x, y]);
const why = (spec: Partial<ChartSpec>, from: readonly Row[] = rows) => {
  const drawing = drawingOf({ ...base, ...spec }, from);
  return drawing.kind === 'refused' ? drawing.why : null;
};

describe('§practice.40 Charts: rows become one number for each place', () => {
  it.each([
    ['sum', 90, 40],
    ['mean', 30, 40],
    ['median', 20, 40],
    ['count', 3, 1],
  ] as const)('their %s', (aggregate, quay, abbey) => {
    expect(values({ aggregate })).toEqual([
      ['Quay', quay],
      ['Abbey', abbey],
    ]);
  });

  it('the median of an even number of values lies between the two in the middle', () => {
    expect(values({ aggregate: 'median', x: 'bike' }).at(-1)).toEqual(['city', 40]);
    expect(
      values(
        { aggregate: 'median', x: 'one' },
        [1, 100, 4, 2].map((minutes) => ({ one: 'all', minutes })),
      ),
    ).toEqual([['all', 3]]);
  });

  it('and each colour, with the groups named once', () => {
    const { marks, groups } = drawn({ colour: 'bike' });
    expect(groups).toEqual(['cargo', 'city']);
    expect(marks).toEqual([
      { at: 0, x: 'Quay', y: 10, group: 'cargo' },
      { at: 0, x: 'Quay', y: 80, group: 'city' },
      { at: 1, x: 'Abbey', y: 40, group: 'city' },
    ]);
  });

  it('without an aggregation each row is drawn by itself', () => {
    expect(values({ aggregate: 'none', mark: 'point' })).toHaveLength(4);
  });

  it('counts need no column of their own', () => {
    expect(values({ aggregate: 'count', y: null })).toEqual([
      ['Quay', 3],
      ['Abbey', 1],
    ]);
  });

  it('rows are grouped by place and colour, even where joined names, or a number and its text, are alike', () => {
    const same = [
      { station: 'a', bike: 'b,c', minutes: 1 },
      { station: 'a,b', bike: 'c', minutes: 2 },
      { station: '1', bike: 'c', minutes: 4 },
      { station: 1, bike: 'c', minutes: 8 },
    ];
    expect(drawn({ colour: 'bike' }, same).marks.map(({ y }) => y)).toEqual([1, 2, 4, 8]);
  });
});

describe('§practice.40 Charts: the order of the x axis', () => {
  it.each([
    ['data', ['Quay', 'Abbey', 'Mill 10', 'Mill 9']],
    ['x', ['Abbey', 'Mill 9', 'Mill 10', 'Quay']],
    ['largest first', ['Quay', 'Mill 9', 'Abbey', 'Mill 10']],
  ] as const)('%s', (order, names) => {
    const withOthers = [...rows, { station: 'Mill 10', minutes: 5 }, { station: 'Mill 9', minutes: 50 }];
    expect(values({ order }, withOthers).map(([name]) => name)).toEqual(names);
  });

  it('"largest first" goes by the total of all colours', () => {
    const { axis } = drawn({ order: 'largest first', colour: 'station', x: 'bike' });
    expect(axis).toEqual({ kind: 'category', values: ['city', 'cargo'], isText: true });
  });

  it('numbers are in numerical order, and rows without a value come last', () => {
    const shops = [10, null, 9].map((shop) => ({ shop, minutes: 1 }));
    expect(values({ x: 'shop', order: 'x' }, shops).map(([name]) => name)).toEqual(['9', '10', 'No value']);
  });

  it('a line joins the rows as the table has them, or from left to right', () => {
    const line = { mark: 'line', x: 'day', aggregate: 'none' } as const;
    expect(values({ ...line, order: 'data' }).map(([, y]) => y)).toEqual([10, 40, 20, 60]);
    expect(values({ ...line, order: 'x' }).map(([, y]) => y)).toEqual([40, 10, 60, 20]);
  });
});

describe('§practice.40 Charts: the x axis', () => {
  it('is a line of days for dates, of numbers for numbers, and of names for bars and text', () => {
    expect(drawn({ mark: 'line', x: 'day' }).axis).toEqual({
      kind: 'date',
      from: Date.UTC(2026, 3, 30),
      to: Date.UTC(2026, 4, 3),
    });
    expect(drawn({ mark: 'point', x: 'minutes', aggregate: 'none' }).axis).toEqual({
      kind: 'number',
      from: 10,
      to: 60,
    });
    expect(drawn({ x: 'day', order: 'x' }).axis).toEqual({
      kind: 'category',
      values: ['30 Apr 2026', '1 May 2026', '2 May 2026', '3 May 2026'],
      isText: false,
    });
    expect(drawn({ mark: 'point', aggregate: 'none' }).axis).toMatchObject({ kind: 'category', isText: true });
  });

  it.each([
    ['2026-02-29', 'category'],
    ['2026-02-28T10:30', 'date'],
    ['2026-02', 'date'],
    ['February', 'category'],
  ])('%s makes it %s', (day, kind) => {
    expect(drawn({ mark: 'point', x: 'day' }, [{ day, minutes: 1 }]).axis.kind).toBe(kind);
  });

  it('a colour by the same column follows the order of the axis, and its bars do not stand side by side', () => {
    const { groups, isColouredByX } = drawn({ colour: 'station', order: 'x' });
    expect({ groups, isColouredByX }).toEqual({ groups: ['Abbey', 'Quay'], isColouredByX: true });
  });

  it('colours by numbers are in numerical order', () => {
    const shops = [10, 9].map((shop) => ({ shop, station: 'a', minutes: shop }));
    expect(drawn({ colour: 'shop' }, shops).groups).toEqual(['9', '10']);
  });
});

describe('§practice.40 Charts: the scale of the values', () => {
  const of = (scale: ChartSpec['scale'], numbers: number[], mark: ChartSpec['mark'] = 'point') =>
    drawn(
      { scale, mark, aggregate: 'none' },
      numbers.map((minutes, index) => ({ station: `s${index}`, minutes })),
    ).domain;

  it('includes zero', () => {
    expect(of('zero', [20, 90])).toEqual([0, 90]);
    expect(of('zero', [-20, -5])).toEqual([-20, 0]);
    expect(of('zero', [-20, 5])).toEqual([-20, 5]);
    expect(of('zero', [0])).toEqual([0, 1]);
  });

  it('fits the values, and leaves the smallest bar a little length', () => {
    expect(of('fitted', [20, 90])).toEqual([20, 90]);
    expect(of('fitted', [20, 90], 'bar')).toEqual([13, 90]);
    expect(of('fitted', [50])).toEqual([45, 55]);
    expect(of('fitted', [0])).toEqual([-0.5, 0.5]);
  });

  it('ends at powers of ten on a logarithmic one', () => {
    expect(of('logarithmic', [20, 9000])).toEqual([10, 10_000]);
    expect(of('logarithmic', [100])).toEqual([100, 1000]);
    expect(of('logarithmic', [0.02, 1])).toEqual([0.01, 1]);
  });
});

describe('§practice.41 Charts: what is not drawn is said', () => {
  it('rows without a value', () => {
    const some = [...rows, { station: 'Mill', minutes: null }, { station: 'Mill', minutes: Number.NaN }];
    expect(drawn({}, some).notes).toEqual(['2 rows have no value and are left out.']);
    expect(drawn({}, some.slice(0, 5)).notes).toEqual(['1 row has no value and is left out.']);
    expect(drawn({ aggregate: 'count' }, some).notes).toEqual([]);
    const nowhere = [...rows, { day: null, minutes: 4 }];
    expect(drawn({ mark: 'line', x: 'day' }, nowhere).notes).toEqual(['1 row has no value and is left out.']);
  });

  it('categories beyond the fortieth', () => {
    const many = Array.from({ length: 41 }, (_one, index) => ({ station: `s${index}`, minutes: index }));
    const { notes, marks } = drawn({}, many);
    expect({ notes, count: marks.length }).toEqual({
      notes: ['The first 40 of 41 values of “station” are drawn.'],
      count: 40,
    });
  });

  it('groups beyond the sixth colour', () => {
    const grouped = (count: number) =>
      Array.from({ length: count }, (_one, index) => ({ station: 'a', bike: `b${index}`, minutes: index }));
    expect(drawn({ colour: 'bike' }, grouped(6)).notes).toEqual([]);
    expect(drawn({ colour: 'bike' }, grouped(7)).notes).toEqual([
      'Only 6 colours can be told apart: 1 other value of “bike” is grey.',
    ]);
    expect(drawn({ colour: 'bike' }, grouped(9)).notes).toEqual([
      'Only 6 colours can be told apart: 3 other values of “bike” are grey.',
    ]);
  });

  it('rows beyond the five thousandth', () => {
    const many = Array.from({ length: 5001 }, (_one, index) => ({ station: index, minutes: 1 }));
    expect(drawn({ x: 'station', mark: 'line' }, many).notes).toEqual([
      'The first 5,000 rows of 5,001 rows are drawn.',
    ]);
  });
});

describe('§practice.41 Charts: what cannot be drawn says why', () => {
  it.each<[string, Partial<ChartSpec>, Row[] | undefined]>([
    ['There are no rows to draw.', {}, []],
    ['There is no column “place”. Choose one of the table’s columns.', { x: 'place' }, undefined],
    ['There is no column “price”. Choose one of the table’s columns.', { y: 'price' }, undefined],
    ['There is no column “size”. Choose one of the table’s columns.', { colour: 'size' }, undefined],
    ['Choose a column for the y axis, or count the rows.', { y: null }, undefined],
    ['“bike” holds text. Choose a column of numbers for the y axis, or count the rows.', { y: 'bike' }, undefined],
    ['“day” holds dates. Choose a column of numbers for the y axis, or count the rows.', { y: 'day' }, undefined],
    ['“minutes” has no value in any row.', {}, [{ station: 'Quay', minutes: null }]],
    [
      'No row has a value of both “day” and “minutes”.',
      { mark: 'line', x: 'day' },
      [
        { day: null, minutes: 1 },
        { day: '2026-05-01', minutes: null },
      ],
    ],
    [
      'A logarithmic scale has no place for zero and negative numbers, and 1 value is 0 or less. Choose another scale.',
      { scale: 'logarithmic' },
      [
        { station: 'Quay', minutes: 0 },
        { station: 'Abbey', minutes: 4 },
      ],
    ],
    [
      'Several rows share one value of “station”, so their bars would cover each other. Choose how they become one number, such as their sum.',
      { aggregate: 'none' },
      undefined,
    ],
    [
      '“minutes” has 121 different values, too many for bars. Choose lines or points.',
      { x: 'minutes' },
      Array.from({ length: 121 }, (_one, minutes) => ({ minutes })),
    ],
    [
      '“bike” has 13 different values, too many for bars side by side. Choose another column for the colour, or none.',
      { colour: 'bike' },
      Array.from({ length: 13 }, (_one, bike) => ({ station: 'Quay', bike, minutes: 1 })),
    ],
  ])('%s', (sentence, spec, from) => {
    expect(why(spec, from)).toBe(sentence);
  });

  it('but the largest chart within the limits is drawn', () => {
    const steps = Array.from({ length: 120 }, (_one, minutes) => ({ minutes }));
    const groups = Array.from({ length: 12 }, (_one, bike) => ({ station: 'Quay', bike, minutes: 1 }));
    expect(why({ x: 'minutes' }, steps)).toBeNull();
    expect(why({ colour: 'bike' }, groups)).toBeNull();
    expect(why({ aggregate: 'none', mark: 'point' })).toBeNull();
    expect(why({ aggregate: 'none', x: 'day' })).toBeNull();
    expect(why({ scale: 'logarithmic' })).toBeNull();
  });
});

describe('§practice.41 Charts: rows that code has made', () => {
  it('have only their own columns, and no inherited properties of JavaScript objects', () => {
    const odd: Row[] = [{ constructor: 'a', minutes: 1 }, { minutes: 2 }];
    expect(values({ x: 'constructor' }, odd)).toEqual([
      ['a', 1],
      ['No value', 2],
    ]);
    expect(why({ x: 'toString' })).toBe('There is no column “toString”. Choose one of the table’s columns.');
  });

  it('leave out numbers that are too large to draw', () => {
    const huge = [1.7e308, 1.7e308, 4].map((minutes, index) => ({ station: `s${index}`, minutes }));
    expect(values({}, huge)).toEqual([['s2', 4]]);
    expect(
      values(
        {},
        [9e299, 9e299, 9e299].map((minutes) => ({ station: 'a', minutes })).concat({ station: 'b', minutes: 4 }),
      ),
    ).toEqual([['b', 4]]);
  });

  it('with numbers too small for a logarithm still have an axis', () => {
    const [from, to] = drawn({ scale: 'logarithmic' }, [{ station: 'a', minutes: 5e-324 }]).domain;
    expect(from).toBeGreaterThan(0);
    expect(to).toBeGreaterThan(from);
  });

  it.each([
    ['0079-08-24', -59_653_843_200_000],
    ['2026-05-01T10:00:30', Date.UTC(2026, 4, 1, 10, 0, 30)],
    ['2026-05-01 10:00', Date.UTC(2026, 4, 1, 10)],
  ])('with the moment %s show it where it is', (day, moment) => {
    expect(drawn({ mark: 'point', x: 'day' }, [{ day, minutes: 1 }]).axis).toMatchObject({
      kind: 'date',
      from: moment,
    });
  });
});
