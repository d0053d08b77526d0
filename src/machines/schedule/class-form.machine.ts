import { assign, emit, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import type { OperationInput } from '../../api/operation.ts';
import { isConflict, keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import type { TaughtClass } from './taught-classes.machine.ts';

export type ClassPlan = Omit<OperationInput<'planClasses'>, 'courseId'>;

type Context = {
  courseId: string;
  /** The class that is changed; null where a new one is planned. */
  session: TaughtClass | null;
  plan: ClassPlan | null;
  failure: Failure | null;
};
type Event =
  | { type: 'open'; session: TaughtClass | null }
  | { type: 'submit'; plan: ClassPlan }
  | { type: 'write' } // something was typed, so the plan being sent is out of date
  | { type: 'close' }
  | CallEvent<'planClasses'>
  | CallEvent<'changeClass'>;
type Emitted = { type: 'saved' } | { type: 'outdated' };

const noPlan: ClassPlan = { title: '', day: '', time: '', minutes: 0, timeZone: 'UTC' };

/** Planning a class, or changing one (§schedule.9 to §schedule.13). */
export const classFormMachine = setup({
  types: { context: {} as Context, input: {} as { courseId: string }, events: {} as Event, emitted: {} as Emitted },
  actors: { planClasses: pendingCall('planClasses'), changeClass: pendingCall('changeClass') },
  guards: {
    isNew: ({ context }) => context.session === null,
    isConflict,
  },
  actions: {
    take: assign({ plan: (_, plan: ClassPlan) => plan }),
    keepFailure: keepFailure(),
    sendNow: sendTo(({ context }) => (context.session ? 'changeClass' : 'planClasses'), { type: 'sendNow' }),
    tellSaved: emit({ type: 'saved' }),
    // Another instructor has changed or cancelled the class: the list is loaded again to show that.
    tellOutdated: emit({ type: 'outdated' }),
  },
}).createMachine({
  id: 'classForm',
  description: '§schedule.9 to §schedule.13, §schedule.16',
  context: ({ input }) => ({ ...input, session: null, plan: null, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ plan: null, failure: null }),
      on: { open: { target: 'writing', actions: assign({ session: ({ event }) => event.session }) } },
    },
    writing: {
      tags: ['input'],
      on: {
        submit: [
          { guard: 'isNew', target: 'planning', actions: { type: 'take', params: ({ event }) => event.plan } },
          { target: 'changing', actions: { type: 'take', params: ({ event }) => event.plan } },
        ],
        close: 'closed',
      },
    },
    planning: {
      tags: ['input'],
      invoke: {
        id: 'planClasses',
        src: 'planClasses',
        input: ({ context: { courseId, plan } }) => {
          const { title, day, time, minutes, timeZone, place, link, weeks } = plan ?? noPlan;
          return { courseId, title, day, time, minutes, timeZone, place, link, weeks };
        },
      },
      on: {
        'call.succeeded': { target: 'closed', actions: 'tellSaved' },
        'call.refused': { target: 'rejected', actions: 'keepFailure' },
      },
      ...awaitingAnswer({ write: '#classForm.writing', submit: retried, close: '#classForm.closed' }),
    },
    changing: {
      tags: ['input'],
      invoke: {
        id: 'changeClass',
        src: 'changeClass',
        input: ({ context: { courseId, session, plan } }) => {
          const { title, day, time, minutes, timeZone, place, link } = plan ?? noPlan;
          const about = { courseId, classId: session?.id ?? '', version: session?.version ?? 0 };
          return { ...about, title, day, time, minutes, timeZone, place, link };
        },
      },
      on: {
        'call.succeeded': { target: 'closed', actions: 'tellSaved' },
        'call.refused': [
          { guard: 'isConflict', target: 'outdated', actions: ['keepFailure', 'tellOutdated'] },
          { target: 'rejected', actions: 'keepFailure' },
        ],
      },
      ...awaitingAnswer({ write: '#classForm.writing', submit: retried, close: '#classForm.closed' }),
    },
    rejected: {
      tags: ['input'],
      description: 'The server refused the plan; what was written is kept.',
      on: {
        submit: [
          { guard: 'isNew', target: 'planning', actions: { type: 'take', params: ({ event }) => event.plan } },
          { target: 'changing', actions: { type: 'take', params: ({ event }) => event.plan } },
        ],
        close: 'closed',
      },
    },
    outdated: {
      description: 'The class has changed in the meantime; what was written is kept as a draft for its new version.',
      on: { close: 'closed' },
    },
  },
});
