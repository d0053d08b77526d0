import { CircleSlash } from 'lucide-react';
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Page } from '../../../primitives/page.tsx';

const body = css({ display: 'flex', flexDirection: 'column', gap: '4', alignItems: 'flex-start' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', pt: '2' });

/** The page after a cancelled checkout (§payment.14). */
export function PaymentCancelledScreen({ onBack }: { onBack: () => void }) {
  return (
    <Page width="reading">
      <Card padding="lg">
        <div className={body}>
          <span className={css({ color: 'fg.muted', '& svg': { boxSize: '10' } })} aria-hidden>
            <CircleSlash />
          </span>
          <h1 className={css({ textStyle: 'h1', overflowWrap: 'anywhere' })}>Payment Cancelled</h1>
          <p>No charges were made to your account. You can try again whenever you're ready.</p>
          <div className={actions}>
            <Button onClick={onBack}>Go Back</Button>
            <LinkButton to="/" variant="ghost">
              Return Home
            </LinkButton>
          </div>
        </div>
      </Card>
    </Page>
  );
}
