/** Signing in and out. A session is a signed token and its row; ending the row ends it. */
import { and, eq } from 'drizzle-orm';
import { startSession } from '../http/authentication.ts';
import type { Context } from '../http/context.ts';
import type { Caller, SessionUser } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { recordAudit } from '../platform/audit.ts';
import { knownDevices, users } from '../platform/database/schema/account.ts';
import { verifyDummy, verifyPassword } from './password-hash.ts';
import { askSecondStep } from './second-step.ts';
import { endSession } from './sessions.ts';
import { recordFailedSignIn, type SignInMethod } from './sign-in/audit.ts';
import { deviceHash, rememberDevice } from './sign-in/devices.ts';
import { countSignIn } from './sign-in/limits.ts';
import { newDeviceMail } from './sign-in/mails.ts';
import { normaliseEmail } from './user.ts';

type Credentials = { email: string; password: string };

/**
 * The token of a new session. Throws 401 where email or password is wrong, 403 where a second step follows, 409 where the
 * account is disabled, and 429 after too many failures; a right password does not count.
 */
export async function signIn(context: Context, { email, password }: Credentials, caller: Caller): Promise<string> {
  const { db } = context;
  const { address } = caller;
  const account = normaliseEmail(email);
  const device = deviceHash(account, caller.device) ?? '';
  const [found] = await db
    .select({ user: users, knownDevice: knownDevices.device })
    .from(users)
    .leftJoin(knownDevices, and(eq(knownDevices.userId, users.id), eq(knownDevices.device, device)))
    .where(eq(users.email, account));
  const user = found?.user;
  const counted = await countSignIn(context, { account, address, knownDevice: found?.knownDevice ?? null });
  const correct = user ? await verifyPassword(password, user.passwordHash) : await verifyDummy(password);
  if (!user || !correct) {
    await recordFailedSignIn(context, { account: user?.id ?? null, method: 'password', address });
    throw new Problem(401, 'Invalid email or password.');
  }
  await counted.succeeded();
  if (user.disabledAt) {
    await recordFailedSignIn(context, { account: user.id, method: 'password', address });
    throw new Problem(409, 'This account is disabled. Please write to those who invited you.');
  }
  await askSecondStep(context, user, caller, found.knownDevice !== null);
  return completeSignIn(context, user, caller, 'password');
}

type Account = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName' | 'tokenVersion'>;

/**
 * The token of a new session for a person who has proved their identity, and whose account is not disabled. Mails the
 * person where the account does not know the device.
 */
export async function completeSignIn(
  context: Context,
  user: Account,
  caller: Caller,
  method: SignInMethod,
): Promise<string> {
  const { db, now } = context;
  const device = deviceHash(user.email, caller.device);
  return db.transaction(async (tx) => {
    const known = device !== null && (await rememberDevice(tx, user.id, device, now()));
    const token = await startSession({ ...context, db: tx }, user, caller, device);
    const details = { method, newDevice: !known };
    const entry = { account: user.id, actor: user.id, address: caller.address, details };
    await recordAudit(tx, { at: now(), event: 'signIn.succeeded', ...entry });
    if (!known) await context.mail.enqueue(tx, newDeviceMail(context, user, caller));
    return token;
  });
}

/** Ends the session of the call. */
export async function signOut(context: Context, user: SessionUser, { address }: Caller): Promise<void> {
  await endSession(context, { userId: user.id, id: user.session.tokenId, address, forgets: false });
}
