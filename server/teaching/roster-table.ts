/** A course's roster as a CSV table (RFC 4180), safe to open in a spreadsheet (§teaching.9). */
import { byteOrderMark, csvLine } from '../platform/csv.ts';
import type { RosterStudent } from './roster.ts';

const heads = [
  'Name',
  'Email',
  'Id',
  'Progress in percent',
  'Enrolled',
  'Last active',
  'Due',
  'Overdue',
  'Falling behind',
];

const labels = {
  inactive: 'Not active for 14 days',
  overdue: 'Two assignments overdue or more',
  behind: 'Fewer than half as many lessons as the class median',
} as const satisfies Record<RosterStudent['reasons'][number], string>;

/** A CSV table with a line of headings. */
export function rosterTable(students: readonly RosterStudent[]): string {
  const rows = students.map(({ id, name, email, progress, enrolledAt, lastActiveOn = '', due, overdue, reasons }) => [
    name,
    email,
    id,
    String(progress),
    enrolledAt.slice(0, 10),
    lastActiveOn,
    String(due),
    String(overdue),
    reasons.map((reason) => labels[reason]).join('; '),
  ]);
  return byteOrderMark + [heads, ...rows].map(csvLine).join('');
}
