import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../../../primitives/button.tsx';
import { Link } from '../../../primitives/link.tsx';
import { useHeldPage } from './use-held-page.ts';
import { type NearPages, useNearPages } from './use-near-pages.ts';

/** Where the page is not there, `content` stands in its place: nothing, that it is on its way, or that it failed. */
export type WindowPage = { number: number; to: string; isThere: boolean; content: ReactNode };

export type PageWindowProps = {
  /** Another number for each list. */
  list: number;
  /** The pages that the list has, one below the other, with the one that comes next. */
  pages: readonly WindowPage[];
  /** How many there are in all. */
  count: number;
  onNear: (near: NearPages) => void;
  onAbove: (height: number) => void;
  /** Shows the page before the first of the list. */
  onPrevious: (() => void) | undefined;
};

const stack = css({ display: 'grid', gap: '6' });
/** As high with the button as without, but where both need two lines: so "Back" finds everything where it was. */
const divider = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  minHeight: 'control',
  mb: '3',
  textStyle: 'small',
  color: 'fg.muted',
});
/** As high as a row of cards, where it was never there: what follows is not near as well. */
const coming = css({ minHeight: '96' });

/**
 * A long list in pages, of which those near the window alone have their content. One that had it keeps its height. A page
 * begins with a link to itself, which is there also when the rest is not: the focus on it is never lost.
 */
export function PageWindow({ list, pages, count, onNear, onAbove, onPrevious }: PageWindowProps) {
  const root = useRef<HTMLDivElement>(null);
  const hold = useHeldPage(root);
  useNearPages(root, [list, ...pages.map(({ number }) => number)].join(), { onNear, onAbove });
  const previous = onPrevious && (
    <Button
      variant="secondary"
      onClick={() => {
        hold();
        onPrevious();
      }}
    >
      Show Previous Courses
    </Button>
  );
  return (
    <div ref={root} className={stack}>
      {pages.map((page, index) => (
        <WindowSection key={page.number} list={list} page={page} count={count} previous={index === 0 && previous} />
      ))}
    </div>
  );
}

type SectionProps = { list: number; page: WindowPage; count: number; previous: ReactNode };

function WindowSection({ list, page: { number, to, isThere, content }, count, previous }: SectionProps) {
  const section = useRef<HTMLElement>(null);
  const height = useRef<{ list: number; pixels: number } | null>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isThere) height.current = { list, pixels: section.current?.getBoundingClientRect().height ?? 0 };
  });
  useLayoutEffect(() => {
    const kept = !isThere && height.current?.list === list ? `${height.current.pixels}px` : '';
    section.current?.style.setProperty('min-height', kept);
    // What had the focus has gone with its page.
    if (!isThere && hadFocus.current && document.activeElement === document.body) {
      (section.current?.querySelector('a') ?? section.current)?.focus({ preventScroll: true });
    }
  }, [isThere, list]);
  return (
    <section
      ref={section}
      data-page={number}
      tabIndex={-1}
      aria-label={count > 1 ? `Page ${number} of ${count}` : undefined}
      className={isThere ? undefined : coming}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      {number > 1 && (
        <div className={divider}>
          <Link to={to} tone="quiet" standalone>
            Page {number} of {count}
          </Link>
          {previous}
        </div>
      )}
      {content}
    </section>
  );
}
