import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleAssignments } from '../../api/generated/examples.ts';
import { assignmentDetailsMachine } from '../../machines/assignments/details.machine.ts';
import type { Assignment } from '../../machines/assignments/types.ts';
import { connectAssignmentDetails } from './details.connect.ts';

const [example] = exampleAssignments;
if (!example) throw new Error('There is no example of an assignment.');

const step = (isDone: boolean) => ({ kind: 'exercise' as const, lessonId: 'm1-l1', title: 'Sales', isDone });

const viewOf = (assignment: Assignment) => {
  const flow = createActor(assignmentDetailsMachine).start();
  flow.send({ type: 'open', assignment });
  const noop = () => {};
  return connectAssignmentDetails(flow.getSnapshot(), flow.send, {
    zone: 'UTC',
    assignments: [assignment],
    row: () => null,
    project: () => null,
    onExtension: noop,
    onSubmit: noop,
    onSubmission: noop,
  });
};

const actionsOf = (steps: Assignment['steps']) => {
  const view = viewOf({ ...example, status: 'pending', ...(steps && { steps }) });
  return view.state === 'open' ? view.actions : null;
};

it.each([
  ['while an exercise is unsolved', [step(true), step(false)], `/courses/${example.courseId}/lessons/m1-l1`],
  ['once all are solved', [step(true), { kind: 'text' as const, text: 'Write.' }], undefined],
  ['of an assignment that is no project', undefined, undefined],
])('§practice.115 handing in comes second %s', (_, steps, nextExercise) => {
  expect(actionsOf(steps)).toMatchObject({ nextExercise, onSubmit: expect.any(Function) });
});

it('§assignments.31, §assignments.32 says what an instructor gave, and leads from overdue work to the instructors', () => {
  const moreTime = {
    from: '2026-11-20T17:00:00Z',
    until: '2026-11-27T17:00:00Z',
    reason: 'The data set was corrected.',
    givenAt: '2026-11-19T09:00:00Z',
  };
  const view = viewOf({ ...example, status: 'overdue', moreTime });
  expect(view).toMatchObject({
    state: 'open',
    actions: { courseTo: `/courses/${example.courseId}`, onExtension: expect.any(Function) },
    assignment: { moreTime: { from: expect.stringContaining('20 Nov 2026'), reason: moreTime.reason } },
  });
});

it('§assignments.33 says why the student is excused, and offers to submit it, but no later due date', () => {
  const view = viewOf({ ...example, status: 'pending', excuse: 'You were ill.' });
  expect(view).toMatchObject({
    actions: { onSubmit: expect.any(Function) },
    assignment: { excuse: 'You were ill.' },
  });
  expect(view.state === 'open' && view.actions).not.toHaveProperty('onExtension');
});
