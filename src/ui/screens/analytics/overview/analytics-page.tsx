import type { ReactNode } from 'react';
import { paths } from '../../../../paths.ts';
import { LinkButton } from '../../../primitives/link-button.tsx';
import { Page } from '../../../primitives/page.tsx';
import { PageHeader } from '../../../primitives/page-header.tsx';

/** The frame of `/analytics` (§analytics.24); its parts are one beneath the other. */
export function AnalyticsPage({ children }: { children: ReactNode }) {
  return (
    <Page density="working">
      <PageHeader
        back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
        title="Analytics"
        subtitle="Only you see this."
        actions={
          <>
            <LinkButton to={paths.review} variant="secondary">
              Review
            </LinkButton>
            <LinkButton to={paths.path} variant="secondary">
              Your Path
            </LinkButton>
          </>
        }
      />
      {children}
    </Page>
  );
}
