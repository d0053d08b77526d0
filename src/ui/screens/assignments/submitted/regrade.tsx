import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';

/** A request for a regrade, and what came of it. */
export type RegradeShown = {
  /** "Regrade requested on Sat, 21 Nov 2026, 10:00 GMT" */
  requested: string;
  reason: string;
  /** "Regraded by Sarah Chen on …: 72% before, 80% now." */
  outcome: string;
  /** Why the grade was kept. */
  answer?: string | undefined;
};

export type RegradeOffer = { until: string; onRequest: () => void };

const part = css({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '2' });
const quote = css({
  ps: '4',
  borderInlineStartWidth: 'heavy',
  borderInlineStartStyle: 'solid',
  borderColor: 'border.strong',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  maxWidth: 'prose',
});

/** Beneath the feedback that the request is about (§assignments.39). */
export const Regrade = ({ requested, reason, outcome, answer }: RegradeShown) => (
  <div className={part}>
    <p>{requested}</p>
    <p className={quote}>{reason}</p>
    <p>{outcome}</p>
    {answer && <p className={quote}>{answer}</p>}
  </div>
);

/** Beneath the latest feedback, while a regrade can be requested (§assignments.38). */
export const OfferRegrade = ({ until, onRequest }: RegradeOffer) => (
  <div className={part}>
    <p>You can request a regrade until {until}.</p>
    <Button variant="secondary" onClick={onRequest}>
      Request Regrade
    </Button>
  </div>
);
