import { setup } from 'xstate';
import { type ListContext, type ListEvent, type NarrowEvent, pagedList } from '../paged-list.ts';
import type { QueueFilters } from './types.ts';

/** The filters that the address names; `null` is no filter. */
type Filters = { [Name in keyof Required<QueueFilters>]: NonNullable<QueueFilters[Name]> | null };

const list = pagedList(
  'listGradingQueue',
  ({ course, assignment, show }: Filters) => ({
    course: course ?? undefined,
    assignment: assignment ?? undefined,
    show: show ?? undefined,
  }),
  ({ submissionId }) => submissionId,
);

/** Submissions to grade, the oldest first (§grading.13), or returned ones, the latest first (§grading.43). */
export const gradingQueueMachine = setup({
  types: {
    context: {} as ListContext<'listGradingQueue', Filters>,
    input: {} as Filters,
    events: {} as ListEvent | NarrowEvent<Filters>,
  },
  actors: list.actors,
  guards: list.guards,
  actions: list.actions<ListEvent | NarrowEvent<Filters>>(),
}).createMachine({
  id: 'gradingQueue',
  description: '§grading.13, §grading.43',
  context: ({ input }) => ({ filters: input, page: null, failure: null }),
  initial: 'loading',
  on: { narrow: list.narrow },
  states: list.states,
});
