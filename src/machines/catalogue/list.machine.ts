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

type Event =
  | { type: 'search'; text: string }
  | { type: 'filter.level'; level: LevelFilter }
  | { type: 'filters.clear' }
  | { type: 'retry' };

/** The courses that match the filters: the title contains the search text and the level is equal (§catalogue.5). */
export function matches({ courses, search, level }: Context): CourseSummary[] {
  const wanted = search.trim().toLowerCase();
  return courses.filter(
    (course) => course.title.toLowerCase().includes(wanted) && (level === 'All Levels' || course.level === level),
  );
}

/** Browsing the catalogue (§catalogue.1 to §catalogue.7). */
export const catalogueMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Reload },
  actors: { listCourses: operation('listCourses') },
  guards: { hasMatches: ({ context }) => matches(context).length > 0 },
}).createMachine({
  id: 'catalogue',
  description: '§catalogue.1 to §catalogue.7',
  context: { courses: [], search: '', level: 'All Levels' },
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
