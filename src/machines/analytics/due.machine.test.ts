import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleAssignments } from '../../api/generated/examples.ts';
import { refusal, settled } from '../testing.ts';
import { analyticsDueMachine } from './due.machine.ts';

type Assignments = typeof exampleAssignments;

async function start(answers: (Assignments | Error)[]) {
  const listAssignments = fromPromise<Assignments>(async () => {
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
    return next;
  });
  const flow = createActor(analyticsDueMachine.provide({ actors: { listAssignments } })).start();
  await settled();
  return { flow, settled, look: () => flow.getSnapshot() };
}

const isWaiting = ({ status }: Assignments[number]) => status === 'pending' || status === 'overdue';
const graded = exampleAssignments.filter(({ status }) => status === 'graded');
const done: Assignments = [...graded, ...graded.map((one) => ({ ...one, status: 'completed' as const }))];

describe('§analytics.53', () => {
  it('shows what waits to be handed in, the earliest first, and nothing that was', async () => {
    const { look } = await start([[...done, ...exampleAssignments.toReversed()]]);
    expect(done.length).toBeGreaterThan(0);
    expect(look()).toMatchObject({ value: 'shown', context: { failure: null } });
    expect(look().context.assignments).toEqual(exampleAssignments.filter(isWaiting));
    expect(look().context.assignments[0]?.status).toBe('overdue');
  });

  it('§assignments.34 says so if nothing waits to be handed in, or the student is excused from it', async () => {
    const excused = exampleAssignments.map((one) => ({ ...one, excuse: 'You were ill.' }));
    const { look } = await start([[...done, ...excused]]);
    expect(look()).toMatchObject({ value: 'none', context: { assignments: [] } });
  });

  it('is asked for again when it did not come', async () => {
    const { flow, settled, look } = await start([refusal(500), exampleAssignments]);
    expect(look()).toMatchObject({ value: 'failed', context: { assignments: [], failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    expect(look().value).toBe('loading');
    await settled();
    expect(look()).toMatchObject({ value: 'shown', context: { failure: null } });
  });
});
