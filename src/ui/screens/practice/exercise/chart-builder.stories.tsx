import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { DataTable } from '../../../../api/generated/schema.d.ts';
import { hires } from '../../../parts/chart/story-rows.ts';
import { ChartBuilder } from './chart-builder.tsx';

const columns: DataTable['columns'] = [
  { name: 'day', type: 'date' },
  { name: 'station', type: 'text' },
  { name: 'bike', type: 'text' },
  { name: 'minutes', type: 'integer' },
  { name: 'price', type: 'real' },
];
const table: DataTable = {
  name: 'hires',
  columns,
  rows: hires.map((row) => columns.map(({ name }) => row[name] ?? null)),
};
const prices: DataTable = {
  name: 'prices',
  columns: [
    { name: 'bike', type: 'text' },
    { name: 'hourly', type: 'real' },
  ],
  rows: [
    ['city', 3],
    ['cargo', 8],
  ],
};

const meta = {
  title: 'Screens/Practice/Chart builder',
  component: ChartBuilder,
  parameters: { specification: '§practice.43' },
  args: {
    tables: [table],
    onChange: fn(),
    value: {
      table: 'hires',
      mark: 'bar',
      x: 'station',
      y: 'minutes',
      colour: null,
      aggregate: 'sum',
      order: 'data',
      scale: 'fitted',
      title: '',
    },
  },
  render: function Kept({ tables, value, onChange }) {
    const [spec, setSpec] = useState(value);
    return (
      <ChartBuilder
        tables={tables}
        value={spec}
        onChange={(next) => {
          setSpec(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ChartBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bars = {} satisfies Story;

export const RepairedByKeyboard = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Fitted to the values' }).focus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await userEvent.tab({ shift: true });
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Largest first');
    await userEvent.type(canvas.getByLabelText('Title'), 'The market leads');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...args.value,
      scale: 'zero',
      order: 'largest first',
      title: 'The market leads',
    });
    await expect(canvas.getByRole('img', { name: 'The market leads' })).toHaveAccessibleDescription(
      /The axis includes zero\.$/,
    );
    await expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)[0]).toBe('Market Square');
    // Once the choices have not changed for a moment, screen readers read what is different.
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/The axis includes zero\.$/));
  },
} satisfies Story;

export const Counting = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Values'), 'Number of rows');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.value, aggregate: 'count', y: null });
    await expect(canvas.queryByLabelText('Y axis')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Values'), 'Median');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.value, aggregate: 'median' });
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).not.toBeEmptyDOMElement(), { timeout: 5_000 });
  },
} satisfies Story;

export const SeveralTables = {
  args: { tables: [table, prices] },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Table'), 'prices');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...args.value,
      table: 'prices',
      x: 'bike',
      y: null,
      aggregate: 'count',
    });
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).not.toBeEmptyDOMElement(), { timeout: 5_000 });
  },
} satisfies Story;

export const ColumnThatIsNotThere = {
  args: { value: { ...meta.args.value, colour: 'weather' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Colour')).toHaveDisplayValue('weather (not in this table)');
    await expect(canvas.getByText(/^There is no column “weather”/)).toBeVisible();
  },
} satisfies Story;

export const TableThatIsNotThere = {
  args: { value: { ...meta.args.value, table: 'trips' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Table')).toHaveDisplayValue('trips (not in this data set)');
    await expect(canvas.getByText('There are no rows to draw.')).toBeVisible();
  },
} satisfies Story;

export const Lines = {
  args: {
    value: {
      ...meta.args.value,
      mark: 'line',
      x: 'day',
      aggregate: 'mean',
      scale: 'zero',
      title: 'Minutes, day by day',
    },
  },
} satisfies Story;
