import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Excuse } from '../../api/generated/schema.d.ts';
import type { excuseMachine } from '../../machines/teaching/excuse.machine.ts';
import type { ExcuseTarget } from '../../machines/teaching/excused-cell.ts';
import type { ExcuseView, TypedExcuse } from '../../ui/screens/teaching/excuse/excuse.view.tsx';
import { plainDay } from '../dates.ts';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenValues } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof excuseMachine>;
type Send = ActorRefFrom<typeof excuseMachine>['send'];
/** `draft` is null while there is no form. */
type Means = { zone: string; draft: Draft<'excuse'> | null };

const closed: ExcuseView = { state: 'closed' };

export function connectExcuse({ value, context }: Snapshot, send: Send, { zone, draft }: Means): ExcuseView {
  const { target, failure } = context;
  if (!target) return closed;
  const onClose = () => send({ type: 'close' });
  const about = aboutOf(target);
  const form = { about, ...(draft && writtenValues(draft, send)), onClose };
  const onSubmit = ({ reason }: TypedExcuse) => send({ type: 'submit', reason });
  const why = sentence(failure, 'There was an error excusing the student. Please try again.');
  const given = {
    about,
    given: target.excuse ? excusedBy(target.excuse, zone) : '',
    reason: target.excuse?.reason ?? '',
  };
  const answers = { onConfirm: () => send({ type: 'confirm' }), onClose };
  return match(value)
    .returnType<ExcuseView>()
    .with('closed', () => closed)
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .with('confirming', (state) => ({ state, ...given, ...answers }))
    .with('removing', (state) => ({ state, ...given }))
    .with('notRemoved', (state) => ({
      ...{ state, ...given, ...answers },
      why: sentence(failure, 'There was an error removing the excuse. Please try again.'),
    }))
    .exhaustive();
}

/** `Sales report, Marek Nowak`. */
export const aboutOf = ({ assignment, student }: ExcuseTarget) => `${assignment.title}, ${student.name}`;

/** `Excused by Sarah Chen on 18 November 2026`. */
export const excusedBy = ({ by, at }: Excuse, zone: string) =>
  `${by ? `Excused by ${by}` : 'Excused'} on ${plainDay(zone, at)}`;
