/** Whether calls can be answered: for the app, on the API's own address. Supervisors ask `/health/…` (`server/http/health.ts`). */
import { sql } from 'drizzle-orm';
import type { Handlers } from './handler.ts';

export const healthHandlers: Pick<Handlers, 'getHealth'> = {
  async getHealth(_request, { db }) {
    await db.execute(sql`select 1`);
    return { status: 204 };
  },
};
