import type { ReactNode } from 'react';
import { match, P } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type ChosenStudent, mostChosen, type rosterMachine } from '../../machines/teaching/roster.machine.ts';
import { paths } from '../../paths.ts';
import type { RosterView } from '../../ui/screens/teaching/roster/roster.view.tsx';
import { plainDay } from '../dates.ts';
import { restOfList } from '../rest-of-list.ts';
import { sentence } from '../sentence.ts';
import { narrowing } from './narrowing.ts';

type Snapshot = SnapshotFrom<typeof rosterMachine>;
type Send = ActorRefFrom<typeof rosterMachine>['send'];

export function connectRoster(
  snapshot: Snapshot,
  send: Send,
  { download, onMessage }: { download: ReactNode; onMessage: (students: ChosenStudent[]) => void },
): RosterView {
  const { page, failure, filters, chosen } = snapshot.context;
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  const choose = (students: ChosenStudent[], isOn: boolean) =>
    send({ type: isOn ? 'choose' : 'unchoose', students: students.map(({ id, name }) => ({ id, name })) });
  const controls = {
    ...filters,
    course: page?.courseTitle ?? '',
    behind: page?.behind ?? 0,
    ...narrowing<Exclude<typeof filters.show, 'all'>, typeof filters.sort>(send),
    download,
    chosen: chosen.length,
    isFull: chosen.length >= mostChosen,
    onMessage: () => onMessage(chosen),
    onChooseNone: () => choose(chosen, false),
  };
  const items = page?.items ?? [];
  const most = Math.max(least, ...items.flatMap(({ weeks }) => weeks));
  const list = {
    ...controls,
    students: items.map(({ lastActiveOn, enrolledAt: _enrolledAt, email, hasNamesake, weeks, ...student }) => ({
      ...student,
      weeks: weeks.map((lessons) => (lessons / most) * 100),
      weeksText: weeksText(weeks),
      ...(hasNamesake && { email }),
      to: paths.teach.student(filters.courseId, student.id),
      isChosen: isChosen(student.id),
      onChoose: (isOn: boolean) => choose([student], isOn),
      lastActive: lastActiveOn ? plainDay('UTC', lastActiveOn) : '',
    })),
    areAllChosen: items.length > 0 && items.every(({ id }) => isChosen(id)),
    onChooseShown: (isOn: boolean) => choose(items, isOn),
    total: page?.total ?? 0,
  };
  return match(snapshot.value)
    .returnType<RosterView>()
    .with('loading', (state) => ({ state, ...controls }))
    .with('failed', (state) => ({
      state,
      ...controls,
      message: sentence(failure, 'Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('empty', (state) => ({ state, ...controls }))
    .with({ listed: P.select() }, (listed) => ({ ...restOfList(listed, snapshot, send), ...list }))
    .exhaustive();
}

/** Lessons in a week that fill the picture, unless somebody completed more. */
const least = 5;

/** `14 lessons in 12 weeks, 2 of them in the last 7 days`. */
function weeksText(weeks: readonly number[]): string {
  const all = weeks.reduce((sum, one) => sum + one, 0);
  if (all === 0) return 'No lessons in 12 weeks';
  return `${all} ${all === 1 ? 'lesson' : 'lessons'} in 12 weeks, ${weeks.at(-1) ?? 0} of them in the last 7 days`;
}
