import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleGivenGrade, exampleGradebook, exampleGradeOfStudent } from '../../api/generated/examples.ts';
import type { OperationInput, Whole } from '../../api/operation.ts';
import { itAwaitsItsAnswer } from '../sync/sent-form-cases.ts';
import { answering, pendingCalls, refusal, settled } from '../testing.ts';
import { type GradeNow, gradeEntryMachine } from './grade-entry.machine.ts';
import { withGrade } from './gradebook/regraded.ts';
import { cellOfSubmission, type SubmittedCell, submittedCell } from './submitted-cell.ts';

const courseId = 'data-analytics';
const [leila, marek] = exampleGradebook.items;
const cellOf = (id = '') => submittedCell(courseId, exampleGradebook, id, 'question-log');
const waiting = cellOf(marek?.id);
const graded = cellOf(leila?.id);
if (!waiting || !graded) throw new Error('The example has both.');

function start(typed: string | null, cell: SubmittedCell = waiting as SubmittedCell, ...answers: (GradeNow | Error)[]) {
  const { sent, logic } = pendingCalls<Whole<OperationInput<'giveGrade'>>>();
  const read = answering<OperationInput<'getGrade'>, GradeNow>(...answers);
  const machine = gradeEntryMachine.provide({ actors: { giveGrade: logic, getGrade: read.logic } });
  const flow = createActor(machine, { input: { cell, typed } });
  const emitted: unknown[] = [];
  flow.on('*', (event) => emitted.push(event));
  flow.start();
  return { flow, sent, emitted, asked: read.asked };
}
const submitted = (typed: string, ...answers: (GradeNow | Error)[]) => {
  const started = start('', waiting, ...answers);
  started.flow.send({ type: 'write', text: typed });
  started.flow.send({ type: 'submit' });
  return started;
};
const call = { courseId, submissionId: waiting.submissionId, revision: 0, grade: 87 };

describe('§teaching.72 a grade that is typed in a cell', () => {
  it('is sent once, with the revision that the cell has, and the gradebook is told', () => {
    const { flow, sent, emitted } = submitted(' 87 ');
    flow.send({ type: 'submit' });
    expect(sent.map(({ input }) => input)).toEqual([call]);
    sent[0]?.report({ type: 'call.succeeded', output: exampleGivenGrade });
    expect(emitted).toEqual([{ type: 'given', cell: waiting, given: exampleGivenGrade }]);
    expect(flow.getSnapshot()).toMatchObject({ value: 'closed', status: 'done' });
  });

  it.each(['', '101', '-1', '8.5', '8,5', 'A', '1000', '0x1'])('is not sent as "%s", which stays', (typed) => {
    const { flow, sent } = submitted(typed);
    expect(sent).toEqual([]);
    expect(flow.getSnapshot()).toMatchObject({ value: { writing: 'invalid' }, context: { typed } });
    flow.send({ type: 'write', text: '87' });
    expect(flow.getSnapshot()).toMatchObject({ value: { writing: 'plain' } });
  });

  it.each(['0', '100', '007'])('is sent as "%s"', (typed) => {
    expect(submitted(typed).sent[0]?.input.grade).toBe(Number(typed));
  });

  it('is not sent where the attempt has this grade, but is where only the attempt before has it', () => {
    const same = start('92', graded);
    same.flow.send({ type: 'submit' });
    expect([same.flow.getSnapshot().value, same.sent]).toEqual(['closed', []]);
    const again = start('92', { ...graded, isReturned: false });
    again.flow.send({ type: 'submit' });
    expect(again.sent).toHaveLength(1);
  });

  it('is left as it was', () => {
    const { flow, sent, emitted } = start('8');
    flow.send({ type: 'close' });
    expect([flow.getSnapshot().value, sent, emitted]).toEqual(['closed', [], []]);
  });

  it('is kept after a refusal, and sent again', () => {
    const { flow, sent } = submitted('87');
    sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    expect(flow.getSnapshot()).toMatchObject({ value: 'rejected', context: { typed: '87', failure: { status: 422 } } });
    flow.send({ type: 'submit' });
    expect(sent[1]?.input).toEqual(call);
  });

  it('is corrected after a refusal, and while no answer comes', () => {
    const refused = submitted('87');
    refused.sent[0]?.report({ type: 'call.refused', error: refusal(422) });
    const delayed = submitted('87');
    delayed.sent[0]?.report({ type: 'call.delayed', error: refusal(503) });
    for (const { flow, sent } of [refused, delayed]) {
      flow.send({ type: 'write', text: '78' });
      expect(flow.getSnapshot()).toMatchObject({ value: { writing: 'plain' }, context: { typed: '78' } });
      flow.send({ type: 'submit' });
      expect(sent[1]?.input).toEqual({ ...call, grade: 78 });
    }
  });

  it('is left as it was after a refusal, and where someone else was there', () => {
    for (const status of [422, 409]) {
      const { flow, sent, emitted } = submitted('87', exampleGradeOfStudent);
      sent[0]?.report({ type: 'call.refused', error: refusal(status) });
      flow.send({ type: 'close' });
      expect([flow.getSnapshot().value, flow.getSnapshot().status, emitted]).toEqual(['closed', 'done', []]);
    }
  });

  itAwaitsItsAnswer(() => submitted('87'), {
    submit: { type: 'submit' },
    output: exampleGivenGrade,
    end: 'closed',
    takenBack: { close: 'closed', write: { writing: 'plain' } },
  });
});

