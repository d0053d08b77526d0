/** The second step of signing in, between the right password and the session. */
import { eq } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import type { Caller } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { consumeAttempt } from '../http/rate-limits.ts';
import { recordAudit } from '../platform/audit.ts';
import { users } from '../platform/database/schema/account.ts';
import { endChallenge, keepChallenge, tryChallenge } from './challenges.ts';
import { authenticatorOf, wrongCode } from './second-factor.ts';
import { redeemCode } from './second-factor-codes.ts';
import { recordFailedSignIn } from './sign-in/audit.ts';
import { passwordKnownMail } from './sign-in/mails.ts';

const tries = 5;

type Asked = { id: string; email: string; firstName: string; tokenVersion: number };

/**
 * Throws 403 with the second step's name where the account has one. Call it once the password has been checked.
 * `isKnown` says whether the account knows the device.
 */
export async function askSecondStep(context: Context, user: Asked, caller: Caller, isKnown: boolean): Promise<void> {
  const authenticator = await authenticatorOf(context, user.id);
  if (!authenticator?.confirmed) return;
  const bound = { userId: user.id, tokenVersion: user.tokenVersion };
  const secondStep = await keepChallenge(context, 'secondStep', bound, tries);
  await tellOfRightPassword(context, user, caller, isKnown);
  throw new Problem(403, 'Please enter the code of your authenticator app.', { members: { secondStep } });
}

/**
 * Records that the password was right, up to a limit; mails the first time in a day that it came from an unknown device
 * (§account.86).
 */
async function tellOfRightPassword(context: Context, user: Asked, caller: Caller, isKnown: boolean): Promise<void> {
  await context.db.transaction(async (tx) => {
    const asked = await consumeAttempt(tx, 'secondStepAsked', user.id);
    if (!asked.isOver) {
      const entry = { account: user.id, actor: null, address: caller.address, details: { method: 'password' } };
      await recordAudit(tx, { at: context.now(), event: 'signIn.secondStepAsked', ...entry });
    }
    if (isKnown || (await consumeAttempt(tx, 'passwordKnownMail', user.id)).isOver) return;
    await context.mail.enqueue(tx, passwordKnownMail(context, user, caller));
  });
}

/**
 * Who gave the right code. Throws 401 where the second step has ended, 422 for a wrong code, and 429 after too many.
 */
export async function answerSecondStep(
  context: Context,
  { secondStep, code }: { secondStep: string; code: string },
  { address }: Caller,
) {
  const asked = await tryChallenge(context, 'secondStep', secondStep);
  const [user] = asked?.userId ? await context.db.select().from(users).where(eq(users.id, asked.userId)) : [];
  if (!asked || !user || user.disabledAt || user.tokenVersion !== asked.tokenVersion) throw ended();
  const authenticator = await authenticatorOf(context, user.id);
  if (!authenticator?.confirmed) throw ended();
  if (!(await redeemCode(context, authenticator, code))) {
    await recordFailedSignIn(context, { account: user.id, method: 'password and code', address });
    throw asked.triesLeft > 0 ? wrongCode() : ended();
  }
  if (!(await endChallenge(context, secondStep))) throw ended();
  return user;
}

const ended = () => new Problem(401, 'This sign-in has ended. Please enter your password again.');
