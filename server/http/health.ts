/** Health checks: `/health/…` for load balancers and supervisors, `getHealth` for the app on the API's own address. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { Handlers } from './handler-types.ts';
import { Problem } from './problem.ts';

/** Servers that were told to end, and still take requests until balancers have noticed. */
const draining = new WeakSet<FastifyInstance>();

/** From now on the server is not ready. */
export const drain = (app: FastifyInstance): void => void draining.add(app);

/** `live` checks the process, `ready` its database, too. Successful checks are not logged. */
export function registerHealth(app: FastifyInstance, { db }: Context): void {
  const quiet = { logLevel: 'warn' } as const;
  app.get('/health/live', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/health/ready', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining.has(app)) throw new Problem(503, 'The server is ending.');
    try {
      await db.execute(sql`select 1`);
    } catch (cause) {
      throw new Problem(503, 'The database does not answer.', { cause });
    }
    return { status: 'ready' };
  });
}

export const healthHandlers: Pick<Handlers, 'getHealth'> = {
  async getHealth(_request, { db }) {
    await db.execute(sql`select 1`);
    return { status: 204 };
  },
};
