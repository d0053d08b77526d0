/** Playwright's `test` with a proxy in front of the product, and with time limits of calls that end on demand. */
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, carrySession, expect, newPerson } from '../journeys/test.ts';
import { type FaultProxy, startFaultProxy } from './proxy.ts';
import type { ShownRow, Visit } from './row.ts';

type Fixtures = {
  faultProxy: FaultProxy;
  /** A person at a page that has not been opened yet. */
  visitAs: (who: ShownRow['who'], teaches?: string) => Promise<Visit>;
};

export const test = base.extend<Fixtures>({
  faultProxy: async ({ product }, use) => {
    const proxy = await startFaultProxy(product.url);
    await use(proxy);
    proxy.stop();
  },
  baseURL: async ({ faultProxy }, use) => use(faultProxy.url),
  visitAs: async ({ page, context, product, demo }, use) => {
    await holdTimeLimits(context);
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await use(async (who, teaches = 'data-analytics') => {
      const person =
        who === 'student'
          ? await product.register(newPerson())
          : who === 'instructor'
            ? await product.register(newPerson(), 'instructor', [teaches])
            : demo;
      const signIn = async () => {
        if (who !== 'visitor') await carrySession(context, product, person);
      };
      await signIn();
      return { page, product, person, downloads, teaches, signIn };
    });
  },
});

/** Replaces `AbortSignal.timeout`, which ignores Playwright's clock: limits end only when `endTimeLimits` is called. */
async function holdTimeLimits(context: BrowserContext) {
  await context.addInitScript(() => {
    const pending: { milliseconds: number; controller: AbortController }[] = [];
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      pending.push({ milliseconds, controller });
      return controller.signal;
    };
    Reflect.set(window, 'endTimeLimits', (elapsed: number) => {
      for (const { milliseconds, controller } of pending) {
        if (milliseconds === elapsed) controller.abort(new DOMException('signal timed out', 'TimeoutError'));
      }
    });
  });
}

/** Ends the time limits of exactly this length. */
export const endTimeLimits = (page: Page, milliseconds: number) =>
  page.evaluate((elapsed) => Reflect.get(window, 'endTimeLimits')(elapsed), milliseconds);

const limits = { 'ten seconds': 10_000, 'a minute': 60_000, 'two minutes': 120_000 } as const;

/** Lets the client's time for the row's call run out; `isOver` says whether the client has given up. */
export async function giveUpWaiting(page: Page, { timeLimit }: ShownRow, isOver: () => Promise<boolean>) {
  if (timeLimit !== 'half a minute without a byte') return endTimeLimits(page, limits[timeLimit ?? 'ten seconds']);
  // Repeated, as a byte that arrives in between starts the half minute again.
  const pass = async () => {
    await page.clock.fastForward(30_000);
    return isOver();
  };
  await expect.poll(pass, { message: 'the client gives up' }).toBe(true);
}
