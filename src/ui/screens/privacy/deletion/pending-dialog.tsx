import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { KeepButton, KeepingFailure, type PendingDeletionView } from './deletion.view.tsx';

/** What a person sees who signs in during the week before the account is deleted (§privacy.7). */
export function PendingDeletionDialog({ view, onClose }: { view: PendingDeletionView; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keep your account?"
      description={`It will be deleted on ${view.day}, as you asked, with everything in it.`}
      firstFocus="main"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Decide Later
          </Button>
          <KeepButton view={view} />
        </>
      }
    >
      <KeepingFailure view={view} />
    </Dialog>
  );
}
