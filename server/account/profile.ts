/** Changing a profile. */
import { eq } from 'drizzle-orm';
import type { components } from '../../src/api/generated/schema.d.ts';
import { Problem, sessionEnded } from '../http/problem.ts';
import type { Database } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/account.ts';
import { type DraftSubjectCheck, endDraft } from '../sync/drafts.ts';
import { type Account, profileColumns } from './user.ts';

/** Changes the profile and ends the form's draft. Throws 401 where the account is gone. */
export function updateProfile(
  db: Database,
  userId: string,
  profile: components['schemas']['Profile'],
  now: Date,
): Promise<Account> {
  return db.transaction(async (tx) => {
    const [account] = await tx.update(users).set(profileColumns(profile)).where(eq(users.id, userId)).returning();
    if (!account) throw sessionEnded();
    await endDraft(tx, userId, { form: 'profile', subject: 'details' }, now);
    return account;
  });
}

/** The profile has one form that keeps a draft. Throws 404 for any other. */
export const checkProfileDraft: DraftSubjectCheck = async (_db, _userId, subject) => {
  if (subject !== 'details') throw new Problem(404, 'The profile has no such form.');
};
