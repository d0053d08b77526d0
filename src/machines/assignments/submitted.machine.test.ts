import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exampleAssignmentCompleted, exampleSubmission } from '../../api/generated/examples.ts';
import type { OperationInput } from '../../api/operation.ts';
import { step } from '../testing.ts';
import { assignmentSubmissionViewMachine } from './submitted.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('§assignments.21 View Submission: loads, can be tried again, and closes', async () => {
  let calls = 0;
  const getSubmission = fromPromise<typeof exampleSubmission, OperationInput<'getSubmission'>>(async () => {
    calls += 1;
    if (calls === 1) throw new Error('no answer');
    return exampleSubmission;
  });
  const flow = createActor(assignmentSubmissionViewMachine.provide({ actors: { getSubmission } })).start();
  flow.send({ type: 'open', assignment: exampleAssignmentCompleted });
  await settled();
  expect(flow.getSnapshot().value).toBe('failed');
  flow.send({ type: 'retry' });
  await settled();
  expect(flow.getSnapshot()).toMatchObject({ value: 'shown', context: { submission: exampleSubmission } });
  flow.send({ type: 'close' });
  expect(flow.getSnapshot().value).toBe('closed');
});

it.each(['loading', 'failed', 'shown'])('§assignments.21 View Submission: closes from %s', (value) => {
  const context = { assignment: exampleAssignmentCompleted, submission: null };
  expect(step(assignmentSubmissionViewMachine, value, { type: 'close' }, context).value).toBe('closed');
});

it('§assignments.21 View Submission: shows nothing of the submission that was looked at before', () => {
  const event = { type: 'open', assignment: exampleAssignmentCompleted };
  const before = { assignment: null, submission: exampleSubmission };
  expect(step(assignmentSubmissionViewMachine, 'closed', event, before).context).toEqual({
    assignment: exampleAssignmentCompleted,
    submission: null,
  });
});
