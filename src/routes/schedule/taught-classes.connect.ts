import type { ReactNode } from 'react';
import { match, P } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { TaughtClass, taughtClassesMachine } from '../../machines/schedule/taught-classes.machine.ts';
import { paths } from '../../paths.ts';
import { marksText } from '../../ui/parts/students/attendance-marks.ts';
import type { TaughtClassItem } from '../../ui/screens/schedule/taught-classes/class-row.tsx';
import type { TaughtClassesView } from '../../ui/screens/schedule/taught-classes/taught-classes.view.tsx';
import { dayAndTime, shortDay, timeSpan } from '../dates.ts';
import { time } from '../dates-in-sentences.ts';
import { restOfList } from '../rest-of-list.ts';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof taughtClassesMachine>;
type Send = ActorRefFrom<typeof taughtClassesMachine>['send'];
type Means = {
  zone: string;
  download: ReactNode;
  onPlan: () => void;
  onChange: (session: TaughtClass) => void;
  onCancel: (session: TaughtClass) => void;
};

export function connectTaughtClasses(snapshot: Snapshot, send: Send, means: Means): TaughtClassesView {
  const { filters, page, failure } = snapshot.context;
  const { courseId, when } = filters;
  const about = {
    when,
    onShow: (chosen: typeof when) => send({ type: 'narrow', filters: { when: chosen } }),
    onPlan: means.onPlan,
    download: means.download,
  };
  const list = {
    ...about,
    classes: (page?.items ?? []).map((session) => item(session, courseId, means)),
  };
  const message = sentence(failure, 'The classes could not be loaded. Please try again.');
  return match(snapshot.value)
    .returnType<TaughtClassesView>()
    .with('loading', (state) => ({ state, ...about }))
    .with('failed', (state) => ({ state, ...about, message, onRetry: () => send({ type: 'retry' }) }))
    .with('empty', (state) => ({ state, ...about }))
    .with({ listed: 'reloading' }, () => ({ state: 'listed.reloading', ...list }))
    .with({ listed: P.select(P.not('reloading')) }, (listed) => ({
      ...restOfList(listed, snapshot, send, message),
      ...list,
    }))
    .exhaustive();
}

function item(session: TaughtClass, courseId: string, { zone, onChange, onCancel }: Means): TaughtClassItem {
  const { status, startsAt, endsAt, timeZone } = session;
  const there = `${shortDay(timeZone, startsAt)}, ${timeSpan(timeZone, startsAt, endsAt)}`;
  const clock = (where: string) => `${shortDay(where, startsAt)}, ${time(where, startsAt)} to ${time(where, endsAt)}`;
  const hasBegun = status === 'live' || status === 'finished';
  return {
    ...session,
    date: shortDay(zone, startsAt),
    time: timeSpan(zone, startsAt, endsAt),
    // Compares the times, not the names: two zones with different names may show the same time.
    elsewhere: clock(timeZone) === clock(zone) ? undefined : `${there} in ${timeZone.replaceAll('_', ' ')}`,
    movedFrom: session.movedFrom && dayAndTime(zone, session.movedFrom),
    marked: marksText(session) || undefined,
    onChange: status === 'cancelled' ? undefined : () => onChange(session),
    onCancel: status === 'upcoming' || status === 'live' ? () => onCancel(session) : undefined,
    attendance: hasBegun ? paths.teach.attendance(courseId, session.id) : undefined,
  };
}
