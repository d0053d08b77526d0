import { welcomeBannerMachine } from '../../machines/dashboard/welcome-banner.machine.ts';
import { WelcomeBannerScreen } from '../../ui/screens/dashboard/welcome-banner/welcome-banner.view.tsx';
import { useFlow } from '../first-screen.ts';
import { connectWelcomeBanner } from './welcome-banner.connect.ts';

/** The banner as an element: its flow goes on where the dashboard moves it. */
export function useWelcomeBanner() {
  const [snapshot, send] = useFlow(welcomeBannerMachine);
  const dismiss = () => {
    send({ type: 'dismiss' });
    // The focused button is removed, so move the focus to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return <WelcomeBannerScreen view={connectWelcomeBanner(snapshot, dismiss)} />;
}
