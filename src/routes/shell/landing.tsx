import { LandingScreen } from '../../ui/screens/shell/landing/landing.view.tsx';

export function Landing() {
  return <LandingScreen />;
}
