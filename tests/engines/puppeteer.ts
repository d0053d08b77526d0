/** Chromium, by its own protocol, and Firefox, by WebDriver BiDi. */
import puppeteer, { type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core';
import { chromiumArgs } from '../../scripts/chromium.ts';
import { programsOf } from '../../scripts/engines.ts';
import { type Browser, type Found, windowSize } from './browser.ts';
import { complaints } from './in-page.ts';

const options = {
  chromium: (): LaunchOptions => ({
    browser: 'chrome',
    executablePath: programsOf.chromium().browser,
    args: chromiumArgs,
  }),
  firefox: (): LaunchOptions => ({ browser: 'firefox', executablePath: programsOf.firefox().browser }),
};

export async function launchWithPuppeteer(engine: keyof typeof options): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options[engine](), headless: true, defaultViewport: windowSize });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(complaints);
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    element: async (expression) => {
      const element = (await page.evaluateHandle(expression)).asElement();
      // An expression of in-page.ts yields elements, which are all of the nodes that it can find.
      return element ? found(page, element as ElementHandle<Element>) : undefined;
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}

const found = (page: Page, element: ElementHandle<Element>): Found => ({
  click: () => element.click(),
  type: async (text) => {
    await element.focus();
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type(text);
  },
});
