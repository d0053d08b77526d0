/** Playwright's `test` with a proxy in front of the product, and with time limits of calls that end on demand. */
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, carrySession, expect, newPerson } from '../journeys/test.ts';
import { type Call, type FaultProxy, startFaultProxy } from './proxy.ts';
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

type TimeLimit = { milliseconds: number; controller: AbortController; method?: string; path?: string };

/** Replaces `AbortSignal.timeout`, which ignores Playwright's clock: limits end only when `endTimeLimits` is called. */
async function holdTimeLimits(context: BrowserContext) {
  await context.addInitScript(() => {
    const limits = new Map<AbortSignal, TimeLimit>();
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      limits.set(controller.signal, { milliseconds, controller });
      return controller.signal;
    };
    const partsOf = new WeakMap<AbortSignal, AbortSignal[]>();
    const any = AbortSignal.any.bind(AbortSignal);
    AbortSignal.any = (signals) => {
      const parts = [...signals];
      const whole = any(parts);
      partsOf.set(whole, parts);
      return whole;
    };
    const { fetch } = window;
    window.fetch = (request, options) => {
      if (request instanceof Request && options?.signal) {
        for (const part of partsOf.get(options.signal) ?? []) {
          const limit = limits.get(part);
          if (limit) Object.assign(limit, { method: request.method, path: new URL(request.url).pathname });
        }
      }
      return fetch(request, options);
    };
    Reflect.set(window, 'timeLimits', limits);
  });
}

/** Ends the time limits of exactly this length of calls like these; the page's other calls go on. */
export const endTimeLimits = (page: Page, calls: readonly Call[], elapsed: number) =>
  page.evaluate(
    ([sought, milliseconds]) => {
      const limits: Map<AbortSignal, TimeLimit> = Reflect.get(window, 'timeLimits');
      for (const limit of limits.values()) {
        const { controller, method, path = '' } = limit;
        if (limit.milliseconds !== milliseconds) continue;
        if (!sought.some((call) => call.method === method && new RegExp(call.path).test(path.replace('/v1', ''))))
          continue;
        controller.abort(new DOMException('signal timed out', 'TimeoutError'));
      }
    },
    [calls.map(({ method, path }) => ({ method, path: path.source })), elapsed] as const,
  );

const limits = { 'ten seconds': 10_000, 'a minute': 60_000, 'two minutes': 120_000 } as const;

/** Lets the client's time for the row's call run out; `isOver` says whether the client has given up. */
export async function giveUpWaiting(page: Page, { call, timeLimit }: ShownRow, isOver: () => Promise<boolean>) {
  if (timeLimit !== 'half a minute without a byte')
    return endTimeLimits(page, [call], limits[timeLimit ?? 'ten seconds']);
  // Repeated, as a byte that arrives in between starts the half minute again.
  const pass = async () => {
    await page.clock.fastForward(30_000);
    return isOver();
  };
  await expect.poll(pass, { message: 'the client gives up' }).toBe(true);
}
