import { memo } from 'react';
import { css } from 'styled-system/css';
import type { DataSet, DataTable } from '../../../../api/generated/schema.d.ts';
import { RowsTable } from '../../../parts/rows-table.tsx';
import { Accordion } from '../../../primitives/accordion.tsx';

const samples = 3;

const stack = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  minWidth: '0',
  // Lower than in other accordions, as there are up to six tables.
  '& h3 > button': { minHeight: 'control', py: '2' },
});
const nameStyle = css({ fontFamily: 'mono', fontSize: 'md', letterSpacing: '[0]' });
const headingStyle = css({ textStyle: 'h4' });
const muted = css({ textStyle: 'small', color: 'fg.muted', mt: '1', maxWidth: 'prose' });
const columnList = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 11rem), 1fr))]',
  columnGap: '4',
  rowGap: '1',
  mb: '3',
  textStyle: 'small',
  '& div': { display: 'flex', gap: '2', minWidth: '0' },
  '& dt': { fontFamily: 'mono', overflowWrap: 'anywhere' },
  '& dd': { color: 'fg.muted' },
});

/** The tables of the exercise with their columns, types and first rows. */
export const SchemaBrowser = memo(function SchemaBrowser({ dataSet }: { dataSet: DataSet }) {
  return (
    <div className={stack}>
      <div>
        <h2 className={headingStyle}>Data: {dataSet.title}</h2>
        <p className={muted}>{dataSet.description}</p>
      </div>
      <Accordion
        defaultOpen={dataSet.tables.slice(0, 1).map(({ name }) => name)}
        items={dataSet.tables.map((table) => ({
          value: table.name,
          title: <span className={nameStyle}>{table.name}</span>,
          meta: table.rows.length === 1 ? '1 row' : `${table.rows.length} rows`,
          content: <Columns table={table} />,
        }))}
      />
    </div>
  );
});

function Columns({ table: { name, columns, rows } }: { table: DataTable }) {
  return (
    <>
      <dl className={columnList}>
        {columns.map((column) => (
          <div key={column.name}>
            <dt>{column.name}</dt>
            <dd>{column.type}</dd>
          </div>
        ))}
      </dl>
      {rows.length > 0 && (
        <RowsTable
          label={`First rows of ${name}`}
          columns={columns.map((column) => column.name)}
          rows={rows.slice(0, samples)}
        />
      )}
    </>
  );
}
