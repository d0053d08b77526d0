/** A page whose clock the walk moves on, and the errors that its browser reports. */
import type { BrowserContext, Page } from '@playwright/test';
import { exampleStudent, exampleToken } from '../../../src/api/generated/examples.ts';
import { moment } from '../flows/samples.ts';
import type { Ticket } from './page-helpers.ts';

export const settling = 15_000;

declare global {
  interface Window {
    /** Whether anything on the page has had the focus since it was loaded. */
    hadFocus?: boolean;
  }
}

export async function openClockedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(settling);
  await page.clock.install({ time: moment });
  // `AbortSignal.timeout` does not follow Playwright's clock, so it is replaced by a timer that does.
  await page.addInitScript(() => {
    document.addEventListener('focusin', () => {
      window.hadFocus = true;
    });
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
    // Browsers expire cookies by the real time, which may be later than the walk's.
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      ...cookie,
      set: (text: string) => {
        const [expires = '', until = ''] = /expires=([^;]*)/.exec(text) ?? [];
        cookie?.set?.call(document, Date.parse(until) > Date.now() ? text.replace(expires, '') : text);
      },
    });
  });
  await page.clock.pauseAt(moment + 1000);
  return page;
}

/** The errors that the browser reports from now on, without failed requests: walks cause those on purpose. */
export function complaintsOf(context: BrowserContext): readonly string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const isOurs = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
    if (isOurs) complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`exception: ${error.error().message}`));
  return complaints;
}

/** Moves the page's clock on in small steps until the promise settles, so that timers and animations go on. */
export async function ticking<Result>(page: Page, promise: Promise<Result>, milliseconds = 20): Promise<Result> {
  let pending = true;
  const ended = promise.finally(() => {
    pending = false;
  });
  const settled = ended.then(
    () => {},
    () => {},
  );
  while (pending) {
    await Promise.race([settled, page.clock.runFor(milliseconds).catch(() => {})]);
    await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
  }
  return ended;
}

/** Signed in as the contract's student, or with another session, with the cookies of §account.3. */
export async function carrySession(context: BrowserContext, url: string, session: Partial<Ticket> = {}): Promise<void> {
  const { token, user } = { ...exampleToken, user: exampleStudent, ...session };
  const values = { _auth: token, _auth_type: 'Bearer', _auth_state: encodeURIComponent(JSON.stringify(user)) };
  const cookies = Object.entries(values).map(([name, value]) => ({ name, value, url, sameSite: 'Lax' as const }));
  await context.addCookies(cookies);
}
