import type { ReactNode } from 'react';
import { type Answers, ConfirmDialog } from './confirm-dialog.tsx';

/** The states of asking before something is deleted. `What` is what else the view knows of it. */
export type Removal<What = object> =
  | ({ state: 'confirming' } & Answers & What)
  | ({ state: 'deleting' } & What)
  | ({ state: 'notDeleted'; why: string } & Answers & What);

type RemovalDialogProps = {
  view: Removal;
  title: string;
  description?: string;
  /** The label of the button that deletes it. */
  label: string;
  /** The title of the message that deleting has failed. */
  failed: string;
  children?: ReactNode;
};

/** Asks before something is deleted. */
export const RemovalDialog = ({ view, failed, ...texts }: RemovalDialogProps) => (
  <ConfirmDialog
    {...texts}
    asked={view.state === 'deleting' ? null : view}
    busyLabel="Deleting..."
    failed={view.state === 'notDeleted' ? { title: failed, why: view.why } : null}
  />
);
