import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { InCorner } from '../../../primitives/corner.tsx';

const region = css({ maxHeight: '[50vh]', overflow: 'auto', pointerEvents: 'auto' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '2' });

/** All returns that can still be undone, the latest last. Each new one is announced. */
export function GradingUndos({ children }: { children: ReactNode[] }) {
  return (
    <InCorner>
      <section aria-label="Returned" className={region}>
        <div role="status" aria-atomic="false" className={list}>
          {children}
        </div>
      </section>
    </InCorner>
  );
}
