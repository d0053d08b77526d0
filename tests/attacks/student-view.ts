/** Student view: what is done in it must not stay, and it must not outlive the course. */
import assert from 'node:assert/strict';
import { stringIn, type Target } from './target.ts';
import type { Topic } from './types.ts';

const courseId = 'data-analytics';
const course = `/courses/${courseId}`;
const mark = 'Quillfeather';

/** An instructor of the course, and the token with which they look at it as a student. */
async function viewer(target: Target) {
  const { token: teacher } = await target.register({ role: 'instructor', teaches: [courseId] });
  const started = await target.call('POST', `/teach${course}/student-view`, { token: teacher });
  return { teacher, view: stringIn(started.body, 'token') ?? '' };
}

export const studentView: Topic = {
  attacks: [
    {
      name: 'leave work, words and an enrolment behind in Student view',
      async run(target) {
        const { teacher, view } = await viewer(target);
        const seen = async () =>
          Promise.all(
            [`/teach${course}/students`, '/teach/courses', '/messages', course].map(
              async (path) => (await target.call('GET', path, { token: teacher })).text,
            ),
          );
        const before = await seen();
        for (const [method, path, body] of [
          ['POST', `${course}/lessons/m1-l2/complete`, undefined],
          ['POST', `${course}/messages`, { message: `${mark}?` }],
          ['POST', '/assignments/question-log/submission', { text: `${mark}'s words.` }],
        ] as const) {
          const { status, text } = await target.call(method, path, { token: view, body });
          assert.ok(status < 300, `${path}: ${status} ${text}`);
        }
        // Some figures are read from a cache, which is five seconds old at most.
        await new Promise((resolve) => setTimeout(resolve, 6_000));
        assert.deepEqual(await seen(), before);
      },
      mutations: [{ file: 'server/teaching/student-view.ts', from: 'throw new RolledBack();', to: '' }],
    },
    {
      name: 'go on in Student view of a course that one teaches no longer',
      async run(target) {
        const { teacher, view } = await viewer(target);
        const { token: other } = await target.register({ role: 'instructor', teaches: [courseId] });
        const own = await target.call('GET', '/auth/user', { token: teacher });
        const path = `/teach${course}/instructors/${stringIn(own.body, 'id') ?? ''}`;
        const removed = await target.call('DELETE', path, { token: other });
        assert.ok(removed.status < 300, `${path}: ${removed.status} ${removed.text}`);
        assert.equal((await target.call('GET', '/teach/courses', { token: teacher })).status, 200);
        assert.equal((await target.call('GET', `${course}/lessons/m1-l2`, { token: view })).status, 401);
      },
      mutations: [
        {
          file: 'server/http/student-view.ts',
          from: 'and(eq(courseInstructors.userId, user.id), eq(courseInstructors.courseId, courseId))',
          to: 'eq(courseInstructors.courseId, courseId)',
        },
      ],
    },
  ],
};
