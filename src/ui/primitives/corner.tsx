import type { ReactNode } from 'react';
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
  zIndex: 'toast',
  width: { sm: '96' },
  display: 'flex',
  flexDirection: 'column',
  pointerEvents: 'none',
  // Not a gap: a region that says nothing takes no room.
  '& > :has(p)': { marginTop: '2' },
  _print: { display: 'none' },
});

/**
 * The one corner in which the app speaks by itself. What lasts longest stands lowest, so that it stays where it is while
 * others come and go above it.
 */
export const Corner = ({
  children,
}: {
  /** Live regions, what ends soonest first. */
  children?: ReactNode;
}) => <div className={corner}>{children}</div>;
