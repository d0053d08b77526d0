import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { Card } from '../../../primitives/card.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Pending } from '../../../primitives/pending.tsx';
import { minutesFor } from '../review/minutes.ts';

export type ReviewDueView =
  /** Nothing is shown: it is not known yet, or nothing is due. */
  { state: 'loading' | 'none' } | { state: 'shown'; questions: number };

const row = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  textStyle: 'small',
  // On a small phone with large text, a word needs the whole line.
  '@media (max-width: 15rem)': { gridTemplateColumns: '[minmax(0, 1fr)]' },
});

/** How many questions are due for review today, on the dashboard (§analytics.67). */
export function ReviewDueScreen({ view, to }: { view: ReviewDueView; to: string }) {
  return match(view)
    .with({ state: 'loading' }, () => <Pending />)
    .with({ state: 'none' }, () => null)
    .with({ state: 'shown' }, ({ questions }) => (
      <Card as="section" padding="sm" aria-label="Review" tone="accent">
        <div className={row}>
          <p>
            Review: {questions === 1 ? '1 question is' : `${questions} questions are`} due, {minutesFor(questions)}
          </p>
          <LinkButton to={to} variant="secondary">
            Start Review
          </LinkButton>
        </div>
      </Card>
    ))
    .exhaustive();
}
