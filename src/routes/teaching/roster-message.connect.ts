import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { rosterMessageMachine } from '../../machines/teaching/roster-message.machine.ts';
import { paths } from '../../paths.ts';
import type { RosterMessageView } from '../../ui/screens/teaching/roster-message/roster-message.view.tsx';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenText } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof rosterMessageMachine>;
type Send = ActorRefFrom<typeof rosterMessageMachine>['send'];

export function connectRosterMessage(snapshot: Snapshot, send: Send, draft: Draft<'rosterMessage'>): RosterMessageView {
  const { students, missing, failure } = snapshot.context;
  const names = students.map(({ name }) => name);
  const onClose = () => send({ type: 'close' });
  // Whoever is left out does not change what the dialog is called.
  const dialog = { isForOne: students.length + missing.length === 1, onClose };
  const form = { names, ...writtenText(draft, send), ...dialog };
  const onSubmit = (text: string) => send({ type: 'submit', text });
  const why = sentence(failure, 'There was an error sending your message. Please try again.');
  return match(snapshot.value)
    .returnType<RosterMessageView>()
    .with('closed', (state) => ({ state }))
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, missing: missing.map(({ name }) => name), onSubmit, why }))
    .with('sent', (state) => ({ state, count: students.length, messagesTo: paths.messages, ...dialog }))
    .exhaustive();
}
