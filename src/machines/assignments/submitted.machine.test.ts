import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  exampleAssignmentCompleted,
  exampleAssignmentSeen,
  exampleRegradeRequested,
  exampleSubmission,
  exampleSubmissionReturned,
  exampleSubmissionWithFeedback,
} from '../../api/generated/examples.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { settled, step } from '../testing.ts';
import { assignmentSubmissionViewMachine } from './submitted.machine.ts';

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
  expect(flow.getSnapshot()).toMatchObject({ value: { shown: 'read' }, context: { submission: exampleSubmission } });
  flow.send({ type: 'close' });
  expect(flow.getSnapshot().value).toBe('closed');
});

it.each(['loading', 'failed', { shown: 'read' }, { shown: 'unread' }, { shown: 'marking' }])(
  '§assignments.21 View Submission: closes from %j',
  (value) => {
    const context = { assignment: exampleAssignmentCompleted, submission: null };
    expect(step(assignmentSubmissionViewMachine, value, { type: 'close' }, context).value).toBe('closed');
  },
);

it('§assignments.21 View Submission: shows nothing of the submission that was looked at before', () => {
  const event = { type: 'open', assignment: exampleAssignmentCompleted };
  const before = { assignment: null, submission: exampleSubmission };
  expect(step(assignmentSubmissionViewMachine, 'closed', event, before).context).toEqual({
    assignment: exampleAssignmentCompleted,
    submission: null,
  });
});

describe('§grading.24 Seen', () => {
  const { feedback } = exampleSubmissionReturned;
  if (!feedback) throw new Error('The example has no feedback.');
  const { seenAt: _seenAt, ...unseen } = feedback;
  type Feedback = Omit<typeof feedback, 'seenAt'> & { seenAt?: string };
  const attempt = (number: number, given: Feedback[]) => ({
    attempt: number,
    submittedAt: exampleSubmission.submittedAt,
    files: [],
    feedback: given,
  });

  async function open(attempts: ReturnType<typeof attempt>[], answers = true) {
    const asked: unknown[] = [];
    const machine = assignmentSubmissionViewMachine.provide({
      actors: {
        getSubmission: fromPromise<OperationOutput<'getSubmission'>, OperationInput<'getSubmission'>>(async () => ({
          ...exampleSubmission,
          attempts,
        })),
        markFeedbackSeen: fromPromise(async ({ input }) => {
          asked.push(input);
          if (!answers) throw new Error('no answer');
          return exampleAssignmentSeen;
        }),
      },
    });
    const flow = createActor(machine).start();
    flow.send({ type: 'open', assignment: exampleAssignmentCompleted });
    await settled();
    return { flow, asked };
  }

  it.each([true, false])('is said once, when the feedback is on the screen (answered: %s)', async (answers) => {
    const { flow, asked } = await open([attempt(1, [unseen, feedback])], answers);
    expect(flow.getSnapshot().value).toEqual({ shown: 'unread' });
    expect(asked).toEqual([]);
    flow.send({ type: 'read' });
    flow.send({ type: 'read' });
    await settled();
    expect(flow.getSnapshot().value).toEqual({ shown: 'read' });
    flow.send({ type: 'read' });
    expect(asked).toEqual([{ assignmentId: exampleAssignmentCompleted.id }]);
  });

  it('is about the latest feedback, on whichever attempt that is', async () => {
    expect((await open([attempt(2, []), attempt(1, [unseen])])).flow.getSnapshot().value).toEqual({ shown: 'unread' });
    expect((await open([attempt(1, [feedback, unseen])])).flow.getSnapshot().value).toEqual({ shown: 'read' });
    expect((await open([attempt(1, [])])).flow.getSnapshot().value).toEqual({ shown: 'read' });
  });
});

describe('§assignments.39 A regrade request', () => {
  const context = { assignment: exampleAssignmentCompleted, submission: exampleSubmissionWithFeedback };

  it.each(['unread', 'marking', 'read'])('shows in the submission at once while it is %s', (shown) => {
    const event = { type: 'updated', submission: exampleRegradeRequested };
    expect(step(assignmentSubmissionViewMachine, { shown }, event, context)).toMatchObject({
      value: { shown },
      context: { submission: exampleRegradeRequested },
    });
  });

  it.each(['unread', 'marking', 'read'])('that came too late has the submission load again while it is %s', (shown) => {
    expect(step(assignmentSubmissionViewMachine, { shown }, { type: 'reload' }, context).value).toBe('loading');
  });
});
