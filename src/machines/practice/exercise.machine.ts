import { assign, sendTo, setup } from 'xstate';
import { keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import { beforeAnyRun, type Context, checkOf, confirmationOf, contextFrom, type Input, runOf } from './attempt.ts';
import {
  attemptIn,
  type ExerciseResult,
  forbiddenWhileRunning,
  type RunEnded,
  type RunPrinted,
  runCode,
} from './run.ts';

type Event =
  | { type: 'change'; code: string }
  | { type: 'type'; text: string }
  | { type: 'run' }
  | { type: 'check' }
  /** The student stops the run; `text` is what it has printed so far. */
  | { type: 'stop'; text: string }
  | { type: 'startAgain' }
  | { type: 'retry' }
  | RunPrinted
  | RunEnded
  | CallEvent<'checkExercise'>
  | CallEvent<'confirmExercise'>;

/** Changing the code while its check is under way cancels the check. */
const untilAnswered = {
  change: { target: '#exercise.open', actions: 'write' },
  retry: retried,
} as const;

function resultIn(event: Event): ExerciseResult | null {
  if (event.type === 'stop') return { kind: 'stopped', why: 'person', text: event.text };
  return event.type === 'run.ended' ? event.result : null;
}

/** Writing code, running it, and having its result checked: on the visible rows, then on the hidden ones. */
export const exerciseMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: {
    runCode,
    checkExercise: pendingCall('checkExercise'),
    confirmExercise: pendingCall('confirmExercise'),
  },
  guards: {
    hasErred: ({ event }) => event.type === 'run.ended' && event.result.kind === 'error',
    isStopped: ({ event }) => event.type === 'run.ended' && event.result.kind === 'stopped',
    isOnOtherRows: ({ context }) => context.unconfirmed !== null,
    isChanged: ({ context }) => context.code !== context.ran,
    isToCheck: ({ context }) => context.aim === 'check',
    fits: ({ event }) => attemptIn(event)?.outcome === 'confirm',
    isSolved: ({ event }) => attemptIn(event)?.outcome === 'solved',
  },
  actions: {
    write: assign(({ event }) => (event.type === 'change' ? { code: event.code } : {})),
    begin: assign(({ context }, aim: Context['aim']) => ({ ...beforeAnyRun, aim, ran: context.code })),
    beginAgain: assign(({ context }) => ({ ...beforeAnyRun, code: context.start })),
    keepResult: assign(({ context, event }) =>
      context.unconfirmed ? { otherResult: resultIn(event) } : { result: resultIn(event) },
    ),
    keepAnswer: assign(({ event }) => contextFrom(attemptIn(event))),
    keepFailure: keepFailure(),
    sendNow: sendTo(({ context }) => (context.unconfirmed ? 'confirmExercise' : 'checkExercise'), { type: 'sendNow' }),
  },
}).createMachine({
  id: 'exercise',
  description: '§practice.4, §practice.5, §practice.6, §practice.7',
  context: ({ input }) => ({ ...input, ...beforeAnyRun, typed: input.typed ?? input.input, aim: 'run', ran: '' }),
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
      tags: ['input'],
      description: 'Runs on the visible rows, or on the hidden ones when a check was correct on the visible ones.',
      invoke: { id: 'runCode', src: 'runCode', input: ({ context }) => runOf(context) },
      on: {
        ...forbiddenWhileRunning,
        'run.printed': { actions: assign({ printed: ({ event }) => event.text }) },
        stop: { target: 'stopped', actions: 'keepResult' },
        'run.ended': [
          { guard: 'hasErred', target: 'erred', actions: 'keepResult' },
          { guard: 'isStopped', target: 'stopped', actions: 'keepResult' },
          { guard: 'isOnOtherRows', target: 'confirming', actions: 'keepResult' },
          { guard: 'isToCheck', target: 'sending', actions: 'keepResult' },
          { target: 'answered', actions: 'keepResult' },
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
        ...forbiddenWhileRunning,
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
        ...forbiddenWhileRunning,
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
      // Unchanged code is not checked again, as it would only count as one more solved attempt.
      on: { check: [{ guard: 'isChanged', target: 'running', actions: { type: 'begin', params: 'check' } }, {}] },
    },
    refused: {
      tags: ['input'],
      on: { retry: { target: 'running', actions: { type: 'begin', params: 'check' } } },
    },
  },
});
