import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleExcusedCell, exampleGradebook, exampleMissingCell } from '../../api/generated/examples.ts';
import type { OperationInput, Whole } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { pendingCalls, refusal, settled, step } from '../testing.ts';
import { excuseMachine } from './excuse.machine.ts';
import { type ExcuseTarget, excuseTargetOf, type GradeCell, withCell } from './excused-cell.ts';

const courseId = 'data-analytics';
const reason = 'You were ill.';
const student = { id: 'marek', name: 'Marek Nowak' };
const target: ExcuseTarget = { assignment: { id: 'sales-report', title: 'Sales report' }, student, excuse: null };
const excuse = { reason, at: '2026-11-16T10:00:00Z', by: 'Sarah Chen' };
const key = { courseId, studentId: 'marek', assignmentId: 'sales-report' };
const delivered = { type: 'call.succeeded', output: exampleExcusedCell };

/** A removal without an answer succeeds. */
function begin(opened: ExcuseTarget, removals: Error[] = []) {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'excuseStudent'>>>();
  const removed: unknown[] = [];
  const removeExcuse = fromPromise<GradeCell, OperationInput<'removeExcuse'>>(async ({ input }) => {
    removed.push(input);
    const refused = removals.shift();
    if (refused) throw refused;
    return exampleMissingCell;
  });
  const machine = excuseMachine.provide({ actors: { excuseStudent: logic, removeExcuse } });
  const flow = createActor(machine, { input: { courseId } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start().send({ type: 'open', target: opened });
  return { flow, sent, removed, emitted };
}

function start() {
  const begun = begin(target);
  begun.flow.send({ type: 'submit', reason });
  return begun;
}

describe('§teaching.78 excusing a student in the gradebook', () => {
  it('sends the reason once, and the gradebook is told the cell', () => {
    const { flow, sent, emitted } = start();
    flow.send({ type: 'submit', reason: 'Another.' });
    expect(flow.getSnapshot()).toMatchObject({ value: { sending: 'underWay' }, context: { target, reason } });
    expect(flow.getSnapshot().can({ type: 'close' })).toBe(false);
    sent[0]?.report(delivered);
    expect(sent.map(({ input }) => input)).toEqual([{ ...key, reason }]);
    expect(emitted).toEqual([{ type: 'changed', studentId: 'marek', cell: exampleExcusedCell }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', context: { reason: '', failure: null } });
  });

  it('keeps what was written after a refusal, and sends it anew', () => {
    const { flow, sent } = start();
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { reason, failure: { status: 409 } } });
    flow.send({ type: 'submit', reason: 'Another.' });
    expect(sent[1]?.input).toEqual({ ...key, reason: 'Another.' });
  });

  itAwaitsItsAnswer(start, {
    submit: { type: 'submit', reason },
    output: exampleExcusedCell,
    end: 'closed',
    takenBack: { write: 'writing', close: 'closed' },
  });

  it.each(['writing', 'rejected', 'confirming', 'notRemoved'])('closes from %s, and keeps nothing', (value) => {
    const failure = { kind: 'refused', status: 500, message: 'No.', retryAfter: null };
    const context = { courseId, target, reason, failure };
    expect(step(excuseMachine, value, { type: 'close' }, context)).toMatchObject({
      value: 'closed',
      context: { reason: '', failure: null },
    });
  });
});

describe('§teaching.78 removing an excuse', () => {
  it('is asked once, and the gradebook is told the cell', async () => {
    const { flow, removed, emitted } = begin({ ...target, excuse });
    expect(flow.getSnapshot()).toMatchObject({ value: 'confirming', context: { target: { excuse } } });
    flow.send({ type: 'confirm' });
    expect(flow.getSnapshot().value).toBe('removing');
    expect(flow.getSnapshot().can({ type: 'close' })).toBe(false);
    await settled();
    expect(removed).toEqual([key]);
    expect(emitted).toEqual([{ type: 'changed', studentId: 'marek', cell: exampleMissingCell }]);
    expect(flow.getSnapshot().value).toBe('closed');
  });

  it('can be tried again', async () => {
    const { flow, removed } = begin({ ...target, excuse }, [refusal(500)]);
    flow.send({ type: 'confirm' });
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: 'notRemoved', context: { failure: { status: 500 } } });
    flow.send({ type: 'confirm' });
    await settled();
    expect(flow.getSnapshot().value).toBe('closed');
    expect(removed).toHaveLength(2);
  });
});

describe('§teaching.78 what is opened from the grid', () => {
  const [leila, marek] = exampleGradebook.items;
  it('is work that was not submitted, or that is excused', () => {
    expect(excuseTargetOf(exampleGradebook, 'sales-report', leila?.id ?? '')).toEqual({
      assignment: { id: 'sales-report', title: 'Sales report' },
      student: { id: leila?.id, name: 'Leila Haidari' },
      excuse: null,
    });
    expect(excuseTargetOf(exampleGradebook, 'survey-plan', marek?.id ?? '')).toMatchObject({ excuse: { reason } });
  });

  it.each([
    ['what was submitted', 'question-log', marek?.id],
    ['what is graded blind', 'chart-repair', marek?.id],
    ['what the student does not have', 'survey-plan', leila?.id],
    ['another assignment', 'other', marek?.id],
    ['another student', 'sales-report', 'other'],
  ])('is not %s', (_what, assignmentId, studentId = '') => {
    expect(excuseTargetOf(exampleGradebook, assignmentId, studentId)).toBeNull();
    expect(excuseTargetOf(null, assignmentId, studentId)).toBeNull();
  });

  it('is counted as missing or not, and changes no other row', () => {
    const id = marek?.id ?? '';
    const excused = withCell(exampleGradebook, id, exampleExcusedCell);
    expect(excused.items[0]).toBe(leila);
    expect(excused.items[1]).toMatchObject({ missing: 0 });
    expect(excused.items[1]?.cells).toContainEqual(exampleExcusedCell);
    expect(excused.items[1]?.cells).toHaveLength(marek?.cells.length ?? 0);
    expect(withCell(exampleGradebook, id, exampleMissingCell).items[1]).toMatchObject({ missing: 2 });
  });
});
