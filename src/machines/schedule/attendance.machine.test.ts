import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleAttendance, exampleAttendanceCounts } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput, Whole } from '../../api/operation.ts';
import { pendingCalls, refusal, unreachable } from '../testing.ts';
import { type AttendanceMark, attendanceMachine } from './attendance.machine.ts';

type Page = OperationOutput<'listAttendance'>;

const missing = () => expect.fail('The contract has two students.');
const [first = missing(), second = missing()] = exampleAttendance.items;
const about = { courseId: 'data-analytics', classId: 'morning-sql' };
const absent: AttendanceMark = { studentId: first.studentId, mark: 'absent' };

/** Starts the flow; each call for students returns the next of these answers. */
async function load(...answers: (Page | Error)[]) {
  const asked: OperationInput<'listAttendance'>[] = [];
  const listAttendance = fromPromise<Page, OperationInput<'listAttendance'>>(async ({ input }) => {
    asked.push(input);
    const next = answers.shift();
    if (!next || next instanceof Error) throw next ?? new Error('Asked too often.');
    return next;
  });
  const { sent, logic } = pendingCalls<Whole<OperationInput<'saveAttendance'>>>();
  const machine = attendanceMachine.provide({ actors: { listAttendance, saveAttendance: logic } });
  const flow = createActor(machine, { input: about });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  await settled();
  return { flow, asked, sent, emitted, settled };
}

const delivered = { type: 'call.succeeded', output: exampleAttendanceCounts };

describe('§schedule.15 the students of a class', () => {
  it('are loaded page by page, none of them twice, until all are there', async () => {
    const { flow, asked } = await load(
      { ...exampleAttendance, items: [first], next: first.studentId },
      exampleAttendance,
    );
    expect(asked).toEqual([
      { ...about, limit: 200 },
      { ...about, limit: 200, cursor: first.studentId },
    ]);
    expect(flow.getSnapshot()).toMatchObject({
      value: 'marking',
      context: { students: [first, second], about: { courseTitle: 'Data Analytics', class: exampleAttendance.class } },
    });
  });

  it('that did not come can be asked for again', async () => {
    const { flow, settled } = await load(refusal(500), exampleAttendance);
    expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toBe('marking');
  });
});

describe('§schedule.15 saving', () => {
  it('sends what is marked once, and shows it as saved', async () => {
    const { flow, sent, emitted } = await load(exampleAttendance);
    flow.send({ type: 'submit', marks: [absent] });
    flow.send({ type: 'submit', marks: [absent] });
    expect(flow.getSnapshot().value).toEqual({ saving: 'underWay' });
    expect(sent.map(({ input }) => input)).toEqual([{ ...about, marks: [absent] }]);
    sent[0]?.report(delivered);
    expect(flow.getSnapshot()).toMatchObject({
      value: 'saved',
      context: { students: [{ ...first, mark: 'absent' }, second], unsaved: [], failure: null },
    });
    expect(emitted).toEqual([{ type: 'saved' }]);
    flow.send({ type: 'write' });
    expect(flow.getSnapshot().value).toBe('marking');
  });

  it('sends nothing where nothing is marked', async () => {
    const { flow, sent } = await load(exampleAttendance);
    flow.send({ type: 'submit', marks: [] });
    expect(flow.getSnapshot().value).toBe('saved');
    expect(sent).toEqual([]);
  });

  it.each([
    [200, [200]],
    [201, [200, 1]],
    [401, [200, 200, 1]],
  ])('sends %i marks in calls of %j', async (many, calls) => {
    const { flow, sent, emitted } = await load(exampleAttendance);
    const marks = Array.from(
      { length: many },
      (_mark, index): AttendanceMark => ({ studentId: `${index}`, mark: 'present' }),
    );
    flow.send({ type: 'submit', marks });
    for (let call = 0; call < calls.length; call += 1) sent[call]?.report(delivered);
    expect(sent.map(({ input }) => input.marks.length)).toEqual(calls);
    expect(sent.flatMap(({ input }) => input.marks)).toEqual(marks);
    expect(flow.getSnapshot().value).toBe('saved');
    expect(emitted).toEqual([{ type: 'saved' }]);
  });

  it('keeps what is marked after a refusal, and sends what is marked by then', async () => {
    const { flow, sent, emitted } = await load(exampleAttendance);
    flow.send({ type: 'submit', marks: [absent] });
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { failure: { status: 409 } } });
    const both: AttendanceMark[] = [absent, { studentId: second.studentId, mark: 'present' }];
    flow.send({ type: 'submit', marks: both });
    expect(sent[1]?.input).toEqual({ ...about, marks: both });
    sent[1]?.report({ type: 'call.refused', error: refusal(409) });
    flow.send({ type: 'write' });
    expect(flow.getSnapshot().value).toBe('marking');
    expect(emitted).toEqual([]);
  });

  it('sends nothing after a refusal where nothing is marked any more', async () => {
    const { flow, sent } = await load(exampleAttendance);
    flow.send({ type: 'submit', marks: [absent] });
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    flow.send({ type: 'submit', marks: [] });
    expect(flow.getSnapshot().value).toBe('saved');
    expect(sent).toHaveLength(1);
  });

  it('arrives by itself after a delay, or at once on request, and is taken back by another mark', async () => {
    const { flow, sent } = await load(exampleAttendance);
    flow.send({ type: 'submit', marks: [absent] });
    sent[0]?.report({ type: 'call.delayed', error: unreachable() });
    expect(flow.getSnapshot()).toMatchObject({
      value: { saving: 'delayed' },
      context: { failure: { kind: 'unreachable' } },
    });
    flow.send({ type: 'submit', marks: [absent] });
    expect(flow.getSnapshot().value).toEqual({ saving: 'underWay' });
    expect(sent).toMatchObject([{ sentNow: 1, isCancelled: false }]);
    sent[0]?.report({ type: 'call.delayed', error: unreachable() });
    flow.send({ type: 'write' });
    expect(flow.getSnapshot().value).toBe('marking');
    expect(sent).toMatchObject([{ isCancelled: true }]);
  });
});
