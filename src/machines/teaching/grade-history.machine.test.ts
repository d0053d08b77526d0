import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleGradebook, exampleGradeOfStudent } from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { answering, refusal, settled } from '../testing.ts';
import { gradeHistoryMachine } from './grade-history.machine.ts';
import { submittedCell } from './submitted-cell.ts';

const courseId = 'data-analytics';
const cell = submittedCell(courseId, exampleGradebook, exampleGradebook.items[1]?.id ?? '', 'question-log');

it('§teaching.74 shows the grades of a cell, and asks again each time it is opened', async () => {
  if (!cell) throw new Error('The example has it.');
  const { history } = exampleGradeOfStudent;
  const answers = [refusal(500), exampleGradeOfStudent, { ...exampleGradeOfStudent, history: [] }];
  const { asked, logic } = answering<OperationInput<'getGrade'>, OperationOutput<'getGrade'>>(...answers);
  const flow = createActor(gradeHistoryMachine.provide({ actors: { getGrade: logic } })).start();
  flow.send({ type: 'open', cell });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { status: 500 } } });
  flow.send({ type: 'retry' });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { history, cell } });
  flow.send({ type: 'close' });
  flow.send({ type: 'open', cell });
  expect(flow.getSnapshot().value).toBe('loading');
  await settled();
  expect(flow.getSnapshot().context.history).toEqual([]);
  expect(asked).toEqual(Array(3).fill({ courseId, submissionId: cell.submissionId }));
});
