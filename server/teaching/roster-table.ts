/** A course's roster as a CSV table (RFC 4180), safe to open in a spreadsheet (§teaching.9). */
import type { RosterStudent } from './roster.ts';

const heads = ['Name', 'Progress in percent', 'Enrolled', 'Last active', 'Due', 'Overdue', 'Falling behind'];

const words = {
  inactive: 'Not active for 14 days',
  overdue: 'Two assignments overdue or more',
  behind: 'Fewer than half as many lessons as the middle of the class',
} as const satisfies Record<RosterStudent['reasons'][number], string>;

export function rosterTable(students: readonly RosterStudent[]): string {
  const rows = students.map(({ name, progress, enrolledAt, lastActiveAt = '', due, overdue, reasons }) => [
    name,
    String(progress),
    enrolledAt.slice(0, 10),
    lastActiveAt.slice(0, 10),
    String(due),
    String(overdue),
    reasons.map((reason) => words[reason]).join('; '),
  ]);
  // With the mark at its beginning, spreadsheets read it as UTF-8.
  return `\ufeff${[heads, ...rows].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Whatever a spreadsheet would take for a formula begins with an apostrophe, also behind blanks. */
function cell(text: string): string {
  const safe = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
