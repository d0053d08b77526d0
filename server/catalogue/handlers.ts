/** The course catalogue (§catalogue.3). */
import type { CourseSummary } from '../course/listing.ts';
import type { Handlers } from '../http/handler-types.ts';
import { cataloguePage } from './browse.ts';
import { coursesFor, encodedCatalogue } from './search.ts';

export const catalogueHandlers: Pick<Handlers, 'listCourses' | 'browseCatalogue'> = {
  async listCourses({ query, user }, { db }) {
    if (user === null && Object.keys(query).length === 0) {
      // The same list as JSON, encoded once for many callers: bytes are sent as they are.
      return { status: 200, body: (await encodedCatalogue(db)) as unknown as CourseSummary[] };
    }
    return { status: 200, body: await coursesFor(db, user?.id ?? null, query) };
  },

  async browseCatalogue({ query, user }, { db }) {
    return { status: 200, body: await cataloguePage(db, user?.id ?? null, query) };
  },
};
