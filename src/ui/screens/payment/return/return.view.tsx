import { CircleAlert, CircleCheck, Clock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cva } from 'styled-system/css';
import { match } from 'ts-pattern';
import { paths } from '../../../../paths.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';
import { Page } from '../../../primitives/page.tsx';

type Known = { transactionId: string };
type Course = { courseTitle: string; courseTo: string };

export type PaymentReturnView =
  | { state: 'missing' }
  | ({ state: 'checking' | 'pending' } & Known)
  | ({ state: 'confirmed' | 'failed' | 'disputed' | 'refunded' | 'review' } & Known & Course)
  | ({ state: 'unknown'; onRetry: () => void } & Known);

const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  alignItems: 'flex-start',
  '& > :not(p)': { maxWidth: 'full' },
});
const title = css({ textStyle: 'h1' });
const mark = cva({
  base: { '& svg': { boxSize: '10' } },
  variants: {
    tone: { success: { color: 'success.fg' }, danger: { color: 'danger.fg' }, neutral: { color: 'fg.muted' } },
  },
});
const id = css({ textStyle: 'small', color: 'fg.muted', wordBreak: 'break-all' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', pt: '2' });

/** The page after the checkout (§payment.12). */
export function PaymentReturnScreen({ view }: { view: PaymentReturnView }) {
  return (
    <Page width="reading">
      <Card padding="lg">
        <div className={body}>
          {match(view)
            .with({ state: 'missing' }, () => (
              <Message icon={<CircleAlert />} heading="No payment to show">
                <p>This page opens after a checkout. Your courses and payments are safe.</p>
              </Message>
            ))
            .with({ state: 'checking' }, () => (
              <Message icon={<Clock />} heading="Checking your payment">
                <LoadingText />
              </Message>
            ))
            .with({ state: 'pending' }, () => (
              <Message icon={<Clock />} heading="Payment pending">
                <p>
                  Your payment is still being processed. This page updates by itself; there is no need to pay again.
                </p>
              </Message>
            ))
            .with({ state: 'confirmed' }, ({ courseTitle }) => (
              <Message tone="success" icon={<CircleCheck />} heading="Payment Successful">
                <p>Thank you for your purchase! You are enrolled in {courseTitle}.</p>
                <p>
                  You will receive an email confirmation shortly. <Link to={paths.payments}>See your receipt</Link>
                </p>
                <p>If the course is not for you, ask for your money back within 30 days, on your Payments page.</p>
              </Message>
            ))
            .with({ state: 'failed' }, ({ courseTitle }) => (
              <Message tone="danger" icon={<CircleAlert />} heading="Payment failed">
                <p>The payment for {courseTitle} did not go through. You have not been enrolled.</p>
              </Message>
            ))
            .with({ state: 'disputed' }, ({ courseTitle }) => (
              <Message icon={<Clock />} heading="Payment disputed">
                <p>Your bank has told us that the payment for {courseTitle} is disputed.</p>
                <p>
                  Until the bank has decided, access to the course may be suspended; your progress is kept. If you did
                  not mean to dispute it, ask your bank to withdraw the dispute.
                </p>
              </Message>
            ))
            .with({ state: 'refunded' }, ({ courseTitle }) => (
              <Message icon={<Undo2 />} heading="Payment returned">
                <p>The payment for {courseTitle} was returned to you.</p>
                <p>If your access has ended, your progress is kept: enroll again to go on with the course.</p>
              </Message>
            ))
            .with({ state: 'review' }, ({ courseTitle }) => (
              <Message icon={<Clock />} heading="We are looking at your payment">
                <p>
                  Another amount arrived than {courseTitle} costs, so you are not enrolled yet. We will settle it with
                  you; there is no need to pay again.
                </p>
              </Message>
            ))
            .with({ state: 'unknown' }, ({ onRetry }) => (
              <Message icon={<CircleAlert />} heading="We could not confirm your payment yet">
                <Alert
                  tone="warning"
                  actions={
                    <Button variant="secondary" onClick={onRetry}>
                      Check again
                    </Button>
                  }
                >
                  The server did not answer in time. If you have paid, your course appears on the dashboard soon.
                </Alert>
              </Message>
            ))
            .exhaustive()}
          <WaysOn view={view} />
          {'transactionId' in view && <p className={id}>Transaction ID: {view.transactionId}</p>}
        </div>
      </Card>
    </Page>
  );
}

/** Where the course is what comes next, it comes before the dashboard. */
function WaysOn({ view }: { view: PaymentReturnView }) {
  const toCourse = match(view)
    .with({ state: 'confirmed' }, ({ courseTo }) => <LinkButton to={courseTo}>Start learning</LinkButton>)
    .with({ state: 'failed' }, ({ courseTo }) => <LinkButton to={courseTo}>Try again</LinkButton>)
    .with({ state: 'refunded' }, ({ courseTo }) => <LinkButton to={courseTo}>Back to the course</LinkButton>)
    .otherwise(() => null);
  return (
    <div className={actions}>
      {toCourse}
      <LinkButton to={paths.dashboard} variant={toCourse ? 'secondary' : 'primary'}>
        Go to Dashboard
      </LinkButton>
      <LinkButton to={paths.landing} variant="ghost">
        Return Home
      </LinkButton>
    </div>
  );
}

type MessageProps = { tone?: 'success' | 'danger' | 'neutral'; icon: ReactNode; heading: string; children: ReactNode };

function Message({ tone = 'neutral', icon, heading, children }: MessageProps) {
  return (
    <>
      <span className={mark({ tone })} aria-hidden>
        {icon}
      </span>
      <div role="status" className={body}>
        <h1 className={title}>{heading}</h1>
        {children}
      </div>
    </>
  );
}
