import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { Offer } from '../../../../api/generated/schema.d.ts';
import { paths } from '../../../../paths.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { Link } from '../../../primitives/link.tsx';
import { LoadingText } from '../../../primitives/loading-text.tsx';

export type OfferItem = Pick<Offer, 'code' | 'title' | 'description'> & {
  /** When it ends, in words. */
  ends: string;
  onUse: () => void;
};

export type OffersView =
  | { state: 'closed' }
  | { state: 'loading'; onClose: () => void }
  | { state: 'failed'; message: string; onRetry: () => void; onClose: () => void }
  | { state: 'loaded.results'; offers: OfferItem[]; onClose: () => void }
  | { state: 'loaded.empty'; onClose: () => void };

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyleType: 'none' });
const title = css({ textStyle: 'h4' });
const text = css({ textStyle: 'small', color: 'fg.muted' });
const code = css({ fontFamily: 'mono', color: 'fg.default', fontWeight: 'semibold' });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
});

/** The student's current offers (§dashboard.2). */
export function OffersScreen({ view }: { view: OffersView }) {
  return (
    <Dialog
      open={view.state !== 'closed'}
      onClose={() => 'onClose' in view && view.onClose()}
      title="Offers"
      description="A code takes its share off when you pay for a course."
      firstFocus="dialog"
    >
      {match(view)
        .with({ state: 'closed' }, () => null)
        .with({ state: 'loading' }, () => <LoadingText />)
        .with({ state: 'failed' }, ({ message, onRetry }) => <RetryAlert onRetry={onRetry}>{message}</RetryAlert>)
        .with({ state: 'loaded.empty' }, () => (
          <p role="status" className={text}>
            No offer runs for you at the moment. <Link to={paths.courses}>Explore courses</Link>
          </p>
        ))
        .with({ state: 'loaded.results' }, ({ offers }) => (
          <ul className={list}>
            {offers.map((offer) => (
              <Card as="li" key={offer.code}>
                <div>
                  <h3 className={title}>{offer.title}</h3>
                  <p className={text}>{offer.description}</p>
                </div>
                <div className={foot}>
                  <p className={text}>
                    Code <span className={code}>{offer.code}</span>, until {offer.ends}
                  </p>
                  <Button onClick={offer.onUse} aria-label={`Use this code: ${offer.code}`}>
                    Use this code
                  </Button>
                </div>
              </Card>
            ))}
          </ul>
        ))
        .exhaustive()}
    </Dialog>
  );
}
