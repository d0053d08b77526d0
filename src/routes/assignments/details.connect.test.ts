import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { exampleAssignments } from '../../api/generated/examples.ts';
import { assignmentDetailsMachine } from '../../machines/assignments/details.machine.ts';
import type { Assignment } from '../../machines/assignments/types.ts';
import { connectAssignmentDetails } from './details.connect.ts';

const [example] = exampleAssignments;
if (!example) throw new Error('There is no example of an assignment.');

const step = (isDone: boolean) => ({ kind: 'exercise' as const, lessonId: 'm1-l1', title: 'Sales', isDone });

const actionsOf = (steps: Assignment['steps']) => {
  const assignment: Assignment = { ...example, status: 'pending', ...(steps && { steps }) };
  const flow = createActor(assignmentDetailsMachine).start();
  flow.send({ type: 'open', assignment });
  const noop = () => {};
  const view = connectAssignmentDetails(flow.getSnapshot(), flow.send, {
    zone: 'UTC',
    assignments: [assignment],
    row: () => null,
    project: () => null,
    onExtension: noop,
    onSubmit: noop,
    onSubmission: noop,
  });
  return view.state === 'open' ? view.actions : null;
};

it.each([
  ['while an exercise is unsolved', [step(true), step(false)], `/courses/${example.courseId}/lessons/m1-l1`],
  ['once all are solved', [step(true), { kind: 'text' as const, text: 'Write.' }], undefined],
  ['of an assignment that is no project', undefined, undefined],
])('§practice.115 handing in comes second %s', (_, steps, nextExercise) => {
  expect(actionsOf(steps)).toMatchObject({ nextExercise, onSubmit: expect.any(Function) });
});
