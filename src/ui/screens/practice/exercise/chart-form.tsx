import { css } from 'styled-system/css';
import type { ChartSpec, DataTable } from '../../../../api/generated/schema.d.ts';
import type { DataColumn } from '../../../../runtimes/types.ts';
import { aggregates, marks, orders, scales } from '../../../parts/chart/spec.ts';
import { FilterGroup } from '../../../primitives/filter-group.tsx';
import { SelectField } from '../../../primitives/select-field.tsx';
import { TextField } from '../../../primitives/text-field.tsx';
import { columnOptions, withAggregate, withTable } from './chart-choices.ts';

const form = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' });
const group = css({ display: 'flex', flexDirection: 'column', gap: '1.5' });
const label = css({ textStyle: 'label' });

const markNames = { bar: 'Bars', line: 'Lines', point: 'Points' };
const scaleNames = { zero: 'From zero', fitted: 'Fitted to the values', logarithmic: 'Logarithmic' };
const aggregateNames = {
  none: 'Each row by itself',
  count: 'Number of rows',
  sum: 'Sum',
  mean: 'Mean',
  median: 'Median',
};
const orderNames = {
  data: 'As in the data',
  x: 'Along the x axis: A to Z, small to large',
  'largest first': 'Largest first',
};

const optionsOf = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }));

const longestTitle = 200;
const noColour = '';

export type ChartFormProps = {
  tables: readonly DataTable[];
  value: ChartSpec;
  onChange: (spec: ChartSpec) => void;
};

type PartProps = { columns: readonly DataColumn[]; value: ChartSpec; onChange: (spec: ChartSpec) => void };

/** The choices for both axes. */
function Axes({ columns, value, onChange }: PartProps) {
  const chosen = (event: { target: { value: string } }) => event.target.value;
  return (
    <>
      <SelectField
        label="X axis"
        options={columnOptions(columns, value.x)}
        value={value.x}
        onChange={(event) => onChange({ ...value, x: chosen(event) })}
      />
      <SelectField
        label="Values"
        options={optionsOf(aggregates, aggregateNames)}
        value={value.aggregate}
        onChange={(event) => {
          const aggregate = aggregates.find((one) => one === chosen(event));
          if (aggregate) onChange(withAggregate(value, aggregate, columns));
        }}
      />
      {value.aggregate !== 'count' && (
        <SelectField
          label="Y axis"
          options={columnOptions(columns, value.y)}
          value={value.y ?? ''}
          onChange={(event) => onChange({ ...value, y: chosen(event) })}
        />
      )}
      <SelectField
        label="Colour"
        options={[{ value: noColour, label: 'One colour' }, ...columnOptions(columns, value.colour)]}
        value={value.colour ?? noColour}
        onChange={(event) => onChange({ ...value, colour: chosen(event) || null })}
      />
    </>
  );
}

/** The form whose choices make a chart of a data set. */
export function ChartForm({ tables, value, onChange }: ChartFormProps) {
  const table = tables.find(({ name }) => name === value.table);
  return (
    <form className={form} aria-label="Chart" onSubmit={(event) => event.preventDefault()}>
      {(tables.length > 1 || !table) && (
        <SelectField
          label="Table"
          options={[
            ...(table ? [] : [{ value: value.table, label: `${value.table} (not in this data set)` }]),
            ...tables.map(({ name }) => ({ value: name, label: name })),
          ]}
          value={value.table}
          onChange={(event) => {
            const other = tables.find(({ name }) => name === event.target.value);
            if (other) onChange(withTable(value, other));
          }}
        />
      )}
      <div className={group}>
        <span className={label} aria-hidden>
          Mark
        </span>
        <FilterGroup
          label="Mark"
          options={optionsOf(marks, markNames)}
          value={value.mark}
          onValueChange={(mark) => onChange({ ...value, mark })}
        />
      </div>
      <Axes columns={table?.columns ?? []} value={value} onChange={onChange} />
      <SelectField
        label="Order"
        options={optionsOf(orders, orderNames)}
        value={value.order}
        onChange={(event) => {
          const order = orders.find((one) => one === event.target.value);
          if (order) onChange({ ...value, order });
        }}
      />
      <div className={group}>
        <span className={label} aria-hidden>
          Scale of the values
        </span>
        <FilterGroup
          label="Scale of the values"
          options={optionsOf(scales, scaleNames)}
          value={value.scale}
          onValueChange={(scale) => onChange({ ...value, scale })}
        />
      </div>
      <TextField
        label="Title"
        hint="Say what the chart shows."
        maxLength={longestTitle}
        value={value.title}
        onChange={(event) => onChange({ ...value, title: event.target.value })}
      />
    </form>
  );
}
