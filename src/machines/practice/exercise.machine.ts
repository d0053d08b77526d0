import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { RunInput } from '../../runtimes/types.ts';
import { failureIn } from '../failure-in.ts';
import { awaitingAnswer, type CallEvent, pendingCall } from '../sync/pending-call.ts';
import {
  type Answer,
  attemptIn,
  type Exercise,
  type Fitting,
  nothingElse,
  type Outcome,
  type RunEnded,
  resultOf,
  runCode,
} from './run.ts';

type Input = Pick<Exercise, 'courseId' | 'start' | 'checks' | 'dataSet' | 'status'> & {
  lessonId: string;
  /** What was written on an earlier visit, or the code to start with. */
  code: string;
  /** The lines that Python's `input()` reads when the code is checked. */
  input: string;
};
type Context = Input & {
  /** The lines that it reads otherwise. */
  typed: string;
  aim: 'run' | 'check';
  /** The code that the outcomes and the answer are of. */
  ran: string;
  outcome: Outcome | null;
  /** The result fits on the data that is shown: the other rows, on which it has to fit, too. */
  fitting: Fitting | null;
  /** What came of the same code on the other rows. */
  otherOutcome: Outcome | null;
  answer: Answer | null;
  failure: Failure | null;
};
type Event =
  | { type: 'change'; code: string }
  | { type: 'type'; text: string }
  | { type: 'run' }
  | { type: 'check' }
  | { type: 'stop' /** What the run has printed so far. */; text: string }
  | { type: 'startAgain' }
  | { type: 'retry' }
  | RunEnded
  | CallEvent<'checkExercise'>
  | CallEvent<'confirmExercise'>;

const nothing = { outcome: null, otherOutcome: null, fitting: null, answer: null, failure: null };

const runOf = ({ aim, ran: code, fitting, dataSet, checks, input, typed }: Context): RunInput => ({
  code,
  dataSet: fitting?.dataSet ?? dataSet,
  checks: fitting?.checks ?? checks,
  input: aim === 'check' ? input : typed,
});

const checkOf = ({ courseId, lessonId, ran: code, outcome }: Context) => ({
  courseId,
  lessonId,
  code,
  ...resultOf(outcome),
});

const confirmationOf = ({ courseId, lessonId, fitting, otherOutcome }: Context) => ({
  courseId,
  lessonId,
  attemptId: fitting?.attemptId ?? '',
  ...resultOf(otherOutcome),
});

/** Code that is changed is not checked any more. */
const untilAnswered = {
  change: { target: '#exercise.open', actions: 'write' },
  retry: { target: 'underWay', actions: 'sendNow' },
} as const;

const stoppedByPerson = (text: string): Outcome => ({ kind: 'stopped', why: 'person', text });

/** Writing code, running it, and having its result checked: on the data that is shown, then on other rows. */
export const exerciseMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: {
    runCode,
    checkExercise: pendingCall('checkExercise'),
    confirmExercise: pendingCall('confirmExercise'),
  },
  guards: {
    hasErred: ({ event }) => event.type === 'run.ended' && event.outcome.kind === 'error',
    isStopped: ({ event }) => event.type === 'run.ended' && event.outcome.kind === 'stopped',
    isOnOtherRows: ({ context }) => context.fitting !== null,
    isChanged: ({ context }) => context.code !== context.ran,
    isToCheck: ({ context }) => context.aim === 'check',
    fits: ({ event }) => attemptIn(event)?.outcome === 'confirm',
    isSolved: ({ event }) => attemptIn(event)?.outcome === 'solved',
  },
  actions: {
    write: assign(({ event }) => (event.type === 'change' ? { code: event.code } : {})),
    begin: assign(({ context }, aim: Context['aim']) => ({ ...nothing, aim, ran: context.code })),
    beginAgain: assign(({ context }) => ({ ...nothing, code: context.start })),
    keepOutcome: assign(({ context }, { outcome }: { outcome: Outcome }) =>
      context.fitting ? { otherOutcome: outcome } : { outcome },
    ),
    keepAnswer: assign(({ event }) => {
      const attempt = attemptIn(event);
      if (!attempt) return {};
      if (attempt.outcome === 'confirm') return { fitting: attempt };
      return attempt.outcome === 'solved' ? { answer: attempt, status: attempt.status } : { answer: attempt };
    }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    sendNow: sendTo(({ context }) => (context.fitting ? 'confirmExercise' : 'checkExercise'), { type: 'sendNow' }),
  },
}).createMachine({
  id: 'exercise',
  description: '§practice.4, §practice.5, §practice.6, §practice.7',
  context: ({ input }) => ({ ...input, ...nothing, typed: input.input, aim: 'run', ran: '' }),
  initial: 'open',
  on: {
    change: { actions: 'write' },
    type: { actions: assign({ typed: ({ event }) => event.text }) },
    run: { target: '.running', actions: { type: 'begin', params: 'run' } },
    check: { target: '.running', actions: { type: 'begin', params: 'check' } },
    startAgain: { target: '.open', actions: 'beginAgain' },
  },
  states: {
    open: { tags: ['input'] },
    running: {
      description: 'On the data that is shown; for a check whose result fits there, on the other rows.',
      invoke: { id: 'runCode', src: 'runCode', input: ({ context }) => runOf(context) },
      on: {
        ...nothingElse,
        stop: {
          target: 'stopped',
          actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: stoppedByPerson(event.text) }) },
        },
        'run.ended': [
          { guard: 'hasErred', target: 'erred', actions: { type: 'keepOutcome', params: ({ event }) => event } },
          { guard: 'isStopped', target: 'stopped', actions: { type: 'keepOutcome', params: ({ event }) => event } },
          {
            guard: 'isOnOtherRows',
            target: 'confirming',
            actions: { type: 'keepOutcome', params: ({ event }) => event },
          },
          { guard: 'isToCheck', target: 'sending', actions: { type: 'keepOutcome', params: ({ event }) => event } },
          { target: 'answered', actions: { type: 'keepOutcome', params: ({ event }) => event } },
        ],
      },
    },
    answered: { tags: ['input'] },
    erred: { tags: ['input'] },
    stopped: { tags: ['input'] },
    sending: {
      tags: ['input'],
      invoke: { id: 'checkExercise', src: 'checkExercise', input: ({ context }) => checkOf(context) },
      on: {
        ...nothingElse,
        'call.succeeded': [
          { guard: 'fits', target: 'running', actions: 'keepAnswer' },
          { guard: 'isSolved', target: 'solved', actions: 'keepAnswer' },
          { target: 'different', actions: 'keepAnswer' },
        ],
        'call.refused': { target: 'refused', actions: 'keepFailure' },
      },
      ...awaitingAnswer(untilAnswered),
    },
    confirming: {
      tags: ['input'],
      invoke: { id: 'confirmExercise', src: 'confirmExercise', input: ({ context }) => confirmationOf(context) },
      on: {
        ...nothingElse,
        'call.succeeded': [
          { guard: 'isSolved', target: 'solved', actions: 'keepAnswer' },
          { target: 'different', actions: 'keepAnswer' },
        ],
        'call.refused': { target: 'refused', actions: 'keepFailure' },
      },
      ...awaitingAnswer(untilAnswered),
    },
    different: { tags: ['input'] },
    solved: {
      tags: ['input'],
      // The same code would be solved again, as another attempt.
      on: { check: [{ guard: 'isChanged', target: 'running', actions: { type: 'begin', params: 'check' } }, {}] },
    },
    refused: {
      tags: ['input'],
      on: { retry: { target: 'running', actions: { type: 'begin', params: 'check' } } },
    },
  },
});
