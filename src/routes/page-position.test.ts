import { afterEach, describe, expect, it, vi } from 'vitest';
import { positionOf, savePosition, scrolled, setAbove } from './page-position.ts';

const scrollTo = (pixels: number) => vi.stubGlobal('scrollY', pixels);

afterEach(() => {
  setAbove(0);
  vi.unstubAllGlobals();
});

describe('§product.63 How far a page is scrolled', () => {
  it('is kept for each entry of the history, beside how many rows it showed', () => {
    savePosition('one', { rows: 40 });
    savePosition('one', { scroll: 900 });
    expect(positionOf('one')).toEqual({ scroll: 900, rows: 40 });
    expect(positionOf('another')).toEqual({ scroll: 0, rows: 0 });
  });

  it('§catalogue.20 counts from the page of a list that is read, as the ones above it are not there afterwards', () => {
    scrollTo(9_500.4);
    expect(scrolled()).toBe(9_500);
    setAbove(9_000);
    expect(scrolled()).toBe(500);
  });

  it('is never above the beginning', () => {
    scrollTo(100);
    setAbove(400);
    expect(scrolled()).toBe(0);
  });
});
