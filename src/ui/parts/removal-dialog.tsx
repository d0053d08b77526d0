import type { ReactNode } from 'react';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';
import { Dialog } from '../primitives/dialog.tsx';

/** The states in which the person is asked before something of theirs is deleted; `What`: what else the view knows of it. */
export type Removal<What = object> =
  | ({ state: 'confirming'; onConfirm: () => void; onClose: () => void } & What)
  | ({ state: 'deleting' } & What)
  | ({ state: 'notDeleted'; why: string; onConfirm: () => void; onClose: () => void } & What);

type RemovalDialogProps = {
  view: Removal;
  title: string;
  description: string;
  /** Of the button that deletes it. */
  label: string;
  /** The title of the message that it was not deleted. */
  failed: string;
  children?: ReactNode;
};

/** Asks before something is deleted; the button that keeps it has the focus. */
export function RemovalDialog({ view, title, description, label, failed, children }: RemovalDialogProps) {
  const asked = view.state === 'deleting' ? null : view;
  return (
    <Dialog
      open
      onClose={asked?.onClose}
      title={title}
      description={description}
      firstFocus="safe"
      footer={
        <>
          {asked && (
            <Button variant="secondary" onClick={asked.onClose}>
              Keep It
            </Button>
          )}
          <Button variant="danger" busy={!asked} busyLabel="Deleting..." {...(asked && { onClick: asked.onConfirm })}>
            {view.state === 'notDeleted' ? 'Retry' : label}
          </Button>
        </>
      }
    >
      {view.state === 'notDeleted' && (
        <Alert tone="danger" title={failed}>
          {view.why}
        </Alert>
      )}
      {children}
    </Dialog>
  );
}
