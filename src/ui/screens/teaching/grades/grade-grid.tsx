import { useEffect, useState } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { Link } from '../../../primitives/link.tsx';
import { GridFocusContext } from '../grade-entry/grid-focus.ts';
import {
  type CellActs,
  courseGradeColumn,
  type GradeRow,
  type GridEntry,
  GridRow,
  moreTimeStyle,
  nameColumn,
} from './grid-row.tsx';
import { frame, table } from './grid-styles.ts';
import { type Place, useGrid } from './use-grid.ts';

export type GradeColumn = {
  id: string;
  title: string;
  /** How the assignment went. */
  to: string;
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
  /** What is typed in a cell, by its student. */
  entries: ReadonlyMap<string, readonly GridEntry[]>;
  acts: CellActs & {
    /** Takes back the grade that was typed last. */
    onUndo: () => void;
    /** What late work of an assignment costs. */
    onLatePolicy: (column: string) => void;
  };
};

const muted = css({ display: 'block', textStyle: 'small', color: 'fg.muted' });

/** Students by assignments. The keyboard moves in it as in a spreadsheet, and each cell leads on (§teaching.65). */
export function GradeGrid({ columns, rows, place: first, onPlace, entries, acts }: GradeGridProps) {
  const [refused, setRefused] = useState<Place>();
  const { onMoreTime, onLatePolicy, onType, onHistory, onUndo } = acts;
  const { place, focus, grid } = useGrid(first, onPlace, {
    onType: (at, text) => {
      setRefused(onType(at.column, at.row, text) ? undefined : at);
    },
    onHistory: (at) => onHistory(at.column, at.row),
    onUndo,
  });
  const isThere = rows.some(({ id }) => id === place?.row) || place?.row === foot || place?.row === head;
  const [row, column] = isThere && place ? [place.row, place.column] : [rows[0]?.id, nameColumn];
  const { ref: root } = grid;
  useEffect(() => {
    if (!first) return;
    const cells = root.current?.querySelectorAll<HTMLElement>(`[data-row="${CSS.escape(first.row)}"] [data-column]`);
    const left = [...(cells ?? [])].find(({ dataset }) => dataset['column'] === first.column);
    left?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [first, root]);
  const order = (of: string, at: string) => (row === of && column === at ? 0 : -1);
  return (
    <GridFocusContext value={focus}>
      <div className={frame}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's pattern for a grid has this role on a table.
          role="grid"
          aria-label="Grades"
          className={table}
          {...grid}
        >
          <thead>
            <tr data-row={head}>
              <th scope="col" data-column={nameColumn} tabIndex={order(head, nameColumn)}>
                Student
              </th>
              <th scope="col" data-column={courseGradeColumn} tabIndex={order(head, courseGradeColumn)}>
                Course grade
              </th>
              {columns.map(({ id, title, to, note }) => (
                <th key={id} scope="col" data-column={id}>
                  <Link to={to} tabIndex={order(head, id)}>
                    {title}
                  </Link>
                  <span className={muted}>{note}</span>
                  <span className={moreTimeStyle}>
                    <Button
                      variant="ghost"
                      size="sm"
                      tabIndex={order(head, id)}
                      aria-label={`Give More Time: ${title}`}
                      onClick={() => onMoreTime(id)}
                    >
                      Give More Time
                    </Button>
                    <Button
                      variant="ghost"
                      size="sm"
                      tabIndex={order(head, id)}
                      aria-label={`Late Policy: ${title}`}
                      onClick={() => onLatePolicy(id)}
                    >
                      Late Policy
                    </Button>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <GridRow
                key={one.id}
                {...one}
                active={one.id === row ? column : undefined}
                refused={one.id === refused?.row && one.id === row && refused.column === column ? column : undefined}
                entries={entries.get(one.id)}
                acts={acts}
              />
            ))}
          </tbody>
          <tfoot>
            <tr data-row={foot}>
              <th scope="row" data-column={nameColumn} tabIndex={order(foot, nameColumn)}>
                Class average
              </th>
              <td data-column={courseGradeColumn} tabIndex={order(foot, courseGradeColumn)}>
                <span aria-hidden>–</span>
              </td>
              {columns.map(({ id, average, graded }) => (
                <td key={id} data-column={id} tabIndex={order(foot, id)}>
                  {average || '–'}
                  <span className={muted}>{graded}</span>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </GridFocusContext>
  );
}

const head = 'head';
const foot = 'foot';
