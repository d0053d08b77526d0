import type { ReactNode } from 'react';
import { css, cva } from 'styled-system/css';
import type { Crumb } from '../../../primitives/breadcrumbs.tsx';
import { Page } from '../../../primitives/page.tsx';

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) token(sizes.aside)]' },
  gridTemplateAreas: {
    base: '"head" "aside" "main" "after"',
    lg: '"head aside" "main aside" "main after"',
  },
  gridTemplateRows: { lg: '[auto auto 1fr]' },
  columnGap: { lg: '10', xl: '14' },
  rowGap: { base: '6', lg: '8' },
});
const head = css({ gridArea: '[head]', minWidth: '0' });
const main = css({ gridArea: '[main]', minWidth: '0' });
const after = css({ gridArea: '[after]', minWidth: '0' });
const aside = cva({
  base: {
    gridArea: '[aside]',
    minWidth: '0',
    alignSelf: 'start',
    width: 'full',
  },
  variants: { sticky: { true: { lg: { position: 'sticky', top: '[calc(token(sizes.control) + 1.5rem)]' } } } },
});

type CourseLayoutProps = {
  trail: readonly Crumb[];
  head: ReactNode;
  side: ReactNode;
  end?: ReactNode;
  sticky?: boolean;
  children: ReactNode;
};

/** A course page: header and parts in a column; the side card beside them, or between them on narrow screens. */
export function CourseLayout({ trail, head: top, side, end, sticky = false, children }: CourseLayoutProps) {
  return (
    <Page trail={trail}>
      <div className={grid}>
        <div className={head}>{top}</div>
        <aside className={aside({ sticky })} aria-label="About the course">
          {side}
        </aside>
        <div className={main}>{children}</div>
        {end && <div className={after}>{end}</div>}
      </div>
    </Page>
  );
}
