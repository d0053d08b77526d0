import { match } from 'ts-pattern';
import type { SnapshotFrom } from 'xstate';
import type { welcomeBannerMachine } from '../../machines/dashboard/welcome-banner.machine.ts';
import { paths } from '../../paths.ts';
import type { WelcomeBannerView } from '../../ui/screens/dashboard/welcome-banner/welcome-banner.view.tsx';

export function connectWelcomeBanner(
  snapshot: SnapshotFrom<typeof welcomeBannerMachine>,
  onDismiss: () => void,
): WelcomeBannerView {
  return match(snapshot.value)
    .returnType<WelcomeBannerView>()
    .with('visible', (state) => ({ state, profileTo: paths.profile, onDismiss }))
    .with('dismissed', (state) => ({ state }))
    .exhaustive();
}
