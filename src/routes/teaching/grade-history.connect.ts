import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { GradeChange } from '../../api/generated/schema.d.ts';
import type { gradeHistoryMachine } from '../../machines/teaching/grade-history.machine.ts';
import type { GradeChangeView, GradeHistoryView } from '../../ui/screens/teaching/grade-history/grade-history.view.tsx';
import { dayAndTime } from '../dates.ts';
import { lateText } from '../grading/late-text.ts';
import { sentence } from '../sentence.ts';

type Send = ActorRefFrom<typeof gradeHistoryMachine>['send'];

/** Moments are shown in the given time zone. */
export function connectGradeHistory(
  { value, context: { cell, history, failure } }: SnapshotFrom<typeof gradeHistoryMachine>,
  send: Send,
  zone: string,
): GradeHistoryView {
  const open = {
    about: cell ? `${cell.assignment}, ${cell.student}` : '',
    onClose: () => send({ type: 'close' }),
  };
  return match(value)
    .returnType<GradeHistoryView>()
    .with('closed', (state) => ({ state }))
    .with('loading', (state) => ({ state, ...open }))
    .with('failed', (state) => ({
      state,
      ...open,
      message: sentence(failure, 'Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('shown', (state) => ({ state, ...open, changes: history.map((change) => changeView(change, zone)) }))
    .exhaustive();
}

const changeView = (
  { id, at, by, attempt, before, grade, isTyped, isRegrade, reason, late }: GradeChange,
  zone: string,
): GradeChangeView => ({
  id,
  change: before === undefined ? `${grade}%` : `${before}% to ${grade}%`,
  given: [
    by ?? 'An instructor whose account was deleted',
    dayAndTime(zone, at),
    ...(attempt > 1 ? [`attempt ${attempt}`] : []),
    ...(isTyped ? ['typed in the gradebook'] : []),
    ...(isRegrade ? ['answers a regrade request'] : []),
  ].join(', '),
  late: late && lateText(late),
  reason,
});
