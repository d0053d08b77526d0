import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { examplePlannedClasses, exampleTaughtClass } from '../../api/generated/examples.ts';
import type { OperationInput, Whole } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, step } from '../testing.ts';
import { type ClassPlan, classFormMachine } from './class-form.machine.ts';

const plan: ClassPlan = {
  title: 'SQL clinic',
  day: '2026-12-02',
  time: '16:00',
  minutes: 60,
  timeZone: 'Europe/London',
  place: 'Room 2',
  weeks: 6,
};
const other = { ...plan, title: 'SQL surgery' };
const { weeks: _weeks, ...facts } = plan;
const courseId = 'data-analytics';
const ofClass = { courseId, classId: exampleTaughtClass.id, version: exampleTaughtClass.version };

function start(session: typeof exampleTaughtClass | null) {
  const planning = pendingCalls<Whole<OperationInput<'planClasses'>>>();
  const changing = pendingCalls<Whole<OperationInput<'changeClass'>>>();
  const actors = { planClasses: planning.logic, changeClass: changing.logic };
  const flow = createActor(classFormMachine.provide({ actors }), { input: { courseId } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'open', session });
  flow.send({ type: 'submit', plan });
  return { flow, sent: session ? changing.sent : planning.sent, emitted };
}

describe.each([
  ['planning', null, { output: examplePlannedClasses }, { courseId, ...plan, link: undefined }],
  ['changing', exampleTaughtClass, { output: exampleTaughtClass }, { ...ofClass, ...facts, link: undefined }],
] as const)('§schedule.9, §schedule.12 %s a class', (state, session, output, input) => {
  it('sends it once, closes and tells the list', () => {
    const { flow, sent, emitted } = start(session);
    flow.send({ type: 'submit', plan: other });
    expect(flow.getSnapshot().value).toEqual({ [state]: 'underWay' });
    sent[0]?.report({ type: 'call.succeeded', ...output });
    expect(sent.map((call) => call.input)).toEqual([input]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: { plan: null, failure: null } });
    expect(emitted).toEqual([{ type: 'saved' }]);
  });

  it('sends what was written anew after a refusal', () => {
    const { flow, sent, emitted } = start(session);
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { plan, failure: { message: 'No.' } } });
    flow.send({ type: 'submit', plan: other });
    expect(flow.getSnapshot().value).toEqual({ [state]: 'underWay' });
    expect(sent[1]?.input).toEqual({ ...input, title: 'SQL surgery' });
    expect(emitted).toEqual([]);
  });

  itAwaitsItsAnswer(() => start(session), {
    state,
    submit: { type: 'submit', plan },
    ...output,
    end: 'closed',
    takenBack: { write: 'writing', close: 'closed' },
  });
});

describe('§schedule.13 a class that was changed elsewhere', () => {
  it('is not overwritten: the list is loaded again, and the form can only be closed', () => {
    const { flow, sent, emitted } = start(exampleTaughtClass);
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'outdated', context: { failure: { status: 409 } } });
    expect(emitted).toEqual([{ type: 'outdated' }]);
    expect(flow.getSnapshot().can({ type: 'submit', plan })).toBe(false);
    flow.send({ type: 'close' });
    expect(flow.getSnapshot().value).toBe('closed');
  });

  it('does not apply to a new class, which is then only refused', () => {
    const { flow, sent } = start(null);
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    expect(flow.getSnapshot().value).toBe('rejected');
  });
});

it.each(['writing', 'rejected'])('§schedule.16 closes from %s, and begins anew with what is opened', (value) => {
  const failure = { kind: 'refused', status: 422, message: 'No.', retryAfter: null };
  const context = { courseId, session: null, plan, failure };
  expect(step(classFormMachine, value, { type: 'close' }, context)).toMatchObject({
    value: 'closed',
    context: { plan: null, failure: null },
  });
  expect(step(classFormMachine, 'closed', { type: 'open', session: exampleTaughtClass }, context)).toMatchObject({
    value: 'writing',
    context: { session: exampleTaughtClass },
  });
});
