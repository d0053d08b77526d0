import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { BackLink } from '../primitives/back-link.tsx';
import { Page } from '../primitives/page.tsx';

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
const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '3', md: '4' },
  mt: { base: '-3', md: '-4' },
  minWidth: '0',
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '1',
});
const textColumn = css({ minWidth: '0', maxWidth: 'prose' });
const titleStyle = css({ textStyle: 'h2', overflowWrap: 'anywhere' });
const subtitleStyle = css({ display: { base: 'none', md: 'block' }, textStyle: 'small', color: 'fg.muted' });
const actionRow = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

/** A dashboard's frame: its heading, slim, so that its first section is in the window, then its sections (§dashboard.11). */
export function DashboardContainer({ title, subtitle, back, actions, children }: DashboardContainerProps) {
  return (
    <Page>
      <div className={root}>
        <header className={head}>
          <div className={textColumn}>
            {back && <BackLink to={back.to}>{back.label}</BackLink>}
            <h1 className={titleStyle}>{title}</h1>
            {subtitle && <p className={subtitleStyle}>{subtitle}</p>}
          </div>
          {actions && <div className={actionRow}>{actions}</div>}
        </header>
        <div className={stack}>{children}</div>
      </div>
    </Page>
  );
}
