import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent } from 'storybook/test';
import type { Row } from './chart/spec.ts';
import { bars, hires } from './chart/story-rows.ts';
import { Chart } from './chart.tsx';

const meta = {
  title: 'Parts/Chart',
  component: Chart,
  args: { spec: bars, rows: hires },
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

const towns: Row[] = Array.from({ length: 55 }, (_one, index) => ({
  town: `${['Upper', 'Lower', 'Great', 'Little', 'North'][index % 5]} ${['Ashford', 'Birchwood', 'Cranleigh', 'Dunmore'][index % 4]} by the River ${index + 1}`,
  people: 40_000 - index * 713,
}));

export const Bars = {
  parameters: { specification: '§practice.41' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: bars.title });
    await expect(image).toHaveAccessibleDescription(
      'Bar chart of 5 values: Sum of minutes by station. The largest is 1,183 (Market Square), the smallest 925 (Riverside). The axis includes zero.',
    );
    await userEvent.click(canvas.getByText('Data as a table'));
    await expect(canvas.getByRole('rowheader', { name: 'Market Square' })).toBeVisible();
  },
} satisfies Story;

/** Moves the slider, and expects that its value is read out and marked in the picture. */
async function readsAt(at: number, position: string, value: string) {
  const slider = await screen.findByRole('slider', { name: /^Values of / });
  slider.focus();
  // The library has no keys for native sliders; tests/journeys/analytics/week.spec.ts presses real ones.
  fireEvent.change(slider, { target: { value: at } });
  await expect(slider).toHaveAttribute('aria-valuetext', `${position}: ${value}`);
  await expect(screen.getByText(value, { exact: false })).toBeVisible();
}

export const ReadByKeyboard = {
  parameters: { specification: '§practice.45' },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: `Values of ${bars.title}` });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Market Square: 1,183 (1 of 5)');
    await expect(canvas.getByText(/\(1 of 5\)/)).not.toBeVisible();
    await readsAt(4, 'Riverside', '925 (5 of 5)');
    await readsAt(0, 'Market Square', '1,183 (1 of 5)');
  },
} satisfies Story;

export const GroupsReadByKeyboard = {
  args: { spec: { ...bars, colour: 'bike', title: 'Cargo bikes leave from the market' } },
  play: async () => readsAt(3, 'University, electric', '219 (4 of 15)'),
} satisfies Story;

export const LongNamesReadByKeyboard = {
  args: {
    spec: { ...bars, mark: 'line', x: 'town', y: 'people', aggregate: 'none', title: 'Towns of the valley' },
    rows: towns,
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => readsAt(39, 'North Dunmore by the River 40', '12,193 (40 of 55)'),
} satisfies Story;

export const BarsBesideALine = {
  args: { reference: { value: 1500, label: 'Planned: 1,500 minutes' } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: bars.title });
    await expect(image).toHaveAccessibleDescription(/A line marks 1,500 \(Planned: 1,500 minutes\)\.$/);
    await expect(canvas.getByText('Planned: 1,500 minutes')).toBeVisible();
  },
} satisfies Story;

export const BarsOfFew = {
  args: {
    spec: { ...bars, x: 'day', y: 'lessons', aggregate: 'none', title: 'Lessons a day' },
    rows: ['Mon', 'Tue', 'Wed'].map((day, index) => ({ day, lessons: index % 2 })),
    reaches: 4,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4')).toBeVisible();
    await expect(canvas.queryByText('0.5')).toBeNull();
  },
} satisfies Story;

export const BarsSideBySide = {
  args: { spec: { ...bars, colour: 'bike', title: 'Cargo bikes leave from the market' } },
} satisfies Story;

export const BarsInColoursOfTheirOwn = { args: { spec: { ...bars, colour: 'station' } } } satisfies Story;

export const BarsOnCutAxis = {
  args: { spec: { ...bars, scale: 'fitted', title: 'Five stations, one axis cut off' } },
} satisfies Story;

export const BarsOfDates = {
  args: { spec: { ...bars, x: 'day', order: 'x', aggregate: 'mean', title: 'Minutes, day by day' } },
} satisfies Story;

