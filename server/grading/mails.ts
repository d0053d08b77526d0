/** The mail to a student whose submission was graded. It does not contain the grade. */
import { brand } from '../../src/brand.ts';
import type { Config } from '../platform/config.ts';
import type { users } from '../platform/database/schema/account.ts';
import type { Mail } from '../platform/mail.ts';
import { plainLine } from '../platform/plain-text.ts';

type Student = Pick<typeof users.$inferSelect, 'email' | 'firstName'>;

/** Tells the student of feedback. `isRegrade`: it answers their request. */
export const returnedMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  student: Student | undefined,
  title: string,
  isRegrade: boolean,
): Omit<Mail, 'to'> & { to: string | null } => ({
  to: student?.email ?? null,
  subject: `Feedback on ${title}`,
  text: [
    `Hello ${plainLine(student?.firstName ?? '')},`,
    `${isRegrade ? `Your regrade request for "${title}" was answered: your work was graded again.` : `Your work on "${title}" was graded.`} Your grade and feedback are here: ${publicUrl}/assignments`,
    brand,
  ].join('\n\n'),
});
