import { match } from 'ts-pattern';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { offersMachine } from '../../machines/dashboard/offers.machine.ts';
import type { OffersView } from '../../ui/screens/dashboard/offers/offers.view.tsx';
import { dayAndTimeText } from '../dates-in-sentences.ts';

type Snapshot = SnapshotFrom<typeof offersMachine>;
type Send = ActorRefFrom<typeof offersMachine>['send'];

export function connectOffers(snapshot: Snapshot, send: Send, zone: string): OffersView {
  const onClose = () => send({ type: 'close' });
  return match(snapshot.value)
    .returnType<OffersView>()
    .with('closed', (state) => ({ state }))
    .with('loading', (state) => ({ state, onClose }))
    .with('failed', (state) => ({
      state,
      message: 'The offers could not be loaded. Please try again.',
      onRetry: () => send({ type: 'retry' }),
      onClose,
    }))
    .with({ loaded: 'counting' }, { loaded: 'results' }, () => ({
      state: 'loaded.results',
      offers: snapshot.context.offers.map(({ code, title, description, endsAt }) => ({
        code,
        title,
        description,
        ends: dayAndTimeText(zone, endsAt),
        onUse: () => send({ type: 'use', code }),
      })),
      onClose,
    }))
    .with({ loaded: 'empty' }, () => ({ state: 'loaded.empty', onClose }))
    .exhaustive();
}
