/** One search over all that a person may open (§search.1). */
import type { Handlers } from '../http/handler-types.ts';
import { find } from './find.ts';

export const searchHandlers: Pick<Handlers, 'search'> = {
  async search({ user, query: { text } }, { db }) {
    return { status: 200, body: await find(db, user, text) };
  },
};
