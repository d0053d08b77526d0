/** Who calls: the bearer token of a session (§account.2, §account.34). */
import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import { endedSessions, users } from '../platform/database/schema/account.ts';
import { signToken, verifyToken } from '../platform/tokens.ts';
import type { Context } from './context.ts';
import type { SessionUser } from './handler-types.ts';
import { openOperations } from './handler-types.ts';
import type { Operation } from './openapi.ts';
import { Problem, sessionEnded } from './problem.ts';

const { passwordHash: _, ...columns } = getTableColumns(users);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The token of an `Authorization: Bearer …` header, or null. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? null;
}

/**
 * The signed-in user, or null. Throws 401 where a required token is missing, and 401 with body status 410 for a token that
 * is no longer valid.
 */
export async function authenticate(context: Context, operation: Operation, token: string | null) {
  if (operation.access === 'none') return null;
  if (token !== null) return sessionUser(context, token);
  if (operation.access === 'optional') return null;
  throw new Problem(401, 'Please sign in first.');
}

async function sessionUser(context: Context, token: string): Promise<SessionUser> {
  const claims = await verifyToken(context, 'session', token);
  if (!claims || !uuid.test(claims.sub) || !uuid.test(claims.jti)) throw sessionEnded();
  const [user] = await context.db
    .select(columns)
    .from(users)
    .leftJoin(endedSessions, eq(endedSessions.tokenId, claims.jti))
    .where(and(eq(users.id, claims.sub), isNull(endedSessions.tokenId)));
  if (!user || user.tokenVersion !== claims.version) throw sessionEnded();
  return { ...user, session: { tokenId: claims.jti, expiresAt: new Date(claims.exp * 1000) } };
}

/** A new session's token. */
export function startSession(context: Pick<Context, 'config' | 'now'>, user: { id: string; tokenVersion: number }) {
  return signToken(context, 'session', {
    id: crypto.randomUUID(),
    subject: user.id,
    expiresAt: new Date(context.now().getTime() + context.config.sessionSeconds * 1000),
    claims: { version: user.tokenVersion },
  });
}

/** Throws where `openOperations` and the contract disagree: the type of a handler's `user` depends on that list. */
export function checkOpenOperations(operations: Operation[]): void {
  const open: readonly string[] = openOperations;
  const wrong = operations.filter(({ id, access }) => open.includes(id) === (access === 'session'));
  if (wrong.length > 0) throw new Error(`openOperations and openapi.yaml disagree: ${wrong.map(({ id }) => id)}`);
}
