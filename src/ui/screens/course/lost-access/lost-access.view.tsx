import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Alert } from '../../../primitives/alert.tsx';

export type LostAccessView = { state: 'suspended' | 'ended' };

const column = css({ width: 'full', maxWidth: 'page', mx: 'auto', px: 'gutter', pt: { base: '6', md: '10' } });

/** Above the page of a course that the student was enrolled in (§payment.23, §payment.24). */
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
        .exhaustive()}
    </div>
  );
}
