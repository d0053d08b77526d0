import { assign, emit, sendTo, setup } from 'xstate';
import type { OperationOutput } from '../../api/operation.ts';
import { callbackStub, operation } from '../operation.ts';

export type Video = OperationOutput<'getVideo'>;

/** What a person chose for all videos on this device. */
export type Preferences = { speed: number; hasCaptions: boolean };

type LessonKey = { courseId: string; lessonId: string };

type Context = LessonKey &
  Preferences & {
    /** The person's system is set to reduce motion. */
    isStill: boolean;
    video: Video | null;
    /** The position in the video, in seconds. */
    seconds: number;
    /** The position that was saved last, in seconds. */
    keptSeconds: number;
  };

/** What the machine asks the player to do. */
export type MediaRequest =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'seek'; seconds: number }
  | { type: 'speed'; speed: number };

export type MediaInput = { video: Video; seconds: number; speed: number };

export type MediaEvent =
  | { type: 'media.ready' }
  | { type: 'media.time'; seconds: number }
  | { type: 'media.waiting' } // for bytes
  | { type: 'media.playing' }
  | { type: 'media.paused' } // by the system: a headset's key, or another app
  | { type: 'media.ended' }
  | { type: 'media.failed' };

type Event =
  | MediaEvent
  | { type: 'retry' }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'seek'; seconds: number }
  | { type: 'speed.choose'; speed: number }
  | { type: 'captions.toggle' }
  | { type: 'motion.reduce' }
  | { type: 'motion.allow' };

type Emitted = { type: 'keep'; seconds: number } | ({ type: 'prefer' } & Preferences);

/** Seconds after which the position is saved while the video plays. */
const keepEvery = 5;

/** A video lesson's player: an explanation or a file, and with reduced motion an explanation's stills (§lesson.20). */
export const lessonVideoMachine = setup({
  types: {
    input: {} as LessonKey & Preferences & { isStill: boolean },
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
  },
  actors: { getVideo: operation('getVideo'), media: callbackStub<MediaRequest, MediaInput>('media') },
  guards: {
    isFile: ({ context: { video } }) => video?.media.kind === 'file',
    hasStills: ({ context: { video, isStill } }) => isStill && video?.media.kind === 'scenes',
    isScenes: ({ context: { video } }) => video?.media.kind === 'scenes',
    isDue: ({ context }, seconds: number) => Math.abs(seconds - context.keptSeconds) >= keepEvery,
  },
  actions: {
    keepVideo: assign((_, video: Video) => {
      const seconds = video.position?.seconds ?? 0;
      return { video, seconds, keptSeconds: seconds };
    }),
    setTime: assign((_, seconds: number) => ({ seconds })),
    keep: assign({ keptSeconds: ({ context }) => context.seconds }),
    tellPosition: emit(({ context: { seconds } }): Emitted => ({ type: 'keep', seconds })),
    // A video that was watched to its end starts from the beginning on the next visit.
    tellBeginning: emit({ type: 'keep', seconds: 0 }),
    setSpeed: assign((_, speed: number) => ({ speed })),
    toggleCaptions: assign({ hasCaptions: ({ context }) => !context.hasCaptions }),
    tellPreferences: emit(({ context: { speed, hasCaptions } }): Emitted => ({ type: 'prefer', speed, hasCaptions })),
    setStill: assign((_, isStill: boolean) => ({ isStill })),
    askPlay: sendTo('media', { type: 'play' }),
    askPause: sendTo('media', { type: 'pause' }),
    askSeek: sendTo('media', ({ context: { seconds } }) => ({ type: 'seek', seconds })),
    askSpeed: sendTo('media', ({ context: { speed } }) => ({ type: 'speed', speed })),
  },
}).createMachine({
  id: 'lessonVideo',
  description: '§lesson.5, §lesson.20',
  context: ({ input }) => ({ ...input, video: null, seconds: 0, keptSeconds: 0 }),
  initial: 'loading',
  on: {
    'motion.reduce': { actions: { type: 'setStill', params: true } },
    'motion.allow': { actions: { type: 'setStill', params: false } },
  },
  states: {
    loading: {
      invoke: {
        id: 'getVideo',
        src: 'getVideo',
        input: ({ context: { courseId, lessonId } }) => ({ courseId, lessonId }),
        onDone: { target: 'loaded', actions: { type: 'keepVideo', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading' } },
    loaded: {
      always: [
        { guard: 'isFile', target: 'open.preparing' },
        { guard: 'hasStills', target: 'stills' },
        { target: 'open.paused' },
      ],
    },
    stills: {
      description: 'Reduced motion: each chapter as the picture that it ends with.',
      on: {
        seek: { actions: [{ type: 'setTime', params: ({ event }) => event.seconds }, 'keep', 'tellPosition'] },
        'motion.allow': { target: 'open.paused', actions: { type: 'setStill', params: false } },
      },
    },
    open: {
      invoke: {
        id: 'media',
        src: 'media',
        input: ({ context: { video, seconds, speed } }) => {
          if (!video) throw new Error('Nothing to play.');
          return { video, seconds, speed };
        },
      },
      on: {
        'media.failed': 'unplayable',
        'media.time': [
          {
            guard: { type: 'isDue', params: ({ event }) => event.seconds },
            actions: [{ type: 'setTime', params: ({ event }) => event.seconds }, 'keep', 'tellPosition'],
          },
          { actions: { type: 'setTime', params: ({ event }) => event.seconds } },
        ],
        seek: {
          actions: [{ type: 'setTime', params: ({ event }) => event.seconds }, 'askSeek', 'keep', 'tellPosition'],
        },
        'speed.choose': {
          actions: [{ type: 'setSpeed', params: ({ event }) => event.speed }, 'askSpeed', 'tellPreferences'],
        },
        'captions.toggle': { actions: ['toggleCaptions', 'tellPreferences'] },
        'motion.reduce': { guard: 'isScenes', target: 'stills', actions: { type: 'setStill', params: true } },
      },
      initial: 'paused',
      states: {
        preparing: { on: { 'media.ready': 'paused' } },
        paused: { on: { play: { target: 'playing', actions: 'askPlay' }, 'media.playing': 'playing' } },
        playing: {
          on: {
            pause: { target: 'paused', actions: ['askPause', 'keep', 'tellPosition'] },
            'media.paused': { target: 'paused', actions: ['keep', 'tellPosition'] },
            'media.waiting': 'waiting',
            'media.ended': { target: 'ended', actions: ['keep', 'tellBeginning'] },
          },
        },
        waiting: {
          description: 'The file arrives more slowly than it plays.',
          on: {
            pause: { target: 'paused', actions: ['askPause', 'keep', 'tellPosition'] },
            'media.playing': 'playing',
          },
        },
        ended: {
          on: {
            play: { target: 'playing', actions: 'askPlay' },
            seek: {
              target: 'paused',
              actions: [{ type: 'setTime', params: ({ event }) => event.seconds }, 'askSeek', 'keep', 'tellPosition'],
            },
          },
        },
      },
    },
    unplayable: {
      description: 'The file did not arrive, or is of a kind that the browser cannot play.',
      on: { retry: 'loading' },
    },
  },
});
