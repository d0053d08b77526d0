import type { DataTable } from '../../../../api/generated/schema.d.ts';
import { RowsTable } from '../../../parts/rows-table.tsx';
import { Accordion } from '../../../primitives/accordion.tsx';
import { Section } from '../../../primitives/section.tsx';

/** The tables that the story has opened so far. */
export function DataRoom({ tables }: { tables: readonly DataTable[] }) {
  if (tables.length === 0) return null;
  return (
    <Section title="Data room" level={3}>
      <Accordion
        headingLevel={4}
        items={tables.map(({ name, columns, rows }) => ({
          value: name,
          title: name,
          meta: rows.length === 1 ? '1 row' : `${rows.length} rows`,
          content: <RowsTable label={`Rows of ${name}`} columns={columns.map((column) => column.name)} rows={rows} />,
        }))}
      />
    </Section>
  );
}
