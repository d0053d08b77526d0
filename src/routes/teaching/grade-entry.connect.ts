import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { gradeEntryMachine } from '../../machines/teaching/grade-entry.machine.ts';
import type { GradeEntryView } from '../../ui/screens/teaching/grade-entry/grade-entry.view.tsx';
import { sentence } from '../sentence.ts';

type Send = ActorRefFrom<typeof gradeEntryMachine>['send'];

export function connectGradeEntry(
  { value, context: { cell, typed, failure } }: SnapshotFrom<typeof gradeEntryMachine>,
  send: Send,
): GradeEntryView {
  const typing = {
    label: `Grade in percent: ${cell.assignment}, ${cell.student}`,
    typed,
    onWrite: (text: string) => send({ type: 'write', text }),
    onClose: () => send({ type: 'close' }),
  };
  const onSubmit = () => send({ type: 'submit' });
  const onRetry = () => send({ type: 'retry' });
  const why = sentence(failure, 'There was an error. The grade is kept. Please try again.');
  return match(value)
    .returnType<GradeEntryView>()
    .with('opening', 'closed', () => ({ state: 'closed' }))
    .with({ writing: 'plain' }, () => ({ state: 'writing.plain', ...typing, onSubmit }))
    .with({ writing: 'invalid' }, () => ({ state: 'writing.invalid', ...typing, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', grade: `${typed.trim()}%` }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...typing, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...typing, onSubmit, why }))
    .with({ conflict: 'loading' }, () => ({ state: 'conflict.loading', ...typing, why }))
    .with({ conflict: 'failed' }, () => ({ state: 'conflict.failed', ...typing, why, onRetry }))
    .with({ conflict: 'shown' }, () => ({
      state: 'conflict.shown',
      ...typing,
      onSubmit,
      why,
      present: cell.grade === undefined ? 'It has no grade now.' : `It has ${cell.grade}% now.`,
    }))
    .with({ reading: 'underWay' }, () => ({ state: 'reading.underWay' }))
    .with({ reading: 'failed' }, () => ({
      state: 'reading.failed',
      why: sentence(failure, 'The grade could not be loaded. Please try again.'),
      onRetry,
    }))
    .exhaustive();
}
