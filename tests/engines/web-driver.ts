/** WebKitGTK's browser, by WebDriver, with a screen of its own for its window. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key, type WebDriver, WebElement } from 'selenium-webdriver';
import { programsOf } from '../../scripts/engines.ts';
import { answers, freePort } from '../journeys/server.ts';
import { type Browser, type Found, windowSize } from './browser.ts';

export async function launchWebKit(): Promise<Browser> {
  const programs = programsOf.webkit();
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const service = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  });
  const stop = () => {
    service.kill();
    screen.kill();
  };
  try {
    const driver = await connect(service, `http://127.0.0.1:${port}`, programs.browser);
    return browserOf(driver, stop);
  } catch (error) {
    stop();
    throw error;
  }
}

async function connect(service: ChildProcess, server: string, binary: string): Promise<WebDriver> {
  await started(service, `${server}/status`);
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } })
    .build();
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...windowSize });
  return driver;
}

const browserOf = (driver: WebDriver, stop: () => void): Browser => ({
  open: (url) => driver.get(url),
  reload: () => driver.navigate().refresh(),
  evaluate: (expression) => driver.executeScript(`return ${expression}`),
  element: async (expression) => {
    const element = await driver.executeScript(`return ${expression}`);
    return element instanceof WebElement ? found(element) : undefined;
  },
  picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  close: async () => {
    await driver.quit();
    stop();
  },
});

const found = (element: WebElement): Found => ({
  click: () => element.click(),
  type: async (text) => {
    // In one call with the text, the text is lost.
    await element.sendKeys(Key.chord(Key.CONTROL, 'a'));
    await element.sendKeys(text);
  },
});

async function started(service: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 300 && service.exitCode === null; tries += 1) {
    if (await answers(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("WebKit's driver did not start.");
}
