import { LandingScreen } from '../ui/screens/landing/landing.view.tsx';

export function Landing() {
  return <LandingScreen />;
}
