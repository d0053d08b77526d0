/** Tells a student that they are excused from an assignment, or not any more (§teaching.75, §teaching.77). */
import { brand } from '../../src/brand.ts';
import type { Context } from '../http/context.ts';
import type { Database } from '../platform/database/client.ts';
import { inWords } from '../platform/local-time.ts';
import { plainLine, quoted } from '../platform/plain-text.ts';

type Means = Pick<Context, 'mail' | 'config'>;
/** A disabled account gets no mail. */
type Student = { email: string | null; firstName: string; disabledAt: Date | null };

export const mailExcused = (means: Means, tx: Database, student: Student, about: { title: string; reason: string }) =>
  tell(means, tx, student, `You are excused: ${about.title}`, [
    `Your instructor has excused you from ${plainLine(about.title)}. You can still submit it.`,
    quoted(about.reason),
  ]);

export const mailNotExcused = (means: Means, tx: Database, student: Student, about: { title: string; dueAt: Date }) =>
  tell(means, tx, student, `You are no longer excused: ${about.title}`, [
    `Your instructor no longer excuses you from ${plainLine(about.title)}. Its due date is ${inWords('UTC', about.dueAt)} UTC.`,
  ]);

const tell = (
  { mail, config }: Means,
  tx: Database,
  { email, firstName, disabledAt }: Student,
  subject: string,
  said: readonly string[],
) =>
  mail.enqueue(tx, {
    to: disabledAt ? null : email,
    kind: 'feedback',
    subject: plainLine(subject),
    text: [`Hello ${plainLine(firstName)},`, ...said, `${config.publicUrl}/assignments`, brand].join('\n\n'),
  });
