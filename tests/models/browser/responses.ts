/** How soon the page answers what is done on it: from the press or key to the next picture, as browsers measure it. */
import type { BrowserContext } from '@playwright/test';

/** `of` is the event with the control that it was for. */
export type Response = { milliseconds: number; of: string };

declare global {
  interface Window {
    /** Exposed by the walk, and there again after each load of a page. */
    reportResponse?: (response: Response) => Promise<void>;
  }
}

/** Hears of each interaction on pages that are opened from now on. Those under 16 ms are not reported by browsers. */
export async function watchResponses(context: BrowserContext, hear: (response: Response) => void): Promise<void> {
  await context.exposeFunction('reportResponse', hear);
  await context.addInitScript(() => {
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.localName} "${(node.ariaLabel ?? node.textContent ?? '').trim().slice(0, 40)}"`
        : 'nothing';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, name, duration, target } = entry as PerformanceEventTiming; // what this observer gets
        if (interactionId) void window.reportResponse?.({ milliseconds: duration, of: `${name} on ${nameOf(target)}` });
      }
    }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } }); // TypeScript does not know the threshold
  });
}

/** The slower of the two. */
export const slower = (one: Response | null, other: Response): Response =>
  one && one.milliseconds >= other.milliseconds ? one : other;
