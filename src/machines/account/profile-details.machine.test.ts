import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleStudent } from '../../api/generated/examples.ts';
import type { OperationInput, Whole } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, step } from '../testing.ts';
import { profileDetailsMachine } from './profile-details.machine.ts';
import { profileOf } from './profile-fields.ts';

const server = { ...profileOf(exampleStudent), first_name: 'A', last_name: 'O' };
const typed = { ...server, first_name: ' Ada', last_name: 'Okafor ' };

function start() {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'updateProfile'>>>();
  const flow = createActor(profileDetailsMachine.provide({ actors: { updateProfile: logic } }), {
    input: { ...exampleStudent, ...server },
  });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'submit', values: typed });
  const report = (event: Parameters<NonNullable<(typeof sent)[0]>['report']>[0]) => sent[0]?.report(event);
  return { flow, sent, emitted, report };
}

describe('§account.35 Profile: details', () => {
  it('saves the name, tells the session, and says so', () => {
    const { flow, sent, emitted, report } = start();
    expect(flow.getSnapshot().value).toEqual({ submitting: 'underWay' });
    expect(flow.getSnapshot().can({ type: 'submit', values: typed })).toBe(false);
    report({ type: 'call.succeeded', output: exampleStudent });
    expect(sent.map(({ input }) => input)).toEqual([typed]);
    expect(flow.getSnapshot()).toMatchObject({
      value: 'saved',
      context: { values: profileOf(exampleStudent) },
    });
    expect(emitted).toEqual([
      { type: 'userChanged', user: exampleStudent },
      { type: 'notify', message: 'profileSaved' },
    ]);
  });

  it('says why it was refused; what the server has stays known', () => {
    const { flow, emitted, report } = start();
    report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({
      value: 'rejected',
      context: { values: server, failure: { message: 'No.' } },
    });
    expect(emitted).toEqual([]);
  });

  itAwaitsItsAnswer(start, {
    state: 'submitting',
    submit: { type: 'submit', values: typed },
    output: exampleStudent,
    end: 'saved',
    takenBack: { write: 'editing' },
  });

  it.each(['editing', 'saved', 'rejected'])('can be sent from %s', (value) => {
    const before = { values: server, sent: server, failure: { kind: 'unreachable' } };
    expect(step(profileDetailsMachine, value, { type: 'submit', values: typed }, before)).toMatchObject({
      value: { submitting: 'underWay' },
      context: { values: server, sent: typed, failure: null },
    });
  });
});
