import { type ReactNode, useId } from 'react';
import { css } from 'styled-system/css';

const root = css({ display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0', scrollMarginTop: '20' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '1',
});
const h2 = css({ textStyle: 'h2' });
const h3 = css({ textStyle: 'h3' });
const leadStyle = css({ textStyle: 'body', color: 'fg.muted', maxWidth: 'prose', width: 'full' });

export type SectionProps = {
  title: string;
  level?: 2 | 3 | undefined;
  lead?: ReactNode;
  /** Beside the title: "View All". */
  action?: ReactNode;
  id?: string | undefined;
  children: ReactNode;
};

/** A part of a page under its own heading; a landmark by that name. */
export function Section({ title, level = 2, lead, action, id, children }: SectionProps) {
  const headingId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} aria-labelledby={headingId} className={root}>
      <div className={row}>
        <Heading id={headingId} className={level === 2 ? h2 : h3}>
          {title}
        </Heading>
        {action}
        {lead && <p className={leadStyle}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
