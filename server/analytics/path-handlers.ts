/** Aims, the path to one, and the placement. All of it is the caller's own. */
import { eq } from 'drizzle-orm';
import type { Handlers } from '../http/handler-types.ts';
import { learningPaths } from '../platform/database/schema/analytics.ts';
import { noPath } from './path-state.ts';
import { aimsOf, arrange, chooseAim, currentPath, leaveAim, noted, skip } from './paths.ts';
import { answer, end, shownPlacement, start } from './placement.ts';

export const pathHandlers: Pick<
  Handlers,
  | 'listAims'
  | 'getPath'
  | 'chooseAim'
  | 'leaveAim'
  | 'arrangePath'
  | 'skipModules'
  | 'getPlacement'
  | 'startPlacement'
  | 'answerPlacement'
  | 'endPlacement'
> = {
  async listAims(_request, { db }) {
    return { status: 200, body: await aimsOf(db) };
  },

  async getPath({ user }, { db, now }) {
    return { status: 200, body: { path: await currentPath(db, user.id, now()) } };
  },

  async chooseAim({ user, body: { aimId } }, { db, now }) {
    return { status: 200, body: await chooseAim(db, user.id, aimId, now()) };
  },

  async leaveAim({ user }, { db }) {
    await leaveAim(db, user.id);
    return { status: 204 };
  },

  async arrangePath({ user, body }, { db, now }) {
    return { status: 200, body: await arrange(db, user.id, body, now()) };
  },

  async skipModules({ user, body }, { db, now }) {
    return { status: 200, body: await skip(db, user.id, body, now()) };
  },

  async getPlacement({ user }, { db }) {
    const [row] = await db.select().from(learningPaths).where(eq(learningPaths.userId, user.id));
    if (!row) throw noPath();
    return { status: 200, body: await shownPlacement(db, row) };
  },

  async startPlacement({ user }, { db, now }) {
    return { status: 200, body: await start(db, user.id, now()) };
  },

  async answerPlacement({ user, body }, { db, now }) {
    return { status: 200, body: await answer(db, user.id, body, now()) };
  },

  async endPlacement({ user }, { db, now }) {
    return { status: 200, body: await noted(db, await end(db, user.id), now()) };
  },
};
