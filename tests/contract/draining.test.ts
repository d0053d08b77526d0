/** A process that is told to end tells the balancer first. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, seededInstallation, startServer, stopServer } from './server-process.ts';

/** Milliseconds: a real process starts here, on a machine that may be busy. */
const timeout = 180_000;

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  let env: Record<string, string>;
  ({ folder, env } = await seededInstallation());
  server = await startServer(folder, { ...env, DRAIN_SECONDS: '8' });
}, timeout);
afterAll(async () => {
  await stopServer(server, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('§product.97 is not ready for the seconds of DRAIN_SECONDS, answers meanwhile, then ends', { timeout }, async () => {
  const statusOf = async (path: string) => (await fetch(server.origin + path)).status;
  expect(await statusOf('/health/ready')).toBe(200);
  const ended = once(server.child, 'exit');
  const told = Date.now();
  server.child.kill('SIGTERM');
  while ((await statusOf('/health/ready')) === 200) expect(Date.now() - told).toBeLessThan(7_000);
  expect(await statusOf('/health/ready')).toBe(503);
  expect(await statusOf('/health/live')).toBe(200);
  expect(await statusOf('/v1/marketing/courses')).toBe(200);
  expect(await ended).toEqual([0, null]);
  expect(Date.now() - told).toBeGreaterThanOrEqual(8_000);
});
