import { brand } from '../../brand.ts';
import { LandingScreen } from '../../ui/screens/shell/landing/landing.view.tsx';
import { useOrigin } from '../first-screen.ts';
import { useHead } from '../head.ts';

export function Landing() {
  const origin = useOrigin();
  useHead({
    description: 'Courses in data and analytics, with your progress, assignments and classes in one place.',
    about: {
      '@context': 'https://schema.org',
      '@type': 'EducationalOrganization',
      name: brand,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
    },
  });
  return <LandingScreen />;
}
