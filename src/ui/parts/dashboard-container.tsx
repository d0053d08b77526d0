import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Page } from '../primitives/page.tsx';
import { PageHeader } from '../primitives/page-header.tsx';

export type DashboardContainerProps = {
  title: string;
  subtitle?: string | undefined;
  /** The parent page's address and name, above the title. */
  back?: { to: string; label: string } | undefined;
  actions?: ReactNode;
  /** The dashboard's sections, one beneath the other. */
  children?: ReactNode;
};

const stack = css({ display: 'flex', flexDirection: 'column', gap: { base: '8', md: '10' }, minWidth: '0' });

/** A dashboard's frame: its heading, so slim that its first section is in the window, then its sections (§dashboard.11). */
export function DashboardContainer({ title, subtitle, back, actions, children }: DashboardContainerProps) {
  return (
    <Page density="working">
      <PageHeader title={title} subtitle={subtitle} hasWideSubtitle back={back} actions={actions} />
      <div className={stack}>{children}</div>
    </Page>
  );
}
