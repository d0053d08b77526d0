import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { type GradeRow, GridRow, nameColumn } from './grid-row.tsx';
import { frame, table } from './grid-styles.ts';
import { type Place, useGrid } from './use-grid.ts';

export type GradeColumn = {
  id: string;
  title: string;
  /** `Due after 14 days`, and whether it is graded blind. */
  note: string;
  /** Of the whole class, `81%`; empty if there is none. */
  average: string;
  /** `48 graded`; empty if it is graded blind. */
  graded: string;
};

export type GradeGridProps = {
  columns: readonly GradeColumn[];
  rows: readonly GradeRow[];
  /** The cell that was left, after "Back". */
  place?: Place | undefined;
  onPlace: (place: Place) => void;
};

const muted = css({ display: 'block', textStyle: 'small', color: 'fg.muted' });

/** Students by assignments. The keyboard moves in it as in a spreadsheet, and each cell leads on (§teaching.65). */
export function GradeGrid({ columns, rows, place: first, onPlace }: GradeGridProps) {
  const { place, ...grid } = useGrid(first, onPlace);
  const isThere = rows.some(({ id }) => id === place?.row) || place?.row === foot;
  const [row, column] = isThere && place ? [place.row, place.column] : [rows[0]?.id, nameColumn];
  const root = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (!first) return;
    const cells = root.current?.querySelectorAll<HTMLElement>(`[data-row="${CSS.escape(first.row)}"] [data-column]`);
    const left = [...(cells ?? [])].find(({ dataset }) => dataset['column'] === first.column);
    left?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [first]);
  const order = (at: string) => (row === foot && column === at ? 0 : -1);
  return (
    <div className={frame}>
      <table
        ref={root}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's pattern for a grid has this role on a table.
        role="grid"
        aria-label="Grades"
        className={table}
        {...grid}
      >
        <thead>
          <tr>
            <th scope="col">Student</th>
            {columns.map(({ id, title, note }) => (
              <th key={id} scope="col">
                {title}
                <span className={muted}>{note}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <GridRow key={one.id} {...one} active={one.id === row ? column : undefined} />
          ))}
        </tbody>
        <tfoot>
          <tr data-row={foot}>
            <th scope="row" data-column={nameColumn} tabIndex={order(nameColumn)}>
              Class average
            </th>
            {columns.map(({ id, average, graded }) => (
              <td key={id} data-column={id} tabIndex={order(id)}>
                {average || '–'}
                <span className={muted}>{graded}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const foot = 'foot';
