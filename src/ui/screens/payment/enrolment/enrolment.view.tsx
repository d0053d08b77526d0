import { match } from 'ts-pattern';
import type { Quote } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { PaymentForm } from './payment-form.tsx';

type DialogProps = { courseTitle?: string | undefined; onClose: () => void };

type Payment = DialogProps & {
  quote: Quote;
  code: string;
  onCode: (text: string) => void;
  /** Undefined while there is no code to apply. */
  onApply: (() => void) | undefined;
  onPay: () => void;
};

export type EnrolmentView =
  | { state: 'closed' | 'enrolling' }
  | ({ state: 'open.quoting' | 'open.quotingWithoutCode' | 'open.quotingAgain' } & DialogProps)
  | ({ state: 'open.failed'; message: string; onRetry: () => void } & DialogProps)
  | ({ state: 'open.ready' | 'open.checkingOut' | 'open.leaving' } & Payment)
  | ({ state: 'open.codeRefused' | 'open.refused'; message: string } & Payment);

/** The payment dialog (§payment.7). One dialog for all its states, so that focus stays in it. */
export function EnrolmentScreen({ view }: { view: EnrolmentView }) {
  const closed = view.state === 'closed' || view.state === 'enrolling';
  const leaving = view.state === 'open.checkingOut' || view.state === 'open.leaving';
  const payable = 'onPay' in view ? view : null;
  return (
    <Dialog
      open={!closed}
      onClose={() => 'onClose' in view && view.onClose()}
      title="Complete Payment"
      description={'courseTitle' in view ? view.courseTitle : undefined}
      firstFocus={payable ? 'main' : 'dialog'}
      footer={
        'onClose' in view && (
          <>
            <Button variant="secondary" onClick={view.onClose}>
              Cancel
            </Button>
            {payable && (
              <Button onClick={payable.onPay} busy={leaving} busyLabel="Opening checkout...">
                Pay Now
              </Button>
            )}
          </>
        )
      }
    >
      {match(view)
        .with({ state: 'closed' }, { state: 'enrolling' }, () => null)
        .with({ state: 'open.quoting' }, { state: 'open.quotingWithoutCode' }, { state: 'open.quotingAgain' }, () => (
          <LoadingText />
        ))
        .with({ state: 'open.failed' }, ({ message, onRetry }) => (
          <RetryAlert onRetry={onRetry} byHand>
            {message}
          </RetryAlert>
        ))
        .with({ state: 'open.ready' }, { state: 'open.checkingOut' }, { state: 'open.leaving' }, (payment) => (
          <PaymentForm {...payment} />
        ))
        .with({ state: 'open.codeRefused' }, ({ message, ...payment }) => (
          <PaymentForm {...payment} codeError={message} />
        ))
        .with({ state: 'open.refused' }, ({ message, ...payment }) => (
          <>
            <Alert tone="danger" title="Error">
              {message}
            </Alert>
            <PaymentForm {...payment} />
          </>
        ))
        .exhaustive()}
    </Dialog>
  );
}
