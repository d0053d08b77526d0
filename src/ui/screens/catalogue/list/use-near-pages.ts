/** Tells which pages of a list are near the window (docs/adr/027-catalogue-pages.md). */
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** The first and the last page within a window's height of the window, and the one that is read. */
export type NearPages = { first: number; last: number; seen: number };

type Told = {
  onNear: (near: NearPages) => void;
  /** Called with the height of the pages above the one that is read, in pixels. */
  onAbove: (height: number) => void;
};

/** The page that is read is the one at a quarter of the window's height: below the bar, and where the eye begins. */
const margins = { near: '100% 0px', seen: '-25% 0px -74% 0px' };

const numberOf = (section: Element) => Number(section.getAttribute('data-page'));
const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;

/** The one at the line; between two pages, and above the first, the one that was there last. */
function seenOf(atLine: ReadonlySet<number>, { first, last }: { first: number; last: number }, before: number) {
  if (atLine.size > 0) return Math.min(...atLine);
  return before >= first && before <= last ? before : first;
}

/** `shown`: the list and the numbers of its pages. Their sections are observed again once it changes. */
export function useNearPages(root: RefObject<HTMLElement | null>, shown: string, { onNear, onAbove }: Told): void {
  const tellNear = useEffectEvent(onNear);
  const tellAbove = useEffectEvent(onAbove);
  const seen = useRef(Number.NaN);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sections are there once it changes
  useEffect(() => {
    const sections = [...(root.current?.children ?? [])];
    const pages = { near: new Set<number>(), seen: new Set<number>() };
    const tell = () => {
      if (pages.near.size === 0) return;
      const range = { first: Math.min(...pages.near), last: Math.max(...pages.near) };
      seen.current = seenOf(pages.seen, range, seen.current);
      tellAbove(topOf(sections.find((one) => numberOf(one) === seen.current)) - topOf(sections[0]));
      tellNear({ ...range, seen: seen.current });
    };
    const watching = (kind: keyof typeof pages) => {
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) pages[kind].add(numberOf(target));
            else pages[kind].delete(numberOf(target));
          }
          tell();
        },
        { rootMargin: margins[kind] },
      );
      for (const section of sections) observer.observe(section);
      return observer;
    };
    const observers = [watching('seen'), watching('near')];
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, [root, shown]);
  useEffect(() => () => tellAbove(0), []);
}
