/** The audit log's entry of a failed sign-in. */
import type { Context } from '../../http/context.ts';
import { recordAudit } from '../../platform/audit.ts';

/** The proof of identity that a sign-in used. */
export type SignInMethod = 'password' | 'password and code' | 'passkey';

/** `account` is its id, or null where none is known. */
export async function recordFailedSignIn(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { account, method, address }: { account: string | null; method: SignInMethod; address: string },
): Promise<void> {
  await recordAudit(db, { at: now(), event: 'signIn.failed', account, actor: null, address, details: { method } });
}
