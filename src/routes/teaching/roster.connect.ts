import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  type ChosenStudent,
  mostChosen,
  pageSize,
  type rosterMachine,
} from '../../machines/teaching/roster.machine.ts';
import type { RosterView } from '../../ui/screens/teaching/roster/roster.view.tsx';
import { plainDay } from '../dates.ts';

type Snapshot = SnapshotFrom<typeof rosterMachine>;
type Send = ActorRefFrom<typeof rosterMachine>['send'];

/** Days are those of the given zone. */
export function connectRoster(
  { value, context: { roster, filters, offset, chosen } }: Snapshot,
  send: Send,
  { zone, download, onMessage }: { zone: string; download: ReactNode; onMessage: (students: ChosenStudent[]) => void },
): RosterView {
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  const choose = (students: ChosenStudent[], isOn: boolean) =>
    send({ type: isOn ? 'choose' : 'unchoose', students: students.map(({ id, name }) => ({ id, name })) });
  const controls = {
    ...filters,
    course: roster?.courseTitle ?? '',
    behind: roster?.behind ?? 0,
    onSearch: (search: string) => send({ type: 'narrow', filters: { search } }),
    onShow: (show: typeof filters.show) => send({ type: 'narrow', filters: { show } }),
    onSort: (sort: typeof filters.sort) => send({ type: 'narrow', filters: { sort } }),
    download,
    chosen: chosen.length,
    isFull: chosen.length >= mostChosen,
    onMessage: () => onMessage(chosen),
    onChooseNone: () => choose(chosen, false),
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
          isChosen: isChosen(student.id),
          onChoose: (isOn: boolean) => choose([student], isOn),
          lastActive: lastActiveAt ? plainDay(zone, lastActiveAt) : '',
        })),
        areAllChosen: items.length > 0 && items.every(({ id }) => isChosen(id)),
        onChooseShown: (isOn: boolean) => choose(items, isOn),
        range: `${offset + 1} to ${offset + items.length} of ${total}`,
        onPrevious: offset > 0 ? turn(Math.max(0, offset - pageSize)) : undefined,
        onNext: offset + items.length < total ? turn(offset + pageSize) : undefined,
      };
    })
    .exhaustive();
}
