import { css } from 'styled-system/css';
import type { RosterStudent } from '../../../../api/generated/schema.d.ts';
import { Columns } from '../../../parts/pictures/columns.tsx';
import { ScrollingTable } from '../../../parts/scrolling-table.tsx';
import { Badge } from '../../../primitives/badge.tsx';
import { Checkbox } from '../../../primitives/checkbox.tsx';
import { Link } from '../../../primitives/link.tsx';
import { ProgressBar } from '../../../primitives/progress-bar.tsx';

export type RosterRow = Pick<RosterStudent, 'id' | 'name' | 'progress' | 'due' | 'overdue' | 'reasons'> & {
  /** Shown if another student has the same name. */
  email?: string;
  /** The student's own page. */
  to: string;
  /** `18 November 2026`; empty if the student was never active. */
  lastActive: string;
  /** How much of the picture's height each week has: 0 to 100. The latest is last. */
  weeks: readonly number[];
  /** `14 lessons in 12 weeks, 2 of them in the last 7 days`. */
  weeksText: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

const labels = {
  inactive: 'Not active for 14 days',
  overdue: 'Two or more overdue',
  behind: 'Far behind the class',
} as const;

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: '3', py: '1', textAlign: 'start', verticalAlign: 'middle', whiteSpace: 'nowrap' },
  '& thead th': { textStyle: 'label', color: 'fg.muted' },
  '& tbody tr': { borderTopWidth: 'hairline', borderTopStyle: 'solid', borderColor: 'border.default' },
  '& tbody th': { fontWeight: 'semibold', whiteSpace: 'normal', minWidth: { md: '48' }, overflowWrap: 'anywhere' },
  '& [data-figure]': { textAlign: 'end' },
  // The box belongs to the name beside it, which is above other lines on a phone.
  '& [data-box]': { width: '8', pe: '0', verticalAlign: { base: 'top', md: 'middle' } },
});
const nameStyle = css({ display: 'flex', alignItems: 'center', minHeight: 'control' });
const progressStyle = css({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '2' });
const percentStyle = css({ minWidth: '10' });
const barStyle = css({ width: '16', display: { base: 'none', lg: 'block' } });
const weeksStyle = css({ display: 'block', width: { base: 'full', md: '20' }, maxWidth: '20' });
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: '1', minWidth: { md: '40' } });
/** On a phone a student is a row of several lines, as six columns would be cut off. */
const wide = css({ display: { base: 'none', md: 'table-cell' } });
const narrow = css({
  display: { base: 'flex', md: 'none' },
  flexDirection: 'column',
  gap: '1.5',
  pb: '2',
  fontWeight: 'normal',
  color: 'fg.muted',
});

export function RosterTable({ students }: { students: readonly RosterRow[] }) {
  return (
    <ScrollingTable label="Students, as a table">
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" data-box>
              <span className="visually-hidden">Selected</span>
            </th>
            <th scope="col">Name</th>
            <th scope="col" data-figure>
              Progress
            </th>
            <th scope="col" className={wide}>
              12 weeks
            </th>
            <th scope="col" className={wide}>
              Last active
            </th>
            <th scope="col" data-figure className={wide}>
              Due
            </th>
            <th scope="col" data-figure className={wide}>
              Overdue
            </th>
            <th scope="col" className={wide}>
              Falling behind
            </th>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <Student key={student.id} {...student} />
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

function Student({
  name,
  email,
  to,
  progress,
  lastActive,
  due,
  overdue,
  reasons,
  isChosen,
  onChoose,
  ...row
}: RosterRow) {
  const shown = email === undefined ? name : `${name} (${email})`;
  const weeks = (
    <span className={weeksStyle}>
      <Columns size="small" columns={row.weeks.map((share) => ({ share }))} />
      <span className="visually-hidden">{row.weeksText}</span>
    </span>
  );
  const flags = reasons.length > 0 && (
    <span className={badges}>
      {reasons.map((reason) => (
        <Badge key={reason} tone="warning">
          {labels[reason]}
        </Badge>
      ))}
    </span>
  );
  return (
    <tr>
      <td data-box>
        <Checkbox label={shown} hideLabel checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      </td>
      <th scope="row">
        <span className={nameStyle}>
          <Link to={to} standalone>
            {shown}
          </Link>
        </span>
        <span className={narrow}>
          <span>
            {lastActive ? `Last active ${lastActive}` : 'Never active'}. {due} due, {overdue} overdue.
          </span>
          {weeks}
          {flags}
        </span>
      </th>
      <td data-figure>
        <span className={progressStyle}>
          <span className={barStyle} aria-hidden>
            <ProgressBar bare label="Progress" value={progress} />
          </span>
          <span className={percentStyle}>{progress}%</span>
        </span>
      </td>
      <td className={wide}>{weeks}</td>
      <td className={wide}>{lastActive || 'Never'}</td>
      <td data-figure className={wide}>
        {due}
      </td>
      <td data-figure className={wide}>
        {overdue}
      </td>
      <td className={wide}>{flags}</td>
    </tr>
  );
}
