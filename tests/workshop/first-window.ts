/** What runs inside a story of a working page: what is wrong with what its first window shows. */

/** As Playwright sends it to the page by itself, it names nothing outside of it. */
export function faultsOfFirstWindow(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  const faults: string[] = [];
  /** Browsers round positions. */
  const tolerance = 1;
  /** Three lines of code; of a chart, enough to read it. */
  const enough = { code: 75, chart: 240 };
  const window_: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName).trim().slice(0, 40);
  const shared = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const shownPart = (element: Element): Box => {
    const pane = element.closest('[data-area], [data-bar], [data-tabs], [data-place]');
    const box = shared(element.getBoundingClientRect(), window_);
    return pane ? shared(box, pane.getBoundingClientRect()) : box;
  };
  const isCovered = (element: Element): boolean => {
    const { left, top, right, bottom } = shownPart(element);
    if (right - left < 2 || bottom - top < 2) return true;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !hit || !(element.contains(hit) || hit.contains(element));
  };
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const shown = (selector: string) => all(selector).filter((element) => element.checkVisibility());

  if (document.documentElement.scrollHeight > innerHeight + tolerance) faults.push('the page has to be scrolled');

  const [place] = all('[data-place]');
  // With the navigation above it, which a story does not have: 49 pixels.
  if (!place || place.getBoundingClientRect().bottom + 49 > 96) faults.push('header and place take more than 96 px');

  const mains = shown('[data-main]');
  if (mains.length === 0) faults.push('nothing is declared as what one came for');
  for (const declared of mains) {
    const chart = declared.querySelector('figure');
    const main = chart ?? declared;
    const { top, bottom } = shownPart(main);
    const { height } = main.getBoundingClientRect();
    if (bottom - top < Math.min(height - tolerance, chart ? enough.chart : enough.code))
      faults.push(`"${nameOf(main)}" is not in the window`);
    else if (isCovered(main)) faults.push(`"${nameOf(main)}" is covered`);
  }

  for (const pane of shown('[data-area]')) {
    const scrolling = [pane, ...pane.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowY) &&
        element.checkVisibility() &&
        element.scrollHeight > element.clientHeight + tolerance,
    );
    if (scrolling.length > 1) faults.push(`"${nameOf(pane)}" has ${scrolling.length} scroll bars`);
  }

  const focusable = 'a[href], button:not(:disabled), input, select, textarea, [contenteditable="true"], [role="tab"]';
  for (const control of shown(focusable)) {
    if (!control.closest('[data-working]')) continue;
    control.focus();
    // The values of a chart are read through a hidden slider: its focus is seen in the chart.
    const seen = (control.matches('.visually-hidden') && control.closest('figure')) || control;
    if (isCovered(seen)) faults.push(`"${nameOf(control)}" has the focus and cannot be seen`);
  }
  return faults;
}
