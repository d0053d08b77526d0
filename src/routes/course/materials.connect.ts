import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { courseMaterialsMachine } from '../../machines/course/materials.machine.ts';
import type { CourseMaterialsView } from '../../ui/screens/course/materials/materials.view.tsx';

type Snapshot = SnapshotFrom<typeof courseMaterialsMachine>;
type Send = ActorRefFrom<typeof courseMaterialsMachine>['send'];

/** A download's snapshot as what its button shows. */
export function connectCourseMaterials(snapshot: Snapshot, send: Send): CourseMaterialsView {
  return match(snapshot.value)
    .returnType<CourseMaterialsView>()
    .with('idle', (state) => ({ state, onDownload: () => send({ type: 'download' }) }))
    .with('downloading', (state) => ({ state }))
    .exhaustive();
}
