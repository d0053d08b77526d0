import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { css } from 'styled-system/css';

const corner = css({
  position: 'fixed',
  insetInlineEnd: { base: '4', sm: '6' },
  insetInlineStart: { base: '4', sm: '[auto]' },
  bottom: { base: '4', sm: '6' },
  // On a phone, above the bar of a working page, or that of a course.
  'body:has([data-bar]) &': { bottom: { base: '20', md: '6' } },
  'body:has([data-phone-bar]) &': { bottom: { base: '24', md: '6' } },
  // Where the bar is at the bottom of a wide window, too.
  'body:has([data-beside]) &': { bottom: '24' },
  // Above the buttons of a dialog, which fills a phone's screen.
  'body:has([data-part=footer]) &': { bottom: { base: '[10rem]', sm: '6' } },
  zIndex: 'toast',
  width: { sm: '96' },
  display: 'flex',
  flexDirection: 'column',
  pointerEvents: 'none',
  // Not a gap: a region that says nothing takes no room.
  '& > :has(p, button)': { marginTop: '2' },
  _print: { display: 'none' },
});

const ofPages = css({
  display: 'flex',
  flexDirection: 'column',
  '& > :has(button) + :has(button)': { marginTop: '2' },
});

const id = 'corner';

/**
 * The one corner in which the app speaks by itself. What lasts longest stands lowest, so that it stays where it is while
 * others come and go above it.
 */
export const Corner = ({
  children,
  lasting,
}: {
  /** Live regions of what ends by itself after seconds. */
  children?: ReactNode;
  /** Live regions of what lasts. */
  lasting?: ReactNode;
}) => (
  <div className={corner}>
    {children}
    <div id={id} className={ofPages} />
    {lasting}
  </div>
);

const never = () => () => undefined;

/** A live region that a page brings along, shown in the Corner; nothing on a page without one. */
export function InCorner({ children }: { children: ReactNode }) {
  const place = useSyncExternalStore(
    never,
    () => document.getElementById(id),
    () => null,
  );
  return place && createPortal(children, place);
}