export const BarsBelowZero = {
  args: {
    spec: { ...bars, x: 'month', y: 'change', order: 'data', aggregate: 'none', title: 'Change on the year before' },
    rows: ['January', 'February', 'March', 'April'].map((month, index) => ({
      month,
      change: [12, -7, -3.5, 9][index] ?? 0,
    })),
  },
} satisfies Story;

export const CountedRows = {
  args: { spec: { ...bars, y: null, aggregate: 'count', title: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Number of rows by station' })).toBeVisible();
  },
} satisfies Story;

export const Median = {
  args: { spec: { ...bars, x: 'bike', aggregate: 'median', title: 'A median ride' } },
} satisfies Story;

export const LongNames = {
  args: {
    spec: { ...bars, x: 'town', y: 'people', aggregate: 'none', title: 'Towns of the valley' },
    rows: towns.slice(0, 9),
  },
} satisfies Story;

export const MoreCategoriesThanBars = {
  args: { spec: { ...bars, x: 'town', y: 'people', aggregate: 'none', title: 'Towns of the valley' }, rows: towns },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first 40 of 55 values of “town” are drawn.')).toBeVisible();
  },
} satisfies Story;

export const Line = {
  args: { spec: { ...bars, mark: 'line', x: 'day', order: 'x', aggregate: 'mean', title: 'Minutes, day by day' } },
} satisfies Story;

export const LineOfCategories = {
  args: { spec: { ...bars, mark: 'line', x: 'month', order: 'data', title: 'Three months' } },
} satisfies Story;

export const LinesWithTheirNames = {
  args: {
    spec: {
      ...bars,
      mark: 'line',
      x: 'month',
      order: 'data',
      colour: 'station',
      title: 'Five stations in three months',
    },
  },
} satisfies Story;

export const MoreGroupsThanColours = {
  args: {
    spec: {
      ...bars,
      mark: 'line',
      x: 'year',
      y: 'people',
      colour: 'town',
      aggregate: 'none',
      order: 'x',
      title: 'Nine towns',
    },
    rows: towns.slice(0, 9).flatMap(({ town = '', people }, index) =>
      [2021, 2022, 2023, 2024, 2025].map((year) => ({
        town,
        year,
        people: Number(people) + (year - 2021) * (index * 370 - 900),
      })),
    ),
  },
} satisfies Story;

export const Points = {
  args: {
    spec: { ...bars, mark: 'point', x: 'distance', aggregate: 'none', order: 'data', title: 'Further takes no longer' },
  },
} satisfies Story;

export const PointsInGroups = {
  args: {
    spec: {
      ...bars,
      mark: 'point',
      x: 'distance',
      y: 'price',
      colour: 'bike',
      aggregate: 'none',
      order: 'data',
      title: 'Price by distance',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7 rows have no value and are left out.')).toBeVisible();
  },
} satisfies Story;

export const PointsInCategories = {
  args: { spec: { ...bars, mark: 'point', aggregate: 'none', order: 'data', title: 'Every ride at its station' } },
} satisfies Story;

export const Logarithmic = {
  args: {
    spec: {
      ...bars,
      mark: 'point',
      x: 'day',
      order: 'x',
      aggregate: 'none',
      scale: 'logarithmic',
      title: 'Minutes on a logarithmic scale',
    },
  },
} satisfies Story;

export const LargeNumbers = {
  args: {
    spec: {
      ...bars,
      mark: 'line',
      x: 'year',
      y: 'people',
      aggregate: 'none',
      order: 'x',
      scale: 'fitted',
      title: 'A growing city',
    },
    rows: [1990, 2000, 2010, 2020].map((year, index) => ({ year, people: 1_204_000 + index * 133_000 })),
  },
} satisfies Story;

export const OneValue = { args: { rows: hires.slice(0, 1) } } satisfies Story;

export const WithItsTable = { args: { table: 'open' } } satisfies Story;

export const Empty = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no rows to draw.')).toBeVisible();
  },
} satisfies Story;

export const Refused = {
  args: { spec: { ...bars, y: 'bike' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^“bike” holds text/)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
} satisfies Story;
