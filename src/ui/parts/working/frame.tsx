import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { css } from 'styled-system/css';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { useRoomAboveKeyboard } from '../../primitives/use-room-above-keyboard.ts';
import { panesId } from './pane.tsx';
import { Place, type WorkPlace } from './place.tsx';

/** As high as the window below the navigation. On a low screen (400 % zoom) the page scrolls instead of the panes. */
const frame = css({
  containerType: 'inline-size',
  containerName: '[work]',
  display: 'grid',
  gridTemplateRows: '[auto minmax(0, 1fr)]',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  _tall: { height: '[calc(var(--room, 100dvh) - token(sizes.12) - 1px)]' },
  '@media print': { display: 'block', height: 'auto' },
});
// In rem, so that large text makes it one pane at a time again.
const panes = css({
  display: 'grid',
  minHeight: '0',
  '@container work (max-width: 46.99rem)': {
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gridTemplateRows: '[auto minmax(0, 1fr) auto]',
    gridTemplateAreas: '"tabs" "pane" "bar"',
    '& [data-area]': { gridArea: '[pane]' },
    '& [data-area]:not([data-first], [data-front])': { display: 'none' },
    '&:has([data-front]) > [data-first]': { display: 'none' },
    '& [data-only=wide]': { display: 'none' },
    '&:has(> [data-beside=both])': {
      gridTemplateRows: '[auto minmax(6rem, 2fr) minmax(6rem, 3fr) auto]',
      gridTemplateAreas: '"tabs" "aside" "main" "bar"',
      '& [data-area=aside]': {
        gridArea: '[aside]',
        borderBottomWidth: 'hairline',
        borderBottomStyle: 'solid',
        borderColor: 'border.default',
      },
      '& [data-area=main]': { gridArea: '[main]' },
    },
  },
  '@container work (min-width: 47rem)': {
    gridTemplateColumns: '[minmax(0, var(--aside, 38%)) auto minmax(0, 1fr)]',
    gridTemplateRows:
      '[token(sizes.control) minmax(4rem, calc(var(--code, 50%) - token(sizes.control))) auto auto minmax(4rem, 1fr)]',
    gridTemplateAreas:
      '"tabs divide main" "aside divide main" "aside divide bar" "aside divide split" "aside divide below"',
    '& [data-area=aside]': { gridArea: '[aside]' },
    '& [data-area=main]': { gridArea: '[main]' },
    '& [data-area=below]': { gridArea: '[below]' },
    '& [data-area=aside]:not([data-first], [data-shown])': { display: 'none' },
    '&:has([data-area=aside][data-shown]) > [data-first]': { display: 'none' },
    '& [data-only=narrow]': { display: 'none' },
    '&:has(> [data-fitted])': {
      gridTemplateRows: '[token(sizes.control) minmax(4rem, 1fr) auto auto fit-content(45%)]',
    },
    '&:has(> [data-beside])': {
      gridTemplateColumns: '[minmax(0, 3fr) minmax(0, 2fr)]',
      gridTemplateRows: '[minmax(0, 1fr) auto]',
      gridTemplateAreas: '"aside main" "aside bar"',
      '& > [data-tabs]': { display: 'none' },
      '& [data-area=aside]': {
        borderInlineEndWidth: 'hairline',
        borderInlineEndStyle: 'solid',
        borderColor: 'border.default',
      },
    },
    '&:has(> [data-full])': {
      gridTemplateColumns: '[minmax(0, 1fr)]',
      gridTemplateAreas: '"main" "main" "bar" "split" "below"',
      '& > [data-tabs], & [data-area=aside], & [data-divider=vertical]': { display: 'none' },
    },
  },
  '@media print': { display: 'block', '& [data-area]': { display: 'block !important' } },
});
const tabs = css({
  gridArea: '[tabs]',
  minWidth: '0',
  minHeight: 'control',
  bg: 'bg.page',
  boxShadow: '[inset 0 -1px 0 token(colors.border.default)]',
});

const TabsSlot = createContext<HTMLElement | null>(null);

type WorkFrameProps = {
  /** Where the work belongs, and what comes before and after it. */
  place: WorkPlace;
  /** The panes. The first one is there from the start, the others may come later. */
  children: ReactNode;
};

/**
 * The frame of a page on which something is worked at: its place in one line, then panes that fill the window and scroll
 * by themselves. Where the window is narrow, or text large, one pane is shown at a time (§practice.160).
 */
export function WorkFrame({ place, children }: WorkFrameProps) {
  useKeptFocus();
  const root = useRef<HTMLDivElement>(null);
  useRoomAboveKeyboard(root, true);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <div ref={root} className={frame} data-working>
      <Place {...place} />
      <div id={panesId} className={panes}>
        <div ref={setSlot} className={tabs} data-tabs />
        <TabsSlot value={slot}>{children}</TabsSlot>
      </div>
    </div>
  );
}

/** Puts the tabs before the first pane, which is there earlier than they are. */
export function PaneTabsSlot({ children }: { children: ReactNode }) {
  const slot = useContext(TabsSlot);
  return slot && createPortal(children, slot);
}