describe('§teaching.73 where someone else was there', () => {
  it('shows the present grade, keeps what was typed, and sends it with the new revision', async () => {
    const { flow, sent, emitted, asked } = submitted('87', refusal(500), exampleGradeOfStudent);
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    expect(flow.getSnapshot().value).toEqual({ conflict: 'loading' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ conflict: 'failed' });
    flow.send({ type: 'retry' });
    await settled();
    expect(asked).toEqual(Array(2).fill({ courseId, submissionId: waiting.submissionId }));
    expect(flow.getSnapshot()).toMatchObject({
      value: { conflict: 'shown' },
      context: { typed: '87', failure: { status: 409 }, cell: { revision: 2, grade: 74, isReturned: true } },
    });
    expect(emitted).toEqual([{ type: 'read', grade: exampleGradeOfStudent }]);
    flow.send({ type: 'write', text: '870' });
    flow.send({ type: 'submit' });
    expect(flow.getSnapshot().value).toEqual({ writing: 'invalid' });
    flow.send({ type: 'write', text: '87' });
    flow.send({ type: 'submit' });
    expect(sent[1]?.input).toEqual({ ...call, revision: 2 });
  });

  it('is for the new attempt, where the student has submitted again', async () => {
    const submissionId = '0c8de1a4-2a4b-4f58-9d11-7a6b5c4d3e2f';
    const { average: _, ...again } = exampleGradeOfStudent;
    const cell = { ...again.cell, submissionId, status: 'waiting' as const, revision: 0 };
    const { flow, sent } = submitted('74', { ...again, cell });
    sent[0]?.report({ type: 'call.refused', error: refusal(409) });
    await settled();
    flow.send({ type: 'submit' });
    expect(sent[1]?.input).toEqual({ ...call, submissionId, grade: 74 });
  });

  it('reads a cell again after an undo, and once more where that fails', async () => {
    const { flow, emitted, asked } = start(null, waiting, refusal(500), exampleGradeOfStudent);
    await settled();
    expect(flow.getSnapshot()).toMatchObject({ value: { reading: 'failed' }, context: { failure: { status: 500 } } });
    flow.send({ type: 'retry' });
    await settled();
    expect(flow.getSnapshot().value).toBe('closed');
    expect(emitted).toEqual([{ type: 'read', grade: exampleGradeOfStudent }]);
    expect(asked[1]).toEqual({ courseId, submissionId: waiting.submissionId });
  });
});

describe('§teaching.72 the cells of the gradebook', () => {
  it('can be graded where something was submitted that is not graded blind', () => {
    expect(waiting).toMatchObject({ student: 'Marek Nowak', assignment: 'Question log', isReturned: false });
    expect(graded).toMatchObject({ grade: 92, isReturned: true, revision: 1 });
    for (const assignmentId of ['sales-report', 'chart-repair', 'other']) {
      expect(submittedCell(courseId, exampleGradebook, marek?.id ?? '', assignmentId)).toBeNull();
    }
    expect(submittedCell(courseId, null, marek?.id ?? '', 'question-log')).toBeNull();
    expect(submittedCell(courseId, exampleGradebook, 'gone', 'question-log')).toBeNull();
  });

  it('are found by their submission', () => {
    expect(cellOfSubmission(courseId, exampleGradebook, waiting.submissionId)).toEqual(waiting);
    expect(cellOfSubmission(courseId, exampleGradebook, 'other')).toBeNull();
    expect(cellOfSubmission(courseId, null, waiting.submissionId)).toBeNull();
  });

  it('take a grade with the averages, and no other row changes', () => {
    const page = withGrade(exampleGradebook, exampleGradeOfStudent);
    expect(page.items[0]).toBe(leila);
    const cells = marek?.cells.map((cell) =>
      cell.assignmentId === 'question-log' ? exampleGradeOfStudent.cell : cell,
    );
    expect(page.items[1]).toEqual({ ...marek, average: 74, cells });
    expect(page.assignments[0]).toEqual(exampleGradeOfStudent.assignment);
    expect(page.assignments.slice(1)).toEqual(exampleGradebook.assignments.slice(1));
    const { average: _, ...undone } = exampleGradeOfStudent;
    expect(withGrade(page, undone).items[1]).not.toHaveProperty('average');
  });
});
