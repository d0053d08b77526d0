import { History, Pencil } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { IconButton } from '../../../primitives/icon-button.tsx';
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
  /** `Question log, Leila Haidari`, where a grade can be typed. */
  grade?: string;
  /** Why no grade can be typed, and what can be done instead. */
  whyNot?: string;
  /** The name of the button that gives the student more time; absent once it was submitted. */
  moreTime?: string;
  /** Of what the student can be excused, or is: `Question log, Leila Haidari`; absent once it was submitted. */
  excuse?: { about: string; isGiven: boolean };
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
  /** `84 of 100`, or `None yet`. */
  courseGrade: string;
  /** `3 of 6 counted`. */
  counted: string;
  cells: readonly GradeCellView[];
};

/** Of the students' names. */
export const nameColumn = 'name';
/** No assignment's id has a blank. */
export const courseGradeColumn = 'course grade';

const muted = css({ display: 'block', textStyle: 'small', fontWeight: 'normal', color: 'fg.muted' });
/** In line with the text above it. */
export const moreTimeStyle = css({ display: 'block', ms: '-3', mt: '-1', mb: '-2' });
/** A reason is read in full where it is opened. */
const few = css({ maxWidth: '[15rem]', lineClamp: '2' });
const open = css({ fontWeight: 'semibold' });
const refusal = css({ textStyle: 'captionStrong', color: 'danger.fg', maxWidth: '[15rem]' });
/** Over the end of the cell, so that no row grows under the focus. */
const actions = css({ position: 'absolute', insetInlineEnd: '1', top: '1', display: 'flex' });
/** In line with the cell's first line. */
const wordAction = css({ position: 'absolute', insetInlineEnd: '1', top: '0', display: 'flex' });

/** What a person does in a cell, by its column and its row. The same ones each time, as the rows are drawn again for others. */
export type CellActs = {
  /** For everyone who has not submitted, or for one student. */
  onMoreTime: (column: string, row?: string) => void;
  onExcuse: (column: string, row: string) => void;
  /** Opens a field with this text, or with the present grade. Returns whether it can. */
  onType: (column: string, row: string, text: string | null) => boolean;
  onHistory: (column: string, row: string) => void;
};

/** What a cell shows while a grade is typed in it, or on its way. */
export type GridEntry = { column: string; node: ReactNode };

type GridRowProps = GradeRow & {
  /** The column of the cell that is in the order of Tab, if it is in this row. */
  active: string | undefined;
  /** The column of the cell in which a grade was typed and cannot be. */
  refused: string | undefined;
  entries: readonly GridEntry[] | undefined;
  acts: CellActs;
};

/** Drawn again only when it changes: an arrow changes two rows of many. */
export const GridRow = memo(function Row({
  id,
  name,
  email,
  to,
  note,
  courseGrade,
  counted,
  cells,
  active,
  refused,
  entries,
  acts,
}: GridRowProps) {
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
      <td data-column={courseGradeColumn} tabIndex={order(courseGradeColumn)}>
        {courseGrade}
        <span className={muted}>{counted}</span>
      </td>
      {cells.map((cell) => {
        const entry = entries?.find(({ column }) => column === cell.id);
        const isCell = entry !== undefined || cell.to === undefined;
        return (
          <td key={cell.id} data-column={cell.id} tabIndex={isCell ? order(cell.id) : undefined}>
            {entry?.node ?? (
              <Cell
                cell={cell}
                row={id}
                order={order(cell.id)}
                isActive={active === cell.id}
                isRefused={refused === cell.id}
                acts={acts}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
});

type CellProps = {
  cell: GradeCellView;
  row: string;
  order: number;
  isActive: boolean;
  isRefused: boolean;
  acts: CellActs;
};

/** Only the cell that has the focus shows what can be done in it. */
function Cell({ cell, row, order, isActive, isRefused, acts }: CellProps) {
  const { onMoreTime, onExcuse, onType, onHistory } = acts;
  const { moreTime, excuse } = cell;
  return (
    <>
      {cell.to === undefined ? (
        <span aria-hidden>–</span>
      ) : (
        <Link to={cell.to} tone="quiet" tabIndex={order} aria-label={cell.label}>
          <span className={cell.isOpen ? open : undefined}>{cell.text}</span>
        </Link>
      )}
      {cell.note && <span className={cx(muted, few)}>{cell.note}</span>}
      {isActive && cell.grade && (
        <span className={actions}>
          <IconButton
            label={`Grade: ${cell.grade}`}
            icon={<Pencil aria-hidden />}
            size="sm"
            onClick={() => onType(cell.id, row, null)}
          />
          <IconButton
            label={`History: ${cell.grade}`}
            icon={<History aria-hidden />}
            size="sm"
            onClick={() => onHistory(cell.id, row)}
          />
        </span>
      )}
      {isRefused && cell.whyNot && (
        <p role="alert" className={refusal}>
          {cell.whyNot}
        </p>
      )}
      {moreTime && (
        <span className={moreTimeStyle}>
          <Button
            variant="ghost"
            size="sm"
            tabIndex={order}
            aria-label={moreTime}
            onClick={() => onMoreTime(cell.id, row)}
          >
            Give More Time
          </Button>
        </span>
      )}
      {isActive && excuse && (
        <span className={wordAction}>
          {/* One button for both, so that it keeps the focus. */}
          <Button
            variant="ghost"
            size="sm"
            aria-label={`${excuse.isGiven ? 'Remove Excuse' : 'Excuse'}: ${excuse.about}`}
            onClick={() => onExcuse(cell.id, row)}
          >
            {excuse.isGiven ? 'Remove' : 'Excuse'}
          </Button>
        </span>
      )}
    </>
  );
}
