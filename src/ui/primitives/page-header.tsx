import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { BackLink } from './back-link.tsx';

const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '2', _working: '0' },
  pb: { base: '6', _working: '0' },
  borderBottomWidth: 'hairline',
  borderBottomStyle: { base: 'solid', _working: 'none' },
  borderColor: 'border.default',
});
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: { base: 'flex-end', _working: 'center' },
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: { base: '4', _working: '2' },
});
const textColumn = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '2', _working: '1' },
  minWidth: '0',
  maxWidth: 'prose',
});
const eyebrowStyle = css({ textStyle: 'overline', color: 'fg.muted' });
const titleStyle = css({ textStyle: { base: 'h1', _working: 'h2' } });
const subtitleStyle = css({
  textStyle: { base: 'lead', _working: 'small' },
  color: 'fg.muted',
  '&[data-wide]': { display: { base: 'none', md: 'block' } },
});
const actionRow = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

/** Fills a line whose text is still loading, so that nothing moves when the text arrives. */
export const pendingLine = '\u00A0';

export type PageHeaderProps = {
  /** The parent page's address and name, above the title. */
  back?: { to: string; label: string } | undefined;
  /** A small line above the title, such as "Course Catalog". */
  eyebrow?: ReactNode;
  /** The page's heading. */
  title: string;
  /** A sentence beneath the title. */
  subtitle?: ReactNode;
  /** The sentence is left out on a phone, so that more of the page is in the window. */
  hasWideSubtitle?: boolean | undefined;
  /** Facts beneath the subtitle: badges, rating, counts. */
  meta?: ReactNode;
  /** Buttons and links beside the title. */
  actions?: ReactNode;
};

/** The top of every page, with its only h1. */
export function PageHeader({ back, eyebrow, title, subtitle, hasWideSubtitle, meta, actions }: PageHeaderProps) {
  return (
    <header className={root}>
      {back && (
        <div>
          <BackLink to={back.to}>{back.label}</BackLink>
        </div>
      )}
      <div className={row}>
        <div className={textColumn}>
          {eyebrow && <p className={eyebrowStyle}>{eyebrow}</p>}
          <h1 className={titleStyle}>{title}</h1>
          {subtitle && (
            <p className={subtitleStyle} data-wide={hasWideSubtitle ? '' : undefined}>
              {subtitle}
            </p>
          )}
          {meta}
        </div>
        {actions && <div className={actionRow}>{actions}</div>}
      </div>
    </header>
  );
}
