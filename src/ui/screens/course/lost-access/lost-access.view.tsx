import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Alert } from '../../../primitives/alert.tsx';

export type LostAccessView = { state: 'suspended' | 'ended' | 'review' };

const column = css({ width: 'full', maxWidth: 'page', mx: 'auto', px: 'gutter', pt: { base: '6', md: '10' } });

/** Says, above a course that the student has paid for, why they have no access (§payment.22 to §payment.24). */
export function LostAccessScreen({ view }: { view: LostAccessView }) {
  return (
    <div className={column}>
      {match(view)
        .with({ state: 'suspended' }, () => (
          <Alert tone="warning" title="Your access is suspended">
            Your bank has told us that the payment for this course is disputed. Access returns if the payment stands,
            and your progress is kept. If you did not mean to dispute it, ask your bank to withdraw the dispute.
          </Alert>
        ))
        .with({ state: 'ended' }, () => (
          <Alert tone="info" title="Your access has ended">
            The payment for this course was returned to you. Your progress is kept: enroll again to go on from there.
          </Alert>
        ))
        .with({ state: 'review' }, () => (
          <Alert tone="info" title="We are looking at your payment">
            Another amount arrived than this course costs, so you are not enrolled yet. We will settle it with you;
            there is no need to pay again.
          </Alert>
        ))
        .exhaustive()}
    </div>
  );
}
