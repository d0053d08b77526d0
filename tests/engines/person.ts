/** A person with a browser: finds things by what is written on them, and waits until they are there. */
import { password } from '../journeys/server.ts';
import type { Browser, Found } from './browser.ts';
import { allOf, button, complaints, label, library, readyOne, type Wanted } from './in-page.ts';

/** Milliseconds that a person waits for a page. */
const patience = 30_000;

export function personAt(browser: Browser, engine: string, origin: string) {
  const heard: string[] = [];

  // The page is asked, as Firefox's driver does not tell of addresses that the app sets.
  const address = async () => String(await browser.evaluate('location.href'));

  /** Tries again until the attempt yields something: pages load and change meanwhile. */
  async function until<Result>(what: string, attempt: () => Promise<Result | undefined | false>): Promise<Result> {
    const deadline = Date.now() + patience;
    let reason: unknown;
    while (Date.now() < deadline) {
      try {
        const result = await attempt();
        if (result) return result;
        reason = 'in vain';
      } catch (error) {
        reason = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${engine} at ${await address()}: waited ${patience / 1000} seconds for ${what}: ${reason}`);
  }

  /** Makes the page ready to be searched, and hears what it complains of. */
  async function listen() {
    // What complaints() returns comes back as it was: texts.
    heard.push(...((await browser.evaluate(`(${complaints})()`)) as string[]));
    if ((await browser.evaluate('typeof TestingLibraryDom')) !== 'object') await browser.evaluate(library);
  }

  const find = async (wanted: Wanted) => {
    await listen();
    return browser.element(`${allOf(wanted)}[0]`);
  };

  /** Does it with the one at the index, as soon as that is ready. */
  const act = (what: string, wanted: Wanted, action: (found: Found) => Promise<void>, index = 0) =>
    until(`${what} ${wanted.words}`, async () => {
      await listen();
      const found = await browser.element(`(${readyOne})(${allOf(wanted)}[${index}])`);
      if (found) await action(found);
      return found !== undefined;
    });

  const person = {
    /** What the pages have complained of: errors, and violations of the content policy. */
    heard,
    open: (path: string) => browser.open(new URL(path, origin).href),
    reload: () => browser.reload(),
    sees: (wanted: Wanted) => until(wanted.words, () => find(wanted)),
    seesNo: (wanted: Wanted) => until(`no ${wanted.words}`, async () => !(await find(wanted))),
    isAt: (path: string | RegExp) =>
      until(`the address ${path}`, async () => {
        const { pathname, search } = new URL(await address());
        return typeof path === 'string' ? pathname === path : path.test(pathname + search);
      }),
    click: (wanted: Wanted) => act('a click on', wanted, (found) => found.click()),
    /** Clicks each of those that are there. */
    async clickEach(wanted: Wanted) {
      await person.sees(wanted);
      const count = Number(await browser.evaluate(`${allOf(wanted)}.length`));
      for (let index = 0; index < count; index += 1) await act('a click on', wanted, (found) => found.click(), index);
    },
    /** Replaces what the field holds. */
    fill: (wanted: Wanted, text: string) =>
      act('typing into', wanted, async (found) => {
        await found.click();
        await found.type(text);
      }),
    async signIn(email: string) {
      await person.open('/login');
      await person.fill(label('Email'), email);
      await person.fill(label('Password'), password);
      await person.click(button('Sign In'));
      await person.isAt(/^\/(dashboard|teach)/);
    },
  };
  return person;
}

export type BrowsingPerson = ReturnType<typeof personAt>;
