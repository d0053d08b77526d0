import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleCourseInstructorAdded } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal } from '../testing.ts';
import { teachingTeamFormMachine } from './team-form.machine.ts';

const email = 'mira@example.com';
const courseId = 'data-analytics';

function start() {
  const { sent, logic } = pendingCalls<OperationInput<'addCourseInstructor'>>();
  const machine = teachingTeamFormMachine.provide({ actors: { addCourseInstructor: logic } });
  const flow = createActor(machine, { input: { courseId } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'submit', email });
  return { flow, sent, emitted };
}

const added = { type: 'call.succeeded', output: exampleCourseInstructorAdded };

describe('§teaching.18 adding an instructor', () => {
  it('is sent once, and the list hears of it', () => {
    const { flow, sent, emitted } = start();
    flow.send({ type: 'submit', email: 'other@example.com' });
    expect(flow.getSnapshot()).toMatchObject({ value: { sending: 'underWay' }, context: { email } });
    sent[0]?.report(added);
    expect(sent.map(({ input }) => input)).toEqual([{ courseId, email }]);
    expect(emitted).toEqual([{ type: 'added', instructor: exampleCourseInstructorAdded }]);
    const context = { email: '', failure: null, added: exampleCourseInstructorAdded };
    expect(flow.getSnapshot()).toMatchObject({ value: 'added', context });
    flow.send({ type: 'another' });
    expect(flow.getSnapshot().value).toBe('writing');
  });

  it('that was refused keeps the address, and is sent anew', () => {
    const { flow, sent } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { email, failure: { status: 422 } } });
    flow.send({ type: 'submit', email: 'other@example.com' });
    expect(sent[1]?.input).toEqual({ courseId, email: 'other@example.com' });
    sent[1]?.report(added);
    expect(flow.getSnapshot().context.failure).toBeNull();
  });

  itAwaitsItsAnswer(start, {
    submit: { type: 'submit', email },
    output: exampleCourseInstructorAdded,
    end: 'added',
    takenBack: { write: 'writing' },
  });
});
