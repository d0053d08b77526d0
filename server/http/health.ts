/** For balancers and supervisors: `live` says that the process answers, `ready` that its database does. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from './handler.ts';
import { Problem } from './problem.ts';

export function registerHealth(app: FastifyInstance, { db }: Context): void {
  const quiet = { logLevel: 'warn' } as const;
  app.get('/health/live', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/health/ready', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await db.execute(sql`select 1`);
    } catch (cause) {
      throw new Problem(503, 'The database does not answer.', { cause });
    }
    return { status: 'ready' };
  });
}
