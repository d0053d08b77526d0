import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleCourses } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { instructorProfileMachine } from './instructor-profile.machine.ts';

function start(listCourses: (call: { input: { instructor?: string } }) => Promise<typeof exampleCourses>) {
  const flow = createActor(instructorProfileMachine.provide({ actors: { listCourses: fromPromise(listCourses) } }));
  return flow.start();
}

describe('§course.11 Course detail A: View Full Profile', () => {
  it("lists the instructor's own courses", async () => {
    const flow = start(async ({ input }) => exampleCourses.filter((course) => course.instructor === input.instructor));
    flow.send({ type: 'open', instructor: 'Dr. Sarah Chen' });
    expect(flow.getSnapshot().value).toEqual({ open: 'loading' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ open: 'loaded' });
    expect(flow.getSnapshot().context.courses.map(({ id }) => id)).toEqual(['data-analytics']);
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().value).toBe('closed');
  });

  it('tries again where the courses did not load', async () => {
    const flow = start(() => Promise.reject(new Error('no answer')));
    flow.send({ type: 'open', instructor: 'Dr. Sarah Chen' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ open: 'failed' });
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toEqual({ open: 'loading' });
  });
});
