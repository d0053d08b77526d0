import type { CourseInstructor } from '../../../../api/generated/schema.d.ts';
import { type Answers, ConfirmDialog } from '../../../parts/confirm-dialog.tsx';

/** The instructor who is to be removed. */
type Asked = Pick<CourseInstructor, 'name' | 'isYou'>;

export type RemovalView =
  | ({ state: 'confirming' } & Asked & Answers)
  | ({ state: 'removing' } & Asked)
  | ({ state: 'notRemoved'; why: string } & Asked & Answers);

/** The texts for removing oneself; `ofAnother` has those for another instructor. */
const ofOneself = {
  title: 'Leave This Course?',
  keep: 'Stay',
  label: 'Leave Course',
  busyLabel: 'Leaving...',
  failed: 'You still teach this course',
  what: 'You lose access to its students, submissions, questions and classes at once. Only another instructor of the course, or the operator, can add you again.',
};
const ofAnother = (name: string) => ({
  title: `Remove ${name}?`,
  keep: 'Keep Them',
  label: 'Remove Instructor',
  busyLabel: 'Removing...',
  failed: `${name} was not removed`,
  what: 'They lose access to its students, submissions, questions and classes at once, and are told by email. What they graded and wrote stays.',
});

/** Asks once before instructors remove another or themselves. */
export function Removal({ view }: { view: RemovalView }) {
  const { failed, what, ...texts } = view.isYou ? ofOneself : ofAnother(view.name);
  return (
    <ConfirmDialog
      {...texts}
      asked={view.state === 'removing' ? null : view}
      failed={view.state === 'notRemoved' ? { title: failed, why: view.why } : null}
    >
      <p>{what}</p>
    </ConfirmDialog>
  );
}
