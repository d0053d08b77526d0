/** Watches the API calls that a page makes. */
import type { Locator, Page, Request } from '@playwright/test';
import type { Call } from '../faults/proxy.ts';

/** Collects the calls of one kind from now on. */
export function callsOf(page: Page, { method, path }: Call): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isCall = pathname.startsWith('/v1/') && path.test(pathname.slice('/v1'.length));
    if (isCall && request.method() === method) calls.push(request);
  });
  return calls;
}

/** The idempotency key of each call. */
export const keysOf = (calls: readonly Request[]) => calls.map((call) => call.headers()['idempotency-key']);

/** Twenty clicks, faster than any answer. */
export const clickOften = (button: Locator) =>
  button.evaluate((element) => {
    for (let click = 0; click < 20; click += 1) if (element instanceof HTMLElement) element.click();
  });
