import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleQuizFailed, exampleQuizPassed } from '../api/examples.ts';
import type { OperationInput } from '../api/operation.ts';
import { lessonQuizMachine } from './lesson-quiz.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
type Call = OperationInput<'answerQuiz'>;

function start(answer: () => Promise<typeof exampleQuizPassed>, answers: Record<string, string> = {}) {
  const calls: Call[] = [];
  const answerQuiz = fromPromise(({ input }: { input: Call }) => {
    calls.push(input);
    return answer();
  });
  const flow = createActor(lessonQuizMachine.provide({ actors: { answerQuiz } }), {
    input: { courseId: 'data-analytics', lessonId: 'm1-l4', questionIds: ['q1', 'q2'], answers },
  }).start();
  const answerAll = () => {
    flow.send({ type: 'answer', questionId: 'q1', optionId: 'b' });
    flow.send({ type: 'answer', questionId: 'q2', optionId: 'a' });
    flow.send({ type: 'submit' });
  };
  return { flow, calls, answerAll };
}

describe('§3 Lesson: quiz', () => {
  it('is sent once every question is answered, and once only', async () => {
    const { flow, calls, answerAll } = start(async () => exampleQuizPassed);
    flow.send({ type: 'answer', questionId: 'q1', optionId: 'b' });
    expect(flow.getSnapshot().can({ type: 'submit' })).toBe(false);
    answerAll();
    flow.send({ type: 'submit' });
    expect(flow.getSnapshot().value).toBe('checking');
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'passed', context: { result: exampleQuizPassed } });
    expect(calls).toEqual([
      {
        courseId: 'data-analytics',
        lessonId: 'm1-l4',
        answers: [
          { questionId: 'q1', optionId: 'b' },
          { questionId: 'q2', optionId: 'a' },
        ],
      },
    ]);
  });

  it('shows what was wrong when failed, and starts clean on another try', async () => {
    const { flow, answerAll } = start(async () => exampleQuizFailed);
    answerAll();
    await settled();
    expect(flow.getSnapshot().value).toBe('failedQuiz');
    expect(flow.getSnapshot().context.result?.answers[0]?.explanation).toContain('Nothing is named');
    flow.send({ type: 'tryAgain' });
    expect(flow.getSnapshot().value).toBe('answering');
    expect(flow.getSnapshot().context).toMatchObject({ answers: {}, result: null });
  });

  it('keeps the answers and the reason where the call fails', async () => {
    const { flow, answerAll } = start(() => Promise.reject(new Error('no answer')));
    answerAll();
    await settled();
    expect(flow.getSnapshot().value).toBe('unchecked');
    expect(flow.getSnapshot().context).toMatchObject({ answers: { q1: 'b', q2: 'a' }, failure: { kind: 'broken' } });
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toBe('checking');
  });

  it('lets an answer be changed after a failed call', async () => {
    const { flow, answerAll } = start(() => Promise.reject(new Error('no answer')));
    answerAll();
    await settled();
    flow.send({ type: 'answer', questionId: 'q2', optionId: 'b' });
    expect(flow.getSnapshot().value).toBe('answering');
    expect(flow.getSnapshot().context.answers).toEqual({ q1: 'b', q2: 'b' });
  });

  it('goes on with what was answered on an earlier visit', async () => {
    const { flow, calls } = start(() => new Promise(() => {}), { q1: 'b' });
    expect(flow.getSnapshot().can({ type: 'submit' })).toBe(false);
    flow.send({ type: 'answer', questionId: 'q2', optionId: 'a' });
    flow.send({ type: 'submit' });
    expect(calls[0]?.answers).toEqual([
      { questionId: 'q1', optionId: 'b' },
      { questionId: 'q2', optionId: 'a' },
    ]);
  });
});
