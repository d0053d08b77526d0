import { CircleCheck, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { match } from 'ts-pattern';
import { paths } from '../../../../paths.ts';
import { RetryAlert } from '../../../parts/retry-alert.tsx';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { EmptyState } from '../../../primitives/empty-state.tsx';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Loading } from '../../../primitives/loading.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';
import { ProgressBar } from '../../../primitives/progress-bar.tsx';
import type { OnRate, ShownCard } from './card.ts';
import { minutesFor } from './minutes.ts';
import { Question } from './question.tsx';
import { RightResult, WrongResult } from './result.tsx';

type Asked = { card: ShownCard; isOffline: boolean };
type Asking = Asked & { optionId: string; onChoose: (optionId: string) => void };

/** How many questions are due next, and when; `day` is null for tomorrow. */
type Next = { questions: number; day: string | null };

export type AnalyticsReviewView =
  | { state: 'loading' }
  | { state: 'failed'; reason: string; onRetry: () => void }
  | { state: 'nothingYet'; to: string }
  | ({ state: 'asking.open' } & Asking)
  | ({ state: 'asking.chosen'; onCheck: () => void } & Asking)
  | ({ state: 'right'; onRate: OnRate } & Asked)
  | ({ state: 'wrong'; optionId: string; onGoOn: () => void } & Asked)
  | { state: 'done'; doneToday: number; next: Next | null }
  | { state: 'doneOffline'; onRetry: () => void };

const stack = css({ display: 'flex', flexDirection: 'column', gap: '6', maxWidth: 'prose', width: 'full' });

/** /review (§analytics.64): spaced review, one question at a time. */
export function AnalyticsReviewScreen({ view }: { view: AnalyticsReviewView }) {
  return (
    <Page density="working">
      <PageHeader
        back={{ to: paths.analytics, label: 'Back to Analytics' }}
        title="Review"
        subtitle="Questions that you would soon forget, about five minutes a day."
      />
      <div className={stack}>
        {match(view)
          .with({ state: 'loading' }, () => <Loading shape="part">Loading your questions...</Loading>)
          .with({ state: 'failed' }, ({ reason, onRetry }) => <RetryAlert onRetry={onRetry}>{reason}</RetryAlert>)
          .with({ state: 'nothingYet' }, ({ to }) => (
            <EmptyState
              icon={<History />}
              title="Nothing to review yet"
              action={
                <LinkButton to={to} variant="secondary">
                  To the Courses
                </LinkButton>
              }
            >
              Questions that you answer in a lesson&rsquo;s quiz come back here before you forget them.
            </EmptyState>
          ))
          .with({ state: 'asking.open' }, (asked) => (
            <Frame {...asked}>
              <Question key={asked.card.id} {...asked} />
            </Frame>
          ))
          .with({ state: 'asking.chosen' }, (asked) => (
            <Frame {...asked}>
              <Question key={asked.card.id} {...asked} />
            </Frame>
          ))
          .with({ state: 'right' }, (asked) => (
            <Frame {...asked}>
              <RightResult {...asked} />
            </Frame>
          ))
          .with({ state: 'wrong' }, (asked) => (
            <Frame {...asked}>
              <WrongResult {...asked} />
            </Frame>
          ))
          .with({ state: 'done' }, ({ doneToday, next }) => (
            <div role="status">
              <EmptyState icon={<CircleCheck />} title={doneToday > 0 ? 'Done for today' : 'Nothing is due today'}>
                {next === null ? 'Nothing more comes back for now.' : nextText(next)}
              </EmptyState>
            </div>
          ))
          .with({ state: 'doneOffline' }, ({ onRetry }) => (
            <div role="status">
              <EmptyState
                icon={<CircleCheck />}
                title="Done for now"
                action={
                  <Button variant="secondary" onClick={onRetry}>
                    Try Again
                  </Button>
                }
              >
                The server cannot be reached. Your answers are kept on this device, and are sent when it can.
              </EmptyState>
            </div>
          ))
          .exhaustive()}
      </div>
    </Page>
  );
}

/** The frame of a question or its result, with the progress of the review above it. */
function Frame({ card: { number, of }, isOffline, children }: Asked & { children: ReactNode }) {
  return (
    <>
      {isOffline && (
        <Alert tone="info" title="You are working offline">
          These questions were kept on this device. Your answers are sent when the server can be reached.
        </Alert>
      )}
      <ProgressBar
        label={`Question ${number} of ${of}`}
        value={number - 1}
        max={of}
        valueText={`${minutesFor(of - number + 1)} left`}
      />
      {children}
    </>
  );
}

const nextText = ({ questions, day }: Next) =>
  `${questions === 1 ? '1 question comes' : `${questions} questions come`} back ${day === null ? 'tomorrow' : `on ${day}`}.`;
