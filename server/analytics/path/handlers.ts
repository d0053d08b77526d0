/** Aims, the path to one, and the placement. All of it is the caller's own. */
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../http/handler-types.ts';
import { countAttempt } from '../../http/rate-limits.ts';
import { learningPaths } from '../../platform/database/schema/analytics.ts';
import { aimsOf, arrange, chooseAim, currentPath, leaveAim, skip, updatedPath } from './current.ts';
import { answer, end, shownPlacement, start } from './placement.ts';
import { noPath } from './state.ts';

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
    return { status: 200, body: await db.transaction((tx) => chooseAim(tx, user.id, aimId, now())) };
  },

  async leaveAim({ user }, { db }) {
    await db.transaction((tx) => leaveAim(tx, user.id));
    return { status: 204 };
  },

  async arrangePath({ user, body }, { db, now }) {
    return { status: 200, body: await db.transaction((tx) => arrange(tx, user.id, body, now())) };
  },

  async skipModules({ user, body }, { db, now }) {
    return { status: 200, body: await db.transaction((tx) => skip(tx, user.id, body, now())) };
  },

  async getPlacement({ user }, { db }) {
    const [row] = await db.select().from(learningPaths).where(eq(learningPaths.userId, user.id));
    if (!row) throw noPath();
    return { status: 200, body: await shownPlacement(db, row) };
  },

  async startPlacement({ user }, { db, now }) {
    return { status: 200, body: await db.transaction((tx) => start(tx, user.id, now())) };
  },

  async answerPlacement({ user, body }, { db, now }) {
    return db.transaction(async (tx) => {
      await countAttempt(tx, 'quizAnswers', user.id);
      return { status: 200, body: await answer(tx, user.id, body, now()) };
    });
  },

  async endPlacement({ user }, { db, now }) {
    return { status: 200, body: await db.transaction(async (tx) => updatedPath(tx, await end(tx, user.id), now())) };
  },
};
