import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { MailKind, mailChoicesMachine } from '../../machines/account/mail-choices.machine.ts';
import type { MailChoicesView } from '../../ui/screens/account/mail-choices/mail-choices.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof mailChoicesMachine>;
type Send = ActorRefFrom<typeof mailChoicesMachine>['send'];

export function connectMailChoices(snapshot: Snapshot, send: Send): MailChoicesView {
  const { choices, wanted, failure } = snapshot.context;
  const onToggle = (kind: MailKind) => send({ type: 'toggle', kind });
  return match(snapshot.value)
    .returnType<MailChoicesView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: sentence(failure, 'Your choices could not be loaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('chosen', (state) => ({ state, choices, onToggle }))
    .with('saving', (state) => ({ state, choices: wanted, onToggle }))
    .with('notSaved', (state) => ({
      state,
      choices,
      onToggle,
      message: sentence(failure, 'Your choice was not saved. Please try again.'),
    }))
    .exhaustive();
}
