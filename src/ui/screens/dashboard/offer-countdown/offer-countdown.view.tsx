import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Button } from '../../../primitives/button.tsx';
import { Card } from '../../../primitives/card.tsx';
import { type Remaining, RemainingTime } from './remaining-time.tsx';

type Actions = { onViewAll: () => void };

export type OfferCountdownView =
  | ({ state: 'loading' } & Actions)
  | ({ state: 'counting'; remaining: Remaining; ends: string } & Actions)
  | ({ state: 'undated'; remaining: Remaining } & Actions)
  | ({ state: 'expired' } & Actions)
  /** Nothing is shown: the offer had ended before the page was opened. */
  | { state: 'past' };

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) auto]', lg: '[minmax(0, 1fr) auto auto]' },
  alignItems: 'center',
  columnGap: '10',
  rowGap: '5',
});
const textColumn = css({ display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' });
const heading = css({ textStyle: 'overline', color: 'fg.muted', fontFamily: 'sans' });
const headline = css({ textStyle: 'h3' });
const code = css({
  display: 'inline-block',
  fontFamily: 'mono',
  fontSize: '[0.9em]',
  px: '2',
  borderWidth: 'hairline',
  borderStyle: 'dashed',
  borderColor: 'border.strong',
  borderRadius: 'sm',
});
const note = css({ textStyle: 'small', color: 'fg.muted', minHeight: '[1.5em]' });
const timer = css({ minHeight: '14' });
const over = css({ textStyle: 'h3', color: 'fg.muted', display: 'flex', alignItems: 'center', height: 'full' });
const action = css({ gridColumn: { md: '1 / -1', lg: 'auto' } });

/** The Special Offer card (§dashboard.2). */
export function OfferCountdownScreen({ view }: { view: OfferCountdownView }) {
  if (view.state === 'past') return null;
  return (
    <Card as="section" padding="lg" aria-labelledby="special-offer">
      <div className={row}>
        <div className={textColumn}>
          <h2 id="special-offer" className={heading}>
            Special Offer
          </h2>
          <p className={headline}>
            25% off any course this week, code <span className={code}>LEARN25</span>
          </p>
          <p className={note}>{view.state === 'counting' && `Until ${view.ends}`}</p>
        </div>
        <div className={timer}>
          {match(view)
            .with({ state: 'loading' }, () => <RemainingTime remaining={null} />)
            .with({ state: 'counting' }, { state: 'undated' }, ({ remaining }) => (
              <RemainingTime remaining={remaining} />
            ))
            .with({ state: 'expired' }, () => <p className={over}>Offer expired</p>)
            .exhaustive()}
        </div>
        <div className={action}>
          <Button variant="secondary" onClick={view.onViewAll}>
            View All Offers
          </Button>
        </div>
      </div>
    </Card>
  );
}
