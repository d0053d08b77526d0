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
});

type ScrollingTableProps = {
  /** The region's name. */
  label: string;
  /** It may have many rows: it scrolls in a box of its own. */
  long?: boolean;
  /** The table. */
  children: ReactNode;
};

/** The frame around a table that is wider than a phone. It takes the focus, so that the keyboard can scroll it, too. */
export function ScrollingTable({ label, long = false, children }: ScrollingTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <section className={frame} data-long={long || undefined} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
