import { assign, emit, enqueueActions, setup } from 'xstate';
import { operation } from '../operation.ts';

type Input = {
  /** Milliseconds since 1970. */
  now: () => number;
  isHidden: boolean;
};
type Context = Input & {
  isTimeRecorded: boolean;
  startedAt: number;
  usedAt: number;
};
type Event =
  | { type: 'use' } // typed, pointed, scrolled, or a video plays
  | { type: 'show' }
  | { type: 'hide' }
  | { type: 'leave' };
type Emitted =
  | { type: 'opened'; at: number }
  /** The student was active from `at` on, for so many seconds. */
  | { type: 'active'; at: number; seconds: number };

/** Milliseconds without any input after which the student counts as absent. */
const unused = 60_000;
/**
 * Milliseconds after which the next input ends an interval. That input can come a minute later, which makes five
 * minutes: the most that the contract allows.
 */
const long = 240_000;

/** The interval that ends now; none where it is too short to count, or where time is not recorded. */
function intervalOf({ now, startedAt, usedAt, isTimeRecorded }: Context): Emitted[] {
  // A device that slept runs the timer late: the time after the minute does not count.
  const end = Math.min(now(), usedAt + unused);
  const seconds = Math.round((end - startedAt) / 1000);
  return isTimeRecorded && seconds > 0 ? [{ type: 'active', at: startedAt, seconds }] : [];
}

/** Whether a lesson's page is visible and used, as intervals of active time (§analytics.20, §analytics.21). */
export const lessonActivityMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { getWeek: operation('getWeek') },
  delays: { unused },
  guards: { isHidden: ({ context }) => context.isHidden },
  actions: {
    tellOpened: emit(({ context: { now } }): Emitted => ({ type: 'opened', at: now() })),
    begin: assign(({ context: { now } }) => ({ startedAt: now(), usedAt: now() })),
    noteUse: assign({ usedAt: ({ context: { now } }) => now() }),
    tellInterval: enqueueActions(({ context, enqueue }) => {
      for (const interval of intervalOf(context)) enqueue.emit(interval);
    }),
    // Intervals end every few minutes, so that little is lost where a browser crashes.
    tellLong: enqueueActions(({ context, enqueue }) => {
      const { now, startedAt, usedAt } = context;
      if (now() - startedAt < long && now() - usedAt <= unused) return;
      for (const interval of intervalOf(context)) enqueue.emit(interval);
      enqueue.assign({ startedAt: now() });
    }),
  },
}).createMachine({
  id: 'lessonActivity',
  description: '§analytics.20, §analytics.21, §analytics.23',
  context: ({ input }) => ({ ...input, isTimeRecorded: true, startedAt: 0, usedAt: 0 }),
  // If this call fails, intervals are sent all the same, and the server decides whether to record them.
  invoke: {
    id: 'getWeek',
    src: 'getWeek',
    input: {},
    onDone: { actions: assign({ isTimeRecorded: ({ event }) => event.output.isTimeRecorded }) },
    onError: {},
  },
  initial: 'opening',
  states: {
    opening: {
      entry: 'tellOpened',
      always: [
        { guard: 'isHidden', target: 'away' },
        { target: 'used', actions: 'begin' },
      ],
    },
    used: {
      description: 'The page is visible, and was used within the last minute.',
      exit: 'tellInterval',
      initial: 'counting',
      states: {
        counting: {
          after: { unused: '#lessonActivity.unused' },
          on: { use: { target: 'counting', reenter: true, actions: ['tellLong', 'noteUse'] } },
        },
      },
      on: { hide: 'away', leave: 'left' },
    },
    unused: {
      description: 'The page is visible, and nobody has used it for a minute.',
      on: { use: { target: 'used', actions: 'begin' }, hide: 'away', leave: 'left' },
    },
    away: {
      description: 'The page is not visible.',
      on: { show: { target: 'used', actions: 'begin' }, leave: 'left' },
    },
    left: { type: 'final' },
  },
});
