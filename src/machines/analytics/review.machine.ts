import { assign, emit, setup } from 'xstate';
import { type Failure, isPassing } from '../../api/failure.ts';
import type { OperationInput, OperationOutput } from '../../api/operation.ts';
import { failureIn, keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

export type DueCards = OperationOutput<'getDueCards'>;
export type DueCard = DueCards['questions'][number];
type Rating = OperationInput<'answerCards'>['answers'][number]['rating'];

type Input = { kept: DueCards | null };
type Context = {
  cards: DueCards;
  /** Index of the question that is asked. */
  index: number;
  optionId: string;
  /** The questions that the device keeps, for when the server cannot be reached. */
  kept: DueCards | null;
  /** Whether `cards` are those that the device keeps: the server may have others. */
  isOfDevice: boolean;
  isOffline: boolean;
  failure: Failure | null;
};
type Event =
  | { type: 'retry' }
  | { type: 'choose'; optionId: string }
  | { type: 'check' }
  | { type: 'rate'; rating: Exclude<Rating, 'again'> }
  | { type: 'goOn' }
  | { type: 'connected' }; // the server can be reached again
export type Answered = { card: DueCard; optionId: string; rating: Rating };
type Emitted =
  /** A right answer counts as "good" until the student rates it; a wrong one counts as "again" and is not rated. */
  ({ type: 'checked' } & Answered) | ({ type: 'rated' } & Answered);

const noCards: DueCards = { today: '', questions: [], doneToday: 0, waiting: 0, next: null };

const cardOf = ({ cards: { questions }, index }: Context) => questions[index];
const isRight = (context: Context) => cardOf(context)?.right === context.optionId;

/** Spaced review: due questions, one at a time (§analytics.64, §analytics.65). */
export const analyticsReviewMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { getDueCards: operation('getDueCards') },
  guards: {
    isKept: ({ context: { kept }, event }) => kept !== null && isPassing(failureIn(event)),
    hasQuestion: ({ context }) => cardOf(context) !== undefined,
    isNothingYet: ({ context: { cards } }) => cards.doneToday === 0 && cards.next === null,
    isOffline: ({ context }) => context.isOffline,
    isOutdated: ({ context }) => context.isOfDevice && !context.isOffline,
    isRight: ({ context }) => isRight(context),
  },
  actions: {
    take: assign((_, cards: DueCards) => ({
      cards,
      index: 0,
      isOfDevice: false,
      isOffline: false,
      failure: null,
    })),
    takeKept: assign(({ context: { kept } }) => ({
      cards: kept ?? noCards,
      index: 0,
      isOfDevice: true,
      isOffline: true,
      failure: null,
    })),
    reach: assign({ isOffline: false }),
    keepFailure: keepFailure(),
    choose: assign({ optionId: (_, optionId: string) => optionId }),
    tellChecked: emit(
      ({ context }): Emitted => ({ type: 'checked', ...answered(context, isRight(context) ? 'good' : 'again') }),
    ),
    tellRated: emit(({ context }, rating: Rating): Emitted => ({ type: 'rated', ...answered(context, rating) })),
    advance: assign(({ context: { index, cards } }) => ({
      index: index + 1,
      optionId: '',
      // The questions that are left, in case the server cannot be reached next.
      kept: { ...cards, questions: cards.questions.slice(index + 1), doneToday: cards.doneToday + index + 1 },
    })),
  },
}).createMachine({
  id: 'analyticsReview',
  description: '§analytics.64, §analytics.65',
  context: ({ input: { kept } }) => ({
    cards: noCards,
    index: 0,
    optionId: '',
    kept,
    isOfDevice: false,
    isOffline: false,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getDueCards',
        src: 'getDueCards',
        input: {},
        onDone: { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isKept', target: 'deciding', actions: 'takeKept' },
          { target: 'failed', actions: 'keepFailure' },
        ],
      },
    },
    failed: { on: { retry: 'loading' } },
    deciding: {
      always: [
        { guard: 'hasQuestion', target: 'asking' },
        { guard: 'isOffline', target: 'doneOffline' },
        { guard: 'isNothingYet', target: 'nothingYet' },
        { target: 'done' },
      ],
    },
    nothingYet: { description: 'No question has been answered in a lesson yet.' },
    asking: {
      on: {
        choose: { target: '.chosen', actions: { type: 'choose', params: ({ event }) => event.optionId } },
        connected: { actions: 'reach' },
      },
      initial: 'open',
      states: {
        open: {},
        chosen: {
          on: {
            check: [
              { guard: 'isRight', target: '#analyticsReview.right', actions: 'tellChecked' },
              { target: '#analyticsReview.wrong', actions: 'tellChecked' },
            ],
          },
        },
      },
    },
    right: {
      description: 'The student says how hard it was.',
      on: {
        rate: {
          target: 'advancing',
          actions: { type: 'tellRated', params: ({ event }) => event.rating },
        },
        connected: { actions: 'reach' },
      },
    },
    wrong: {
      description: 'The question is asked again tomorrow.',
      on: { goOn: 'advancing', connected: { actions: 'reach' } },
    },
    advancing: {
      entry: 'advance',
      always: [
        {
          guard: 'isOutdated',
          target: 'loading',
          description: 'The cards were those of the device, and the server can be reached again.',
        },
        { guard: 'hasQuestion', target: 'asking' },
        { target: 'loading', description: 'The server says when the next questions are due.' },
      ],
    },
    done: {},
    doneOffline: {
      description: 'The answers are kept on the device until they can be sent.',
      on: { retry: 'loading', connected: 'loading' },
    },
  },
});

/** The current card with its answer and the rating. */
function answered(context: Context, rating: Rating): Answered {
  const card = cardOf(context);
  if (!card) throw new Error('Nothing is asked');
  return { card, optionId: context.optionId, rating };
}
