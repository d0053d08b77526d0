import { memo } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { Link } from '../../../primitives/link.tsx';

export type GradeCellView = {
  /** The assignment's id. */
  id: string;
  /** `92%`, `Missing`; empty if the student does not have the assignment. */
  text: string;
  /** `seen, late`, or `due 18 November 2026`. */
  note: string;
  /** All of it with the student and the assignment, for who hears the link alone. */
  label: string;
  /** Absent if it leads nowhere. */
  to?: string;
  /** Something to look after. */
  isOpen: boolean;
  /** The name of the button that gives the student more time; absent once it was submitted. */
  moreTime?: string;
};

export type GradeRow = {
  id: string;
  name: string;
  /** Shown if another student has the same name. */
  email?: string;
  /** The student's own page. */
  to: string;
  /** `Average 81%, 1 missing`. */
  note: string;
  cells: readonly GradeCellView[];
};

/** Of the students' names. */
export const nameColumn = 'name';

const muted = css({ display: 'block', textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' });
/** In line with the text above it. */
export const moreTimeStyle = css({ display: 'block', ms: '-3', mt: '-1', mb: '-2' });
const open = css({ fontWeight: 'semibold' });

type GridRowProps = GradeRow & {
  /** The column of the cell that is in the order of Tab, if it is in this row. */
  active: string | undefined;
  onMoreTime: (column: string, row: string) => void;
};

/** Drawn again only when it changes: an arrow changes two rows of many. */
export const GridRow = memo(function Row({ id, name, email, to, note, cells, active, onMoreTime }: GridRowProps) {
  const order = (column: string) => (active === column ? 0 : -1);
  return (
    <tr data-row={id}>
      <th scope="row" data-column={nameColumn}>
        <Link to={to} tone="quiet" tabIndex={order(nameColumn)}>
          {name}
        </Link>
        {email && <span className={muted}>{email}</span>}
        <span className={muted}>{note}</span>
      </th>
      {cells.map((cell) => (
        <td key={cell.id} data-column={cell.id} tabIndex={cell.to === undefined ? order(cell.id) : undefined}>
          {cell.to === undefined ? (
            <span aria-hidden>–</span>
          ) : (
            <Link to={cell.to} tone="quiet" tabIndex={order(cell.id)} aria-label={cell.label}>
              <span className={cell.isOpen ? open : undefined}>{cell.text}</span>
            </Link>
          )}
          {cell.note && <span className={muted}>{cell.note}</span>}
          {cell.moreTime && (
            <span className={moreTimeStyle}>
              <Button
                variant="ghost"
                size="sm"
                tabIndex={order(cell.id)}
                aria-label={cell.moreTime}
                onClick={() => onMoreTime(cell.id, id)}
              >
                Give More Time
              </Button>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
});
