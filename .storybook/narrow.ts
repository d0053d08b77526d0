/** §product.72: on a small phone, with text at twice its size, each control is inside the window, and the page no wider than it. */
import { setTextSize } from './text-size.ts';

/** What may be wider than the window, as it scrolls by itself, and why it does not wrap instead. */
const scrolling: Record<string, string> = {
  '[role="tablist"]': 'the tabs stand in one line, and the arrow keys and the focus bring each into sight',
  '[data-row]': 'the courses, and the pages of an instructor, are one row, and the focus brings each into sight',
};

const control = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]';
/** Pages with more elements repeat what shorter ones show, and take seconds to be laid out twice. */
const enough = 2_000;
/** In pixels: browsers round positions, so that a control may stick out by a fraction. */
const tolerance = 1;

type Edges = { left: number; right: number };

/** What cuts the control off: the nearest element that hides or scrolls what sticks out, or else the window. */
function limitOf(element: HTMLElement): Edges | null {
  const window_ = { left: 0, right: window.innerWidth };
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    if (parent.matches(Object.keys(scrolling).join())) return null;
    const { overflowX } = getComputedStyle(parent);
    const edges = parent.getBoundingClientRect();
    if (overflowX !== 'visible' && !isWithin(element, edges)) return edges;
  }
  return window_;
}

function isWithin(element: HTMLElement, { left, right }: Edges): boolean {
  const own = element.getBoundingClientRect();
  return own.left >= left - tolerance && own.right <= right + tolerance;
}

/** Controls that are only for screen readers are a pixel wide. */
const isSeen = (element: HTMLElement) => element.checkVisibility() && element.getBoundingClientRect().width > 2;

const outside = () =>
  [...document.querySelectorAll<HTMLElement>(control)].filter((element) => {
    const limit = isSeen(element) ? limitOf(element) : null;
    return limit !== null && !isWithin(element, limit);
  });

const ancestors = (element: Element): Element[] =>
  element.parentElement && element !== document.body ? [element, ...ancestors(element.parentElement)] : [];

/** Text that sticks out of the window, where nothing scrolls or shortens it: `body` clips it without a scroll bar. */
function wideTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    range.selectNodeContents(text);
    const { right, width } = range.getBoundingClientRect();
    // Of text that is only for screen readers nothing is laid out.
    if (width <= 2 || right <= window.innerWidth + tolerance || !text.parentElement?.checkVisibility()) continue;
    const isCut = ancestors(text.parentElement).every((each) => getComputedStyle(each).overflowX === 'visible');
    if (isCut) found.push((text.textContent ?? '').trim());
  }
  return found;
}

/** Throws where a control of the story cannot be reached. For tests, which may resize the frame around the story. */
export async function holdNarrow(): Promise<void> {
  const frame = window.frameElement as HTMLElement | null; // `instanceof` fails: it belongs to the window around this
  if (!frame || document.getElementsByTagName('*').length > enough) return;
  const { width } = frame.style;
  frame.style.width = '320px';
  setTextSize(200);
  try {
    // Charts and panels follow the window's width by themselves, a frame or two later.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const controls = outside().map((each) => (each.getAttribute('aria-label') ?? each.textContent).trim());
    const names = [...controls, ...wideTexts()].map((name) => `"${name}"`);
    if (names.length > 0) {
      throw new Error(
        `Out of sight at 320 pixels with text at 200 %: ${names.slice(0, 5).join(', ')}. ` +
          'Let it wrap or shrink, or give the reason why it scrolls in .storybook/narrow.ts.',
      );
    }
  } finally {
    frame.style.width = width;
    setTextSize(100);
  }
}
