/** Tells students of the time that they were given (§teaching.66). */
import { brand } from '../../src/brand.ts';
import type { Context } from '../http/context.ts';
import type { Database } from '../platform/database/client.ts';
import { inWords } from '../platform/local-time.ts';
import { plainLine, quoted } from '../platform/plain-text.ts';

/** `email` is null where nobody has the address; `dueAt` is the due date of before. */
type Student = { email: string | null; firstName: string; dueAt: Date };
type About = { title: string; until: Date; reason: string };

/** One mail for each, which leaves once the transaction has ended. */
export async function mailMoreTime(
  { mail, config }: Pick<Context, 'mail' | 'config'>,
  tx: Database,
  students: readonly Student[],
  { title, until, reason }: About,
): Promise<void> {
  const name = plainLine(title);
  await mail.enqueueAll(
    tx,
    students.map(({ email, firstName, dueAt }) => ({
      to: email,
      kind: 'feedback' as const,
      subject: plainLine(`A later due date: ${title}`),
      text: [
        `Hello ${plainLine(firstName)},`,
        `You have more time for ${name}: it is now due ${inWords('UTC', until)} UTC instead of ${inWords('UTC', dueAt)} UTC.`,
        quoted(reason),
        `${config.publicUrl}/assignments`,
        brand,
      ].join('\n\n'),
    })),
  );
}
