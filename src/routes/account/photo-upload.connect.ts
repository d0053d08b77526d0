import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { photoTypes, type photoUploadMachine } from '../../machines/account/photo-upload.machine.ts';
import type { PhotoUploadView } from '../../ui/screens/account/photo-upload/photo-upload.view.tsx';
import { sentence } from '../sentence.ts';

type Snapshot = SnapshotFrom<typeof photoUploadMachine>;
type Send = ActorRefFrom<typeof photoUploadMachine>['send'];
type Person = { name: string; current: string | undefined };

export function connectPhotoUpload(snapshot: Snapshot, send: Send, person: Person): PhotoUploadView {
  const { photo, failure } = snapshot.context;
  const shown = {
    ...person,
    accept: photoTypes.join(','),
    onChoose: (chosen: Blob) => send({ type: 'choose', photo: chosen }),
  };
  const none: PhotoUploadView = { state: 'empty', ...shown };
  const removal = { onRemove: () => send({ type: 'remove' }), onCancel: () => send({ type: 'cancel' }) };
  const decide = { onUpload: () => send({ type: 'upload' }), onCancel: () => send({ type: 'cancel' }) };
  return match(snapshot.value)
    .returnType<PhotoUploadView>()
    .with('empty', 'otherType', 'tooLarge', (state) => ({
      state,
      ...shown,
      onRemove: snapshot.can({ type: 'remove' }) ? removal.onRemove : undefined,
    }))
    .with('ready', (state) => (photo ? { state, ...shown, ...decide, photo } : none))
    .with('uploading', (state) => (photo ? { state, ...shown, photo } : none))
    .with('rejected', (state) => {
      const message = sentence(failure, 'The photo could not be saved. Please try again.');
      return photo ? { state, ...shown, ...decide, photo, message } : none;
    })
    .with('confirming', (state) => ({ state, ...shown, ...removal }))
    .with('removing', (state) => ({ state, ...shown }))
    .with('notRemoved', (state) => {
      const message = sentence(failure, 'Your photo could not be removed. Please try again.');
      return { state, ...shown, ...removal, message };
    })
    .exhaustive();
}
