import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import {
  exampleAssignmentLesson,
  exampleQuizLesson,
  exampleReadingLesson,
  exampleVideoLesson,
} from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { lessonMachine } from './detail.machine.ts';

const refused = (status: number) => new ApiError({ kind: 'refused', status, message: null, retryAfter: null });

function start(getLesson: () => Promise<typeof exampleReadingLesson>) {
  const flow = createActor(lessonMachine.provide({ actors: { getLesson: fromPromise(getLesson) } }), {
    input: { courseId: 'data-analytics', lessonId: 'm1-l1' },
  });
  return flow.start();
}

describe('§lesson.1 Lesson', () => {
  it.each([exampleReadingLesson, exampleVideoLesson, exampleQuizLesson, exampleAssignmentLesson])(
    'opens, whatever its type: $type',
    async (lesson) => {
      const flow = start(async () => lesson);
      expect(flow.getSnapshot().value).toBe('loading');
      await settled();
      expect(flow.getSnapshot().value).toBe('open');
      expect(flow.getSnapshot().context.lesson).toEqual(lesson);
    },
  );

  it.each([
    [401, 'locked'],
    [403, 'locked'],
    [404, 'notFound'],
    [400, 'notFound'],
    [500, 'failed'],
  ] as const)('§lesson.2: an answer of %d leaves it %s, without content', async (status, state) => {
    const flow = start(() => Promise.reject(refused(status)));
    await settled();
    expect(flow.getSnapshot().value).toBe(state);
    expect(flow.getSnapshot().context.lesson).toBeNull();
  });

  it('§lesson.10: tries again after a failed load', async () => {
    let failures = 1;
    const flow = start(() => (failures-- > 0 ? Promise.reject(refused(503)) : Promise.resolve(exampleReadingLesson)));
    await settled();
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toBe('open');
  });
});
