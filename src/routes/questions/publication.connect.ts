import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Publication, publicationMachine } from '../../machines/questions/publication.machine.ts';
import type { PublicationView } from '../../ui/screens/questions/publication/publication.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof publicationMachine>;
type Send = ActorRefFrom<typeof publicationMachine>['send'];

export function connectPublication(snapshot: Snapshot, send: Send): PublicationView {
  const { texts, failure } = snapshot.context;
  const onClose = () => send({ type: 'close' });
  const onSubmit = (changed: Publication) => send({ type: 'submit', ...changed });
  const why = sentence(failure, 'Please try again.');
  return match(snapshot.value)
    .returnType<PublicationView>()
    .with('closed', (state) => ({ state }))
    .with('preparing', (state) => ({ state, onClose }))
    .with('unprepared', (state) => ({ state, why, onClose, onRetry: () => send({ type: 'retry' }) }))
    .with('editing', (state) => ({ state, texts, onSubmit, onClose }))
    .with('sending', (state) => ({ state, texts }))
    .with('rejected', (state) => ({ state, texts, why, onSubmit, onClose }))
    .exhaustive();
}
