import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleCaseStudyLesson, exampleCourseProgress } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { pendingCalls, refusal, unreachable } from '../testing.ts';
import { caseStudyMachine } from './case-study.machine.ts';

const study = exampleCaseStudyLesson;
if (study.type !== 'case-study') throw new Error('The example of a case study is not one.');
const story = { start: study.start, scenes: study.scenes };

function start(decisions: string[] = [], isCounted = true) {
  const { sent, logic } = pendingCalls<OperationInput<'finishCaseStudy'>>();
  const flow = createActor(caseStudyMachine.provide({ actors: { finishCaseStudy: logic } }), {
    input: { courseId: 'data-analytics', lessonId: 'm6-l6', story, decisions, isCounted },
  }).start();
  const decide = (...all: string[]) => {
    for (const decision of all) flow.send({ type: 'decide', decision });
  };
  return { flow, sent, decide };
}

describe('§practice.60 Case study', () => {
  it('goes on with each decision that the scene offers, and no other', () => {
    const { flow, decide } = start();
    decide('compare');
    expect(flow.getSnapshot()).toMatchObject({ value: 'deciding', context: { decisions: [] } });
    decide('ask');
    expect(flow.getSnapshot()).toMatchObject({ value: 'deciding', context: { decisions: ['ask'] } });
  });

  it('takes back the last decision, where there is one', () => {
    const { flow, decide } = start();
    expect(flow.getSnapshot().can({ type: 'back' })).toBe(false);
    decide('ask');
    flow.send({ type: 'back' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'deciding', context: { decisions: [] } });
  });

  it('§lesson.31 reaches the end without sending it, for a teacher', () => {
    const { flow, sent, decide } = start([], false);
    decide('ask', 'compare');
    expect(flow.getSnapshot()).toMatchObject({ value: 'completed', context: { decisions: ['ask', 'compare'] } });
    expect(sent).toEqual([]);
  });

  it('§practice.61 sends the end once, with all decisions, and is then completed', () => {
    const { flow, sent, decide } = start();
    decide('ask', 'compare', 'compare');
    expect(flow.getSnapshot().value).toEqual({ ended: 'underWay' });
    expect(flow.getSnapshot().hasTag('input')).toBe(true);
    expect(sent.map(({ input }) => input)).toEqual([
      { courseId: 'data-analytics', lessonId: 'm6-l6', decisions: ['ask', 'compare'] },
    ]);
    sent[0]?.report({ type: 'call.succeeded', output: exampleCourseProgress });
    expect(flow.getSnapshot().value).toBe('completed');
  });

  it('§practice.62 goes on from a draft', () => {
    expect(start(['ask']).flow.getSnapshot()).toMatchObject({ value: 'deciding', context: { decisions: ['ask'] } });
  });

  it('§practice.61 is completed from the start where it ended on an earlier visit, and sends nothing', () => {
    const { flow, sent, decide } = start(['ask', 'compare']);
    expect(flow.getSnapshot()).toMatchObject({ value: 'completed', context: { decisions: ['ask', 'compare'] } });
    expect(sent).toEqual([]);
    flow.send({ type: 'startAgain' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'deciding', context: { decisions: [] } });
    decide('agree');
    expect(flow.getSnapshot().value).toEqual({ ended: 'underWay' });
  });

  it('waits where no answer comes, and sends at once on request', () => {
    const { flow, sent, decide } = start();
    decide('agree');
    sent[0]?.report({ type: 'call.delayed', error: unreachable() });
    expect(flow.getSnapshot()).toMatchObject({
      value: { ended: 'delayed' },
      context: { failure: { kind: 'unreachable' } },
    });
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toEqual({ ended: 'underWay' });
    expect(sent[0]?.sentNow).toBe(1);
    sent[0]?.report({ type: 'call.succeeded', output: exampleCourseProgress });
    expect(flow.getSnapshot().value).toBe('completed');
  });

  it('keeps the decisions and the reason where the end is refused, and sends it again', () => {
    const { flow, sent, decide } = start();
    decide('agree');
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'refused',
      context: { decisions: ['agree'], failure: { status: 422 } },
    });
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toEqual({ ended: 'underWay' });
    expect(sent).toHaveLength(2);
  });

  it('can be decided otherwise, from the first scene on', () => {
    for (const report of [
      { type: 'call.succeeded', output: exampleCourseProgress },
      { type: 'call.refused', error: refusal(422) },
    ] as const) {
      const { flow, sent, decide } = start();
      decide('agree');
      sent[0]?.report(report);
      flow.send({ type: 'startAgain' });
      expect(flow.getSnapshot()).toMatchObject({ value: 'deciding', context: { decisions: [], failure: null } });
    }
  });
});
