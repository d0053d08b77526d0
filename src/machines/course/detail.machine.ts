import { assign, emit, setup } from 'xstate';
import type { Course } from '../../api/course-aliases.ts';
import { toFailure } from '../../api/failure.ts';
import type { Reload } from '../effects.ts';
import { operation } from '../operation.ts';

/** Version A is the storefront, version B the classroom of an enrolled student (§course.1). */
export type CourseVersion = 'storefront' | 'classroom';
export type CourseTab = 'overview' | 'content' | 'instructor' | 'reviews';

type Input = { courseId: string; version: CourseVersion; showsOutline: boolean };
type Context = Input & {
  course: Course | null;
  /** The tab to open, at first and after the course was loaded again. */
  opensAt: CourseTab | 'outline';
};

type Event =
  | { type: 'tab.choose'; tab: CourseTab }
  | { type: 'refresh' } // the student has just enrolled
  | { type: 'retry' };

/** Asks the view to scroll to the outline. */
export type ScrollToOutline = { type: 'scroll.outline' };

const tabsOf: Record<CourseVersion, readonly CourseTab[]> = {
  storefront: ['overview', 'content', 'instructor'],
  classroom: ['content', 'overview', 'reviews'],
};

/** One course, as storefront or as classroom (§course.1 to §course.8, §course.18). */
export const courseDetailMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Reload | ScrollToOutline,
  },
  actors: { getCourse: operation('getCourse') },
  guards: {
    // The server answers 400 to a malformed id; to the reader, that course does not exist either.
    isUnknown: (_, { error }: { error: unknown }) => [400, 404].includes(toFailure(error).status),
    opensAt: ({ context }, part: Context['opensAt']) => context.opensAt === part,
    goesTo: ({ context, event }, tab: CourseTab) =>
      event.type === 'tab.choose' && event.tab === tab && tabsOf[context.version].includes(tab),
  },
  actions: { stay: assign({ opensAt: (_, tab: CourseTab) => tab }) },
  delays: { outlineScroll: 100 },
}).createMachine({
  id: 'courseDetail',
  description: '§course.1 to §course.8, §course.18',
  context: ({ input }) => ({
    ...input,
    course: null,
    opensAt: input.showsOutline ? 'outline' : input.version === 'storefront' ? 'overview' : 'content',
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'getCourse',
        src: 'getCourse',
        input: ({ context }) => ({ courseId: context.courseId }),
        onDone: { target: 'loaded', actions: assign({ course: ({ event }) => event.output }) },
        onError: [
          { guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) }, target: 'notFound' },
          { target: 'failed' },
        ],
      },
    },
    notFound: {},
    failed: {
      on: { retry: { actions: emit({ type: 'reload' }) } },
    },
    loaded: {
      initial: 'opening',
      on: {
        refresh: 'loading',
        'tab.choose': [
          { guard: { type: 'goesTo', params: 'overview' }, target: '.overview' },
          { guard: { type: 'goesTo', params: 'content' }, target: '.content' },
          { guard: { type: 'goesTo', params: 'instructor' }, target: '.instructor' },
          { guard: { type: 'goesTo', params: 'reviews' }, target: '.reviews' },
        ],
      },
      states: {
        opening: {
          always: [
            { guard: { type: 'opensAt', params: 'outline' }, target: 'outlining' },
            { guard: { type: 'opensAt', params: 'overview' }, target: 'overview' },
            { guard: { type: 'opensAt', params: 'instructor' }, target: 'instructor' },
            { guard: { type: 'opensAt', params: 'reviews' }, target: 'reviews' },
            { target: 'content' },
          ],
        },
        outlining: {
          description: 'The outline is open, and the view is about to scroll to it.',
          after: { outlineScroll: { target: 'content', actions: emit({ type: 'scroll.outline' }) } },
        },
        overview: { entry: { type: 'stay', params: 'overview' } },
        content: { entry: { type: 'stay', params: 'content' } },
        instructor: { entry: { type: 'stay', params: 'instructor' } },
        reviews: { entry: { type: 'stay', params: 'reviews' } },
      },
    },
  },
});
