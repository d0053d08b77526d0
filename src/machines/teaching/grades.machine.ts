import { assign, setup } from 'xstate';
import type { OperationInput } from '../../api/operation.ts';
import { type ItemOf, type ListContext, type ListEvent, type NarrowEvent, pagedList } from '../paged-list.ts';
import type { ChangedExcuse } from './excuse.machine.ts';
import { withCell } from './excused-cell.ts';
import type { GradeNow } from './grade-entry.machine.ts';
import { withCourseGrades } from './gradebook/course-grade.ts';
import { withMovedDueDates } from './gradebook/moved-due-dates.ts';
import { type Regraded, withGrade, withGrades } from './gradebook/regraded.ts';
import type { GivenTime } from './more-time.machine.ts';
import { askedOf, type StudentFilters } from './student-filters.ts';

type Asked = OperationInput<'listGrades'>;
export type GradedStudent = ItemOf<'listGrades'>;
export type GradesSort = NonNullable<Asked['sort']>;
export type GradesFilters = StudentFilters<NonNullable<Asked['show']>, GradesSort>;
type Filters = GradesFilters & { courseId: string };

/** With what the address names (§product.63). */
type Input = { courseId: string; filters?: GradesFilters };
type Context = ListContext<'listGrades', Filters>;
type Event =
  | ListEvent
  | NarrowEvent<Filters>
  | { type: 'given'; time: GivenTime }
  | { type: 'graded'; grade: GradeNow }
  | { type: 'regraded'; regraded: Regraded }
  | { type: 'weighed' }
  | ({ type: 'excused' } & ChangedExcuse);

const list = pagedList(
  'listGrades',
  (filters: Filters) => askedOf(filters),
  ({ id }) => id,
);

/** What the filters ask for, of the list and of its table alike (§teaching.64). */
export const askedGrades = list.given;

/** The gradebook of a course: students by assignments, searched, narrowed and sorted (§teaching.63, §teaching.65). */
export const gradesMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
  },
  actors: list.actors,
  guards: list.guards,
  actions: {
    ...list.actions<Event, Context>(),
    moveDueDates: assign({
      page: ({ context: { page } }, time: GivenTime) =>
        page && withCourseGrades(page, { ...page, items: withMovedDueDates(page.items, time) }),
    }),
    takeCell: assign({
      page: ({ context: { page } }, { studentId, cell }: ChangedExcuse) =>
        page && withCourseGrades(page, withCell(page, studentId, cell)),
    }),
    takeGrades: assign({
      page: ({ context: { page } }, regraded: Regraded) => page && withCourseGrades(page, withGrades(page, regraded)),
    }),
    takeGrade: assign({
      page: ({ context: { page } }, grade: GradeNow) => page && withCourseGrades(page, withGrade(page, grade)),
    }),
  },
}).createMachine({
  id: 'grades',
  description:
    '§teaching.63, §teaching.65, §teaching.67, §teaching.72, §teaching.78, §teaching.89, §teaching.91, §teaching.93',
  context: ({ input: { courseId, filters } }) => ({
    filters: { courseId, search: '', show: 'all', sort: 'name', ...filters },
    page: null,
    failure: null,
  }),
  initial: 'loading',
  on: {
    narrow: list.narrow,
    given: { actions: { type: 'moveDueDates', params: ({ event }) => event.time } },
    excused: { actions: { type: 'takeCell', params: ({ event }) => event } },
    regraded: { actions: { type: 'takeGrades', params: ({ event }) => event.regraded } },
    // The order may be another one.
    weighed: '.loading',
    graded: { actions: { type: 'takeGrade', params: ({ event }) => event.grade } },
  },
  states: list.states,
});
