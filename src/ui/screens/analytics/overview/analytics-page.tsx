import type { ReactNode } from 'react';
import { paths } from '../../../../paths.ts';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';

/** The frame of `/analytics` (§analytics.24); its parts are one beneath the other. */
export function AnalyticsPage({ children }: { children: ReactNode }) {
  return (
    <Page>
      <PageHeader
        back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
        title="Analytics"
        subtitle="How your weeks go. Only you see this."
      />
      {children}
    </Page>
  );
}
