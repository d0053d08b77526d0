/** What the form "Give More Time" takes, and what it accepts (§teaching.66, §teaching.67). */
import * as z from 'zod/mini';
import { typedLines } from '../../../parts/visible-text.ts';

/** As typed. `students`: the ids of those who were chosen; `zone`: the time zone of the day and the time. */
export type TypedMoreTime = {
  who: 'everyone' | 'chosen';
  students: string[];
  day: string;
  time: string;
  zone: string;
  reason: string;
};

export type MoreTimeLimits = {
  /** For one student, who is not chosen. */
  isForOne: boolean;
  /** The typed moment in milliseconds; NaN if there is none. */
  momentOf: (form: TypedMoreTime) => number;
  /** The new due date is after this moment, and not after `latest`. */
  after: number;
  latest: number;
};

/** As many as one call takes. */
const most = 200;

export function moreTimeSchema({ isForOne, momentOf, after, latest }: MoreTimeLimits) {
  const rule = (field: 'students' | 'day' | 'time', holds: (form: TypedMoreTime) => boolean, error: string) =>
    z.refine<TypedMoreTime>(holds, { path: [field], error });
  const isTyped = ({ day, time }: TypedMoreTime) => day !== '' && time !== '';
  const reader = isForOne ? 'the student reads it' : 'the students read it';
  return z
    .object({
      who: z.enum(['everyone', 'chosen']),
      students: z.array(z.string()),
      day: z.string(),
      time: z.string(),
      zone: z.string(),
      reason: typedLines({ what: 'your reason', most: 1000, missing: `Please give a reason: ${reader}.` }),
    })
    .check(
      rule('students', ({ who, students }) => who !== 'chosen' || students.length > 0, 'Please choose a student.'),
      rule('students', ({ students }) => students.length <= most, `Please choose up to ${most} students.`),
      rule('day', ({ day }) => day !== '', 'Please choose the new due date.'),
      rule('time', ({ time }) => time !== '', 'Please choose the time.'),
      rule('time', (form) => !isTyped(form) || !Number.isNaN(momentOf(form)), 'Clocks skip this time on that day.'),
      rule(
        'day',
        (form) => !(momentOf(form) <= after),
        isForOne ? 'Choose a future date after the due date.' : 'Choose a future date.',
      ),
      rule('day', (form) => !(momentOf(form) > latest), 'Please choose a date within a year.'),
    );
}
