/** A repeat of a call under the same `Idempotency-Key` gets the first answer (docs/adr/007-once.md). */
import { createHmac } from 'node:crypto';
import { and, desc, eq, gt, inArray, lte, type SQL } from 'drizzle-orm';
import type { Context } from '../http/context.ts';
import { Problem } from '../http/problem.ts';
import { tooMany } from '../http/rate-limits.ts';
import { type Database, within } from '../platform/database/client.ts';
import { idempotencyKeys } from '../platform/database/schema/sync.ts';
import { currentKey, type Key, validKeys } from '../platform/keys.ts';
import { storage } from '../platform/limits.ts';

/** Milliseconds that a key is kept. */
export const keyLifetime = 24 * 60 * 60 * 1000;

export type Call = {
  key: string;
  /** The account; without one a link's token, else the address. */
  caller: string;
  /** Method, address and body. */
  sent: (string | Buffer)[];
};

type Answer = { status: number; headers?: Record<string, string>; mediaType?: string; body?: unknown };

/** The second step of a prepared call. */
export type Finish = (context: Context) => Promise<Answer>;

type Steps = {
  /** Whether preparing is slow, so that a repeat should skip it. */
  isPrepared: boolean;
  /** Slow work that writes nothing. */
  prepare: () => Promise<Finish>;
};

/**
 * Prepares the call outside any transaction, then finishes it in one transaction with the key, so that both are kept or
 * neither is: a refusal or a failure keeps nothing, and its repeat is decided again. A repeat that comes meanwhile waits
 * for the first at the key's row; one that comes later is not prepared again.
 */
export async function once(context: Context, call: Call, { isPrepared, prepare }: Steps): Promise<Answer> {
  const { db, now, config } = context;
  const before = await answeredBefore(context, call);
  if (before) return before;
  const secret = currentKey(config.secrets, 'idempotency');
  const caller = digest(secret, call.caller);
  const fingerprint = digest(secret, ...call.sent);
  const own = and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, call.key));
  const known = () => firstAnswer(db, and(own, gt(idempotencyKeys.expiresAt, now())), fingerprint);
  const replayed = isPrepared ? await known() : null;
  if (replayed) return replayed;
  let finish: Finish;
  try {
    finish = await prepare();
  } catch (refusal) {
    // What the first call of this key has changed meanwhile, a used-up link for one, must not refuse its repeat.
    const first = isPrepared ? await known() : null;
    if (first) return first;
    throw refusal;
  }
  return db.transaction(async (tx) => {
    const claim = { fingerprint, expiresAt: new Date(now().getTime() + keyLifetime) };
    const [claimed] = await tx
      .insert(idempotencyKeys)
      .values({ caller, key: call.key, ...claim })
      .onConflictDoUpdate({
        target: [idempotencyKeys.caller, idempotencyKeys.key],
        set: claim,
        setWhere: lte(idempotencyKeys.expiresAt, now()),
      })
      .returning({ key: idempotencyKeys.key });
    if (!claimed) {
      const first = await firstAnswer(tx, own, fingerprint);
      if (!first) throw new Error('A key without its answer');
      return first;
    }
    await requireFewKeys(tx, caller, now());
    const answer = await finish({ ...context, db: within(db, tx) });
    const body = answer.body === undefined ? null : JSON.stringify(answer.body);
    await tx.update(idempotencyKeys).set({ status: answer.status, body }).where(own);
    return answer;
  });
}

/**
 * The answer of a call that was made while the secret before this one was the current one; null where there is none.
 */
async function answeredBefore({ db, now, config }: Context, call: Call): Promise<Answer | null> {
  const [, before] = validKeys(config.secrets, 'idempotency');
  if (!before) return null;
  const own = and(
    eq(idempotencyKeys.caller, digest(before, call.caller)),
    eq(idempotencyKeys.key, call.key),
    gt(idempotencyKeys.expiresAt, now()),
  );
  return firstAnswer(db, own, digest(before, ...call.sent));
}

/** Throws 429 where the caller has more keys than are kept for one. The claimed key counts. */
async function requireFewKeys(tx: Database, caller: string, now: Date): Promise<void> {
  const [oldest] = await tx
    .select({ expiresAt: idempotencyKeys.expiresAt })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.caller, caller), gt(idempotencyKeys.expiresAt, now)))
    .orderBy(desc(idempotencyKeys.expiresAt))
    .offset(storage.idempotencyKeys)
    .limit(1);
  if (oldest) throw tooMany('You have sent very many changes today.', oldest.expiresAt.getTime() - now.getTime());
}

/** The kept answer of the key, null where there is none. Throws 422 where the key stands for another request. */
async function firstAnswer(db: Database, own: SQL | undefined, fingerprint: string): Promise<Answer | null> {
  const [first] = await db.select().from(idempotencyKeys).where(own);
  if (!first?.status) return null;
  if (first.fingerprint !== fingerprint) {
    throw new Problem(422, 'This Idempotency-Key was used for another request. A new request needs a new key.');
  }
  const headers = { 'idempotency-replayed': 'true' };
  // Bytes are sent as they are: the first answer, byte for byte.
  return { status: first.status, headers, ...(first.body !== null && { body: Buffer.from(first.body) }) };
}

/** Deletes the stored answers of this caller. */
export async function forgetKeys(db: Database, { secrets }: Context['config'], caller: string): Promise<void> {
  const callers = validKeys(secrets, 'idempotency').map((key) => digest(key, caller));
  await db.delete(idempotencyKeys).where(inArray(idempotencyKeys.caller, callers));
}

/** Bodies hold passwords and tokens: without the server's secret their digests cannot be guessed. */
function digest({ bytes }: Key, ...parts: (string | Buffer)[]): string {
  const hash = createHmac('sha256', bytes);
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('base64url');
}
