/** How often an instructor gets mails of what waits in their courses (§teaching.60). */
import { eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { defaultMailChoices } from '../course/teachers-to-mail.ts';
import type { Context } from '../http/context.ts';
import type { Database } from '../platform/database/client.ts';
import { teachingMails } from '../platform/database/schema/teaching-mails.ts';
import { sendSummary } from './daily-summary.ts';
import { choiceOf } from './waiting.ts';

type Choices = components['schemas']['TeachingMails'];

/** What the person has chosen, and the defaults for the rest. */
export async function choicesOf(db: Database, userId: string): Promise<Choices> {
  const [row] = await db.select().from(teachingMails).where(eq(teachingMails.userId, userId));
  const { questions, extensionRequests, reports } = row ?? defaultMailChoices;
  return { questions, extensionRequests, reports };
}

/** Stores the choices. Sends the waiting summary now where a kind changes from daily to at once. */
export async function chooseTeachingMails(
  context: Pick<Context, 'db' | 'mail' | 'config'>,
  userId: string,
  { questions, extensionRequests, reports }: Choices,
): Promise<Choices> {
  const chosen = { questions, extensionRequests, reports };
  await context.db.transaction(async (tx) => {
    await tx.insert(teachingMails).values({ userId }).onConflictDoNothing();
    const [before] = await tx.select().from(teachingMails).where(eq(teachingMails.userId, userId)).for('update');
    if (before && Object.values(choiceOf).some((kind) => before[kind] === 'daily' && chosen[kind] === 'atOnce')) {
      await sendSummary(context, tx, before);
    }
    await tx.update(teachingMails).set(chosen).where(eq(teachingMails.userId, userId));
  });
  return chosen;
}
