import { match } from 'ts-pattern';
import { Link } from '../../../primitives/link.tsx';
import { Pending } from '../../../primitives/pending.tsx';
import { minutesFor } from '../review/minutes.ts';
import type { ReviewDueView } from '../review-due/review-due.view.tsx';

/** How many questions are due for review today, as an item of a list (§analytics.53). */
export function ReviewItem({ view, to }: { view: ReviewDueView; to: string }) {
  return match(view)
    .with({ state: 'loading' }, () => <Pending />)
    .with({ state: 'none' }, () => null)
    .with({ state: 'shown' }, ({ questions }) => (
      <li>
        <Link to={to}>{questions === 1 ? '1 question' : `${questions} questions`} to review</Link>,{' '}
        {minutesFor(questions)}
      </li>
    ))
    .exhaustive();
}
