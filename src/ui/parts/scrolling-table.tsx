import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const frame = css({
  overflow: 'auto',
  borderWidth: 'hairline',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  bg: 'bg.surface',
  '&[data-long]': { maxHeight: '96' },
  '&[data-narrow]': { width: 'fit', maxWidth: 'full' },
});

type ScrollingTableProps = {
  /** The name of the table's region, for screen readers. */
  label: string;
  /** The table may have many rows, so it scrolls in a box of its own. */
  long?: boolean;
  /** The frame is no wider than the table. */
  narrow?: boolean;
  /** The table. */
  children: ReactNode;
};

/** The frame around a table that may be wider than a phone. It can be focused, so that the keyboard can scroll it. */
export function ScrollingTable({ label, long = false, narrow = false, children }: ScrollingTableProps) {
  return (
    <section
      className={frame}
      data-long={long || undefined}
      data-narrow={narrow || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
      tabIndex={0}
      aria-label={label}
    >
      {children}
    </section>
  );
}
