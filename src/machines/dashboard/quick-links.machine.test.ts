import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleAssignments } from '../../api/generated/examples.ts';
import { settled } from '../testing.ts';
import { countOf, dueOf, quickLinksMachine } from './quick-links.machine.ts';

function start(...answers: (typeof exampleAssignments | Error)[]) {
  const listAssignments = fromPromise<typeof exampleAssignments>(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer;
  });
  return createActor(quickLinksMachine.provide({ actors: { listAssignments } })).start();
}

describe('§dashboard.5 Dashboard: Quick Links', () => {
  it('§dashboard.5 Quick Links: counts the assignments that are pending and overdue', async () => {
    const flow = start(exampleAssignments);
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().value).toBe('counted');
    expect(flow.getSnapshot().context.counts).toEqual({ pending: 2, overdue: 1 });
  });

  it('§assignments.34 counts nothing that the student is excused from, and shows it as due nowhere', () => {
    const excused = exampleAssignments.map((one) => ({ ...one, excuse: 'You were ill.' }));
    expect(countOf(excused)).toEqual({ pending: 0, overdue: 0 });
    expect(dueOf(excused)).toEqual([]);
  });

  it('§dashboard.16: goes without badges where the assignments do not load', async () => {
    const flow = start(new Error('no answer'), exampleAssignments);
    await settled();
    expect(flow.getSnapshot().value).toBe('failed');
    flow.send({ type: 'refresh' });
    await settled();
    expect(flow.getSnapshot().value).toBe('counted');
  });

  it('§dashboard.5 Course enrolment: counts anew after enrolling, and keeps the badges meanwhile', async () => {
    const flow = start(exampleAssignments, exampleAssignments.slice(1));
    await settled();
    flow.send({ type: 'refresh' });
    expect(flow.getSnapshot().value).toBe('refreshing');
    expect(flow.getSnapshot().context.counts).toEqual({ pending: 2, overdue: 1 });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'counted', context: { counts: { pending: 2, overdue: 0 } } });
  });

  it('keeps the badges where counting anew fails', async () => {
    const flow = start(exampleAssignments, new Error('no answer'));
    await settled();
    flow.send({ type: 'refresh' });
    await settled();
    expect(flow.getSnapshot().value).toBe('counted');
    expect(flow.getSnapshot().context.counts).toEqual({ pending: 2, overdue: 1 });
  });

  it('§dashboard.20 what is due can be loaded again, the earliest first', async () => {
    const flow = start(new Error('no answer'), exampleAssignments);
    await settled();
    flow.send({ type: 'retry' });
    expect(flow.getSnapshot().value).toBe('loading');
    await settled();
    expect(flow.getSnapshot().value).toBe('counted');
    const due = flow.getSnapshot().context.due;
    expect(due).toHaveLength(3);
    expect(dueOf(exampleAssignments.toReversed())).toEqual(due);
    const days = due.map(({ dueDate }) => Date.parse(dueDate));
    expect(days).toEqual(days.toSorted((one, other) => one - other));
  });
});
