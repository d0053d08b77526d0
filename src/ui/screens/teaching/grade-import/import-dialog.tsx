import { type ReactNode, useMemo } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { FormNotes } from '../../../parts/form-notes.tsx';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { FileField } from '../../../primitives/file-field.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import type { ImportDialogView, ImportProblem, Previewed } from './import-states.ts';
import { ImportTable } from './import-table.tsx';

const strong = css({ fontWeight: 'semibold', overflowWrap: 'anywhere' });
const muted = css({ textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' });
const heading = css({ textStyle: 'label', mb: '2' });

/** What comes before the grades are returned. */
export function ImportDialog({ view }: { view: ImportDialogView }) {
  const onClose = 'onClose' in view ? view.onClose : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import Grades"
      description={'file' in view ? view.file : undefined}
      firstFocus="dialog"
      size="lg"
      footer={<Actions view={view} />}
    >
      {match(view)
        .returnType<ReactNode>()
        .with({ state: 'choosing' }, ({ onChoose }) => (
          <>
            <p>
              Choose a CSV file with the headings of “Download Table”. Nothing changes before you have seen what would,
              and an empty cell never deletes a grade. Course grades and averages in the file are left out, as they
              follow from the grades.
            </p>
            <Choice onChoose={onChoose} />
          </>
        ))
        .with({ state: 'unfit' }, ({ why, onChoose }) => <Choice onChoose={onChoose} error={why} />)
        .with({ state: 'reading' }, () => <LoadingText>Reading the file...</LoadingText>)
        .with({ state: 'refused' }, ({ why, onRetry, onChoose }) => (
          <>
            <RetryAlert title="The file could not be read" onRetry={onRetry} byHand>
              {why}
            </RetryAlert>
            <Choice onChoose={onChoose} />
          </>
        ))
        .with({ state: 'nothing' }, { state: 'previewed' }, (shown) => (
          <>
            <Preview {...shown} />
            <Choice onChoose={shown.onChoose} label="Another CSV file" />
          </>
        ))
        .with({ state: 'importing.underWay' }, (shown) => (
          <>
            <p className={muted} role="status">
              {shown.progress}
            </p>
            <Preview {...shown} />
          </>
        ))
        .with({ state: 'importing.delayed' }, (shown) => (
          <>
            <Alert tone="danger" live title="The grades are not imported yet">
              {shown.why}
            </Alert>
            <p className={muted}>{shown.progress}</p>
            <FormNotes waits />
            <Preview {...shown} />
          </>
        ))
        .with({ state: 'rejected' }, (shown) => (
          <>
            <Alert tone="danger" live title={shown.title}>
              {shown.why}
            </Alert>
            <Problems label="Grades left as they are" problems={shown.left} />
            <Preview {...shown} />
          </>
        ))
        .with({ state: 'leftAlone.some' }, { state: 'leftAlone.all' }, ({ summary, left, ...rest }) => (
          <>
            <Alert tone="warning" live title={summary}>
              They have changed since the preview. To change them all the same, import the file again.
            </Alert>
            <Problems label="Grades left as they are" problems={left} />
            {'onChoose' in rest && <Choice onChoose={rest.onChoose} label="Another CSV file" />}
          </>
        ))
        .exhaustive()}
    </Dialog>
  );
}

function Actions({ view }: { view: ImportDialogView }) {
  const { state } = view;
  const send = state === 'importing.delayed' ? 'Retry' : 'Import Grades';
  return (
    <>
      {'onClose' in view && (
        <Button variant="secondary" onClick={view.onClose}>
          {state.startsWith('leftAlone') || state === 'rejected' ? 'Close' : 'Cancel'}
        </Button>
      )}
      {state === 'leftAlone.some' && <Button onClick={view.onUndo}>Undo Import</Button>}
      {state === 'importing.underWay' && (
        <Button busy busyLabel="Importing...">
          {send}
        </Button>
      )}
      {'onSubmit' in view && <Button onClick={view.onSubmit}>{send}</Button>}
    </>
  );
}

type ChoiceProps = { onChoose: (file: File) => void; label?: string; error?: string };

function Choice({ onChoose, label = 'CSV file', error }: ChoiceProps) {
  return (
    <FileField
      label={label}
      hint="Up to 1 MB and 2,000 students"
      error={error}
      accept=".csv,text/csv"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        // So that the same file can be chosen again once it has been corrected.
        currentTarget.value = '';
        if (file) onChoose(file);
      }}
    />
  );
}

function Preview({ summary, note, changes, problems, more }: Previewed) {
  const rows = useMemo(
    () => changes.map(({ student, assignment, before, after }) => [student, assignment, before, after]),
    [changes],
  );
  return (
    <>
      <div role="status">
        <p className={strong}>{summary}</p>
        {note && <p className={muted}>{note}</p>}
      </div>
      {changes.length > 0 && (
        <section>
          <h3 className={heading}>Changes</h3>
          <ImportTable label="Changes" columns={['Student', 'Assignment', 'Before', 'After']} rows={rows} />
        </section>
      )}
      <Problems label="Left alone" problems={problems} />
      {more && <p className={muted}>{more}</p>}
    </>
  );
}

function Problems({ label, problems }: { label: string; problems: readonly ImportProblem[] }) {
  const rows = useMemo(() => problems.map(({ where, problem }) => [where, problem]), [problems]);
  if (problems.length === 0) return null;
  return (
    <section>
      <h3 className={heading}>{label}</h3>
      <ImportTable label={label} columns={['Where', 'Why']} rows={rows} />
    </section>
  );
}
