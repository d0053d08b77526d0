import { setup } from 'xstate';
import { type ListContext, type ListEvent, type NarrowEvent, pagedList } from '../paged-list.ts';

/** As the address names them: an empty text is no filter. */
export type ChosenFilters = { course: string; assignment: string; show: 'waiting' | 'returned'; search: string };

const list = pagedList(
  'listGradingQueue',
  ({ course, assignment, show, search }: ChosenFilters) => ({
    course: course || undefined,
    assignment: assignment || undefined,
    show: show === 'returned' ? show : undefined,
    search: search.trim() || undefined,
  }),
  ({ submissionId }) => submissionId,
);

/** Submissions to grade, the oldest first (§grading.13), or returned ones, the latest first (§grading.43). */
export const gradingQueueMachine = setup({
  types: {
    context: {} as ListContext<'listGradingQueue', ChosenFilters>,
    input: {} as ChosenFilters,
    events: {} as ListEvent | NarrowEvent<ChosenFilters>,
  },
  actors: list.actors,
  guards: list.guards,
  actions: list.actions<ListEvent | NarrowEvent<ChosenFilters>>(),
}).createMachine({
  id: 'gradingQueue',
  description: '§grading.13, §grading.43, §grading.45',
  context: ({ input }) => ({ filters: input, page: null, failure: null }),
  initial: 'loading',
  on: { narrow: list.narrow },
  states: list.states,
});
