import type { AttendanceCounts, AttendanceMark } from '../../../api/generated/schema.d.ts';

/** What each mark of attendance is called (§schedule.15). */
export const markLabels: Record<AttendanceMark, string> = {
  present: 'Present',
  late: 'Late',
  excused: 'Excused',
  absent: 'Absent',
  unmarked: 'Not marked',
};

/** In the order in which they are offered. */
export const attendanceMarks = ['present', 'late', 'excused', 'absent', 'unmarked'] as const;

/** `12 present, 1 late, 2 absent`: the marks that there are, or nothing. */
export function marksText(counts: AttendanceCounts & { unmarked?: number | undefined }): string {
  return attendanceMarks
    .flatMap((mark) => {
      const count = counts[mark] ?? 0;
      return count > 0 ? `${count} ${markLabels[mark].toLowerCase()}` : [];
    })
    .join(', ');
}
