import { setup } from 'xstate';
import { type ItemOf, type ListContext, type ListEvent, type NarrowEvent, pagedList } from '../paged-list.ts';

export type TaughtClass = ItemOf<'listTaughtClasses'>;
/** `when`: classes to come, or past ones. */
type Filters = { courseId: string; when: 'upcoming' | 'past' };
/** With what the address names (§product.63). */
type Input = { courseId: string; when?: Filters['when'] };

type Event =
  | ListEvent
  | NarrowEvent<Filters>
  /** Something was planned, changed or cancelled, here or elsewhere. */
  | { type: 'reload' };

const list = pagedList(
  'listTaughtClasses',
  (filters: Filters) => filters,
  ({ id }) => id,
);
const { loading, failed, listed } = list.states;
const { ready, loadingMore, moreFailed } = listed.states;

/** The classes of a course that the instructor teaches (§schedule.9). */
export const taughtClassesMachine = setup({
  types: { context: {} as ListContext<'listTaughtClasses', Filters>, input: {} as Input, events: {} as Event },
  actors: list.actors,
  guards: list.guards,
  actions: list.actions<Event>(),
}).createMachine({
  id: 'taughtClasses',
  description: '§schedule.9, §schedule.16',
  context: ({ input }) => ({ filters: { when: 'upcoming', ...input }, page: null, failure: null }),
  initial: 'loading',
  on: { narrow: list.narrow },
  states: {
    loading: { ...loading, on: { reload: { target: 'loading', reenter: true } } },
    failed: { on: { ...failed.on, reload: 'loading' } },
    empty: { description: 'There is no class to come, or no past one, as the filter asks.', on: { reload: 'loading' } },
    listed: {
      initial: 'ready',
      states: {
        ready: { on: { ...ready.on, reload: 'reloading' } },
        loadingMore: { ...loadingMore, on: { reload: 'reloading' } },
        moreFailed: { ...moreFailed, on: { ...moreFailed.on, reload: 'reloading' } },
        reloading: {
          description:
            'The list stays until the new one has arrived, so that the person does not lose their place in it.',
          on: { reload: { target: 'reloading', reenter: true } },
          invoke: {
            ...loading.invoke,
            onDone: [
              {
                guard: { type: 'isEmpty', params: list.answered },
                target: '#taughtClasses.empty',
                actions: { type: 'take', params: list.answered },
              },
              { target: 'ready', actions: { type: 'take', params: list.answered } },
            ],
            onError: { target: '#taughtClasses.failed', actions: 'keepFailure' },
          },
        },
      },
    },
  },
});
