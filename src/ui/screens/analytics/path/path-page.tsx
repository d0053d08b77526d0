import type { ReactNode } from 'react';
import { paths } from '../../../../paths.ts';
import { DashboardContainer } from '../../../parts/dashboard-container.tsx';

/** The frame of `/path` (§analytics.83). */
export function PathPage({ children }: { children: ReactNode }) {
  return (
    <DashboardContainer
      back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
      title="Your Path"
      subtitle="What to learn next, and why. Only you see this."
    >
      {children}
    </DashboardContainer>
  );
}
