/** What the audit log has of a sign-in that failed. */
import type { Context } from '../../http/context.ts';
import { recordAudit } from '../../platform/audit.ts';

/** What a person proved who they are with. */
export type SignInMethod = 'password' | 'password and code' | 'passkey';

/** `account` is its id, or null where none is known. */
export async function recordFailedSignIn(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { account, method, address }: { account: string | null; method: SignInMethod; address: string },
): Promise<void> {
  await recordAudit(db, { at: now(), event: 'signIn.failed', account, actor: null, address, details: { method } });
}
