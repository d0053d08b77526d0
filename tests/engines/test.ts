/** The journeys' `test`, with a person at a browser of any engine. */
import { writeFileSync } from 'node:fs';
import type { Engine } from '../../scripts/engines.ts';
import { expect, test as journeys } from '../journeys/test.ts';
import { type BrowsingPerson, personAt } from './person.ts';
import { launchWithPuppeteer } from './puppeteer.ts';
import { launchWebKit } from './web-driver.ts';

type Fixtures = { engine: Engine; person: BrowsingPerson };

const launch = (engine: Engine) => (engine === 'webkit' ? launchWebKit() : launchWithPuppeteer(engine));

export const test = journeys.extend<Fixtures>({
  engine: ['chromium', { option: true }],
  // The journeys' own would start Playwright's browser. What pages complain of, the person hears.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
  quiet: async ({}, use) => use(undefined),
  person: async ({ engine, product }, use, info) => {
    const browser = await launch(engine);
    try {
      const person = personAt(browser, engine, product.url);
      await use(person);
      if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('page.png'), await browser.picture());
      expect(person.heard, 'complaints of the browser').toEqual([]);
    } finally {
      await browser.close();
    }
  },
});
