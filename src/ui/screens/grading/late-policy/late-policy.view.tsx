import { match } from 'ts-pattern';
import { FormActions } from '../../../parts/form-actions.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { SentFields } from '../../../parts/sent-fields.tsx';
import type { SentForm, Submit, Written } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { LatePolicyFields } from './late-policy-fields.tsx';
import { latePolicySchema, type Refused, type TypedLatePolicy } from './late-policy-form.ts';
import { LatePreview, type LatePreviewProps } from './late-preview.tsx';

/** `about`: the assignment, or that it is the policy of the course. */
type Open = { about: string; onClose: () => void };
type Form = Open &
  Omit<Written<TypedLatePolicy>, 'written'> & {
    written: TypedLatePolicy;
    /** What each choice means: an own policy, or none. */
    choices: Record<TypedLatePolicy['whose'], string>;
    /** Without one, an assignment or a course that has no own policy takes no late work, which has no preview. */
    hasCoursePolicy: boolean;
    /** Who changed it last, and when; absent if nobody did. */
    changed?: string | undefined;
  };

export type LatePolicyView =
  | { state: 'closed' }
  | ({ state: 'loading' } & Open)
  | ({ state: 'failed'; onRetry: () => void } & Refused & Open)
  | SentForm<Form, TypedLatePolicy>
  | ({ state: 'previewing.underWay' } & Form)
  | ({ state: 'previewing.failed' | 'outdated' } & Refused & Form & Submit<TypedLatePolicy>)
  | ({ state: 'confirming'; preview: LatePreviewProps } & Form & Submit<TypedLatePolicy>);

type FormView = Exclude<LatePolicyView, { state: 'closed' | 'loading' | 'failed' }>;

const formId = 'late-policy';
const title = 'Late Policy';

/** The dialog behind "Late Policy" of the gradebook (§teaching.103). */
export const LatePolicyScreen = ({ view }: { view: LatePolicyView }) =>
  match(view)
    .with({ state: 'closed' }, () => null)
    .with({ state: 'loading' }, { state: 'failed' }, (unread) => (
      <Dialog
        open
        onClose={unread.onClose}
        title={title}
        description={unread.about}
        firstFocus="dialog"
        footer={
          <Button variant="secondary" onClick={unread.onClose}>
            Close
          </Button>
        }
      >
        {unread.state === 'loading' ? (
          <LoadingText />
        ) : (
          <RetryAlert title="The policy could not be loaded" onRetry={unread.onRetry}>
            {unread.why}
          </RetryAlert>
        )}
      </Dialog>
    ))
    .otherwise((form) => <LatePolicyForm view={form} />);

/** One dialog for all of its states, so that it stays open between them. */
function LatePolicyForm({ view }: { view: FormView }) {
  const { form, field, choice, watch } = useSentForm<TypedLatePolicy>({
    view,
    schema: latePolicySchema,
    empty: view.written,
  });
  const isOwn = watch('whose') === 'own';
  const saves = view.state === 'confirming' || view.state.startsWith('sending') || !(isOwn || view.hasCoursePolicy);
  return (
    <Dialog
      open
      onClose={view.onClose}
      title={title}
      description={view.about}
      firstFocus="field"
      footer={
        <FormActions
          form={formId}
          view={view}
          send={saves ? 'Save Policy' : 'Preview'}
          busyLabel={saves ? 'Saving...' : 'Loading...'}
        />
      }
    >
      <SentFields
        id={formId}
        form={form}
        view={view}
        refused={view.state === 'previewing.failed' ? 'The preview could not be loaded' : 'The policy was not saved'}
        about={
          <>
            {view.state === 'confirming' && <LatePreview {...view.preview} />}
            <p>It counts for grades given from now on. Grades already returned stay as they are.</p>
          </>
        }
      >
        <LatePolicyFields choices={view.choices} changed={view.changed} isOwn={isOwn} field={field} choice={choice} />
      </SentFields>
    </Dialog>
  );
}
