/** What follows each change to how a person signs in: an entry of the audit log, and a mail (§account.83). */
import type { Context } from '../http/context.ts';
import type { Caller, SessionUser } from '../http/handler-types.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/database/client.ts';
import { type FactorChange, factorChangedMail } from './sign-in/mails.ts';

/** Writes the entry, with `details`, and the mail within the transaction of the change. */
export async function recordFactorChange(
  context: Context,
  tx: Database,
  user: SessionUser,
  caller: Caller,
  change: FactorChange,
  details: Record<string, string> = {},
): Promise<void> {
  const entry = { account: user.id, actor: user.id, address: caller.address, details };
  await recordAudit(tx, { at: context.now(), event: change.event, ...entry });
  await context.mail.enqueue(tx, factorChangedMail(context, user, caller, change));
}
