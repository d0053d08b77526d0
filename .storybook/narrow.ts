/** §product.72: on a small phone, with text at twice its size, each control is inside the window, and the page no wider than it. */
import { setTextSize } from './text-size.ts';

/** What may be wider than the window, as it scrolls by itself, and why it does not wrap instead. */
const scrolling: Record<string, string> = {
  '[role="tablist"]': 'the tabs stand in one line, and the arrow keys and the focus bring each into sight',
  'table[role="grid"]':
    'students by assignments have two dimensions (WCAG 1.4.10), and the arrow keys and the focus bring each cell into sight',
  '[data-map]':
    'what builds on what has two dimensions (WCAG 1.4.10), and the focus brings each module into sight; the list wraps',
  '[data-row]': 'the courses, and the pages of an instructor, are one row, and the focus brings each into sight',
};

/** What the focus goes to by itself. */
export const control = 'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]';
/** Pages with more elements repeat what shorter ones show, and take seconds to be laid out twice. */
const enough = 2_000;
/** In pixels: browsers round positions, so that a control may stick out by a fraction. */
const tolerance = 1;

type Edges = { left: number; right: number };

const isWithin = (own: Edges, { left, right }: Edges): boolean =>
  own.left >= left - tolerance && own.right <= right + tolerance;

/** What cuts off something in the element: the nearest one that hides or scrolls what sticks out, or else the window. */
function cutterOf(own: Edges, parent: Element | null): 'element' | 'window' | null {
  for (let around = parent; around && around !== document.body; around = around.parentElement) {
    if (around.matches(Object.keys(scrolling).join())) return null;
    if (getComputedStyle(around).overflowX !== 'visible' && !isWithin(own, around.getBoundingClientRect()))
      return 'element';
  }
  return isWithin(own, { left: 0, right: window.innerWidth }) ? null : 'window';
}

const cutControls = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(control)]
    .filter((element) => {
      const own = element.getBoundingClientRect();
      // Controls that are only for screen readers are a pixel wide.
      return element.checkVisibility() && own.width > 2 && cutterOf(own, element.parentElement) !== null;
    })
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);

/** Text that the window cuts off: `body` clips it without a scroll bar. What an element shortens or scrolls is meant so. */
function cutTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    range.selectNodeContents(texts.currentNode);
    const own = range.getBoundingClientRect();
    if (own.width <= 2 || own.right <= window.innerWidth || !parentElement?.checkVisibility()) continue;
    if (cutterOf(own, parentElement) === 'window') found.push(textContent ?? '');
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
    const names = [...cutControls(), ...cutTexts()].map((name) => `"${name.trim()}"`);
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
