/** A slow phone in Chromium: a processor four times slower, 1.6 Mbit/s, 150 ms away. */
import type { BrowserContext, Page } from 'playwright';

const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
/** How many times slower the processor is than this machine's. */
export const slowdown = 4;

export async function asSlowPhone(context: BrowserContext, page: Page): Promise<void> {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', line);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
