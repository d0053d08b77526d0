import { match } from 'ts-pattern';
import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from '../../machines/shell/connection.machine.ts';
import type { ConnectionView } from '../../ui/screens/shell/connection/connection.view.tsx';

export function connectConnection({ value }: SnapshotFrom<typeof connectionMachine>): ConnectionView {
  return match(value)
    .returnType<ConnectionView>()
    .with('opening', 'online', () => ({ state: 'online' }))
    .with('offline', 'restored', (state) => ({ state }))
    .with({ unsteady: 'waiting' }, () => ({ state: 'unsteady.waiting' }))
    .with({ unsteady: 'checking' }, () => ({ state: 'unsteady.checking' }))
    .with({ down: 'waiting' }, () => ({ state: 'down.waiting' }))
    .with({ down: 'checking' }, () => ({ state: 'down.checking' }))
    .exhaustive();
}
