import { match } from 'ts-pattern';
import type { SnapshotFrom } from 'xstate';
import type { offerCountdownMachine } from '../../machines/dashboard/offer-countdown.machine.ts';
import type { OfferCountdownView } from '../../ui/screens/dashboard/offer-countdown/offer-countdown.view.tsx';
import { dayAndTimeText } from '../dates-in-sentences.ts';

/** Seconds as hours, minutes and seconds; days are counted as hours (§dashboard.3). */
export function remainingTime(seconds: number) {
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

export function connectOfferCountdown(
  snapshot: SnapshotFrom<typeof offerCountdownMachine>,
  zone: string,
  onViewAll: () => void,
): OfferCountdownView {
  const remaining = remainingTime(snapshot.context.remainingSeconds);
  return match(snapshot.value)
    .returnType<OfferCountdownView>()
    .with('loading', 'dated', () => ({ state: 'loading', onViewAll }))
    .with('undated', (state) => ({ state, remaining, onViewAll }))
    .with('checking', 'counting', () => ({
      state: 'counting',
      remaining,
      ends: dayAndTimeText(zone, snapshot.context.endsAt ?? Number.NaN),
      onViewAll,
    }))
    .with('expired', (state) => ({ state, onViewAll }))
    .with('past', (state) => ({ state }))
    .exhaustive();
}
