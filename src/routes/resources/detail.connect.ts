import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { resourceMachine } from '../../machines/resources/detail.machine.ts';
import type { ResourceView } from '../../ui/screens/resources/detail/detail.view.tsx';

type Snapshot = SnapshotFrom<typeof resourceMachine>;
type Send = ActorRefFrom<typeof resourceMachine>['send'];

export function connectResource(snapshot: Snapshot, send: Send): ResourceView {
  const { resource } = snapshot.context;
  return match(snapshot.value)
    .returnType<ResourceView>()
    .with('loading', 'notFound', (state) => ({ state }))
    .with('failed', (state) => ({
      state,
      message: 'Failed to load the resource. Please try again later.',
      onRetry: () => send({ type: 'retry' }),
    }))
    .with('loaded', (state) => {
      if (!resource) return { state: 'notFound' };
      const { title, description, category, type, level, duration, body, url } = resource;
      const elsewhere = type === 'download' || type === 'external' ? url : undefined;
      return { state, title, description, category, type, level, duration, body, elsewhere };
    })
    .exhaustive();
}
