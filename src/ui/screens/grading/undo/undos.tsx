import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const region = css({
  position: 'fixed',
  zIndex: 'sticky',
  insetInlineStart: { base: '4', sm: '6' },
  bottom: { base: '4', sm: '6' },
  // In a narrow window, above the bar of the next submission.
  'body:has([data-bar]) &': { bottom: { base: '24', lg: '6' } },
  width: { base: '[calc(100vw - 2rem)]', sm: '96' },
  maxHeight: '[50vh]',
  overflow: 'auto',
});
const list = css({ display: 'flex', flexDirection: 'column', gap: '2' });

/** All returns that can still be undone, the latest last. Each new one is announced. */
export function GradingUndos({ children }: { children: ReactNode[] }) {
  return (
    <section aria-label="Returned" className={children.length > 0 ? region : undefined}>
      <div role="status" aria-atomic="false" className={list}>
        {children}
      </div>
    </section>
  );
}
