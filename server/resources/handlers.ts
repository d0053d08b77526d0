/** The learning resources (§resources.7). */
import { asc, eq } from 'drizzle-orm';
import type { Handlers } from '../http/handler-types.ts';
import { Problem } from '../http/problem.ts';
import { resources } from '../platform/database/schema/resources.ts';

export const resourceHandlers: Pick<Handlers, 'listResources' | 'getResource'> = {
  async listResources(_request, { db }) {
    const rows = await db.select().from(resources).orderBy(asc(resources.position));
    const body = rows.map(({ position: _position, body: _body, video: _video, duration, ...resource }) => ({
      ...resource,
      ...(duration !== null && { duration }),
    }));
    return { status: 200, body };
  },

  async getResource({ params }, { db }) {
    const [found] = await db.select().from(resources).where(eq(resources.id, params.resourceId));
    if (!found) throw new Problem(404, 'There is no such resource.');
    const { position: _position, body, video, duration, ...resource } = found;
    return {
      status: 200,
      body: {
        ...resource,
        ...(duration !== null && { duration }),
        ...(body !== null && { body }),
        ...(video !== null && { video }),
      },
    };
  },
};
