/** Signing in and out. A session is a signed token and its row; ending the row ends it. */
import { eq } from 'drizzle-orm';
import { startSession } from '../http/authentication.ts';
import type { Context } from '../http/context.ts';
import type { Caller, SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { countAttempt, resetAttempts, undoAttempt } from '../http/rate-limits.ts';
import { recordAudit } from '../platform/audit.ts';
import { users } from '../platform/database/schema/account.ts';
import { verifyNothing, verifyPassword } from './password-hash.ts';
import { askSecondStep } from './second-step.ts';
import { endSession } from './sessions.ts';
import { normaliseEmail } from './user.ts';

type Credentials = { email: string; password: string };

/** What a person proved who they are with. */
export type SignInMethod = 'password' | 'password and code' | 'passkey';

/**
 * The token of a new session. Throws 401 where email or password is wrong, 403 where a second step follows, and 429 after
 * too many failures; a success clears the account's failures and does not count against the address.
 */
export async function signIn(context: Context, { email, password }: Credentials, caller: Caller): Promise<string> {
  const { db, now } = context;
  const { address } = caller;
  const account = normaliseEmail(email);
  await countAttempt(db, 'loginByAddress', address);
  await countAttempt(db, 'loginByAccount', account);
  const [user] = await db.select().from(users).where(eq(users.email, account));
  const correct = user ? await verifyPassword(password, user.passwordHash) : await verifyNothing(password);
  if (!user || !correct) {
    const details = { method: 'password' };
    await recordAudit(db, {
      at: now(),
      event: 'signIn.failed',
      account: user?.id ?? null,
      actor: null,
      address,
      details,
    });
    throw new Problem(401, 'Invalid email or password.');
  }
  await resetAttempts(db, 'loginByAccount', account);
  await undoAttempt(db, 'loginByAddress', address);
  await askSecondStep(context, user);
  return completeSignIn(context, user, caller, 'password');
}

/** The token of a new session for a person who has proved who they are, in whatever way. */
export async function completeSignIn(
  context: Context,
  user: { id: string; tokenVersion: number },
  caller: Caller,
  method: SignInMethod,
): Promise<string> {
  const token = await startSession(context, user, caller);
  const { db, now } = context;
  const entry = { account: user.id, actor: user.id, address: caller.address, details: { method } };
  await recordAudit(db, { at: now(), event: 'signIn.succeeded', ...entry });
  return token;
}

/** Ends the session of the call. */
export async function signOut(context: Context, user: SessionUser, { address }: Caller): Promise<void> {
  await endSession(context, { userId: user.id, id: user.session.tokenId, address });
}
