import { match } from 'ts-pattern';
import type { SnapshotFrom } from 'xstate';
import type { newMessagesMachine } from '../../machines/questions/new-messages.machine.ts';
import { paths } from '../../paths.ts';
import type { NewMessagesView } from '../../ui/screens/questions/new-messages/new-messages.view.tsx';

export function connectNewMessages({ value, context }: SnapshotFrom<typeof newMessagesMachine>): NewMessagesView {
  const to = paths.messages;
  return match(value)
    .returnType<NewMessagesView>()
    .with('loading', 'missing', (state) => ({ state, to }))
    .with('counted', (state) => ({ state, to, threads: context.threads }))
    .exhaustive();
}
