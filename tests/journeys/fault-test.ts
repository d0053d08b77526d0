/** Playwright's `test` for journeys on which calls go wrong: a proxy before the product, and time-outs on demand. */
import type { BrowserContext, Page } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import type { Screen, World } from './fault-screen.ts';
import { test as base, carrySession, newPerson } from './journey.ts';

type Fixtures = {
  wire: FaultProxy;
  /** The place, as its person sees it. */
  enter: (who: Screen['who']) => Promise<World>;
};

export const test = base.extend<Fixtures>({
  wire: async ({ product }, use) => {
    const proxy = await startFaultProxy(product.url);
    await use(proxy);
    proxy.stop();
  },
  baseURL: async ({ wire }, use) => use(wire.url),
  enter: async ({ page, context, product, demo }, use) => {
    await holdTimeouts(context);
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await use(async (who) => {
      const person = who === 'student' ? await product.register(newPerson()) : demo;
      const signIn = async () => {
        if (who !== 'visitor') await carrySession(context, product, person);
      };
      await signIn();
      return { page, product, person, downloads, signIn };
    });
  },
});

/** `AbortSignal.timeout` follows no test clock: its time runs out when `runOut` says so, never by itself. */
async function holdTimeouts(context: BrowserContext) {
  await context.addInitScript(() => {
    const pending: { milliseconds: number; controller: AbortController }[] = [];
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      pending.push({ milliseconds, controller });
      return controller.signal;
    };
    Reflect.set(window, 'runOut', (elapsed: number) => {
      for (const { milliseconds, controller } of pending) {
        if (milliseconds === elapsed) controller.abort(new DOMException('signal timed out', 'TimeoutError'));
      }
    });
  });
}

/** Only what asked for exactly so long ends now. */
export const runOut = (page: Page, milliseconds: number) =>
  page.evaluate((elapsed) => Reflect.get(window, 'runOut')(elapsed), milliseconds);

/** Lets the client's patience with a call end. */
export const waits: Record<NonNullable<Screen['wait']> | 'ten seconds', (page: Page) => Promise<void>> = {
  'ten seconds': (page) => runOut(page, 10_000),
  'a minute': (page) => runOut(page, 60_000),
  'two minutes': (page) => runOut(page, 120_000),
  'half a minute without a byte': async (page) => {
    await page.clock.fastForward(30_000);
    // A byte that was still on its way has begun another half minute.
    await page.waitForTimeout(500);
    await page.clock.fastForward(30_000);
  },
};
