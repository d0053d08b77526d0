import { assign, emit, setup } from 'xstate';
import type { CourseSummary, Level } from '../../api/course-aliases.ts';
import type { Reload } from '../effects.ts';
import { operation } from '../operation.ts';

export type LevelFilter = 'All Levels' | Level;

type Context = {
  courses: CourseSummary[];
  search: string;
  level: LevelFilter;
};

/** What the address names (§product.63). */
type Input = { search: string; level: LevelFilter } | undefined;

type Event =
  | { type: 'search'; text: string }
  | { type: 'filter.level'; level: LevelFilter }
  | { type: 'filters.clear' }
  | { type: 'retry' };

/**
 * The courses of the level whose title, description, instructor or modules contain each word of the search
 * (§catalogue.5, §catalogue.16).
 */
export function matches({ courses, search, level }: Context): CourseSummary[] {
  const words = search.toLowerCase().split(/\s+/);
  return courses.filter((course) => {
    const { title, description, instructor, outline } = course;
    const text = [title, description, instructor, ...outline].join('\n').toLowerCase();
    return (level === 'All Levels' || course.level === level) && words.every((word) => text.includes(word));
  });
}

/** Browsing the catalogue (§catalogue.1 to §catalogue.7). */
export const catalogueMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event, emitted: {} as Reload },
  actors: { listCourses: operation('listCourses') },
  guards: { hasMatches: ({ context }) => matches(context).length > 0 },
}).createMachine({
  id: 'catalogue',
  description: '§catalogue.1 to §catalogue.7, §catalogue.16',
  context: ({ input }) => ({ courses: [], search: '', level: 'All Levels', ...input }),
  initial: 'loading',
  // Filters can be set while the courses load; they apply as soon as the list is there.
  on: {
    search: { actions: assign({ search: ({ event }) => event.text }) },
    'filter.level': { actions: assign({ level: ({ event }) => event.level }) },
  },
  states: {
    loading: {
      invoke: {
        id: 'listCourses',
        src: 'listCourses',
        input: {},
        onDone: { target: 'loaded', actions: assign({ courses: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: {
      on: { retry: { actions: emit({ type: 'reload' }) } },
    },
    loaded: {
      initial: 'filtering',
      on: {
        search: { target: '.filtering', actions: assign({ search: ({ event }) => event.text }) },
        'filter.level': { target: '.filtering', actions: assign({ level: ({ event }) => event.level }) },
        'filters.clear': { target: '.filtering', actions: assign({ search: '', level: 'All Levels' }) },
      },
      states: {
        filtering: { always: [{ guard: 'hasMatches', target: 'results' }, { target: 'empty' }] },
        results: {},
        empty: {},
      },
    },
  },
});
