import type { ReactNode } from 'react';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';
import { Dialog } from '../primitives/dialog.tsx';

export type Answers = { onConfirm: () => void; onClose: () => void };

type ConfirmDialogProps = {
  /** `null` while it is being done. */
  asked: Answers | null;
  title: string;
  description?: string;
  /** Of the button that leaves everything as it is, which has the focus. */
  keep?: string;
  /** Of the button that does it. */
  label: string;
  busyLabel: string;
  /** That it was not done, and why. */
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
