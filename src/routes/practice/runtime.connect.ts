import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { runtimeMachine } from '../../machines/practice/runtime.machine.ts';
import type { RuntimeView } from '../../ui/screens/practice/runtime/runtime.view.tsx';

type Snapshot = SnapshotFrom<typeof runtimeMachine>;
type Send = ActorRefFrom<typeof runtimeMachine>['send'];
/** `packages` are loaded with the language. */
type Runtime = { name: 'SQL' | 'Python'; megabytes: number; packages: readonly string[] };

export function connectRuntime(snapshot: Snapshot, send: Send, { name, megabytes, packages }: Runtime): RuntimeView {
  const needed = packages.join(', ');
  const language = needed === '' ? name : `${name} with ${needed}`;
  const onLoad = () => send({ type: 'load' });
  return (
    match(snapshot.value)
      .returnType<RuntimeView>()
      .with('notProvided', (state) => ({ state, packages: needed }))
      .with('unsupported', (state) => ({ state, language }))
      // The machine leaves `opening` at once, so it needs no view of its own.
      .with('opening', 'waiting', () => ({
        state: 'waiting',
        language,
        megabytes: megabytes.toFixed(1),
        isKept: needed === '',
        onLoad,
      }))
      .with('loading', (state) => ({
        state,
        language,
        progress: snapshot.context.progress,
        onCancel: () => send({ type: 'cancel' }),
      }))
      .with('offline', 'notLoaded', (state) => ({ state, language, onLoad }))
      .with('ready', (state) => ({ state }))
      .exhaustive()
  );
}
