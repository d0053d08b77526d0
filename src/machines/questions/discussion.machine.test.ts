import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleCommunityAnswer, exampleDiscussion, exampleEditedAnswer } from '../../api/generated/examples.ts';
import type { OperationId, OperationInput, OperationOutput } from '../../api/operation.ts';
import { refusal, settled } from '../testing.ts';
import { type Discussion, discussionMachine } from './discussion.machine.ts';

const about = { courseId: 'data-analytics', postId: 'question' };

/** Each call returns the next of its answers; the last one is repeated. */
async function start(
  answers: {
    get?: (Error | null)[];
    shown?: Discussion[];
    moderate?: (Error | null)[];
    report?: (Error | null)[];
  } = {},
) {
  const calls: unknown[] = [];
  const answering =
    <Id extends OperationId>(name: string, list: (Error | null)[], outputOf: () => OperationOutput<Id>) =>
    async ({ input }: { input: OperationInput<Id> }) => {
      calls.push([name, input]);
      const answer = list.length > 1 ? list.shift() : list[0];
      if (answer) throw answer;
      return outputOf();
    };
  const { get = [null], shown = [], moderate = [null], report = [null] } = answers;
  const actors = {
    getDiscussion: fromPromise(answering<'getDiscussion'>('get', get, () => shown.shift() ?? exampleDiscussion)),
    moderatePost: fromPromise(answering<'moderatePost'>('moderate', moderate, () => undefined)),
    reportPost: fromPromise(answering<'reportPost'>('report', report, () => undefined)),
  };
  const flow = createActor(discussionMachine.provide({ actors }), { input: about }).start();
  await settled();
  return { flow, calls };
}

describe('§questions.18 one published question', () => {
  it.each([
    [400, 'notFound'],
    [403, 'notFound'],
    [404, 'notFound'],
    [500, 'failed'],
  ])('HTTP %i: %s', async (status, value) => {
    const { flow } = await start({ get: [refusal(status), null] });
    expect(flow.getSnapshot().value).toBe(value);
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toEqual(value === 'failed' ? { loaded: 'ready' } : value);
  });

  it('shows an answer as soon as it is sent', async () => {
    const { flow } = await start();
    flow.send({ type: 'answered', answer: exampleCommunityAnswer });
    expect(flow.getSnapshot().context.discussion?.answers).toEqual([
      ...exampleDiscussion.answers,
      exampleCommunityAnswer,
    ]);
  });

  it('shows an answer once that was there before its own sending was answered', async () => {
    const { flow } = await start();
    flow.send({ type: 'answered', answer: exampleCommunityAnswer });
    flow.send({ type: 'answered', answer: exampleCommunityAnswer });
    const ids = flow.getSnapshot().context.discussion?.answers.map(({ id }) => id);
    expect(ids).toEqual([...exampleDiscussion.answers.map(({ id }) => id), exampleCommunityAnswer.id]);
  });

  it('§questions.25 shows an own answer as it was changed, at its place', async () => {
    const { flow } = await start();
    flow.send({ type: 'answered', answer: exampleEditedAnswer });
    const texts = flow.getSnapshot().context.discussion?.answers.map(({ text }) => text);
    expect(texts).toEqual([exampleDiscussion.answers[0]?.text, exampleEditedAnswer.text]);
  });

  it('§questions.27 loads what is there once an own answer was deleted, and again for the next one', async () => {
    const after = { ...exampleDiscussion, answers: [] };
    const { flow, calls } = await start({ shown: [exampleDiscussion, exampleDiscussion, after] });
    flow.send({ type: 'refresh' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'refreshing' });
    flow.send({ type: 'refresh' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { loaded: 'ready' }, context: { discussion: after } });
    expect(calls).toHaveLength(3);
  });

  it('keeps an answer that was sent while the discussion was loaded again after a change', async () => {
    const after = { ...exampleDiscussion, answers: [...exampleDiscussion.answers, exampleCommunityAnswer] };
    const { flow } = await start({ shown: [exampleDiscussion, exampleDiscussion, after] });
    flow.send({ type: 'moderate', postId: 'question', isHidden: true, isRight: false });
    while (!flow.getSnapshot().matches({ loaded: 'refreshing' })) await Promise.resolve();
    flow.send({ type: 'answered', answer: exampleCommunityAnswer });
    expect(flow.getSnapshot().context.discussion).toEqual(after);
    await settled();
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'ready' });
    expect(flow.getSnapshot().context.discussion).toEqual(after);
  });

  it('changes a post, and shows the discussion as it is then', async () => {
    const changed = { ...exampleDiscussion, answers: [] };
    const { flow, calls } = await start({ shown: [exampleDiscussion, changed], moderate: [refusal(500), null] });
    const change = { postId: 'answer', isHidden: false, isRight: true };
    flow.send({ type: 'moderate', ...change });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'notModerated' });
    flow.send({ type: 'retry' });
    await settled();
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { loaded: 'ready' }, context: { discussion: changed } });
    const sent = ['moderate', { courseId: about.courseId, ...change }];
    expect(calls).toEqual([['get', about], sent, sent, ['get', about]]);
  });

  it('says so if the discussion cannot be loaded after a change', async () => {
    const { flow } = await start({ get: [null, refusal(500)] });
    flow.send({ type: 'moderate', postId: 'answer', isHidden: true, isRight: false });
    await settled();
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
  });

  it('reports a post, and keeps the reason where that fails', async () => {
    const { flow, calls } = await start({ report: [refusal(500), null] });
    flow.send({ type: 'report.open', postId: 'answer' });
    flow.send({ type: 'report.submit', reason: 'Rude' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({
      value: { loaded: 'notReported' },
      context: { report: { postId: 'answer', reason: 'Rude' } },
    });
    flow.send({ type: 'report.submit', reason: 'Rude, and wrong' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ loaded: 'reported' });
    expect(calls.slice(1)).toEqual(
      ['Rude', 'Rude, and wrong'].map((reason) => ['report', { courseId: about.courseId, postId: 'answer', reason }]),
    );
    flow.send({ type: 'report.close' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'ready' });
    flow.send({ type: 'report.open', postId: 'question' });
    expect(flow.getSnapshot().context.report).toEqual({ postId: 'question', reason: '' });
    flow.send({ type: 'report.close' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'ready' });
  });

  it('closes a report that was refused', async () => {
    const { flow } = await start({ report: [refusal(429)] });
    flow.send({ type: 'report.open', postId: 'answer' });
    flow.send({ type: 'report.submit', reason: 'Rude' });
    await settled();
    flow.send({ type: 'report.close' });
    expect(flow.getSnapshot().value).toEqual({ loaded: 'ready' });
  });
});
