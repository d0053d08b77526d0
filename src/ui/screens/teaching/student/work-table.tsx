import { css, cx } from 'styled-system/css';
import type { GradeStatus } from '../../../../api/generated/schema.d.ts';
import { ScrollingTable } from '../../../parts/scrolling-table.tsx';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';
import { Link } from '../../../primitives/link.tsx';
import { lines, narrow, note, table, wide } from './table-styles.ts';

export type WorkRow = {
  id: string;
  title: string;
  status: GradeStatus;
  /** `16 November 2026`; empty in blind grading. */
  due: string;
  /** Empty if nothing was submitted. */
  submitted: string;
  /** `2 days late`; empty if it was not. */
  late: string;
  /** `92%`; empty without one. */
  grade: string;
  /** Since when it has been returned or seen: `13 October 2026`; otherwise empty. */
  statusOn: string;
  /** Who excused the student, when and why; absent if they are not. */
  excuse?: string;
  /** When it was returned, once it was seen; otherwise empty. */
  returned: string;
  /** The submission, or what waits in blind grading; absent if nothing was submitted. */
  to?: string | undefined;
};

const statuses: Record<GradeStatus, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'Needs grading', tone: 'warning' },
  missing: { label: 'Missing', tone: 'danger' },
  open: { label: 'Not submitted', tone: 'neutral' },
  excused: { label: 'Excused', tone: 'neutral' },
  returned: { label: 'Returned', tone: 'info' },
  seen: { label: 'Seen', tone: 'success' },
  blind: { label: 'Graded blind', tone: 'neutral' },
};

const standingStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' });

/** A student's work on the assignments of a course (§teaching.70). */
export function WorkTable({ rows }: { rows: readonly WorkRow[] }) {
  return (
    <ScrollingTable label="Work, as a table">
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Assignment</th>
            <th scope="col" className={wide}>
              Status
            </th>
            <th scope="col" className={wide}>
              Due
            </th>
            <th scope="col" className={wide}>
              Submitted
            </th>
            <th scope="col" data-figure>
              Grade
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Work key={row.id} {...row} />
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

function Work({ title, status, due, submitted, late, grade, statusOn, excuse, returned, to }: WorkRow) {
  const { label, tone } = statuses[status];
  const standing = (
    <>
      <span className={standingStyle}>
        <Badge tone={tone}>{label}</Badge>
        {statusOn && <span className={note}>{statusOn}</span>}
      </span>
      {excuse && <span className={note}>{excuse}</span>}
      {returned && <span className={note}>Returned {returned}</span>}
    </>
  );
  return (
    <tr>
      <th scope="row">
        <div className={lines}>
          {to === undefined ? title : <Link to={to}>{title}</Link>}
          <span className={cx(lines, narrow, note)}>
            {standing}
            {due && <span>Due {due}</span>}
            {submitted && <span>{late ? `Submitted ${submitted}, ${late}` : `Submitted ${submitted}`}</span>}
          </span>
        </div>
      </th>
      <td className={wide}>
        <div className={lines}>{standing}</div>
      </td>
      <td className={wide}>{due}</td>
      <td className={wide}>
        <div className={lines}>
          {submitted}
          {late && <span className={note}>{late}</span>}
        </div>
      </td>
      <td data-figure>{grade}</td>
    </tr>
  );
}
