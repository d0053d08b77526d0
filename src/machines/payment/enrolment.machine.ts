import { assign, emit, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationOutput } from '../../api/operation.ts';
import type { Leave, Notify } from '../effects.ts';
import { failureIn, keepFailure } from '../failure-in.ts';
import { operation } from '../operation.ts';

type Quote = OperationOutput<'quotePayment'>;

export type CourseToEnrol = { id: string; title?: string | undefined };

type Context = {
  course: CourseToEnrol;
  quote: Quote | null;
  /** As typed; kept even if the server refuses it, so that it can be corrected. */
  code: string;
  failure: Failure | null;
};

type Event =
  | { type: 'enrol'; course: CourseToEnrol } // at once if the course is free or paid for; otherwise in the dialog
  | { type: 'pay'; course: CourseToEnrol; code?: string | undefined } // opens the dialog
  | { type: 'code.type'; text: string }
  | { type: 'code.apply' }
  | { type: 'pay.now' }
  | { type: 'retry' }
  | { type: 'return' } // the person came back from the checkout without paying
  | { type: 'close' };

export type Enrolled = { type: 'enrolled'; courseId: string };

/** From "Enroll" to the checkout's page (§payment.1 to §payment.11). */
export const enrolmentMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Notify | Leave | Enrolled },
  actors: {
    enrollInCourse: operation('enrollInCourse'),
    quotePayment: operation('quotePayment'),
    createCheckout: operation('createCheckout'),
  },
  guards: {
    hasCode: ({ context }) => context.code.trim() !== '',
    isNotApplied: ({ context }) =>
      context.code.trim() !== '' && context.code.trim().toUpperCase() !== context.quote?.promotionCode,
    isToBePaid: ({ event }) => failureIn(event).status === 402,
    isAlreadyEnrolled: ({ event }) => failureIn(event).status === 409,
    isPriceRefused: ({ event }) => failureIn(event).status === 422,
    isCodeRefused: ({ context, event }) => context.code.trim() !== '' && failureIn(event).status === 422,
  },
  actions: {
    keepFailure: keepFailure(),
    celebrate: emit({ type: 'notify', message: 'enrolmentSuccessful' }),
    emitEnrolled: emit(({ context }): Enrolled => ({ type: 'enrolled', courseId: context.course.id })),
  },
}).createMachine({
  id: 'enrolment',
  description: '§payment.1 to §payment.11',
  context: { course: { id: '' }, quote: null, code: '', failure: null },
  initial: 'closed',
  on: { 'code.type': { actions: assign({ code: ({ event }) => event.text }) } },
  states: {
    closed: {
      entry: assign({ quote: null, failure: null }),
      on: {
        enrol: { target: 'enrolling', actions: assign({ course: ({ event }) => event.course }) },
        pay: {
          target: 'open.quoting',
          actions: assign(({ context, event }) => ({ course: event.course, code: event.code ?? context.code })),
        },
      },
    },
    enrolling: {
      invoke: {
        id: 'enrollInCourse',
        src: 'enrollInCourse',
        input: ({ context }) => ({ courseId: context.course.id }),
        onDone: { target: 'closed', actions: ['celebrate', 'emitEnrolled'] },
        onError: [
          { guard: 'isToBePaid', target: 'open.quoting' },
          { target: 'closed', actions: emit({ type: 'notify', message: 'enrolmentFailed' }) },
        ],
      },
    },
    open: {
      tags: ['input'],
      initial: 'quoting',
      on: { close: 'closed' },
      states: {
        quoting: {
          invoke: {
            id: 'quotePayment',
            src: 'quotePayment',
            input: ({ context }) => ({
              courseId: context.course.id,
              ...(context.code.trim() ? { promotionCode: context.code.trim() } : {}),
            }),
            onDone: { target: 'ready', actions: assign({ quote: ({ event }) => event.output, failure: null }) },
            onError: [
              { guard: 'isCodeRefused', target: 'quotingWithoutCode', actions: 'keepFailure' },
              { target: 'failed', actions: 'keepFailure' },
            ],
          },
        },
        quotingWithoutCode: {
          description: 'The code was refused; the price without it is loaded.',
          invoke: {
            id: 'quoteWithoutCode',
            src: 'quotePayment',
            input: ({ context }) => ({ courseId: context.course.id }),
            onDone: { target: 'codeRefused', actions: assign({ quote: ({ event }) => event.output }) },
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        failed: { on: { retry: 'quoting' } },
        ready: {
          on: {
            'code.apply': { guard: 'hasCode', target: 'quoting' },
            'pay.now': [{ guard: 'isNotApplied', target: 'quoting' }, { target: 'checkingOut' }],
          },
        },
        codeRefused: {
          on: {
            'code.apply': 'quoting',
            'code.type': { target: 'ready', actions: assign({ code: ({ event }) => event.text }) },
            'pay.now': { target: 'checkingOut', actions: assign({ code: '' }) },
          },
        },
        checkingOut: {
          invoke: {
            id: 'createCheckout',
            src: 'createCheckout',
            input: ({ context }) => ({
              courseId: context.course.id,
              ...(context.quote?.promotionCode ? { promotionCode: context.quote.promotionCode } : {}),
              ...(context.quote ? { total: context.quote.total } : {}),
            }),
            onDone: {
              target: 'leaving',
              actions: emit(({ event }): Leave => ({ type: 'leave', url: event.output.url })),
            },
            onError: [
              { guard: 'isAlreadyEnrolled', target: '#enrolment.closed', actions: 'emitEnrolled' },
              { guard: 'isPriceRefused', target: 'quotingAgain', actions: 'keepFailure' },
              { target: 'refused', actions: 'keepFailure' },
            ],
          },
        },
        quotingAgain: {
          description: 'The price has changed since it was shown: the new one is loaded, and has to be confirmed.',
          invoke: {
            id: 'quoteAgain',
            src: 'quotePayment',
            input: ({ context }) => ({
              courseId: context.course.id,
              ...(context.code.trim() ? { promotionCode: context.code.trim() } : {}),
            }),
            onDone: { target: 'refused', actions: assign({ quote: ({ event }) => event.output }) },
            onError: [
              { guard: 'isCodeRefused', target: 'quotingWithoutCode', actions: 'keepFailure' },
              { target: 'failed', actions: 'keepFailure' },
            ],
          },
        },
        refused: {
          description: 'The checkout could not be started, or the price has changed; nothing was charged.',
          on: { 'pay.now': 'checkingOut', 'code.apply': { guard: 'hasCode', target: 'quoting' } },
        },
        leaving: { on: { return: 'ready' } },
      },
    },
  },
});
