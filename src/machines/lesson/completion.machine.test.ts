import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { exampleCourseProgress } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { lessonCompletionMachine } from './completion.machine.ts';

const refused = (status: number) => new ApiError({ kind: 'refused', status, message: null, retryAfter: null });
type Answer = () => Promise<typeof exampleCourseProgress>;

const progress: Answer = async () => exampleCourseProgress;

function start({
  isTeaching = false,
  isVisiting = false,
  isCompleted = false,
  before = progress,
  complete = progress,
} = {}) {
  let completions = 0;
  const machine = lessonCompletionMachine.provide({
    actors: {
      getCourseProgress: fromPromise(before),
      completeLesson: fromPromise(() => {
        completions += 1;
        return complete();
      }),
    },
  });
  const flow = createActor(machine, {
    input: { courseId: 'data-analytics', lessonId: 'm1-l3', isTeaching, isVisiting, isCompleted },
  });
  return { flow: flow.start(), completions: () => completions };
}

describe('§lesson.3 POST /courses/{courseId}/lessons/{lessonId}/complete', () => {
  it('completes once, and the progress moves', async () => {
    const { flow, completions } = start({ complete: async () => ({ ...exampleCourseProgress, progress: 8 }) });
    expect(flow.getSnapshot().value).toBe('checking');
    await settled();
    expect(flow.getSnapshot().value).toBe('offered');
    expect(flow.getSnapshot().context.progress).toBe(5);
    flow.send({ type: 'lesson.complete' });
    flow.send({ type: 'lesson.complete' });
    expect(flow.getSnapshot().value).toBe('completing');
    await settled();
    expect(flow.getSnapshot().value).toBe('completed');
    expect(flow.getSnapshot().context.progress).toBe(8);
    expect(completions()).toBe(1);
  });

  it('keeps its place when the call fails, and tries again', async () => {
    const { flow } = start({ complete: () => Promise.reject(refused(500)) });
    await settled();
    flow.send({ type: 'lesson.complete' });
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toBe('completing');
  });

  it('is done already where the lesson is completed, and asks once how far the course has come', async () => {
    const before = vi
      .fn(progress)
      .mockReturnValue(new Promise(() => {}))
      .mockImplementationOnce(progress);
    const { flow } = start({ isCompleted: true, before });
    await settled();
    expect(flow.getSnapshot().value).toBe('completed');
    expect(before).toHaveBeenCalledOnce();
  });

  it('§lesson.3: invites the signed-out and the not enrolled', async () => {
    expect(start({ isVisiting: true }).flow.getSnapshot().value).toBe('inviting');
    const { flow } = start({ before: () => Promise.reject(refused(403)) });
    await settled();
    expect(flow.getSnapshot().value).toBe('inviting');
  });

  it('lets the lesson be completed where only the progress is missing', async () => {
    const { flow } = start({ before: () => Promise.reject(refused(500)) });
    await settled();
    expect(flow.getSnapshot().value).toBe('offered');
    expect(flow.getSnapshot().context.progress).toBeNull();
  });
});
