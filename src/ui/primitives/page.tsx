import type { ReactNode } from 'react';
import { cva } from 'styled-system/css';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const pageRecipe = cva({
  base: {
    width: 'full',
    maxWidth: 'page',
    mx: 'auto',
    px: 'gutter',
    py: { base: '6', md: '10' },
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '8', md: '10' },
  },
  variants: {
    width: { page: {}, reading: { '& > :not(header, p)': { maxWidth: 'dialogWide' } } },
    density: { reading: {}, working: { py: { base: '4', md: '5' }, gap: { base: '5', md: '6' } } },
  },
  defaultVariants: { width: 'page', density: 'reading' },
});

export type PageProps = {
  /** Its largest width: that of a page, or of a column for reading, which begins where that of a page does. */
  width?: 'page' | 'reading' | undefined;
  /** How close together its parts are, and how tall its header: on a page on which one works more of it is in the window. */
  density?: 'reading' | 'working' | undefined;
  /** What the page belongs to, from the top down, and the page itself. */
  trail?: readonly Crumb[] | undefined;
  /** A control in the line of the trail, before it. */
  beforeTrail?: ReactNode;
  /** The page's content, from its heading on. */
  children: ReactNode;
};

/**
 * The page's column: width, gutter and vertical rhythm. It is in the shell's `<main>`. See `useKeptFocus` for the
 * focus.
 */
export function Page({ width, density, trail, beforeTrail, children }: PageProps) {
  useKeptFocus();
  return (
    <>
      {trail && <Breadcrumbs crumbs={trail} before={beforeTrail} />}
      <div className={pageRecipe({ width, density })} data-density={density}>
        {children}
      </div>
    </>
  );
}
