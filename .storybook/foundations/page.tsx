import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Page } from '../../src/ui/primitives/page.tsx';
import { PageHeader } from '../../src/ui/primitives/page-header.tsx';

const table = css({
  width: 'full',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'start',
    py: '2',
    pe: '4',
    borderBottomWidth: 'hairline',
    borderBottomStyle: 'solid',
    borderColor: 'border.default',
    verticalAlign: 'middle',
  },
  '& thead th': { textStyle: 'captionStrong', color: 'fg.muted' },
  '& tbody th': { fontWeight: 'medium', whiteSpace: 'nowrap' },
});
const scroller = css({ overflowX: 'auto' });

export function FoundationsPage({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle: string;
  children: ReactNode;
}) {
  return (
    <main>
      <Page>
        <PageHeader title={title} subtitle={subtitle} />
        {children}
      </Page>
    </main>
  );
}

export type TableProps = { label: string; heads: readonly string[]; children: ReactNode };

/** A table that is scrolled by itself where the page is narrow. */
export function Table({ label, heads, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={scroller} aria-label={`${label}, in a table`} tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
