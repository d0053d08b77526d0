/** The course catalogue (§catalogue.3). */
import type { CourseSummary } from '../course/cache.ts';
import type { Handlers } from '../http/handler-types.ts';
import { coursesFor, encodedCatalogue } from './search.ts';

export const catalogueHandlers: Pick<Handlers, 'listCourses'> = {
  async listCourses({ query, user }, { db }) {
    if (user === null && Object.keys(query).length === 0) {
      // The same list as JSON, encoded once for many callers: bytes are sent as they are.
      return { status: 200, body: (await encodedCatalogue(db)) as unknown as CourseSummary[] };
    }
    return { status: 200, body: await coursesFor(db, user?.id ?? null, query) };
  },
};
