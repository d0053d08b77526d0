import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { FormActions } from '../../../parts/form-actions.tsx';
import { SentFields } from '../../../parts/sent-fields.tsx';
import type { SentForm, Submit, Written } from '../../../parts/sent-form.ts';
import { useSentForm } from '../../../parts/use-sent-form.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Checkbox } from '../../../primitives/checkbox.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { TextField } from '../../../primitives/text-field.tsx';
import { shareOf, sumOf, type TypedWeights, weightsSchema } from './weights-form.ts';

type Form = Omit<Written<TypedWeights>, 'written'> & {
  written: TypedWeights;
  /** Those that can have a weight. */
  assignments: readonly { id: string; title: string; saved: number }[];
  /** The titles of those that are graded blind. */
  blind: readonly string[];
  /** `Saved by Daniel Okoye on 18 November 2026`; empty until someone has saved weights. */
  saved: string;
  onClose: () => void;
};

export type WeightsView =
  | { state: 'closed' }
  | SentForm<Form, TypedWeights>
  | ({ state: 'conflict.loading' } & Form)
  | ({ state: 'conflict.failed'; failed: string } & Form & Submit<TypedWeights>)
  /** `choices`: what was saved where other choices were made; otherwise empty. */
  | ({ state: 'conflict.shown'; choices: string } & Form & Submit<TypedWeights>);

const formId = 'weights';
const fields = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(13rem, 100%), 1fr))]',
  gap: '4',
});
const note = css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' });
const sumStyle = css({ fontWeight: 'semibold' });

/** The dialog behind "Weights" in the gradebook (§teaching.91): one for all states, so that it stays open between them. */
export function WeightsScreen({ view }: { view: WeightsView }) {
  if (view.state === 'closed') return null;
  return (
    <Dialog
      open
      onClose={view.onClose}
      title="Weights"
      description="How much each assignment counts in the course grade"
      firstFocus="field"
      size="lg"
      footer={
        <FormActions
          form={formId}
          view={view}
          send={view.state === 'conflict.failed' ? 'Retry' : 'Save Weights'}
          busyLabel="Saving..."
        />
      }
    >
      <Fields view={view} />
    </Dialog>
  );
}

function Fields({ view }: { view: Exclude<WeightsView, { state: 'closed' }> }) {
  const { assignments, blind, saved, written } = view;
  const { form, field, choice, watch } = useSentForm<TypedWeights>({ view, schema: weightsSchema, empty: written });
  // Not `useWatch`, which would be added to the code that the forms of students' pages load.
  const { weights } = watch();
  const ids = assignments.map(({ id }) => id);
  const sum = sumOf(weights, ids);
  return (
    <SentFields
      id={formId}
      form={form}
      view={view}
      refused="The weights were not saved"
      about={
        <>
          <Conflict view={view} />
          <p className={note}>
            They need not add up to 100: what counts is the share of each. 0 leaves an assignment out. {saved}
          </p>
        </>
      }
    >
      <div className={fields}>
        {assignments.map(({ id, title, saved: before }) => {
          const typed = weights[id] ?? '';
          const share = shareOf(typed, sum);
          const hints = [...(share ? [share] : []), ...(typed.trim() === String(before) ? [] : [`saved: ${before}`])];
          return (
            <TextField
              key={id}
              label={title}
              inputMode="numeric"
              autoComplete="off"
              hint={hints.join('; ')}
              {...field(`weights.${id}`)}
            />
          );
        })}
      </div>
      <p className={sumStyle} role="status">
        Sum of all weights: {sum}
      </p>
      {blind.length > 0 && (
        <p className={note}>
          Graded blind, and so not in the course grade, which would tell who wrote what: {blind.join(', ')}.
        </p>
      )}
      <Checkbox label="Work that is missing counts as 0" {...choice('countsMissing')} />
      <Checkbox label="Students see their own course grade" {...choice('seenByStudents')} />
    </SentFields>
  );
}

const Conflict = ({ view }: { view: Exclude<WeightsView, { state: 'closed' }> }) =>
  match(view)
    .returnType<ReactNode>()
    .with({ state: 'conflict.loading' }, () => (
      <>
        <Changed>What you typed is still here.</Changed>
        <LoadingText>Loading the saved weights...</LoadingText>
      </>
    ))
    .with({ state: 'conflict.failed' }, ({ failed }) => (
      <Changed>What you typed is still here. The saved weights could not be loaded. {failed}</Changed>
    ))
    .with({ state: 'conflict.shown' }, ({ choices }) => (
      <Changed>
        What you typed is still here, and the saved weights are beside it. {choices} Saving again replaces them.
      </Changed>
    ))
    .otherwise(() => null);

const Changed = ({ children }: { children: ReactNode }) => (
  <Alert tone="warning" live title="The weights have changed in the meantime">
    {children}
  </Alert>
);
