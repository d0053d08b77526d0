import { match, P } from 'ts-pattern';
import { ImportDialog } from './import-dialog.tsx';
import { ImportNotice } from './import-notice.tsx';
import type { ImportDialogView, ImportNoticeView } from './import-states.ts';

export type GradeImportView = { state: 'closed' } | ImportDialogView | ImportNoticeView;

/** An import of grades: a dialog until they are returned, then a notice with the button to undo all (§teaching.89). */
export const GradeImportScreen = ({ view }: { view: GradeImportView }) =>
  match(view)
    .with({ state: 'closed' }, () => null)
    .with(
      { state: 'returned.offered' },
      { state: 'returned.undoing' },
      { state: 'returned.notUndone' },
      { state: 'returned.kept' },
      (notice) => <ImportNotice view={notice} />,
    )
    // One dialog for all of them, so that it stays open between them.
    .with({ state: P.string }, (dialog) => <ImportDialog view={dialog} />)
    .exhaustive();
