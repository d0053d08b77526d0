import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { communityAnswerMachine } from '../../machines/questions/answer.machine.ts';
import type { CommunityAnswerView } from '../../ui/screens/questions/answer/answer.view.tsx';
import { sentence } from '../sentence.ts';
import type { Draft } from '../sync/draft.tsx';
import { writtenText } from '../sync/written-values.ts';

type Snapshot = SnapshotFrom<typeof communityAnswerMachine>;
type Send = ActorRefFrom<typeof communityAnswerMachine>['send'];
type Here = { draft: Pick<Draft<'communityAnswer'>, 'values' | 'note' | 'onChange'>; sent: number };

export function connectCommunityAnswer(snapshot: Snapshot, send: Send, { draft, sent }: Here): CommunityAnswerView {
  const form = {
    ...writtenText(draft, send),
    sent,
  };
  const onSubmit = (text: string) => send({ type: 'submit', text });
  const why = sentence(snapshot.context.failure, 'There was an error sending your answer. Please try again.');
  return match(snapshot.value)
    .returnType<CommunityAnswerView>()
    .with('writing', (state) => ({ state, ...form, onSubmit }))
    .with({ sending: 'underWay' }, () => ({ state: 'sending.underWay', ...form }))
    .with({ sending: 'delayed' }, () => ({ state: 'sending.delayed', ...form, onSubmit, why }))
    .with('rejected', (state) => ({ state, ...form, onSubmit, why }))
    .exhaustive();
}
