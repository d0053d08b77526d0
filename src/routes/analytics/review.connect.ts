import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { analyticsReviewMachine } from '../../machines/analytics/review.machine.ts';
import { paths } from '../../paths.ts';
import type { ShownCard } from '../../ui/screens/analytics/review/card.ts';
import type { AnalyticsReviewView } from '../../ui/screens/analytics/review/review.view.tsx';
import { format } from '../dates-in-sentences.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof analyticsReviewMachine>;
type Send = ActorRefFrom<typeof analyticsReviewMachine>['send'];

export const connectAnalyticsReview = ({ value, context }: Snapshot, send: Send): AnalyticsReviewView => {
  const { cards, optionId, isOffline } = context;
  const onRetry = () => send({ type: 'retry' });
  const card = shownCard(context);
  const asked = { card, optionId, isOffline, onChoose: (chosen: string) => send({ type: 'choose', optionId: chosen }) };
  return match(value)
    .returnType<AnalyticsReviewView>()
    .with('loading', 'deciding', 'advancing', () => ({ state: 'loading' }))
    .with('failed', (state) => ({
      state,
      reason: sentence(context.failure, 'Your questions could not be loaded. Please try again.'),
      onRetry,
    }))
    .with('nothingYet', (state) => ({ state, to: paths.courses }))
    .with({ asking: 'open' }, () => ({ state: 'asking.open', ...asked }))
    .with({ asking: 'chosen' }, () => ({ state: 'asking.chosen', ...asked, onCheck: () => send({ type: 'check' }) }))
    .with('right', (state) => ({ state, card, isOffline, onRate: (rating) => send({ type: 'rate', rating }) }))
    .with('wrong', (state) => ({ state, card, optionId, isOffline, onGoOn: () => send({ type: 'goOn' }) }))
    .with('done', (state) => ({ state, doneToday: cards.doneToday, next: nextOf(context) }))
    .with('doneOffline', (state) => ({ state, onRetry }))
    .exhaustive();
};

function shownCard({ cards: { questions }, index }: Snapshot['context']): ShownCard {
  const card = questions[index];
  if (!card) return { id: '', prompt: '', options: [], right: '', explanation: '', from: '', to: '', number: 0, of: 0 };
  const { courseId, lessonId, questionId, prompt, options, right, explanation, courseTitle, lessonTitle } = card;
  return {
    ...{ prompt, options, right, explanation },
    id: `${courseId} ${lessonId} ${questionId}`,
    from: `${courseTitle}: ${lessonTitle}`,
    to: paths.lesson(courseId, lessonId),
    number: index + 1,
    of: questions.length,
  };
}

const dayLength = 86_400_000;

function nextOf({ cards: { next, today } }: Snapshot['context']) {
  if (next === null) return null;
  const isTomorrow = Date.parse(next.day) - Date.parse(today) === dayLength;
  const day = isTomorrow ? null : format('UTC', next.day, { weekday: 'long', day: 'numeric', month: 'long' });
  return { questions: next.questions, day };
}
