/** A repeat of a call under the same `Idempotency-Key` gets the first answer (docs/adr/007-once.md). */
import { createHmac } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import { Problem } from '../http/problem.ts';
import { type Database, within } from '../platform/database/client.ts';
import { idempotencyKeys } from '../platform/database/schema/sync.ts';

/** Milliseconds that a key is kept. */
export const keptFor = 24 * 60 * 60 * 1000;

export type Call = {
  key: string;
  /** The account, or where there is none what the caller came with: a link's token, else the address. */
  caller: string;
  /** Method, address and body. */
  sent: (string | Buffer)[];
};

type Answer = { status: number; headers?: Record<string, string>; mediaType?: string; body?: unknown };

/**
 * Runs the handler in one transaction with the key, so that both are kept or neither is: a refusal or a failure keeps
 * nothing, and its repeat is decided anew. A repeat that comes meanwhile waits for the first at the key's row.
 */
export async function once(context: Context, call: Call, run: (context: Context) => Promise<Answer>): Promise<Answer> {
  const { db, now } = context;
  const caller = digest(context, call.caller);
  const fingerprint = digest(context, ...call.sent);
  const own = and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, call.key));
  return db.transaction(async (tx) => {
    const claim = { fingerprint, expiresAt: new Date(now().getTime() + keptFor) };
    const [claimed] = await tx
      .insert(idempotencyKeys)
      .values({ caller, key: call.key, ...claim })
      .onConflictDoUpdate({
        target: [idempotencyKeys.caller, idempotencyKeys.key],
        set: claim,
        setWhere: lte(idempotencyKeys.expiresAt, now()),
      })
      .returning({ key: idempotencyKeys.key });
    if (!claimed) return repeated(tx, own, fingerprint);
    const answer = await run({ ...context, db: within(db, tx) });
    const body = answer.body === undefined ? null : JSON.stringify(answer.body);
    await tx.update(idempotencyKeys).set({ status: answer.status, body }).where(own);
    return answer;
  });
}

async function repeated(tx: Database, own: ReturnType<typeof and>, fingerprint: string): Promise<Answer> {
  const [first] = await tx.select().from(idempotencyKeys).where(own);
  if (!first?.status) throw new Error('A key without its answer');
  if (first.fingerprint !== fingerprint) {
    throw new Problem(422, 'This Idempotency-Key was used for another request. A new request needs a new key.');
  }
  const headers = { 'idempotency-replayed': 'true' };
  // Bytes are sent as they are: the first answer, byte for byte.
  return { status: first.status, headers, ...(first.body !== null && { body: Buffer.from(first.body) }) };
}

/** Bodies hold passwords and tokens: without the server's secret nothing can be guessed from what is kept of them. */
function digest({ config }: Context, ...parts: (string | Buffer)[]): string {
  const hash = createHmac('sha256', config.jwtSecret);
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('base64url');
}
