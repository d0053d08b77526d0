/** Real workers, whose answers wait until the walk lets them arrive, as a query ends too fast to be seen running. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Lets answers that wait arrive, up to the first of this type, and says whether there was one. */
    letWorkerAnswer?: (type: string) => boolean;
  }
}

/** Holds the messages of these types. */
export const holdWorkers = (page: Page, types: readonly string[]) =>
  page.addInitScript((held) => {
    const waiting: { worker: Worker; type: string; arrive: () => void }[] = [];
    const released = new WeakSet<Event>();
    window.letWorkerAnswer = (wanted) => {
      const at = waiting.findIndex(({ type }) => type === wanted);
      for (const { arrive } of waiting.splice(0, at + 1)) arrive();
      return at >= 0;
    };
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        // Added first, so that it gets each message before the app's own listeners.
        super.addEventListener('message', (event) => {
          if (released.has(event) || !held.includes(event.data?.type)) return;
          event.stopImmediatePropagation();
          const arrive = () => {
            const again = new MessageEvent('message', { data: event.data });
            released.add(again);
            this.dispatchEvent(again);
          };
          waiting.push({ worker: this, type: event.data.type, arrive });
        });
      }

      // Messages that are held are lost when their worker ends, as in a browser.
      override terminate() {
        super.terminate();
        waiting.splice(0, waiting.length, ...waiting.filter(({ worker }) => worker !== this));
      }
    };
  }, types);

/** Waits for the worker's answer of this type, and lets it arrive. */
export async function workerAnswers(page: Page, type: string): Promise<void> {
  for (let looks = 0; looks < 1_000; looks += 1) {
    if (await page.evaluate((wanted) => window.letWorkerAnswer?.(wanted), type)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`No worker has said "${type}".`);
}
