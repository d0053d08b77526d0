import { match } from 'ts-pattern';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';

export type SigningOutView = { state: 'closed' } | { state: 'asking'; onStay: () => void; onLeave: () => void };

/** Asks before signing out deletes what was typed and not sent. */
export function SigningOutScreen({ view }: { view: SigningOutView }) {
  return match(view)
    .with({ state: 'closed' }, () => null)
    .with({ state: 'asking' }, ({ onStay, onLeave }) => (
      <Dialog
        open
        onClose={onStay}
        title="Sign out with unsent work?"
        firstFocus="main"
        footer={
          <>
            <Button variant="secondary" onClick={onLeave}>
              Delete it and sign out
            </Button>
            <Button onClick={onStay}>Stay signed in</Button>
          </>
        }
      >
        <p>
          Something that you typed has not been sent. It is deleted when you sign out, here and on the server, so that
          nobody else finds it.
        </p>
      </Dialog>
    ))
    .exhaustive();
}
