import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

const bar = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  // With text at twice its size, or a very low window, it would hide too much of the page, and stays in its place.
  '@media screen and (max-width: 47.99rem) and (min-height: 30rem)': {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'sticky',
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    pt: '2',
    px: '[max(token(spacing.gutter), env(safe-area-inset-left), env(safe-area-inset-right))]',
    pb: '[calc(0.5rem + env(safe-area-inset-bottom))]',
    bg: 'bg.surface',
    borderTopWidth: 'hairline',
    borderTopStyle: 'solid',
    borderColor: 'border.strong',
    '& > :last-child': { flex: '1', width: 'auto', minWidth: '[10rem]' },
  },
});

/**
 * What the page is for, at the window's bottom on a phone; from a tablet up in its place. What has the focus, or is
 * scrolled to, stays clear of it (`theme/global-css.ts`).
 */
export const PhoneBar = ({ children }: { children: ReactNode }) => (
  <section aria-label="Next step" className={bar} data-phone-bar="">
    {children}
  </section>
);
