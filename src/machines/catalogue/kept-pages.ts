/** The pages of the catalogue that are kept: those near the window (§catalogue.20). */
import type { OperationOutput } from '../../api/operation.ts';

export type Page = OperationOutput<'browseCatalogue'>;
/** Numbers of pages, both included. */
export type Range = { first: number; last: number };

export type KeptPages = {
  /** Counts the lists: each answer to other filters begins another one. */
  list: number;
  /** The pages that the list has had: it began with the first of them, and was scrolled as far as the last. */
  reached: Range;
  /** Those of them that the window is near. Only these are kept. */
  near: Range;
  /** The one that was asked for last. */
  asked: number;
  /** The first one that is seen. */
  seen: number;
  pages: Readonly<Record<number, Page>>;
  /** The page that came last: what it says of all of them is the newest. Null before the first. */
  latest: Page | null;
};

const only = (page: number): Range => ({ first: page, last: page });

/** Before the page has come that the list begins with. */
export const none = (page: number): KeptPages => ({
  list: 0,
  reached: only(page),
  near: only(page),
  asked: page,
  seen: page,
  pages: {},
  latest: null,
});

/** Another list, which begins with this page: the last one where the catalogue has fewer than were asked for. */
export function begun({ list, asked }: Pick<KeptPages, 'list' | 'asked'>, latest: Page): KeptPages {
  const number = Math.min(asked, latest.pages);
  return { ...none(number), list: list + 1, latest, pages: { [number]: latest } };
}

/** The first page near the window that is not there. */
export function missing({ near, pages, latest }: KeptPages): number | undefined {
  const last = Math.min(near.last, latest?.pages ?? 1);
  for (let page = near.first; page <= last; page += 1) if (!pages[page]) return page;
  return undefined;
}

/** Those of the pages that are in the range. */
export const within = (pages: KeptPages['pages'], { first, last }: Range): KeptPages['pages'] =>
  Object.fromEntries(Object.entries(pages).filter(([page]) => Number(page) >= first && Number(page) <= last));

/**
 * With the page that was asked for, as long as the window is near it. Where the catalogue has become shorter it is the last
 * one.
 */
export function added({ pages, near, reached, asked }: KeptPages, latest: Page): Partial<KeptPages> {
  const number = Math.min(asked, latest.pages);
  return {
    latest,
    pages: within({ ...pages, [number]: latest }, near),
    reached: { first: Math.min(reached.first, number), last: Math.max(reached.last, number) },
  };
}
