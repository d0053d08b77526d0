import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ApiError } from '../../api/failure.ts';
import { exampleStudentsMessaged } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal } from '../testing.ts';
import { rosterMessageMachine } from './roster-message.machine.ts';

const courseId = 'data-analytics';
const text = 'Shall we look at it together?';
const [leila, marek] = [
  { id: 'b-leila', name: 'Leila Haidari' },
  { id: 'a-marek', name: 'Marek Nowak' },
];
const students = [leila, marek];

function start() {
  const { sent, logic } = pendingCalls<OperationInput<'messageStudents'>>();
  const machine = rosterMessageMachine.provide({ actors: { messageStudents: logic } });
  const flow = createActor(machine, { input: { courseId } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  flow.send({ type: 'open', students });
  flow.send({ type: 'submit', text });
  return { flow, sent, emitted };
}

const delivered = { type: 'call.succeeded', output: exampleStudentsMessaged };
const initial = { students: [], text: '', missing: [], failure: null };
const notThere = (problem: unknown) =>
  new ApiError({ kind: 'refused', status: 422, message: 'No.', retryAfter: null }, problem);

describe('§teaching.19 a message to chosen students', () => {
  it('is sent once, to the same ones in the same order whoever was chosen first', () => {
    const { flow, sent, emitted } = start();
    flow.send({ type: 'submit', text: 'Another' });
    expect(flow.getSnapshot()).toMatchObject({ value: { sending: 'underWay' }, context: { text, students } });
    sent[0]?.report(delivered);
    expect(sent.map(({ input }) => input)).toEqual([{ courseId, studentIds: [marek.id, leila.id], text }]);
    expect(emitted).toEqual([{ type: 'sent', students }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'sent', context: { students } });
    flow.send({ type: 'close' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: initial });
  });

  it('leaves out who is not in the course any more, and says so', () => {
    const { flow, sent, emitted } = start();
    sent[0]?.report({ type: 'call.refused', error: notThere({ studentIds: [marek.id] }) });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'rejected',
      context: { students: [leila], missing: [marek], text, failure: { status: 422 } },
    });
    expect(emitted).toEqual([{ type: 'missing', students: [marek] }]);
    flow.send({ type: 'submit', text });
    expect(sent[1]?.input).toEqual({ courseId, studentIds: [leila.id], text });
    sent[1]?.report({ type: 'call.refused', error: notThere({ studentIds: [leila.id] }) });
    expect(flow.getSnapshot().context).toMatchObject({ students: [], missing: [marek, leila] });
    expect(flow.getSnapshot().can({ type: 'submit', text })).toBe(false);
  });

  it.each([
    ['for something else', refusal(413)],
    ['without saying who', notThere({ error: 'No.' })],
    ['with what is no list', notThere({ studentIds: 'a-marek' })],
    ['with what is no object', notThere('a-marek')],
    ['by something unknown', new Error('broken')],
  ])('that was refused %s leaves out nobody, and is sent anew', (_why, error) => {
    const { flow, sent } = start();
    sent[0]?.report({ type: 'call.refused', error });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { students, missing: [], text } });
    flow.send({ type: 'submit', text: 'Another' });
    expect(sent[1]?.input).toMatchObject({ text: 'Another' });
  });

  itAwaitsItsAnswer(start, {
    submit: { type: 'submit', text },
    output: exampleStudentsMessaged,
    end: 'sent',
    takenBack: { write: 'writing', close: 'closed' },
  });

  it('can be closed before it is sent and after it was refused, and not while it is on its way', () => {
    const { flow, sent } = start();
    expect(flow.getSnapshot().can({ type: 'close' })).toBe(false);
    sent[0]?.report({ type: 'call.refused', error: refusal(413) });
    flow.send({ type: 'close' });
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: initial });
    flow.send({ type: 'open', students: [leila] });
    expect(flow.getSnapshot()).toMatchObject({ value: 'writing', context: { students: [leila] } });
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().value).toBe('closed');
  });
});
