import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { TeachingMails, teachingMailsMachine } from '../../machines/teaching/mails.machine.ts';
import type { TeachingMailsView } from '../../ui/screens/teaching/mails/mails.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof teachingMailsMachine>;
type Send = ActorRefFrom<typeof teachingMailsMachine>['send'];

export function connectTeachingMails(snapshot: Snapshot, send: Send): TeachingMailsView {
  const { choices, wanted, failure } = snapshot.context;
  const onChoose = <Kind extends keyof TeachingMails>(kind: Kind, pace: TeachingMails[Kind]) =>
    send({ type: 'choose', choice: { [kind]: pace } });
  return match(snapshot.value)
    .returnType<TeachingMailsView>()
    .with('loading', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: sentence(failure, 'Your choices could not be loaded. Please try again.'),
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('chosen', (state) => ({ state, choices, onChoose }))
    .with('saving', (state) => ({ state, choices: wanted, onChoose }))
    .with('notSaved', (state) => ({
      state,
      choices,
      onChoose,
      message: sentence(failure, 'Your choice was not saved. Please try again.'),
    }))
    .exhaustive();
}
