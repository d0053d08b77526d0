import type { ReactNode, Ref } from 'react';
import { css } from 'styled-system/css';

export const panesId = 'panes';
export const paneIdOf = (name: string) => `pane-${name}`;

const pane = css({
  minWidth: '0',
  minHeight: '0',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  p: '4',
  scrollPaddingBlock: '4',
  _focusVisible: { outlineOffset: '[-2px]' },
  '&[data-area=main]': { display: 'flex', flexDirection: 'column', bg: 'bg.page' },
  '&[data-area=aside] > *': { maxWidth: 'prose' },
  // It scrolls in both directions: a table in it has no scroll bars of its own.
  '&[data-area=below] [data-long]': { maxHeight: '[none]', overflow: 'visible' },
});

type PaneProps = {
  ref?: Ref<HTMLElement>;
  /** Its name among the panes. */
  name: string;
  /** What it is called, for screen readers. */
  label: string;
  /** Where it stands in a wide window. */
  area: 'aside' | 'main' | 'below';
  /** Shown until another pane of its area is, or comes to the front. */
  isFirst?: boolean;
  /** Among several in the same place of a wide window, the one that is shown. */
  isShown?: boolean;
  /** The one that a narrow window shows. */
  isFront?: boolean;
  children: ReactNode;
};

/** A part of a working page that scrolls by itself. The keyboard scrolls it, so it can have the focus. */
export function Pane({ ref, name, label, area, isFirst, isShown, isFront, children }: PaneProps) {
  return (
    <section
      ref={ref}
      id={paneIdOf(name)}
      aria-label={label}
      // The code's pane has a field to focus.
      tabIndex={area === 'main' ? -1 : 0}
      className={pane}
      data-area={area}
      data-first={isFirst || undefined}
      data-shown={isShown || undefined}
      data-front={isFront || undefined}
    >
      {children}
    </section>
  );
}

const bar = css({
  gridArea: '[bar]',
  minWidth: '0',
  px: '4',
  py: '2',
  bg: 'bg.page',
  borderTopWidth: 'hairline',
  borderTopStyle: 'solid',
  borderColor: 'border.default',
  '@container work (max-width: 46.99rem)': {
    maxHeight: '[50dvh]',
    overflow: 'auto',
    pb: '[max(token(spacing.2), env(safe-area-inset-bottom))]',
    '@media (min-height: 20rem)': { position: 'sticky', bottom: '0', zIndex: 'sticky' },
  },
});

/** The main controls: always in sight, in a narrow window at its bottom. */
export function PaneBar({ children }: { children: ReactNode }) {
  return (
    <div className={bar} data-bar data-main>
      {children}
    </div>
  );
}
