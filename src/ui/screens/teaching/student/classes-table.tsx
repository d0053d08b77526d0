import { cx } from 'styled-system/css';
import type { AttendanceMark, StudentClasses } from '../../../../api/generated/schema.d.ts';
import { ScrollingTable } from '../../../parts/scrolling-table.tsx';
import { markLabels, marksText } from '../../../parts/students/attendance-marks.ts';
import { Link } from '../../../primitives/link.tsx';
import { lines, narrow, note, table, wide } from './table-styles.ts';

export type Classes = Omit<StudentClasses, 'items'> & {
  items: readonly {
    id: string;
    title: string;
    mark: AttendanceMark;
    /** `17 November 2026` */
    at: string;
    /** The class's attendance. */
    to: string;
  }[];
};

/** `4 classes: 1 present, 1 late, 1 absent, 1 not marked.` */
export function classesText({ total, ...marked }: Omit<Classes, 'items'>): string {
  const unmarked = total - marked.present - marked.late - marked.excused - marked.absent;
  return `${total === 1 ? '1 class' : `${total} classes`}: ${marksText({ ...marked, unmarked })}.`;
}

/** At which classes a student was (§teaching.70). */
export function ClassesTable({ items }: Pick<Classes, 'items'>) {
  return (
    <ScrollingTable label="Classes, as a table">
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Class</th>
            <th scope="col" className={wide}>
              Date
            </th>
            <th scope="col">Attendance</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, title, mark, at, to }) => (
            <tr key={id}>
              <th scope="row">
                <div className={lines}>
                  <Link to={to}>{title}</Link>
                  <span className={cx(narrow, note)}>{at}</span>
                </div>
              </th>
              <td className={wide}>{at}</td>
              <td>{markLabels[mark]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}
