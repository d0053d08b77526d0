import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleAssignments } from '../../api/generated/examples.ts';
import { assignmentDetailsMachine } from './details.machine.ts';

const [assignment] = exampleAssignments;
if (!assignment) throw new Error('The contract has no example of an assignment.');

describe('§assignments.11 Assignments: details dialog', () => {
  it('opens on an assignment and closes', () => {
    const flow = createActor(assignmentDetailsMachine).start();
    expect(flow.getSnapshot().can({ type: 'close' })).toBe(false);
    flow.send({ type: 'open', assignment });
    expect(flow.getSnapshot()).toMatchObject({ value: 'open', context: { assignment: { id: assignment.id } } });
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().value).toBe('closed');
  });
});
