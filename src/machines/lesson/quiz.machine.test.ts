import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  exampleQuizFailed,
  exampleQuizFailedAgain,
  exampleQuizLesson,
  exampleQuizPassed,
} from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { pendingCalls, refusal, unreachable } from '../testing.ts';
import { lessonQuizMachine } from './quiz.machine.ts';

if (exampleQuizLesson.type !== 'quiz') throw new Error('The example of a quiz is not one.');
const { questions } = exampleQuizLesson;
const minute = 60_000;
const clockTime = (milliseconds: number) => new Date(milliseconds).toISOString();

function start(answers: Record<string, string> = {}, retryAt?: string) {
  const clock = new SimulatedClock();
  const { sent, logic } = pendingCalls<OperationInput<'answerQuiz'>>();
  const flow = createActor(lessonQuizMachine.provide({ actors: { answerQuiz: logic } }), {
    clock,
    input: {
      courseId: 'data-analytics',
      lessonId: 'm1-l4',
      questions,
      answers,
      now: () => clock.now(),
      retryAt,
    },
  }).start();
  const answerAll = () => {
    flow.send({ type: 'answer', questionId: 'q1', optionId: 'b' });
    flow.send({ type: 'answer', questionId: 'q2', optionId: 'a' });
    flow.send({ type: 'submit' });
  };
  return { flow, sent, answerAll, clock };
}

const delayed = { type: 'call.delayed', error: unreachable() };

describe('§lesson.4, §lesson.8 Lesson: quiz', () => {
  it('is sent once every question is answered, and once only', () => {
    const { flow, sent, answerAll } = start();
    flow.send({ type: 'answer', questionId: 'q1', optionId: 'b' });
    expect(flow.getSnapshot().can({ type: 'submit' })).toBe(false);
    answerAll();
    flow.send({ type: 'submit' });
    expect(flow.getSnapshot().value).toEqual({ checking: 'underWay' });
    sent[0]?.report({ type: 'call.succeeded', output: exampleQuizPassed });
    expect(flow.getSnapshot()).toMatchObject({ value: 'passed', context: { result: exampleQuizPassed } });
    expect(sent.map(({ input }) => input)).toEqual([
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

  it('shows what was wrong when failed, and starts clean on another try', () => {
    const { flow, sent, answerAll } = start();
    answerAll();
    sent[0]?.report({ type: 'call.succeeded', output: exampleQuizFailed });
    expect(flow.getSnapshot().value).toBe('failedQuiz');
    expect(flow.getSnapshot().context.result?.answers[0]?.explanation).toContain('Nothing is named');
    flow.send({ type: 'tryAgain' });
    expect(flow.getSnapshot().value).toBe('answering');
    expect(flow.getSnapshot().context).toMatchObject({ answers: {}, result: null });
  });

  it('§lesson.28 asks what was drawn for the next attempt', () => {
    const { flow, sent, answerAll } = start();
    answerAll();
    const drawn = questions.map((question) => ({ ...question, id: `${question.id}0` }));
    sent[0]?.report({ type: 'call.succeeded', output: { ...exampleQuizFailed, next: { questions: drawn } } });
    expect(flow.getSnapshot().context.questions).toEqual(questions); // the results shown belong to these
    flow.send({ type: 'tryAgain' });
    expect(flow.getSnapshot().context.questions).toEqual(drawn);
    for (const { id } of drawn) flow.send({ type: 'answer', questionId: id, optionId: 'a' });
    flow.send({ type: 'submit' });
    expect(sent[1]?.input.answers.map(({ questionId }) => questionId)).toEqual(['q10', 'q20']);
  });

  it('§lesson.29 shows the results and when it can be tried again, and then offers that', () => {
    const { flow, sent, answerAll, clock } = start();
    answerAll();
    const next = { questions, retryAt: clockTime(5 * minute) };
    sent[0]?.report({ type: 'call.succeeded', output: { ...exampleQuizFailedAgain, next } });
    expect(flow.getSnapshot()).toMatchObject({ value: 'waiting', context: { result: { score: 0 } } });
    flow.send({ type: 'tryAgain' });
    clock.increment(5 * minute - 1);
    expect(flow.getSnapshot().value).toBe('waiting');
    clock.increment(1);
    expect(flow.getSnapshot().value).toBe('failedQuiz');
  });

  it('§lesson.29 is not open before the time on another visit, and then asks its questions', () => {
    const { flow, clock } = start({}, clockTime(minute));
    expect(flow.getSnapshot().value).toBe('waiting');
    clock.increment(minute);
    expect(flow.getSnapshot().value).toBe('answering');
  });

  it('keeps the answers and the reason where they are refused, and sends them again', () => {
    const { flow, sent, answerAll } = start();
    answerAll();
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'unchecked',
      context: { answers: { q1: 'b', q2: 'a' }, failure: { message: 'No.' } },
    });
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toEqual({ checking: 'underWay' });
    expect(sent).toHaveLength(2);
  });

  it('lets an answer be changed after a refusal', () => {
    const { flow, sent, answerAll } = start();
    answerAll();
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    flow.send({ type: 'answer', questionId: 'q2', optionId: 'b' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'answering', context: { answers: { q1: 'b', q2: 'b' } } });
  });

  it.each([
    [exampleQuizPassed, 'passed'],
    [exampleQuizFailed, 'failedQuiz'],
  ])('arrives by itself after a delay (%#)', (output, value) => {
    const { flow, sent, answerAll } = start();
    answerAll();
    sent[0]?.report(delayed);
    expect(flow.getSnapshot()).toMatchObject({
      value: { checking: 'delayed' },
      context: { answers: { q1: 'b', q2: 'a' }, failure: { kind: 'unreachable' } },
    });
    sent[0]?.report({ type: 'call.succeeded', output });
    expect(flow.getSnapshot()).toMatchObject({ value, context: { result: output } });
    expect(sent).toHaveLength(1);
  });

  it('is refused after a delay with the answers still in hand', () => {
    const { flow, sent, answerAll } = start();
    answerAll();
    sent[0]?.report(delayed);
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'unchecked',
      context: { answers: { q1: 'b', q2: 'a' }, failure: { message: 'No.' } },
    });
  });

  it('is sent now after a delay, and not sent a second time', () => {
    const { flow, sent, answerAll } = start();
    answerAll();
    sent[0]?.report(delayed);
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toEqual({ checking: 'underWay' });
    expect(sent).toMatchObject([{ sentNow: 1, isCancelled: false }]);
  });

  it('is taken back where an answer is changed after a delay', () => {
    const { flow, sent, answerAll } = start();
    answerAll();
    sent[0]?.report(delayed);
    flow.send({ type: 'answer', questionId: 'q2', optionId: 'b' });
    expect(sent).toMatchObject([{ isCancelled: true }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'answering', context: { answers: { q1: 'b', q2: 'b' } } });
  });

  it('goes on with what was answered on an earlier visit', () => {
    const { flow, sent } = start({ q1: 'b' });
    expect(flow.getSnapshot().can({ type: 'submit' })).toBe(false);
    flow.send({ type: 'answer', questionId: 'q2', optionId: 'a' });
    flow.send({ type: 'submit' });
    expect(sent[0]?.input.answers).toEqual([
      { questionId: 'q1', optionId: 'b' },
      { questionId: 'q2', optionId: 'a' },
    ]);
  });
});
