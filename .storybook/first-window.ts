/**
 * §product.79: what a person came for lies in the first window, and nothing covers it. Each view's stories declare it
 * (docs/adr/028-first-window.md); here a story is laid out in each window and looked at.
 */
import { waitFor, within } from 'storybook/test';
import type { Main } from '../src/ui/screens/came-for.fixture.ts';

type Shown = { name: string; args: Record<string, unknown>; parameters: Record<string, unknown> };

const windows = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

/** In pixels: browsers round positions. */
const tolerance = 1;

/** A view's declaration is by state; a page's, which is a story of its own, is a list. */
function mainOf({ args: { view }, parameters: { cameFor } }: Shown): readonly Main[] {
  if (cameFor === undefined) return [];
  if (Array.isArray(cameFor)) return cameFor;
  const state = typeof view === 'object' && view !== null && 'state' in view ? String(view.state) : '';
  const byState = cameFor as Readonly<Record<string, readonly Main[] | null>>; // typed where it is declared
  return byState[state] ?? [];
}

function named(one: Main): string {
  if ('field' in one) return `field ${one.field}`;
  return one.name === undefined ? one.role : `${one.role} ${one.name}`;
}

/** Every element that fits. */
export function allOf(one: Main): HTMLElement[] {
  const body = within(document.body);
  if ('field' in one) return body.queryAllByLabelText(one.field);
  return body.queryAllByRole(one.role, one.name === undefined ? {} : { name: one.name });
}

/** Where an element begins: a link that goes on in a second line is found at the middle of its first. */
function edgesOf(element: Element): DOMRect {
  const [first] = element.getClientRects();
  return getComputedStyle(element).display === 'inline' && first ? first : element.getBoundingClientRect();
}

/** What is on top at a point. A note that lets clicks through to what is below it is looked at all the same. */
function hitAt(element: HTMLElement, x: number, y: number): Element | null {
  const { pointerEvents } = element.style;
  element.style.pointerEvents = 'auto';
  const hit = document.elementFromPoint(x, y);
  element.style.pointerEvents = pointerEvents;
  return hit;
}

/** What is wrong with its place in the window as it is now; null if nothing is. */
function wrongWith(element: HTMLElement): string | null {
  const { top, bottom, left, right } = edgesOf(element);
  if (bottom > innerHeight + tolerance || top < -tolerance) {
    return `lies from ${Math.round(top)} to ${Math.round(bottom)} pixels of ${innerHeight}`;
  }
  if (left < -tolerance || right > innerWidth + tolerance) return 'sticks out at the side';
  const hit = hitAt(element, (left + right) / 2, (top + bottom) / 2);
  if (hit && (element.contains(hit) || hit.closest('label')?.contains(element))) return null;
  // The link of a card lies over all of it, unseen.
  if (hit?.closest('a')?.closest('li')?.contains(element)) return null;
  return `is covered by "${(hit?.textContent ?? '').trim().slice(0, 40)}"`;
}

/** Every fault of the story, in each window. */
async function faultsOf(main: readonly Main[], frame: HTMLElement): Promise<string[]> {
  const faults: string[] = [];
  // Parts of a page come later than the rest. What never comes is named below.
  for (const one of main) {
    await waitFor(() => {
      if (allOf(one).length === 0) throw new Error(named(one));
    }).catch(() => null);
  }
  for (const { width, height } of windows) {
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
    scrollTo({ top: 0, behavior: 'instant' });
    // Charts and panels follow the window by themselves, a frame later.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    // Again: what has just been laid out may have moved what was scrolled to.
    scrollTo({ top: 0, behavior: 'instant' });
    for (const one of main) {
      const [found] = allOf(one);
      const wrong = found ? wrongWith(found) : 'is not there';
      if (wrong) faults.push(`${width} × ${height}: ${named(one)} ${wrong}`);
    }
  }
  return faults;
}

/**
 * Throws where something that is declared is not in the first window. For tests, which may resize the frame. Every
 * story is resized, not a sample: a page can lose its focus and sizes by it, and both stand in the approved accessibility
 * tree (`aria-snapshot.ts`).
 */
export async function holdFirstWindow(shown: Shown): Promise<void> {
  const frame = window.frameElement as HTMLElement | null; // `instanceof` fails: it belongs to the window around this
  const main = mainOf(shown);
  if (!frame || main.length === 0) return;
  const { width, height } = frame.style;
  try {
    const faults = await faultsOf(main, frame);
    if (faults.length > 0) {
      throw new Error(`What one came for is not in the first window. ${faults.join('; ')}.`);
    }
  } finally {
    frame.style.width = width;
    frame.style.height = height;
    scrollTo({ top: 0, behavior: 'instant' });
  }
}
