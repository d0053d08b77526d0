/** Which mails a person wants (§account.81). Mails about the account, payments and a person's own data are always sent. */
import { eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Handlers } from '../http/handler-types.ts';
import type { Database } from '../platform/database/client.ts';
import { type MailKind, unwantedMails } from '../platform/database/schema/announcements.ts';

type Choices = components['schemas']['MailChoices'];

export const mailChoiceHandlers: Pick<Handlers, 'getMailChoices' | 'chooseMails'> = {
  async getMailChoices({ user }, { db }) {
    return { status: 200, body: await choicesOf(db, user.id) };
  },

  async chooseMails({ user, body }, { db }) {
    return { status: 200, body: await db.transaction((tx) => choose(tx, user.id, body)) };
  },
};

async function choicesOf(db: Database, userId: string): Promise<Choices> {
  const rows = await db.select().from(unwantedMails).where(eq(unwantedMails.userId, userId));
  const unwanted = new Set<MailKind>(rows.map(({ kind }) => kind));
  const wants = (kind: MailKind) => !unwanted.has(kind);
  return {
    announcements: wants('announcements'),
    classes: wants('classes'),
    answers: wants('answers'),
    feedback: wants('feedback'),
  };
}

async function choose(tx: Database, userId: string, choices: Choices): Promise<Choices> {
  await tx.delete(unwantedMails).where(eq(unwantedMails.userId, userId));
  // Validated: its names are those of the contract.
  const kinds = (Object.keys(choices) as MailKind[]).filter((kind) => !choices[kind]);
  if (kinds.length > 0)
    await tx
      .insert(unwantedMails)
      .values(kinds.map((kind) => ({ userId, kind })))
      .onConflictDoNothing();
  return choicesOf(tx, userId);
}
