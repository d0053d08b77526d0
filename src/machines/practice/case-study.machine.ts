import { assign, sendTo, setup } from 'xstate';
import type { Failure } from '../../api/failure.ts';
import { keepFailure } from '../failure-in.ts';
import { type CallEvent, pendingCall } from '../sync/pending-call.ts';
import { awaitingAnswer, retried } from '../sync/sent-form.ts';
import { type Story, sceneAfter } from './story.ts';

type Input = {
  courseId: string;
  lessonId: string;
  story: Story;
  /** The decisions of an unfinished draft, or those that led to the end on an earlier visit. */
  decisions: readonly string[];
  /** Whether reaching an end is sent to the server: for enrolled students, not for instructors or visitors. */
  isCounted: boolean;
};

type Context = Input & { failure: Failure | null };

type Event =
  | { type: 'decide'; decision: string }
  | { type: 'back' }
  | { type: 'retry' }
  | { type: 'startAgain' }
  | CallEvent<'finishCaseStudy'>;

const offered = ({ story, decisions }: Context) => {
  const { scene } = sceneAfter(story, decisions);
  return story.scenes.find(({ id }) => id === scene)?.decisions ?? [];
};

/** A story in which the student decides; reaching one of its ends completes the lesson (§practice.60). */
export const caseStudyMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actors: { finishCaseStudy: pendingCall('finishCaseStudy') },
  guards: {
    isOffered: ({ context }, { decision }: { decision: string }) => offered(context).some(({ id }) => id === decision),
    isLast: ({ context: { story, decisions } }, { decision }: { decision: string }) =>
      sceneAfter(story, [...decisions, decision]).isEnd,
    isLastUncounted: ({ context: { story, decisions, isCounted } }, { decision }: { decision: string }) =>
      !isCounted && sceneAfter(story, [...decisions, decision]).isEnd,
    isOver: ({ context: { story, decisions } }) => sceneAfter(story, decisions).isEnd,
    hasDecided: ({ context }) => context.decisions.length > 0,
  },
  actions: {
    take: assign({ decisions: ({ context }, { decision }: { decision: string }) => [...context.decisions, decision] }),
    takeBack: assign({ decisions: ({ context }) => context.decisions.slice(0, -1) }),
    forget: assign({ decisions: [], failure: null }),
    keepFailure: keepFailure(),
    sendNow: sendTo('finishCaseStudy', { type: 'sendNow' }),
  },
}).createMachine({
  id: 'caseStudy',
  description: '§practice.60, §practice.61, §practice.62',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'It may have ended on an earlier visit.',
      always: [{ guard: 'isOver', target: 'completed' }, { target: 'deciding' }],
    },
    deciding: {
      tags: ['input'],
      on: {
        decide: [
          {
            guard: { type: 'isLastUncounted', params: ({ event }) => event },
            target: 'completed',
            actions: { type: 'take', params: ({ event }) => event },
          },
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'ended',
            actions: { type: 'take', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOffered', params: ({ event }) => event },
            actions: { type: 'take', params: ({ event }) => event },
          },
        ],
        back: { guard: 'hasDecided', actions: 'takeBack' },
      },
    },
    ended: {
      tags: ['input'],
      invoke: {
        id: 'finishCaseStudy',
        src: 'finishCaseStudy',
        input: ({ context: { courseId, lessonId, decisions } }) => ({ courseId, lessonId, decisions: [...decisions] }),
      },
      on: {
        'call.succeeded': 'completed',
        'call.refused': { target: 'refused', actions: 'keepFailure' },
      },
      ...awaitingAnswer({ retry: retried }),
    },
    refused: {
      tags: ['input'],
      description: 'The end could not be sent; the decisions are kept.',
      on: { retry: 'ended', startAgain: { target: 'deciding', actions: 'forget' } },
    },
    completed: { on: { startAgain: { target: 'deciding', actions: 'forget' } } },
  },
});
