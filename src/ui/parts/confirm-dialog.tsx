import type { ReactNode } from 'react';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';
import { Dialog } from '../primitives/dialog.tsx';

export type Answers = { onConfirm: () => void; onClose: () => void };

type ConfirmDialogProps = {
  /** What the buttons do; null while the action is under way. */
  asked: Answers | null;
  title: string;
  description?: string;
  /** The label of the button that leaves everything as it is. It has the focus at first. */
  keep?: string;
  /** The label of the button that does it. */
  label: string;
  busyLabel: string;
  /** The message that the action failed, and why; null if it has not failed. */
  failed: { title: string; why: string } | null;
  children?: ReactNode;
};

/** Asks before something is done that cannot be undone. */
export function ConfirmDialog({ asked, title, description, keep = 'Keep It', failed, ...texts }: ConfirmDialogProps) {
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
              {keep}
            </Button>
          )}
          <Button
            variant="danger"
            busy={!asked}
            busyLabel={texts.busyLabel}
            {...(asked && { onClick: asked.onConfirm })}
          >
            {failed ? 'Retry' : texts.label}
          </Button>
        </>
      }
    >
      {failed && (
        <Alert tone="danger" title={failed.title}>
          {failed.why}
        </Alert>
      )}
      {texts.children}
    </Dialog>
  );
}
