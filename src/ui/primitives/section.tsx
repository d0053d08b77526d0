import { type ReactNode, useId } from 'react';
import { css } from 'styled-system/css';

const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '5', _working: '4' },
  minWidth: '0',
  scrollMarginTop: '20',
});
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '2',
});
const textColumn = css({ display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0', maxWidth: 'prose' });
// Smaller than the title of a page on which one works, which is smaller than that of another.
const h2 = css({ textStyle: 'h2', _working: { fontSize: '2xl' } });
const h3 = css({ textStyle: 'h3' });
const leadStyle = css({ textStyle: 'body', color: 'fg.muted' });

export type SectionProps = {
  /** The section's heading, which names it for screen readers. */
  title: string;
  /** The heading's level. 2 unless said otherwise. */
  level?: 2 | 3 | undefined;
  /** A sentence beneath the heading. */
  lead?: ReactNode;
  /** Beside the title: "View All". */
  action?: ReactNode;
  /** An id, so that a link can lead to the section. */
  id?: string | undefined;
  /** What it holds. */
  children: ReactNode;
};

/** A part of a page with its own heading, which also names it as a landmark. */
export function Section({ title, level = 2, lead, action, id, children }: SectionProps) {
  const headingId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section id={id} aria-labelledby={headingId} className={root}>
      <div className={row}>
        <div className={textColumn}>
          <Heading id={headingId} className={level === 2 ? h2 : h3}>
            {title}
          </Heading>
          {lead && <p className={leadStyle}>{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
