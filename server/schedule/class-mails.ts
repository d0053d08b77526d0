/** Mails to the students of a course when a class is moved or cancelled (§schedule.12). */
import { brand } from '../../src/brand.ts';
import { studentsToMail } from '../course/enrolment.ts';
import type { Context } from '../http/context.ts';
import type { Database } from '../platform/database/client.ts';
import { inWords } from '../platform/local-time.ts';
import { plainLine } from '../platform/plain-text.ts';
import type { ClassRow } from './taught-classes.ts';

type Services = Pick<Context, 'mail' | 'config'>;

/** Tells the students of a new time or place; sends nothing where neither has changed. */
export async function mailMoved(services: Services, tx: Database, before: ClassRow, after: ClassRow): Promise<void> {
  const isMoved = !same(before.startsAt, after.startsAt) || !same(before.endsAt, after.endsAt);
  const isElsewhere = before.location !== after.location || before.link !== after.link;
  if (!isMoved && !isElsewhere) return;
  await writeToStudents(services, tx, after, (course) => [
    isMoved ? `A class has moved: ${after.title}` : `A class takes place elsewhere: ${after.title}`,
    `The class ${after.title} of ${course} ${isMoved ? 'has moved' : 'takes place elsewhere'}.`,
    [
      `Begins: ${when(after)}`,
      ...(isMoved ? [`Ends: ${inWords(after.timeZone, after.endsAt)}`, `Before: ${when(before)}`] : []),
      `Place: ${plainLine(after.location)}`,
      ...(after.link === null ? [] : ['The link to join is on your schedule.']),
    ].join('\n'),
  ]);
}

/** Tells the students of the course, but for those who want no such mail. */
export async function mailCancelled(services: Services, tx: Database, row: ClassRow): Promise<void> {
  await writeToStudents(services, tx, row, (course) => [
    `A class is cancelled: ${row.title}`,
    `The class ${row.title} of ${course} is cancelled. It was to begin on ${when(row)}.`,
    ...(row.cancelReason === null ? [] : [`Reason: ${plainLine(row.cancelReason)}`]),
  ]);
}

const same = (one: Date, other: Date) => one.getTime() === other.getTime();

/** In the planner's zone and in UTC: a student's own zone is known to their browser alone. */
const when = ({ timeZone, startsAt }: ClassRow) =>
  `${inWords(timeZone, startsAt)}, ${timeZone} (${inWords('UTC', startsAt)} UTC)`;

/** All mails about classes are written here, with the kind that students can opt out of. */
async function writeToStudents(
  { mail, config }: Services,
  tx: Database,
  { courseId }: ClassRow,
  about: (course: string) => [subject: string, ...paragraphs: string[]],
): Promise<void> {
  const students = await studentsToMail(tx, courseId);
  await mail.enqueueAll(
    tx,
    students.map(({ email, firstName, course }) => {
      const [subject, ...paragraphs] = about(plainLine(course));
      const greeting = `Hello ${plainLine(firstName)},`;
      const text = [greeting, ...paragraphs, `Your schedule: ${config.publicUrl}/schedules`, brand].join('\n\n');
      return { to: email, kind: 'classes' as const, subject: plainLine(subject), text };
    }),
  );
}
