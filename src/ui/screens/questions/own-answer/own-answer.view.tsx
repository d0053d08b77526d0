import { match, P } from 'ts-pattern';
import { FormActions } from '../../../parts/form-actions.tsx';
import { type Removal, RemovalDialog } from '../../../parts/removal-dialog.tsx';
import type { SentForm, Submit, Written } from '../../../parts/sent-form.ts';
import { TextForm, textSchema } from '../../../parts/text-form.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';

type Form = Written<string> & {
  /** An instructor has marked the answer as correct. */
  isRight: boolean;
  onClose: () => void;
};
type FormView = SentForm<Form, string> | ({ state: 'outdated' } & Form & Submit<string>);

export type OwnAnswerView = { state: 'closed' } | FormView | Removal;

const formId = 'own-answer';
const schema = textSchema('an answer', 10_000);

/** The dialogs in which the author of an answer changes or deletes it (§questions.25 to §questions.27). */
export function OwnAnswerScreen({ view }: { view: OwnAnswerView }) {
  return match(view)
    .with({ state: 'closed' }, () => null)
    .with({ state: 'confirming' }, { state: 'deleting' }, { state: 'notDeleted' }, (asked) => (
      <RemovalDialog
        view={asked}
        title="Delete Your Answer?"
        description="Nobody will be able to read it any more. This cannot be undone."
        label="Delete Answer"
        failed="The answer was not deleted"
      />
    ))
    .otherwise((form) => <EditDialog view={form} />);
}

function EditDialog({ view }: { view: FormView }) {
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Edit Answer"
      description="Everyone in the course sees your answer with your name, and when you last changed it."
      firstFocus="field"
      footer={
        <FormActions
          form={formId}
          view={view}
          send={view.state === 'outdated' ? 'Replace It' : 'Save Changes'}
          busyLabel="Saving..."
        />
      }
    >
      {match(view)
        .with({ why: P.string }, ({ why }) => (
          <Alert tone="danger" title="Your changes were not saved">
            {why}
          </Alert>
        ))
        .with({ state: 'outdated' }, () => (
          <Alert tone="warning" title="Your answer was changed somewhere else">
            You can replace it with this text, or cancel to read it first.
          </Alert>
        ))
        .otherwise(() => null)}
      {view.isRight && (
        <Alert tone="info" title="Your answer is marked as right">
          Once you change it, it no longer is, until an instructor marks it again.
        </Alert>
      )}
      <TextForm id={formId} schema={schema} view={view} label="Answer" rows={6} />
    </Dialog>
  );
}
