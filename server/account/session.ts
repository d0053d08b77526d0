/** Signing in and out. A session is a signed token; signing out is remembered until the token expires. */
import { eq } from 'drizzle-orm';
import { startSession } from '../http/authentication.ts';
import type { Context } from '../http/context.ts';
import type { SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt, resetAttempts, undoAttempt } from '../http/rate-limits.ts';
import type { Database } from '../platform/database/client.ts';
import { endedSessions, users } from '../platform/database/schema/account.ts';
import { verifyNothing, verifyPassword } from './password-hash.ts';
import { normaliseEmail } from './user.ts';

type Credentials = { email: string; password: string };

/**
 * The token of a new session. `address` is the caller's IP address. Throws 401 where email or password is wrong, and 429
 * after too many failures; a success clears the account's failures and does not count against the address.
 */
export async function signIn(context: Context, { email, password }: Credentials, address: string): Promise<string> {
  const { db } = context;
  const account = normaliseEmail(email);
  await countAttempt(db, 'loginByAddress', address);
  await countAttempt(db, 'loginByAccount', account);
  const [user] = await db.select().from(users).where(eq(users.email, account));
  const correct = user ? await verifyPassword(password, user.passwordHash) : await verifyNothing(password);
  if (!user || !correct) throw new Problem(401, 'Invalid email or password.');
  await resetAttempts(db, 'loginByAccount', account);
  await undoAttempt(db, 'loginByAddress', address);
  return startSession(context, user);
}

/** Ends the session of the call; signing out twice is no error. */
export async function signOut(db: Database, { session }: SessionUser): Promise<void> {
  await db.insert(endedSessions).values(session).onConflictDoNothing();
}
