import type { ReactNode } from 'react';
import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Video } from '../../machines/lesson/video.machine.ts';
import type { resourceMachine } from '../../machines/resources/detail.machine.ts';
import type { ResourceView } from '../../ui/screens/resources/detail/detail.view.tsx';

type Snapshot = SnapshotFrom<typeof resourceMachine>;
type Send = ActorRefFrom<typeof resourceMachine>['send'];

type Player = (title: string, video: Video, body: string) => ReactNode;

export function connectResource(snapshot: Snapshot, send: Send, player: Player): ResourceView {
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
      const { title, type, body = '', video, url } = resource;
      const elsewhere = type === 'download' || type === 'external' ? url : undefined;
      return {
        ...resource,
        state,
        body,
        player: video && player(title, video, body),
        elsewhere,
      };
    })
    .exhaustive();
}
