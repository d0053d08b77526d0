/** Authenticates calls by the bearer token of a session (§account.2, §account.34). */
import { and, eq, getTableColumns, isNull, lte } from 'drizzle-orm';
import { sessions, users } from '../platform/database/schema/account.ts';
import { signToken, verifyToken } from '../platform/tokens.ts';
import { isUuid } from '../platform/uuid.ts';
import { browserOf } from './browser.ts';
import type { Context } from './context.ts';
import type { Caller, SessionUser } from './handler-types.ts';
import { openOperations } from './handler-types.ts';
import { shortened } from './network.ts';
import type { Operation } from './openapi.ts';
import { oncePerPage } from './page-calls.ts';
import { Problem, sessionEnded } from './problem.ts';
import { lacksSecondFactor, secondFactorRequired } from './second-factor-duty.ts';
import { claimOf, effectiveUser, type ViewClaim } from './student-view.ts';

const { passwordHash: _, ...columns } = getTableColumns(users);

/** The token of an `Authorization: Bearer …` header, or null. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? null;
}

/**
 * The signed-in user, or null. Throws 401 where a required token is missing, 401 with body status 410 for a token that is
 * no longer valid, and 403 for a person who has to set up two-step sign-in first; what is open answers them as a visitor.
 */
export async function authenticate(context: Context, operation: Operation, token: string | null) {
  if (operation.access === 'none') return null;
  if (token !== null) {
    const { user, view } = await oncePerPage(`session ${token}`, () => sessionUser(context, token));
    if (!(await lacksSecondFactor(context, user, operation.id))) return effectiveUser(context, operation, user, view);
    if (operation.access === 'session') throw secondFactorRequired();
  }
  if (operation.access === 'optional') return null;
  throw new Problem(401, 'Please sign in first.');
}

async function sessionUser(context: Context, token: string): Promise<{ user: SessionUser; view: ViewClaim | null }> {
  const claims = await verifyToken(context, 'session', token);
  if (!claims || !isUuid(claims.sub) || !isUuid(claims.jti)) throw sessionEnded();
  const [found] = await context.db
    .select({ user: columns, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, claims.jti), eq(users.id, claims.sub), isNull(sessions.endedAt)));
  if (!found || found.user.tokenVersion !== claims.version || found.user.disabledAt) throw sessionEnded();
  if (found.lastUsedAt < idleSince(context)) throw sessionEnded();
  await noteUse(context, claims.jti, found.lastUsedAt);
  const session = { tokenId: claims.jti, expiresAt: new Date(claims.exp * 1000) };
  return { user: { ...found.user, session }, view: claimOf(claims) };
}

/** A session that was last used before this moment has ended. Its use is noted to the minute, which it gets on top. */
export function idleSince({ config, now }: Pick<Context, 'config' | 'now'>): Date {
  const { sessionIdleMinutes } = config;
  return new Date(sessionIdleMinutes === null ? 0 : now().getTime() - (sessionIdleMinutes + 1) * 60_000);
}

/** Writes at most once a minute, however many calls come at once. */
async function noteUse({ db, now }: Context, id: string, lastUsedAt: Date): Promise<void> {
  const aMinuteAgo = new Date(now().getTime() - 60_000);
  if (lastUsedAt > aMinuteAgo) return;
  await db
    .update(sessions)
    .set({ lastUsedAt: now() })
    .where(and(eq(sessions.id, id), lte(sessions.lastUsedAt, aMinuteAgo)));
}

/** A new session: its row, and its token. */
export async function startSession(
  context: Pick<Context, 'config' | 'now' | 'db'>,
  user: { id: string; tokenVersion: number },
  { address, userAgent }: Caller,
  device: string | null = null,
): Promise<string> {
  const id = crypto.randomUUID();
  const createdAt = context.now();
  const expiresAt = new Date(createdAt.getTime() + context.config.sessionSeconds * 1000);
  await context.db.insert(sessions).values({
    id,
    userId: user.id,
    createdAt,
    lastUsedAt: createdAt,
    browser: browserOf(userAgent),
    network: shortened(address),
    device,
    expiresAt,
  });
  return sessionToken(context, { ...user, session: { tokenId: id, expiresAt } });
}

/** A token of a session that has its row. With `view`, it shows a student of the course. */
export const sessionToken = (
  context: Pick<Context, 'config' | 'now'>,
  { id, tokenVersion, session }: Pick<SessionUser, 'id' | 'tokenVersion' | 'session'>,
  view?: ViewClaim,
): Promise<string> =>
  signToken(context, 'session', {
    id: session.tokenId,
    subject: id,
    expiresAt: session.expiresAt,
    claims: { version: tokenVersion, ...(view && { view }) },
  });

/** Throws where `openOperations` and the contract disagree: the type of a handler's `user` depends on that list. */
export function checkOpenOperations(operations: Operation[]): void {
  const open: readonly string[] = openOperations;
  const wrong = operations.filter(({ id, access }) => open.includes(id) === (access === 'session'));
  if (wrong.length > 0) throw new Error(`openOperations and openapi.yaml disagree: ${wrong.map(({ id }) => id)}`);
}
