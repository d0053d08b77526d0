import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import type { OutcomeAttempt } from '../../../../api/generated/schema.d.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Dialog } from '../../../primitives/dialog.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { inTen } from '../mastery/texts.ts';

export type ShownAttempt = Pick<OutcomeAttempt, 'question' | 'isRight' | 'chance'> & {
  id: string;
  /** `19 November, 18:45` */
  when: string;
  lesson: string | null;
};

export type AnalyticsAttemptsView =
  | { state: 'loading' }
  | { state: 'failed'; reason: string; onRetry: () => void }
  | { state: 'shown'; attempts: readonly ShownAttempt[] };

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyleType: 'none' });
const note = css({ textStyle: 'small', color: 'fg.muted' });
const strong = css({ fontWeight: 'semibold' });

type Props = { view: AnalyticsAttemptsView; outcome: string; onClose: () => void };

/** The attempts that an estimate of mastery is based on (§analytics.51). */
export function AnalyticsAttemptsScreen({ view, outcome, onClose }: Props) {
  return (
    <Dialog open firstFocus="dialog" onClose={onClose} title="What this rests on" description={outcome}>
      {match(view)
        .with({ state: 'loading' }, () => <Loading shape="rows">Loading your answers...</Loading>)
        .with({ state: 'failed' }, ({ reason, onRetry }) => <RetryAlert onRetry={onRetry}>{reason}</RetryAlert>)
        .with({ state: 'shown' }, ({ attempts }) => <Attempts attempts={attempts} />)
        .exhaustive()}
    </Dialog>
  );
}

function Attempts({ attempts }: { attempts: readonly ShownAttempt[] }) {
  return (
    <>
      <p className={note}>
        The newest first, each with how many students get it right who had answered as you had until then. What few
        would have got right says more for you, and what most would says less.
      </p>
      <ul className={list}>
        {attempts.map(({ id, when, lesson, question, isRight, chance }) => (
          <li key={id}>
            <p>
              <span className={strong}>{isRight ? 'Right' : 'Not right'}</span>
              {chance !== null && `. Expected: ${inTen(chance)} right`}
            </p>
            {question !== null && <p>{question}</p>}
            <p className={note}>
              {lesson ?? 'A lesson that the course no longer has'}, {when}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
