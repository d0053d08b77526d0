import type { ReactNode } from 'react';
import { Page } from '../primitives/page.tsx';
import { PageHeader } from '../primitives/page-header.tsx';

export type DashboardContainerProps = {
  title: string;
  subtitle?: string | undefined;
  actions?: ReactNode;
  /** The dashboard's sections, one beneath the other. */
  children?: ReactNode;
};

/** A dashboard's frame: its heading, then its sections (§dashboard.11). */
export function DashboardContainer({ title, subtitle, actions, children }: DashboardContainerProps) {
  return (
    <Page>
      <PageHeader title={title} subtitle={subtitle} actions={actions} />
      {children}
    </Page>
  );
}
