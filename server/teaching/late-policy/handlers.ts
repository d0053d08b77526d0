/** The policy for late work, and what it would change (§teaching.100 to §teaching.102). */
import { findCourse } from '../../course/cache.ts';
import type { Handlers } from '../../http/handler-types.ts';
import { countAttempt } from '../../http/rate-limits.ts';
import { keptPolicy, savePolicy } from './policy.ts';
import { previewOf } from './preview.ts';

export const latePolicyHandlers: Pick<Handlers, 'getLatePolicy' | 'saveLatePolicy' | 'previewLatePolicy'> = {
  async getLatePolicy({ params, query: { assignment: assignmentId } }, { db }) {
    const { row } = await findCourse(db, params.courseId);
    return { status: 200, body: await keptPolicy(db, { courseId: row.id, assignmentId }) };
  },

  async saveLatePolicy({ user, caller, params, body }, context) {
    const { row } = await findCourse(context.db, params.courseId);
    return {
      status: 200,
      body: await savePolicy(context, { user, address: caller.address, courseId: row.id }, body),
    };
  },

  async previewLatePolicy({ user, params, query: { assignment: assignmentId, ...policy } }, { db }) {
    await countAttempt(db, 'latePolicyPreview', user.id);
    const { row } = await findCourse(db, params.courseId);
    return { status: 200, body: await previewOf(db, { courseId: row.id, assignmentId }, policy) };
  },
};
