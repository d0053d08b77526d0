import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { pageSize, type rosterMachine } from '../../machines/teaching/roster.machine.ts';
import type { RosterView } from '../../ui/screens/teaching/roster/roster.view.tsx';
import { plainDay } from '../dates.ts';

type Snapshot = SnapshotFrom<typeof rosterMachine>;
type Send = ActorRefFrom<typeof rosterMachine>['send'];

/** Days are those of the given zone. */
export function connectRoster(
  { value, context: { roster, filters, offset } }: Snapshot,
  send: Send,
  { zone, download }: { zone: string; download: ReactNode },
): RosterView {
  const controls = {
    ...filters,
    course: roster?.courseTitle ?? '',
    behind: roster?.behind ?? 0,
    onSearch: (search: string) => send({ type: 'narrow', filters: { search } }),
    onShow: (show: typeof filters.show) => send({ type: 'narrow', filters: { show } }),
    onSort: (sort: typeof filters.sort) => send({ type: 'narrow', filters: { sort } }),
    download,
  };
  return match(value)
    .returnType<RosterView>()
    .with('loading', (state) => ({ state, ...controls }))
    .with('failed', (state) => ({ state, ...controls, onRetry: () => send({ type: 'retry' }) }))
    .with('listed', (state) => {
      const { items = [], total = 0 } = roster ?? {};
      const turn = (to: number) => () => send({ type: 'turn', offset: to });
      return {
        state,
        ...controls,
        students: items.map(({ lastActiveAt, enrolledAt: _enrolledAt, ...student }) => ({
          ...student,
          lastActive: lastActiveAt ? plainDay(zone, lastActiveAt) : '',
        })),
        range: `${offset + 1} to ${offset + items.length} of ${total}`,
        onPrevious: offset > 0 ? turn(Math.max(0, offset - pageSize)) : undefined,
        onNext: offset + items.length < total ? turn(offset + pageSize) : undefined,
      };
    })
    .exhaustive();
}
