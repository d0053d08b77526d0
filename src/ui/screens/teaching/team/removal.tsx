import type { CourseInstructor } from '../../../../api/generated/schema.d.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';

/** Who is to be removed. */
type Asked = Pick<CourseInstructor, 'name' | 'isYou'>;
type Answers = { onClose: () => void; onConfirm: () => void };

export type RemovalView =
  | ({ state: 'confirming' } & Asked & Answers)
  | ({ state: 'removing' } & Asked)
  | ({ state: 'notRemoved'; why: string } & Asked & Answers);

/** Asks once before an instructor, or oneself, is removed. */
export function Removal({ view }: { view: RemovalView }) {
  const busy = view.state === 'removing';
  const { name, isYou } = view;
  return (
    <Dialog
      open
      onClose={busy ? undefined : view.onClose}
      title={isYou ? 'Leave This Course?' : `Remove ${name}?`}
      firstFocus="safe"
      footer={
        <>
          {!busy && (
            <Button variant="secondary" onClick={view.onClose}>
              {isYou ? 'Stay' : 'Keep Them'}
            </Button>
          )}
          <Button
            variant="danger"
            busy={busy}
            busyLabel={isYou ? 'Leaving...' : 'Removing...'}
            {...(!busy && { onClick: view.onConfirm })}
          >
            {view.state === 'notRemoved' ? 'Retry' : isYou ? 'Leave Course' : 'Remove Instructor'}
          </Button>
        </>
      }
    >
      {view.state === 'notRemoved' && (
        <Alert tone="danger" title={isYou ? 'You still teach this course' : `${name} was not removed`}>
          {view.why}
        </Alert>
      )}
      <p>
        {isYou
          ? 'You lose access to its students, submissions, questions and classes at once. Only another instructor of the course, or the operator, can add you again.'
          : 'They lose access to its students, submissions, questions and classes at once, and are told by email. What they graded and wrote stays.'}
      </p>
    </Dialog>
  );
}
